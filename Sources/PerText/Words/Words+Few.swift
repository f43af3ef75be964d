// Languages with only a few words so far.
extension Language {
  /// Hindi.
  static let hindi = Language(
    codes: ["hi"],
    units: """
      kilogram: किलो किग्रा किलोग्राम
      gram: ग्राम
      tola: तोला
      liter: लीटर
      milliliter: मिली
      meter: मीटर
      item: नग पीस
      dozen: दर्जन
      """,
    counts: """
      pack: का_पैक पैक
      bag: पैकेट
      """,
    currencies: """
      INR: रु रुपये रू
      """,
    roles: [
      .netJoint: "का",
      .noise: "लगभग करीब",
    ],
    headings: """
      name:नाम, उत्पाद का नाम
      product:उत्पाद, वस्तु, सामान
      brand:ब्रांड
      quantity:मात्रा
      weight:वजन
      size:आकार
      unit:इकाई
      price:मूल्य, कीमत, दाम
      total:कुल
      saving:छूट, बचत
      store:दुकान, बाजार
      note:टिप्पणी
      date:तारीख, दिनांक
      other:श्रेणी, स्टॉक, शेष, बिक्री
      sum:कुल
      """,
    labels: [
      .currencySign: "Rs",
      .yes: "हाँ",
      .no: "नहीं",
    ])

  /// Javanese.
  static let javanese = Language(
    codes: ["jv"],
    units: """
      @ ounce: ons
      """)

  /// Afrikaans.
  static let afrikaans = Language(
    codes: ["af"],
    units: """
      @ ounce: ons
      @ day: dag
      """,
    own: [
      .rangeEnd: "of"
    ])

  /// Breton.
  static let breton = Language(
    codes: ["br"],
    units: """
      @ ounce: ons
      """)

  /// Colognian.
  static let colognian = Language(
    codes: ["ksh"], habits: [.metricPounds],
    units: """
      @ pound: pfund
      """)

  /// Luxembourgish and Low German.
  static let nearGerman = Language(codes: ["lb", "nds"], habits: [.metricPounds])

  /// Galician.
  static let galician = Language(
    codes: ["gl"],
    units: """
      @ day: día días
      @ month: mes
      @ year: ano anos
      """,
    own: [
      .rangeEnd: "a"
    ],
    headings: """
      product:produto
      quantity:cantidade
      price:prezo
      unitPrice:prezo unitario
      sale:oferta, prezo oferta
      store:tenda
      date:data
      """)

  /// Swiss German.
  static let swissGerman = Language(
    codes: ["gsw"], habits: [.metricPounds],
    currencies: """
      CHF: stutz
      rappen: räppli
      """,
    labels: [
      .chainOfFrancs: "migros coop denner volg landi"
    ])

  /// Kazakh.
  static let kazakh = Language(
    codes: ["kk"],
    currencies: """
      KZT: тенге тг
      """)

  /// Georgian.
  static let georgian = Language(
    codes: ["ka"],
    currencies: """
      GEL: ლარი
      """)

  /// Armenian.
  static let armenian = Language(
    codes: ["hy"],
    currencies: """
      AMD: դրամ
      """)

  /// Bengali.
  static let bengali = Language(
    codes: ["bn"],
    currencies: """
      BDT: টাকা
      """)

  /// Languages of countries whose packs are printed in English, too.
  static let countingInEnglish = Language(
    codes: ["id", "ms", "fil", "hi", "bn", "ta", "te", "mr", "gu", "ur", "af", "zu", "xh", "sw"],
    habits: [.countsWithS],
    roles: [
      .bracketEstimate: "sekitar kira-kira lebih_kurang"
    ])
}
