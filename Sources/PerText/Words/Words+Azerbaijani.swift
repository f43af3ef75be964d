extension Language {
  /// Azerbaijani.
  static let azerbaijani = Language(
    codes: ["az"], habits: [.countsWithL],
    units: """
      item: ədəd
      """,
    currencies: """
      AZN: manat
      """,
    headings: """
      name:ad, adı
      product:məhsul
      brand:marka
      quantity:miqdar
      weight:çəki
      volume:həcm
      unit:vahid
      price:qiymət, qiyməti
      sale:endirimli qiymət, endirimli
      saving:endirim
      store:mağaza
      note:qeyd
      date:tarix
      sum:cəmi
      """)
}
