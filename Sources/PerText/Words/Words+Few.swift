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
    codes: ["th"], habits: [.sizesBeforePacks],
    numbers: """
      2: สอง
      3: สาม
      4: สี่
      5: ห้า
      6: หก
      8: แปด
      10: สิบ
      """,
    units: """
      kilogram: กก กิโลกรัม กิโล กก.ละ กิโลกรัมละ กิโลละ
      gram: กรัม
      milligram: มก
      liter: ลิตร ลิตรละ
      milliliter: มล มิลลิลิตร
      meter: เมตร เมตรละ
      item: ชิ้น ชิ้นละ ฟองละ อันละ ลูกละ ขวดละ ถุงละ
      meter: เมตร
      item: ชิ้น
      item: ใบ ลูก อัน ตัว ดวง ผืน
      @ pair: คู่
      dozen: โหล
      """,
    counts: """
      tablet: กะเม็ด เม็ด
      bottle: ขวด
      can: กระป๋อง
      box: กล่อง
      sachet: ซอง
      pack: แพ็ค แพค แพ็ก ห่อ
      bag: ถุง
      egg: ฟอง
      roll: ม้วน
      sheet: แผ่น
      case: ลัง
      tub: ถ้วย
      capsule: แคปซูล
      tube: หลอด
      bar: แท่ง
      cube: ก้อน
      tray: ถาด
      jar: กระปุก
      """,
    currencies: """
      THB: บาท
      """,
    roles: [
      .noise: "ประมาณ",
      .perUnit: """
      กก.ละ กิโลกรัมละ กิโลละ ลิตรละ เมตรละ ชิ้นละ ฟองละ อันละ ลูกละ ขวดละ ถุงละ
      """,
    ],
    own: [
      .and: "และ"
    ])

  /// Greek.
  static let greek = Language(
    codes: ["el"],
    numbers: """
      2: δύο δυο
      3: τρεις τρία
      4: τέσσερις τέσσερα
      5: πέντε
      6: έξι
      8: οκτώ
      10: δέκα
      12: δώδεκα
      """,
    packSizes: """
      2: διπλή διπλό duo
      3: τριπλή τριπλό trio
      """,
    packEndings: "συσκευασία πακέτο pack",
    units: """
      kilogram: κιλό κιλά κ.γ.
      gram: γρ γραμμάρια
      liter: λίτρο λίτρα
      meter: μέτρα
      item: τεμ τεμάχια τεμάχιο
      @ item: τμχ τεμ. τεμάχια
      """,
    counts: """
      tablet: δισκία δισκίο
      bottle: μπουκάλι μπουκάλια φιάλη φιάλες
      can: κουτάκι κουτάκια κονσέρβα κονσέρβες
      box: κουτί κουτιά
      bag: σακουλάκι σακουλάκια σακούλα σακούλες σακούλας
      pack: πακέτο πακέτα συσκευασία συσκευασίες
      tub: κεσεδάκι κεσεδάκια κεσές κύπελλο κύπελλα
      jar: βαζάκι βαζάκια βάζο βάζα
      roll: ρολό ρολά
      sachet: φακελάκι φακελάκια
      slice: φέτα φέτες
      egg: αυγό αυγά
      capsule: κάψουλα κάψουλες
      case: κιβώτιο κιβώτια
      wash: πλύση πλύσεις μεζούρες
      serving: μερίδα μερίδες
      wipe: μαντηλάκι μαντηλάκια
      sheet: φύλλο φύλλα
      """,
    currencies: """
      EUR: ευρώ
      """,
    roles: [
      .noise: "περίπου",
      .wholeOfPacks: "σύνολο συνολικά",
      .priceNoise: "τιμή χωρίς_φπα φπα με_φπα",
      .taxNoise: "φπα",
    ],
    own: [
      .and: "και",
      .sizeLink: "των",
      .pluralEnding: "ια α ες οι ών",
      .countedNoun: "αυγά αβγά κρουασάν λουκάνικα ψωμάκια λεμόνια πορτοκάλια μήλα μπανάνες",
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
