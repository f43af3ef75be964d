extension Language {
  /// Turkish.
  static let turkish = Language(
    codes: ["tr"], habits: [.countsWithL],
    units: """
      @ ounce: ons
      gallon*: galon
      dunam: dönüm
      item: adet
      @ item: ad
      """,
    counts: """
      sheet: yaprak
      wash: yıkama
      box: kutu
      bottle: şişe
      """,
    currencies: """
      TRY: tl lira türk_lirası
      """,
    roles: [
      .per: "al",
      .priceNoise: "fiyat",
      .off: "indirim indirimi indirimli",
      .pay: "öde ödeyin",
      .intervalLead: "al",
      .formerPrice: "eski_fiyat önceki liste_fiyatı yerine",
    ])
}
