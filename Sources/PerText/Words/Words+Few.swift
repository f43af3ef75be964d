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
    headings: """
      name:نام
      product:کالا, محصول
      brand:برند
      quantity:مقدار
      weight:وزن
      volume:حجم
      count:تعداد
      unit:واحد
      price:قیمت
      sale:قیمت با تخفیف
      store:فروشگاه, مغازه
      note:توضیحات
      date:تاریخ
      number:ردیف
      sum:جمع
      """,
    labels: [
      .total: "سـه"
    ])

  /// Albanian.
  static let albanian = Language(
    codes: ["sq"],
    units: """
      @ ounce: ons
      item: copë
      """,
    currencies: """
      ALL: lekë
      """,
    headings: """
      name:emri
      product:artikulli, produkti
      brand:marka
      quantity:sasia, përmbajtja
      weight:pesha
      volume:vëllimi
      unit:njësia
      price:çmimi
      unitPrice:çmimi për njësi
      sale:oferta, çmimi në ofertë
      store:dyqani, marketi
      note:shënim
      date:data
      sum:totali
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
    codes: ["ksh"], habits: [.metricPounds],
    units: """
      @ pound: pfund
      """)

  /// Luxembourgish and Low German.
  static let nearGerman = Language(codes: ["lb", "nds"], habits: [.metricPounds])

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
    ],
    letters: [
      .elided: "d"
    ],
    headings: """
      name:nom
      product:producte, article
      brand:marca
      quantity:quantitat, contingut
      weight:pes
      volume:volum
      size:mida, format
      count:unitats
      unit:unitat
      price:preu
      unitPrice:preu per unitat, preu unitari
      former:preu anterior, preu habitual
      sale:oferta, preu oferta
      store:botiga, supermercat
      note:nota
      barcode:codi de barres
      date:data
      other:categoria
      """)

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

  /// Estonian.
  static let estonian = Language(
    codes: ["et"],
    units: """
      item: tükki
      @ item: tk
      """,
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
      loyalty:kliendikaardi hind, kaardihind, kliendihind
      store:pood
      note:märkus
      barcode:ribakood
      date:kuupäev
      other:kategooria, osakond, laos, laoseis, laojääk, müüdud
      sum:kokku, summa
      """,
    labels: [
      .total: "kokku",
      .hundredth: "senti",
      .yes: "jah",
      .no: "ei",
    ])

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

  /// Icelandic.
  static let icelandic = Language(
    codes: ["is"],
    currencies: """
      krona: kronur krónur
      ISK: íkr
      """,
    headings: """
      name:heiti, nafn
      product:vara, vöruheiti
      brand:vörumerki
      quantity:magn, innihald
      weight:þyngd
      volume:rúmmál
      size:stærð
      count:fjöldi
      unit:eining
      price:verð
      unitPrice:einingarverð, einingaverð, mælieiningarverð
      former:fyrra verð
      sale:tilboð, tilboðsverð
      store:búð, verslun
      note:athugasemd
      date:dagsetning
      other:flokkur
      sum:samtals
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
    units: """
      item: vnt vnt.
      """,
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
      loyalty:kaina su kortele, su kortele, lojalumo kaina
      store:parduotuvė
      note:pastaba
      barcode:brūkšninis kodas
      date:data
      other:kategorija, skyrius, likutis, sandėlyje, parduota
      sum:iš viso
      """,
    labels: [
      .total: "iš viso"
    ],
    labelParts: [
      .markupPrice: "kaina"
    ])

  /// Latvian.
  static let latvian = Language(
    codes: ["lv"],
    units: """
      item: gab gab.
      """,
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
      loyalty:cena ar karti, ar karti, cena ar klienta karti, klienta karte
      number:nr p k, nr pk
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
