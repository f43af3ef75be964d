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
    ])

  /// Thai.
  static let thai = Language(
    codes: ["th"],
    units: """
      kilogram: กก กิโลกรัม กิโล กก.ละ กิโลกรัมละ กิโลละ
      gram: กรัม
      milligram: มก
      liter: ลิตร ลิตรละ
      milliliter: มล มิลลิลิตร
      meter: เมตร เมตรละ
      item: ชิ้น ชิ้นละ ฟองละ อันละ ลูกละ ขวดละ ถุงละ
      """,
    counts: """
      tablet: กะเม็ด เม็ด
      """,
    currencies: """
      THB: บาท
      """,
    roles: [
      .noise: "ประมาณ",
      .perUnit: """
      กก.ละ กิโลกรัมละ กิโลละ ลิตรละ เมตรละ ชิ้นละ ฟองละ อันละ ลูกละ ขวดละ ถุงละ
      """,
    ])

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
      .noise: "περίπου",
      .priceNoise: "τιμή χωρίς_φπα φπα με_φπα",
      .taxNoise: "φπα",
    ])

  /// Persian.
  static let persian = Language(
    codes: ["fa"],
    units: """
      kilogram: کیلو کیلوگرم کیلویی کیلوگرمی
      gram: گرم گرمی
      liter: لیتر لیتری
      milliliter: میلی_لیتر میلی_لیتری سی_سی
      meter: متر متری
      item: عدد عددی تایی
      dozen: دوجین
      """,
    counts: """
      pack: بسته
      sheet: برگ برگی
      """,
    currencies: """
      toman: تومان تومن
      """,
    roles: [
      .noise: "حدود تقریبا"
    ])

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
      """,
    roles: [
      .bracketEstimate: "khoảng"
    ])

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
      .noise: "близько приблизно",
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
      .noise: "neto_količina okoli približno",
      .bracketEstimate: "pribl oko otprilike",
    ])

  /// Azerbaijani.
  static let azerbaijani = Language(
    codes: ["az"], habits: [.countsWithL])

  /// Languages of countries whose packs are printed in English, too.
  static let countingInEnglish = Language(
    codes: ["id", "ms", "fil", "hi", "bn", "ta", "te", "mr", "gu", "ur", "af", "zu", "xh", "sw"],
    habits: [.countsWithS],
    roles: [
      .bracketEstimate: "sekitar kira-kira lebih_kurang"
    ])
}
