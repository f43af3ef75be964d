extension Language {
  /// Danish.
  static let danish = Language(
    codes: ["da"], habits: [.compounds, .countsBeforePrices, .beginsWithDeals],
    numbers: """
      2: to
      3: tre
      4: fire
      5: fem
      6: seks
      7: syv
      8: otte
      9: ni
      10: ti
      12: tolv
      15: femten
      20: tyve snes
      30: tredive
      40: fyrre
      50: halvtreds
      60: tres
      70: halvfjerds
      80: firs
      90: halvfems
      100: hundrede
      95: femoghalvfems
      """,
    numbersAndHalf: """
      1: halvanden halvandet
      """,
    packSizes: """
      2: dobbelt dobbelte duo to twin
      3: triple tripel tre trio
      4: fire
      5: fem
      6: seks six
      8: otte
      10: ti
      12: tolv
      """,
    packEndings: "pak pakke pakning pack",
    units: """
      item: styk
      @ pair: par
      @ day: dag
      @ item: stk stk. styk stykker styks
      @ square-meter: kvm
      @ dozen: dusin
      kilogram: kilo kg.
      gram: gram
      liter: liter ltr ltr.
      milliliter: milliliter
      meter: meter
      """,
    counts: """
      roll: ruller rl
      @ bag: poser sække ps pose
      @ pack: pakke pakker pk. pk pakninger bundt pakken pakning sampak multipakke sæt
      @ box: æske æsker
      @ case: kasse kasser ramme rammer kassen
      @ bottle: flasker fl. flaske flasken
      @ can: dåser ds. dåse dåsen
      @ jar: glas gl glasset
      @ tub: bægre bøtter bæger spand bøtte
      @ tube: tuber tube
      @ carton: karton kartoner brik brikker
      @ tray: bakker bk. bakke bæger
      @ slice: skiver skive
      @ egg: æg
      @ nappy: bleer ble
      @ wipe: vådservietter renseservietter
      @ tablet: tablet tabletter tabs tabl tabl. brusetabletter tyggetabletter
      @ capsule: kapsler kapsel kaps
      @ teabag: tebreve tebrev breve
      @ serving: portioner portion
      @ wash: vask vaske
      @ sheet: ark
      @ battery: batterier
      @ candle: lys
      @ bun: boller
      @ bulb: pærer pære
      @ roll: ruller rulle
      @ bar: bar barer
      @ sausage: pølser
      @ ampoule: ampuller
      @ sachet: breve
      @ bunch: bdt
      @ tissue: servietter lommetørklæder
      @ ply: lag
      @ plaster: plastre
      @ pouch: ståpose refillpose
      @ cube: terninger
      @ patty: bøffer
      @ blade: barberblade
      @ dose: doser
      @ page: sider
      """,
    currencies: """
      krona: kr kroner krone
      ore: øre
      """,
    roles: [
      .nowPaid: "nu kun",
      .exerciseBook: "kladdehæfte kladdehæfter kollegieblok",
      .unitOfHolder: "liter",
      .sideLabel: "højde høj tykkelse tyk diameter bredde bred dybde",
      .paper: "kopipapir notesblok kollegieblok",
      .loyaltyPrice:
        "medlemspris app-pris for_medlemmer med_app med_appen plus-pris pluspris klubpris med_kort",
      .priceOfKilogram: "kilopris kg-pris kg.pris kg.-pris",
      .priceOfLiter: "literpris liter-pris l-pris",
      .unitPriceName: "enhedspris",
      .noise: "ca cirka mindst netvægt ca. netto indhold nettoindhold min. vægt",
      .beer: "øl pilsner",
      .halfOf: "halv halvt",
      .andHalf: "og_en_halv og_et_halvt",
      .quarterOf: "kvart",
      .bag: "affaldsposer affaldspose skraldeposer affaldssække fryseposer",
      .material: "plast",
      .eyewear: "læsebriller briller kontaktlinser",
      .emptyHolder: """
      vinglas drikkeglas krus spand termokande termoflaske elkedel plastkrus papkrus sylteglas
      """,
      .eachPack: "multipak flerpak",
      .wholeOfPacks: "alt",
      .of: "a'_",
      .per: "per par",
      .taxAdded: "ekskl. ekskl uden +moms ex. ex eks. plus",
      .drainedWeight: "drænet_vægt drænet drænvægt",
      .priceNoise: """
      pris kun fra nu tilbud tilbudspris vores_pris spotpris fast_lavpris inkl inkl_moms nupris
      slutpris
      """,
      .within: "i",
      .people: "personer",
      .free: "gratis",
      .sizeOfCount: "store små",
      .off: "rabat billigere",
      .whenBuying: "ved_køb_af når_du_køber ved_køb",
      .intervalLead: "per par",
      .durationLead: "per",
      .ink: "toner blækpatron blæk",
      .deposit: "pant plus_pant",
      .depositIncluded: "inkl. inkl inklusive",
      .limit: "højst maks. maks max. max",
      .perCustomer: """
      pr._kunde pr_kunde per_kunde pr._husstand pr._kunde. stk./kunde stk/kunde per_husstand
      pr_husstand pr._medlem
      """,
      .behindNumber: "per",
      .lowestPrice: "laveste_pris laveste_pris_seneste laveste_pris_de_seneste",
      .formerPrice: """
      førpris norm normalt før i_stedet_for normalpris norm. vejl._pris vejl_pris vejledende_pris
      vejl._udsalgspris vejl._udsalg ordinær_pris tidligere_pris tidligere gammel_pris før_pris
      udsalgspris_før
      """,
      .rangeJoint: "til",
      .minimum: "fra",
      .days: "dage",
      .garmentOrDeposit: "pant",
      .numberLabel:
        "spf faktor nr nr. nummer alder farve nuance omega type model serie niveau trin klasse",
      .oneContainer: "flaske dåse tube pose dunk krukke æske bakke pakke",
      .net: "net",
      .gadget: "mobiltelefon smartphone konsol",
      .fridge: "køleskab fryseskab kummefryser mikroovn",
      .washer: "vaskemaskine tørretumbler",
      .device:
        "mus tastatur bredbånd abonnement telefon mobil smartphone router modem printer kamera tv monitor drone konsol høretelefoner højttaler",
      .clothing: """
      jeans jakke jakker bukser skjorte skjorter kjole nederdel frakke jakkesæt trøje vest shorts leggings \
      strømper strømpebukser bluse hættetrøje
      """,
      .sizedByLength: """
      pande stegepande wok gryde kasserolle tallerken tallerkener skål skåle fad låg kniv knive lys stearinlys dukke bamse paraply lampe vase spejl palet \
      tang bageform
      """,
      .reach: "rækker dækker rækkeevne",
      .lifting: "donkraft talje kran presse brændekløver spændebånd løftevogn trailer",
      .soldByLength: """
      kabel tråd aluminiumsfolie film tape slange reb line kæde snor garn guirlande forbinding gaze tandtråd bånd \
      ledning rulle ruller rør
      """,
      .soldByMilligram: "safran",
      .sizeLabel: "størrelse str. str",
      .netJoint: "med",
      .bracketEstimate: "omkring",
      .half: "halv_pris til_halv_pris for_halv_pris halvpris",
      .halved: "halve",
      .save: "spar du_sparer rabat_på",
      .forWord: "for til_prisen_for for_prisen_af for_kun til_en_pris_af",
      .buy: "køb tag",
      .get: "få og_få",
      .pay: "betal betal_for betal_kun betal_kun_for og_betal",
      .another: "en_til et_til",
      .three: "tre",
      .four: "fire",
      .second: """
      anden andet den_anden det_andet nummer_to anden_med den_anden_med den_anden_til på_den_anden
      """,
      .third: "tredje den_tredje",
      .fourth: "fjerde",
      .or: "eller",
      .orMore: "eller_flere",
      .dealNoise: "frit_valg valgfri tilbud flere_varianter bland_selv",
      .joining: "og",
      .day: "dag dage",
      .week: "uge uger ugen",
      .month: "måned måneder måneden",
      .year: "år",
      .daily: "dagligt",
      .weekly: "ugentligt",
      .monthly: "månedligt",
      .yearly: "årligt",
      .onePeriodAhead: "en et",
      .halfPeriod: "halv halvt",
      .times: "gange gang",
      .cashback: "tilbage_på_kortet",
      .coupon: "kupon rabatkode rabatkupon værdikupon",
      .couponOff: "rabat",
      .fee: "gebyr",
      .bodyBound: "over under",
      .clearLimit: "begrænset_til",
      .limitNoise: "kun",
      .shipping: "fragt levering forsendelse porto",
      .freeShipping: "gratis_fragt fri_fragt gratis_levering fragtfri fragtfrit",
      .strength: "styrke indeholder",
      .alcoholBefore: "alkohol alkoholprocent",
      .tax: "moms afgift",
      .taxAlone: "+moms",
      .taxIncluded: "inkl. inkl inklusive med",
      .taxNoise: "moms",
      .perPack: "pr._pakke pr_pakke per_pakke pr._stk. pr_stk",
      .perWholePack: "pr._pakke pr_pakke per_pakke",
      .once: "pr._ordre per_ordre",
      .termLink: "på",
      .termFiller: "ekskl. ekskl plus og",
      .countOne: "en et",
      .countThree: "tre",
      .countFour: "fire",
      .countFive: "fem",
      .countSix: "seks",
      .alcohol: "alkohol",
      .caffeine: "koffein",
      .cocoa: "kakao",
      .washes: "vaske vask",
      .plies: "lag lags",
      .each: "hver",
      .atLeast: "min. mindst minimum",
      .groupLink: "på ved",
      .reductionOn: "rabat_på",
      .spokenPercent: "procent",
      .offerUntil: """
      til t.o.m. t.o.m til_og_med gælder_til gælder_til_og_med gælder_t.o.m. gyldig_til slutter tom
      """,
      .offerFrom: "fra fr.o.m. gælder_fra fra_og_med",
      .offerHead: "tilbud gælder tilbuddet_gælder gyldig avisen_gælder kampagne",
      .offerOnly: "kun",
      .dayJoint: "til",
      .dayFiller: "den på",
      .ambiguousMonth: "maj",
      .keepsUntil: "bedst før holdbar holdbarhed mindst",
    ],
    own: [
      .bagEnding: "sæk sække",
      .pieceBeforePrice: "stk stk. st st.",
      .ofThem: "dem",
      .yields: "til giver",
      .two: "to",
      .countTwo: "to",
      .atStore: "hos i",
      .metricPound: "pund",
      .withCount: "v/ v. ved",
      .oneOfUnit: "en et én ét",
      .shortPieces: "st st.",
      .and: "og",
      .sizeLink: "på",
      .eachLink: "à a á",
      .pluralEnding: "er e",
      .ingredient: "korn smage slags farver oste frugter nødder kerner varianter",
      .numberNoun: "snes",
      .countedNoun: """
      æg boller rundstykker croissanter muffins pandekager vafler pølser frikadeller burgere bøffer
      nuggets tortillas wraps citroner appelsiner æbler pærer bananer avocadoer løg tomater agurker
      servietter tallerkener krus lys batterier bleer svampe ispinde teboller fastelavnsboller
      croissant donuts snegle spandauere kanelsnegle kyllingespyd blommer ferskner gulerødder
      kartofler peberfrugter tallerkner kopper
      """,
      .unclearAt: "a",
      .ownDeposit: "pant",
    ],
    months: """
      jan januar|feb februar|mar marts|apr april|maj|jun juni|jul juli|aug august|sep sept \
      september|okt oktober|nov november|dec december
      """,
    weekdays: "man mandag|tirs tirsdag|ons onsdag|tors torsdag|fre fredag|lør lørdag|søn søndag",
    headings: """
      name:navn, varenavn, produktnavn, betegnelse, benævnelse
      product:artikel, produkt, produkter, vare, varer, fødevare, dagligvare
      description:beskrivelse, varebeskrivelse
      brand:mærke, producent, varemærke, risteri, bryggeri
      length:længde
      loyalty:medlemspris, klubpris, plus pris, app pris
      quantity:mængde, indhold, nettoindhold, kvantitet, hvor meget, str
      weight:vægt, nettovægt
      volume:volumen, rumindhold
      size:størrelse, pakning, pakke, pakkestørrelse, emballage, pakningsstørrelse
      count:antal, stk, styk, hvor mange, ant
      packs:pakker, pakninger, flasker, kolli, antal pr kolli, stk pr kolli, stk pr pakke, antal i pakke, \
      stk pr kasse
      unit:enhed, måleenhed, enh
      price:pris, butikspris, salgspris, pris pr pakke, betalt, pris inkl moms, udsalgspris, hyldepris, \
      indkøbspris, kostpris
      total:udgift, \
      totalt, totalpris, i alt, sum, totalsum, beløb, samlet pris
      unitPrice:enhedspris, kilopris, literpris, sammenligningspris, pris pr enhed, kg pris
      former:normalpris, førpris, før pris, ordinær pris, ordinær, gammelt pris, vejl pris, gammelt, før, \
      tidligere pris, vejl udsalgspris, gammel pris, vejledende udsalgspris, vejledende pris, oprindelig pris
      sale:tilbudspris, nu, nedsat pris, specialpris, ugepris, spotpris, slutpris, nupris, ny pris, \
      pris efter rabat, at betale, du betaler
      paid:at betale, slutpris, pris efter rabat, du betaler, betalt
      cost:indkøbspris, kostpris
      selling:salgspris, udsalgspris
      per:per, pr
      each:stykpris, pr stk, stk pris, pris pr stk, pris stk, á
      saving:besparelse, du sparer, rabat, sparet, rabatbeløb, kupon, rabatkupon
      currency:valuta
      deal:tilbud, kampagne, rabat, besparelse
      deposit:pant, pantbeløb
      store:apotek, butik, forretning, kæde, supermarked, købt i, sted, leverandør, hvor, købssted, købt hos, indkøbssted, \
      handlet i, købt på
      note:kommentar, bemærkning, notat, noter, notater, bem, bemærkninger
      barcode:stregkode, ean kode
      basket:kurv
      articleNumber:artikelnummer, varenummer, varenr, artikelnr, vare nr
      date:hvornår, dag, dato, købsdato, måned, år, uge, bondato, indkøbsdato, købt, købt den
      offerFrom:gyldig fra, gælder fra, startdato, fra dato, tilbud fra
      offerUntil:gyldig til, gælder til, gyldighed, slutdato, til og med, tilbud til, til dato, udløber
      other:budget, \
      kategori, afdeling, karakter, vurdering, bedømmelse, lager, lagerstatus, aktiv, billede, land, sort, moms, \
      status, reol, oprindelse, vurderinger, smag, varegruppe, økologisk, type, rækkefølge, på lager, lagerantal, \
      lagerbeholdning, beholdning, saldo, solgt, solgte, bedst før, mindst holdbar til
      number:nummer, nr, kode
      withTax:inkl moms, med moms
      beforeTax:ekskl moms, uden moms
      drained:drænet vægt, drænvægt
      filler:i, for, til, og, på, med, inkl, ca, netto, den, det, inkl moms
      sum:subtotal, delsum, mellemsum, total, \
      sum, totalt, i alt, gennemsnit, at betale, til betaling, beløb i alt
      charge:pant, moms, fragt, levering, kort, dankort, kontant, betalingskort, byttepenge
      address:adresse
      postalCode:postnummer
      phone:telefon, telefonnummer
      distance:afstand
      """,
    labels: [
      .stock: "lager anmeldelser",
      .without: "uden",
      .markupBasketName: "kurv indkoebskurv",
      .praise: "prisfald spotpris nyhed medlemspris tilbud spar nu kun frit ta",
      .withoutTax: "ekskl ex_moms",
      .articles: "varer",
      .besideCount: "stk antal",
      .tax: "moms moms",
      .lowestPrice: "fra",
      .formerPrice: "før normalpris førpris vejl tidligere",
      .otherMoney: "pant spar fragt levering måned",
      .orInstalments: "eller",
      .currencySign: "kr",
      .hundredth: "øre",
      .yes: "ja j",
      .no: "nej n",
      .notKnown: "ukendt udsolgt",
      .given: "betalingskort dankort kontant",
      .deposit: "pant panten panteretur pantretur pantbelopp burkpant flaskpant flaskepant",
      .about: "ca",
      .memberPrice: "medlemspris abonnement",
      .beforePrice: "kun pris",
      .total: "total",
      .change: "retur byttepenge",
      .bonus: "bonus point kupon",
      .each: "stk",
      .per: "pr per",
      .alternative: "eller",
      .upTo: "til",
      .atEach: "á à",
      .memberCard: "app kort",
    ],
    labelParts: [
      .otherMoney: "højeste_pris",
      .formerPrice: "laveste_pris_seneste seneste_30_dage",
      .otherSum: "rabat",
      .total: "at_betale i_alt",
      .discount: "rabat nedsat tilbud",
      .rounding: "afrunding øreafrunding",
      .headLine: "åbningstid cvr",
      .saving: "du_har_sparet",
      .subtotal: "subtotal mellemsum",
      .shipping: "fragt levering",
      .deposit: "pant",
      .companyForm: "a/s aps",
      .bonus: "point",
      .details: "oprindelse",
    ])
}
