extension Language {
  /// Vietnamese.
  static let vietnamese = Language(
    codes: ["vi"], habits: [.sizesBeforePacks],
    numbers: """
      2: hai
      3: ba
      4: bốn
      5: năm
      6: sáu
      8: tám
      10: mười
      """,
    units: """
      @ meter: mét
      @ item: quả trái cái chiếc củ con
      @ pair: đôi
      """,
    counts: """
      @ can: lon
      @ bottle: chai bình
      @ box: hộp
      @ pack: gói lốc
      @ bag: túi bịch bao
      @ tablet: viên
      @ roll: cuộn
      @ sheet: tờ
      @ case: thùng két
      @ tray: vỉ khay
      @ jar: hũ lọ
      @ tub: ly
      @ bar: thanh
      @ tube: tuýp
      @ ampoule: ống
      @ nappy: miếng
      @ sachet: que
      """,
    currencies: """
      VND: đ vnđ đồng
      """,
    roles: [
      .bracketEstimate: "khoảng"
    ],
    own: [
      .and: "và"
    ])
}
