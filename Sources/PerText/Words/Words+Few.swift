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
      item: नग
      """,
    currencies: """
      INR: रु रुपये रू
      """)

  /// Thai.
  static let thai = Language(
    codes: ["th"],
    units: """
      kilogram: กก กิโลกรัม กิโล
      gram: กรัม
      milligram: มก
      liter: ลิตร
      milliliter: มล มิลลิลิตร
      meter: เมตร
      item: ชิ้น
      """,
    counts: """
      tablet: กะเม็ด เม็ด
      """,
    currencies: """
      THB: บาท
      """)

  /// Greek.
  static let greek = Language(
    codes: ["el"],
    units: """
      kilogram: κιλό κιλά κ.γ.
      gram: γρ γραμμάρια
      liter: λίτρο λίτρα
      meter: μέτρα
      item: τεμ τεμάχια τεμάχιο
      """,
    counts: """
      tablet: δισκία δισκίο
      """,
    currencies: """
      EUR: ευρώ
      """,
    roles: [
      .priceNoise: "τιμή χωρίς_φπα φπα με_φπα",
      .taxNoise: "φπα",
    ])

  /// Persian.
  static let persian = Language(
    codes: ["fa"],
    units: """
      kilogram: کیلو کیلوگرم
      gram: گرم
      liter: لیتر
      """,
    currencies: """
      IRR: تومان
      """)

  /// Albanian.
  static let albanian = Language(
    codes: ["sq"],
    units: """
      @ ounce: ons
      """)

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
    codes: ["ksh"],
    units: """
      @ pound: pfund
      """)

  /// Vietnamese.
  static let vietnamese = Language(
    codes: ["vi"],
    units: """
      @ meter: mét
      """,
    currencies: """
      VND: đ vnđ đồng
      """)

  /// Bulgarian.
  static let bulgarian = Language(
    codes: ["bg"],
    units: """
      item: бр
      """,
    currencies: """
      BGN: лв лева лев
      """)

  /// Catalan.
  static let catalan = Language(
    codes: ["ca"],
    units: """
      @ item: u
      therm-us: thm
      @ day: dia dies
      @ month: mes
      @ thousand: mil
      """,
    own: [
      .rangeEnd: "a"
    ])

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
    ])

  /// Ukrainian.
  static let ukrainian = Language(
    codes: ["uk"],
    counts: """
      roll: рулони рулонів
      sheet: аркуш аркуші аркушів
      nappy: підгузків
      """,
    currencies: """
      UAH: грн гривна гривень гривні
      kopeck: копійок
      """,
    roles: [
      .formerPrice: "стара_ціна замість",
      .perOrFor: "за",
    ])

  /// Estonian.
  static let estonian = Language(
    codes: ["et"],
    currencies: """
      EUR: eurot
      """)

  /// Swiss German.
  static let swissGerman = Language(
    codes: ["gsw"],
    currencies: """
      CHF: stutz
      rappen: räppli
      """)

  /// Icelandic.
  static let icelandic = Language(
    codes: ["is"],
    currencies: """
      krona: kronur krónur
      ISK: íkr
      """)

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

  /// Slovene.
  static let slovene = Language(
    codes: ["sl"],
    roles: [
      .noise: "neto_količina"
    ])

  /// Azerbaijani.
  static let azerbaijani = Language(
    codes: ["az"], habits: [.countsWithL])
}
