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
      .numberLabel: "spf faktör no no. numara yaş ton renk omega model seri",
      .net: "file",
      .device:
        "fare klavye telefon router modem yazıcı kamera televizyon tv monitör drone konsol kulaklık hoparlör",
      .clothing: "jean pantolon gömlek elbise etek kazak yelek şort tayt çorap",
      .lifting: "kriko vinç caraskal pres",
      .soldByLength: "kablo tel film bant hortum halat ip zincir şerit iplik",
      .soldByMilligram: "safran",
      .sizeLabel: "beden",
      .noise: "yaklaşık",
    ])
}
