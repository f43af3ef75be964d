extension Language {
  /// Turkish.
  static let turkish = Language(
    codes: ["tr"], habits: [.countsWithL],
    numbers: """
      2: iki i̇ki
      3: üç
      4: dört
      5: beş
      6: altı
      8: sekiz
      10: on
      12: oniki
      """,
    packSizes: """
      2: ikili i̇kili çift duo
      3: üçlü trio
      4: dörtlü
      5: beşli
      6: altılı six
      8: sekizli
      10: onlu
      12: onikili
      """,
    packEndings: "paket pack",
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
      @ pack: paket
      @ bag: poşet torba
      @ jar: kavanoz
      @ can: teneke konserve
      @ slice: dilim
      @ egg: yumurta
      @ roll: rulo
      @ tablet: tablet
      @ capsule: kapsül
      @ nappy: bez
      @ case: koli kasa
      @ sachet: saşe
      @ serving: porsiyon
      """,
    currencies: """
      TRY: tl lira türk_lirası
      """,
    roles: [
      .beer: "bira",
      .halfOf: "yarım",
      .quarterOf: "çeyrek",
      .bag: "çöp",
      .emptyHolder: "bardak bardaklar kupa kova",
      .wholeOfPacks: "toplam",
      .per: "al",
      .priceNoise: "fiyat",
      .off: "indirim indirimi indirimli",
      .pay: "öde ödeyin",
      .intervalLead: "al",
      .formerPrice: "eski_fiyat önceki liste_fiyatı yerine",
      .numberLabel: "spf faktör no no. numara yaş ton renk omega model seri",
      .net: "file",
      .gadget: "telefon",
      .fridge: "buzdolabı mikrodalga fritöz",
      .washer: "çamaşır_makinesi kurutma_makinesi",
      .device:
        "fare klavye telefon router modem yazıcı kamera televizyon tv monitör drone konsol kulaklık hoparlör",
      .clothing: "jean pantolon gömlek elbise etek kazak yelek şort tayt çorap",
      .lifting: "kriko vinç caraskal pres",
      .soldByLength: "kablo tel film bant hortum halat ip zincir şerit iplik",
      .soldByMilligram: "safran",
      .sizeLabel: "beden",
      .noise: "yaklaşık",
    ],
    own: [
      .and: "ve",
      .countedNoun: "yumurta simit poğaça sosis köfte limon portakal elma muz",
    ],
    labels: [
      .total: "toplam tutar",
      .tax: "kdv topkdv",
      .given: "nakit kredi",
      .change: "para üstü",
      .hundredth: "kuruş",
      .yes: "evet",
      .no: "hayır",
    ],
    labelParts: [
      .subtotal: "ara_toplam",
      .discount: "indirim iskonto",
    ])
}
