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
      """)

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
    headings: """
      name:име, наименование, име на продукта
      product:продукт, стока, артикул
      brand:марка, производител
      quantity:количество, съдържание
      weight:тегло, маса
      volume:обем
      size:размер, опаковка, разфасовка
      count:бройки, брой
      unit:мярка, единица, мерна единица
      price:цена
      total:общо
      unitPrice:единична цена
      former:стара цена, редовна цена
      sale:промоционална цена, нова цена, намалена цена, цена с отстъпка, крайна цена
      saving:спестявате, спестяване, отстъпка
      currency:валута
      deal:промоция, отстъпка
      store:магазин, верига
      note:бележка, забележка
      barcode:баркод
      date:дата, ден
      offerFrom:начало
      other:категория, отдел, рейтинг, оценка, наличност, на склад, наличности, продадени
      number:номер, код
      filler:на, в, по, и
      sum:общо
      charge:ддс, доставка
      """,
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
    headings: """
      name:назва, найменування, назва товару, назва продукту
      product:товар, продукт, товари, продукти, виріб
      description:опис
      brand:бренд, марка, виробник
      quantity:кількість, вміст
      weight:вага, маса
      volume:об'єм
      size:розмір, упаковка, фасування
      count:штук, шт
      unit:одиниця, одиниця виміру, од вим
      price:ціна, вартість
      total:разом, всього, сума
      unitPrice:ціна за одиницю, ціна за кг
      former:стара ціна, звичайна ціна
      sale:нова ціна, ціна зі знижкою, акційна ціна, ціна після знижки, спеціальна ціна, до сплати, кінцева ціна
      saving:знижка, економія, вигода
      currency:валюта
      deal:знижка, акція
      store:магазин, мережа, крамниця
      note:примітка, нотатка, коментар
      barcode:штрихкод
      articleNumber:артикул, код товару
      date:дата, день, місяць, рік
      other:категорія, відділ, полиця, рейтинг, оцінка, наявність, країна, колір, тип, залишок, залишки, на складі, \
      склад, запас, запаси, продано, продажі
      number:номер, код
      filler:в, на, з, і, за
      sum:разом, усього, всього, середнє
      charge:доставка, пдв, решта
      """,
    labels: [
      .lowestPrice: "від"
    ])

  /// Estonian.
  static let estonian = Language(
    codes: ["et"],
    currencies: """
      EUR: eurot
      """,
    headings: """
      name:nimi, nimetus, toote nimi
      product:toode, kaup
      brand:kaubamärk, tootja
      quantity:kogus, sisu
      weight:kaal
      volume:maht
      size:suurus, pakend
      count:tk
      unit:ühik, mõõtühik
      price:hind
      unitPrice:ühikuhind
      former:tavahind
      sale:soodushind, kampaaniahind, lõpphind
      saving:soodustus, sääst, säästad
      currency:valuuta
      deal:soodustus
      store:pood
      note:märkus
      barcode:ribakood
      date:kuupäev
      other:kategooria, osakond, laos, laoseis, laojääk, müüdud
      sum:kokku, summa
      """,
    labels: [
      .total: "kokku"
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
    headings: """
      name:naziv, ime, ime izdelka
      product:izdelek, artikel
      brand:blagovna znamka, proizvajalec
      quantity:količina, vsebina
      weight:masa, teža
      volume:volumen, prostornina
      size:pakiranje, velikost
      count:kom, kosov
      unit:enota
      price:cena, mpc
      total:skupaj
      unitPrice:cena na enoto
      former:redna cena
      sale:akcijska cena, končna cena, znižana cena
      saving:popust, prihranek, prihranite
      currency:valuta
      deal:akcija, popust
      deposit:kaucija
      store:trgovina
      note:opomba
      barcode:črtna koda
      articleNumber:šifra
      date:datum
      other:kategorija, polica, ocena, zaloga, na zalogi, prodano
      number:številka
      filler:za, na
      sum:skupaj
      charge:ddv, dostava
      """,
    labels: [
      .total: "skupaj",
      .tax: "ddv",
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
    headings: """
      name:pavadinimas, prekės pavadinimas
      product:prekė, produktas
      brand:prekės ženklas, gamintojas
      quantity:kiekis
      weight:svoris, masė
      volume:tūris
      size:dydis, pakuotė
      count:vnt, vienetai
      unit:vienetas, mato vienetas
      price:kaina
      unitPrice:vieneto kaina
      former:sena kaina
      sale:akcijos kaina, kaina su nuolaida, galutinė kaina
      saving:nuolaida, sutaupote, sutaupymas
      currency:valiuta
      deal:akcija, nuolaida
      store:parduotuvė
      note:pastaba
      barcode:brūkšninis kodas
      date:data
      other:kategorija, skyrius, likutis, sandėlyje, parduota
      sum:iš viso
      """,
    labels: [
      .total: "iš viso"
    ])

  /// Latvian.
  static let latvian = Language(
    codes: ["lv"],
    headings: """
      name:nosaukums
      product:prece, produkts
      brand:zīmols, ražotājs
      quantity:daudzums
      weight:svars, masa
      volume:tilpums
      size:izmērs, iepakojums
      count:gab
      unit:vienība, mērvienība
      price:cena
      unitPrice:vienības cena
      former:vecā cena
      sale:akcijas cena, cena ar atlaidi
      saving:atlaide, ietaupījums
      currency:valūta
      deal:akcija, atlaide
      store:veikals
      note:piezīme
      barcode:svītrkods
      date:datums
      other:kategorija, nodaļa, atlikums, noliktavā, pārdots
      sum:kopā, summa
      """,
    labels: [
      .total: "kopā"
    ])
}
