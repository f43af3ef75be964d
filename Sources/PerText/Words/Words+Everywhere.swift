extension Language {
  /// What is written like this in every language: signs, codes and abbreviations.
  static let everywhere = Language(
    codes: [],
    units: """
      kilogram: kg kg.
      hectogram: hg
      dekagram: dag
      gram: g
      milligram: mg
      microgram: µg ug mcg
      tonne: t
      ounce: oz oz.
      pound: lb lb.
      stone: stone
      liter: l
      deciliter: dl
      centiliter: cl
      milliliter: ml
      microliter: µl ul
      kiloliter: kl
      hectoliter: hl
      cubic-centimeter: cc cm3 cm³
      cubic-millimeter: mm3
      cubic-meter: m3
      cubic-inch: in3
      cubic-foot: ft3
      cubic-yard: yd3
      fluid-ounce*: fl_oz
      pint*: pt
      pint-metric: mpt
      quart*: qt
      gallon*: gal
      barrel: bbl
      bushel: bu
      meter: m
      decimeter: dm
      centimeter: cm
      millimeter: mm
      kilometer: km
      foot: ft
      yard: yd
      mile: mi
      nanometer: nm
      square-meter: m2
      square-centimeter: cm2
      square-millimeter: mm2
      square-kilometer: km2
      square-inch: in2
      square-foot: ft2
      square-yard: yd2
      square-mile: mi2
      acre: ac
      dunam: dunam
      hectare: ha
      bit: bit
      byte: b byte
      kilobyte: kb
      megabyte: mb
      gigabyte: gb
      terabyte: tb
      petabyte: pb
      exabyte: eb
      joule: j joule
      kilojoule: kj
      megajoule: mj
      foodcalorie: kcal
      kilowatt-hour: kwh
      watt-hour: wh
      megawatt-hour: mwh
      british-thermal-unit: btu
      nanosecond: ns
      microsecond: µs
      millisecond: ms
      minute: min
      """,
    currencies: """
      EUR: € eur
      dollar: $
      USD: us$ $us $su u_s_$ usd$
      CAD: c$ ca$ can$ cad$ $ca
      AUD: a$ au$ aud$ $au
      NZD: nz$ $nz
      HKD: hk$ $hk
      SGD: s$ sg$ $sg
      TWD: nt$ $tw
      MXN: mx$ mex$ $mx
      ARS: $ar
      CLP: $cl
      COP: $co
      BRL: r$
      pound: £ ₤
      GBP: stg gb£ £gb uk£
      EGP: e£
      yen: ¥
      JPY: jp¥
      yuan: rmb cn¥
      rupee: ₨ rs
      INR: ₹
      CHF: fr chf
      ruble: ₽
      UAH: ₴
      TRY: ₺
      ILS: ₪ nis
      AED: dh dhs
      riyal: ﷼
      KWD: kd
      KRW: ₩
      IDR: rp
      MYR: rm
      THB: ฿
      VND: ₫
      PHP: ₱ php
      ZAR: r
      NGN: ₦
      GHS: ₵ gh₵
      KZT: ₸
      GEL: ₾
      AMD: ֏
      AZN: ₼
      CRC: ₡
      PYG: ₲
      MNT: ₮
      LAK: ₭
      BDT: ৳ tk
      KHR: ៛
      VES: bs
      PEN: s/
      PAB: b/
      cfa: fcfa cfa f_cfa
      cent-sign: ¢
      cent: c cts ctm
      penny: p
      """,
    roles: [
      .estimated: "℮",
      .ordinalEnding: "ª º",
      .intervalLead: "/",
      .onePeriod: "1",
      .times: "x",
      .densityUnit: "kg_/_l g_/_ml kg/l g/ml g/cm³ kg/dm³",
      .taxAdded: "+",
      .termLink: ":",
      .termFiller: "+ &",
      .sideLabel: "h ø",
      .sizeOfPieces: "nb s m l xl xxl xxxl",
      .rangeJoint: "- –",
      .plainCode: "eur usd gbp chf",
      .leadingUnit: "gr kg ml cl dl lt",
      .metricLetter: "g l m t",
      .addition: "+",
      .substancePer: "/",
      .alcoholDegree: "°",
      .temperature: "° °c °f ℃ ℉",
    ],
    headings: """
      barcode:ean, gtin, upc, ean13, gtin13, ean upc, isbn, ean gtin, gtin ean
      articleNumber:sku, mpn, plu, asin
      other:url, kcal, nutriscore, nutri score, ecoscore
      number:id, uuid, guid
      webPage:url
      """,
    labels: [
      .notKnown: "null none nan nil #n/a",
      .given: "visa mastercard maestro paypal amex mc vpay",
      .clubEnding: "plus pass",
    ],
    labelParts: [
      .given: "american_express apple_pay google_pay",
      .headLine: "tel www. http eur",
      .details: "∅ ø",
    ])
}
