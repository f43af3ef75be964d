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
    labels: [
      .currencySign: "Rs",
      .yes: "हाँ",
      .no: "नहीं",
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
    ],
    labels: [
      .total: "سـه"
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

  /// Bulgarian.
  static let bulgarian = Language(
    codes: ["bg"],
    units: """
      item: бр
      """,
    currencies: """
      BGN: лв лева лев
      """,
    labels: [
      .currencySign: "лв",
      .hundredth: "стотинки",
      .yes: "да",
      .no: "не",
    ],
    labelParts: [
      .total: "за_плащане"
    ])

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
    numbers: """
      2: два дві
      3: три
      4: чотири
      5: п'ять
      6: шість
      """,
    units: """
      item: шт
      """,
    counts: """
      roll: рулони рулонів
      sheet: аркуш аркуші аркушів
      nappy: підгузків
      bottle: пляшка пляшки пляшок
      can: банка банки банок
      pack: упаковка упаковки упаковок пачка пачки пачок
      bag: пакет пакети пакетів
      tablet: таблеток таблетки
      egg: яйця яєць
      wipe: серветок
      """,
    currencies: """
      UAH: грн гривна гривень гривні
      kopeck: копійок
      """,
    roles: [
      .noise: "близько приблизно",
      .formerPrice: "стара_ціна замість",
      .perOrFor: "за",
    ],
    own: [
      .and: "і та",
      .eachLink: "по",
      .countedNoun: "яєць яйця булочок сосисок котлет лимонів апельсинів яблук бананів",
    ],
    labels: [
      .lowestPrice: "від",
      .yes: "так",
      .no: "ні",
    ])

  /// Estonian.
  static let estonian = Language(
    codes: ["et"],
    currencies: """
      EUR: eurot
      """,
    labels: [
      .total: "kokku",
      .hundredth: "senti",
      .yes: "jah",
      .no: "ei",
    ])

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
    numbers: """
      2: dva dve
      3: tri trije
      4: štiri
      5: pet
      6: šest
      """,
    units: """
      @ item: kos kosa kosi kosov kosov. kom
      @ pair: par pari
      """,
    counts: """
      @ bottle: steklenica steklenice steklenic
      @ can: pločevinka pločevinke pločevink
      @ bag: vrečka vrečke vrečk vrečica vrečice vrečic
      @ pack: paket paketi paketov zavitek zavitki pakiranje
      @ tub: lonček lončki lončkov
      @ jar: kozarec kozarci kozarcev
      @ roll: rola role rol zvitek
      @ tablet: tableta tablete tablet
      @ capsule: kapsula kapsule kapsul
      @ egg: jajce jajca jajc
      @ box: škatla škatle
      @ wash: pranj pranje
      @ nappy: plenice plenic
      """,
    roles: [
      .noise: "neto_količina okoli približno",
      .bracketEstimate: "pribl oko otprilike",
      .wholeOfPacks: "skupaj",
    ],
    own: [
      .and: "in",
      .eachLink: "po",
      .countedNoun:
        "jajc jajca žemljic rogljičkov hrenovk klobas čevapčičev palačink limon pomaranč jabolk banan",
    ],
    labels: [
      .total: "skupaj",
      .tax: "ddv",
      .yes: "da",
      .no: "ne",
    ],
    labelParts: [
      .total: "za_plačilo"
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

  /// Lithuanian.
  static let lithuanian = Language(
    codes: ["lt"],
    labels: [
      .total: "iš viso"
    ])

  /// Latvian.
  static let latvian = Language(
    codes: ["lv"],
    labels: [
      .total: "kopā"
    ])
}
