extension Language {
  /// Norwegian, in both its written forms.
  static let norwegian = Language(
    codes: ["nb", "no", "nn"], habits: [.compounds, .beginsWithDeals],
    numbers: """
      2: to
      3: tre
      4: fire
      5: fem
      6: seks
      7: sju syv
      8: åtte
      9: ni
      10: ti
      12: tolv
      15: femten
      20: tjue snes
      30: tretti
      40: førti
      50: femti
      60: seksti
      70: sytti
      80: åtti
      90: nitti
      100: hundre
      """,
    numbersAndHalf: """
      1: halvannen halvannet
      """,
    packSizes: """
      2: dobbel dobbelt duo to twin
      3: trippel tre trio
      4: fire
      5: fem
      6: seks six
      8: åtte
      10: ti
      12: tolv
      """,
    packEndings: "pak pakning pakke pack pakk",
    units: """
      tonne: tonn
      ounce-troy: oz_tr
      @ mile-scandinavian: mil
      item: stykker stykk
      @ pair: par
      therm-us: therm
      @ day: dag
      @ item: stk stk. stykk stykker styk
      kilogram: kilo
      gram: gram
      liter: liter ltr
      meter: meter
      @ dozen: dusin
      """,
    counts: """
      roll: rull ruller
      @ bag: poser sekker pose
      @ pack: pakke pakker pk pk. pakninger pakken pakning sett fler-pakning
      @ box: eske esker
      @ case: kasse kasser
      @ bottle: flasker flaske flasken
      @ can: bokser boks bx boksen
      @ jar: glass
      @ tub: begre beger bøtte bøtter
      @ tube: tuber tube
      @ carton: kartong kartonger
      @ tray: brett beger kurv
      @ slice: skiver
      @ egg: egg
      @ nappy: bleier bleie
      @ wipe: våtservietter servietter
      @ tablet: tablett tabletter tabs tabl tabl. brusetabletter tyggetabletter
      @ capsule: kapsler kapsel kaps
      @ teabag: teposer tepose poser
      @ serving: porsjoner porsjon
      @ wash: vask vasker
      @ sheet: ark
      @ battery: batterier
      @ candle: lys
      @ bun: boller rundstykker
      @ bulb: lyspærer pærer pære
      @ sausage: pølser
      @ tissue: lommetørklær
      @ ply: lag
      @ plaster: plaster
      @ cube: terninger
      @ blade: barberblader
      @ dose: doser
      @ page: sider
      @ bunch: bunt bunter
      @ bar: barer bar
      """,
    currencies: """
      krona: kr kroner krone
      ore: øre
      """,
    roles: [
      .nowPaid: "nå kun",
      .exerciseBook: "skrivebok skrivebøker",
      .unitOfHolder: "liter",
      .sideLabel: "høyde høy tykkelse tykk diameter bredde bred dybde",
      .paper: "kopipapir notatbok",
      .loyaltyPrice:
        "medlemspris for_medlemmer med_app i_appen med_appen app-pris klubbpris med_kort",
      .priceOfKilogram: "kilopris kg-pris",
      .priceOfLiter: "literpris liter-pris",
      .unitPriceName: "enhetspris jmf-pris",
      .noise: "ca cirka omtrent netvægt nettovikt ca. netto innhold minst min. vekt",
      .beer: "øl pils",
      .halfOf: "halv halvt",
      .andHalf: "og_en_halv og_et_halvt",
      .quarterOf: "kvart",
      .bag:
        "zip-poser lynlåsposer brødposer avfallsposer avfallssekker søppelsekker søppelposer fryseposer",
      .material: "plast",
      .eyewear: "lesebriller briller kontaktlinser",
      .emptyHolder: """
      vinglass drikkeglass krus bøtte termos termokanne vannkoker syltetøyglass plastkrus
      pappkrus
      """,
      .eachPack: "flerpakk",
      .wholeOfPacks: "totalt alt",
      .taxAdded: "ekskl. ekskl uten +mva eks. eks ex plus",
      .drainedWeight: "avrent_vekt avrent",
      .priceNoise: "pris kun fra nå tilbud tilbudspris vår_pris kampanjepris nåpris bare inkl",
      .sizeOfCount: "store små",
      .off: "avslag rabatt billigere",
      .forWord: "for til_prisen_av for_prisen_av for_kun for_bare",
      .whenBuying: "ved_kjøp_av når_du_kjøper ved_kjøp",
      .durationLead: "for",
      .behindNumber: "for",
      .lowestPrice: "laveste_pris",
      .formerPrice: """
      førpris normalt før i_stedet_for ordinær_pris ord._pris ordinært veil._pris veil_pris
      veiledende_pris veiledende normalpris tidligere_pris tidligere gammel_pris
      """,
      .minimum: "fra",
      .days: "dager",
      .depositIncluded: "inkl. inkl inkludert",
      .garmentOrDeposit: "pant",
      .numberLabel:
        "spf faktor nr nr. nummer alder farge nyanse omega type modell serie nivå trinn klasse",
      .oneContainer: "flaske tube pose kanne krukke eske pakke",
      .net: "nett",
      .gadget: "mobiltelefon smarttelefon konsoll mobil",
      .fridge: "kjøleskap fryseskap mikrobølgeovn",
      .washer: "vaskemaskin tørketrommel",
      .device: """
      mus tastatur bredbånd abonnement telefon mobil smarttelefon ruter modem skriver kamera tv skjerm drone konsoll hodetelefoner høyttaler
      """,
      .clothing: """
      jeans jakke jakker bukse bukser skjorte kjole skjørt frakk dress genser vest shorts tights strømper \
      strømpebukse t-skjorte
      """,
      .sizedByLength: """
      stekepanne panne wok kjele kasserolle gryte tallerken tallerkener bolle fat lokk kniv kniver lys stearinlys dukke bamse paraply lampe vase speil \
      stekespade tang kakeform
      """,
      .reach: "rekker dekker dekkevne",
      .lifting: "jekk donkraft vinsj talje kran presse vedkløyver stropp jekketralle tilhenger",
      .soldByLength: """
      kabel tråd aluminiumsfolie plastfolie teip slange tau line kjetting snor garn girlander bandasje tanntråd bånd \
      ledning rull ruller rør lyslenke
      """,
      .soldByMilligram: "safran",
      .sizeLabel: "størrelse str. str strl strl.",
      .netJoint: "med",
      .bracketEstimate: "rundt",
      .within: "i",
      .people: "personer",
      .free: "gratis",
      .half: "halv_pris til_halv_pris halvpris for_halv_pris halve_prisen",
      .halved: "halve",
      .save: "spar du_sparer rabatt_på",
      .buy: "kjøp ta",
      .get: "få og_få",
      .pay: "betal betal_for betal_bare_for betal_kun_for og_betal",
      .another: "en_til ett_til",
      .three: "tre",
      .four: "fire",
      .second: "andre den_andre det_andre andre_med den_andre_med på_den_andre",
      .third: "tredje den_tredje",
      .fourth: "fjerde",
      .or: "eller",
      .orMore: "eller_flere",
      .dealNoise: "valgfritt tilbud bland_og_miks",
      .joining: "og",
      .day: "dag dager",
      .week: "uke uker uken",
      .month: "måned måneder måneden",
      .year: "år",
      .daily: "daglig",
      .weekly: "ukentlig",
      .monthly: "månedlig",
      .yearly: "årlig",
      .halfPeriod: "halv halvt",
      .times: "ganger gang",
      .coupon: "kupong rabattkode rabattkupong",
      .couponOff: "rabatt avslag",
      .fee: "gebyr",
      .bodyBound: "over under",
      .limit: "maks maks. maksimalt høyst",
      .clearLimit: "begrenset_til",
      .limitNoise: "kun bare",
      .perCustomer: "pr_kunde per_kunde pr._kunde per_husstand pr._husstand pr_husstand stk/kunde",
      .shipping: "frakt levering porto forsendelse",
      .freeShipping: "gratis_frakt fri_frakt fraktfritt fraktfri gratis_levering",
      .strength: "styrke inneholder",
      .alcoholBefore: "alkohol alkoholprosent",
      .tax: "mva mva. moms avgift",
      .taxAlone: "+mva",
      .taxIncluded: "inkl. inkl inkludert med",
      .taxNoise: "mva",
      .perPack: "pr._pakke pr_pakke per_pakke pr._stk per_stk",
      .perWholePack: "pr._pakke pr_pakke per_pakke",
      .once: "per_ordre pr._ordre",
      .countOne: "en ett et",
      .countThree: "tre",
      .countFour: "fire",
      .countFive: "fem",
      .countSix: "seks",
      .alcohol: "alkohol",
      .caffeine: "koffein",
      .cocoa: "kakao",
      .washes: "vask vasker",
      .plies: "lag lags",
      .each: "hver",
      .atLeast: "minst minimum",
      .groupLink: "på ved",
      .reductionOn: "rabatt_på",
      .spokenPercent: "prosent",
      .offerUntil:
        "til t.o.m. t.o.m til_og_med gjelder_til gjelder_t.o.m. gjelder_til_og_med gyldig_til",
      .offerFrom: "fra f.o.m. f.o.m gjelder_fra fra_og_med",
      .offerHead: "tilbud gjelder kampanje tilbudet_gjelder gyldig",
      .offerOnly: "kun bare",
      .dayJoint: "til",
      .dayFiller: "den på",
      .ambiguousMonth: "mars mai",
      .keepsUntil: "best før holdbar holdbarhet",
      .ink: "toner blekk blekkpatron",
    ],
    own: [
      .bagEnding: "sekk sekker",
      .pieceBeforePrice: "stk stk. st st.",
      .ofThem: "dem",
      .yields: "til gir",
      .two: "to",
      .countTwo: "to",
      .atStore: "på hos",
      .metricPound: "pund",
      .withCount: "v/ ved",
      .oneOfUnit: "en et ett én",
      .shortPieces: "st st.",
      .and: "og",
      .sizeLink: "på",
      .eachLink: "à a",
      .pluralEnding: "er e",
      .ingredient: "korn smaker sorter farger oster frukter nøtter",
      .numberNoun: "snes",
      .countedNoun: """
      egg rundstykker boller croissanter muffins pannekaker vafler pølser kjøttkaker karbonader
      burgere nuggets lomper tortillas wraps sitroner appelsiner epler pærer bananer avokadoer løk
      tomater agurker servietter tallerkener kopper lys batterier bleier skolebrød kanelboller horn
      fiskekaker fiskepinner biffer plommer gulrøtter poteter paprika stearinlys
      """,
      .unclearAt: "a",
      .ownDeposit: "pant",
    ],
    months: """
      jan januar|feb februar|mars|apr april|mai|jun juni|jul juli|aug august|sep sept september|okt \
      oktober|nov november|des desember
      """,
    weekdays: "man mandag|tirs tirsdag|ons onsdag|tors torsdag|fre fredag|lør lørdag|søn søndag",
    headings: """
      name:navn, varenavn, produktnavn, betegnelse
      product:produkt, produkter, vare, varer, artikkel, matvare, dagligvare
      description:beskrivelse, varebeskrivelse
      brand:merke, varemerke, produsent, merkevare
      length:lengde
      loyalty:medlemspris, trumf pris, klubbpris
      quantity:mengde, innhold, kvantitet, hvor mye
      weight:vekt, nettovekt
      volume:volum
      size:størrelse, pakning, pakke, pakkestørrelse, emballasje, pakningsstørrelse, pakningstørrelse
      count:antall, stk, hvor mange, ant
      packs:pakker, pakninger, flasker, bokser, antall i pakke, d pak, f pak
      unit:enhet, måleenhet, enh
      price:pris, kostnad, salgspris, utsalgspris, pris pr pakke, betalt, butikkpris, beløp, pris inkl mva, \
      veil pris, hyllepris, innkjøpspris, kostpris, innpris
      total:utgift, \
      totalt, totalpris, i alt, sum, totalsum, beløp
      unitPrice:enhetspris, kilopris, literpris, sammenligningspris, pris per enhet, kg pris
      former:normalpris, førpris, før pris, ordinær pris, ordinær, veiledende pris, gammelt, før, tidligere pris, \
      veiledende, veil pris, gammel pris, veil utsalgspris, opprinnelig pris
      sale:tilbudspris, kampanjepris, nå, nedsatt pris, rabattpris, pris etter rabatt, kupp, kupppris, sluttpris, \
      å betale, nåpris, ny pris, du betaler
      paid:å betale, sluttpris, pris etter rabatt, du betaler, betalt
      cost:kostnad, innkjøpspris, kostpris, innpris
      selling:salgspris, utsalgspris
      per:per, pr
      each:stykkpris, pr stk, stk pris, pris pr stk
      saving:besparelse, du sparer, rabatt, avslag, spart, rabattbeløp, kupong, rabattkupong
      currency:valuta
      deal:rabatt, tilbud, kampanje, avslag, besparelse
      deposit:pant, pantebeløp
      store:apotek, butikk, forretning, kjede, supermarked, sted, leverandør, hvor, kjøpt hos, kjøpt på, kjøpested, \
      handlet på, kjøpt i, innkjøpssted
      note:kommentar, merknad, notat, notater, merknader
      barcode:strekkode, ean kode
      basket:kurv, handlekurv
      articleNumber:varenummer, varenr, vare nr
      date:når, dag, dato, måned, år, uke, kjøpsdato, handledato, kvitteringsdato, innkjøpsdato, kjøpt
      offerFrom:gyldig fra, gjelder fra, startdato, tilbud fra
      offerUntil:gyldig til, gjelder til, sluttdato, til og med, tilbud til, utløper
      other:budsjett, \
      kategori, hylle, avdeling, karakter, vurdering, lager, lagerstatus, aktiv, bilde, land, sort, rad, status, \
      reol, vurderinger, smak, varegruppe, økologisk, type, på lager, lagerantall, lagerbeholdning, beholdning, saldo, \
      solgt, solgte, best før
      number:nummer, nr, kode
      withTax:inkl mva, med mva
      beforeTax:eks mva, ekskl mva, uten mva
      drained:avrent vekt
      filler:i, av, for, til, og, på, med, inkl, ca, netto, den, det
      sum:delsum, mellomsum, total, \
      sum, totalt, i alt, sum totalt, gjennomsnitt, å betale, til betaling
      charge:pant, frakt, levering, mva, kort, bankkort, kontant
      address:adresse
      postalCode:postnummer
      phone:telefon, telefonnummer
      email:e post, epost
      """,
    labels: [
      .stock: "lager anmeldelser",
      .without: "uten",
      .markupBasketName: "handlekurv handlevogn",
      .praise: "medlemspris nyhet tilbud prisfall",
      .articles: "varer",
      .besideCount: "stk antall",
      .total: "totalt sum",
      .tax: "mva mva",
      .given: "kort bankkort kontant kontanter betalt",
      .change: "vekslepenge veksel",
      .lowestPrice: "fra",
      .formerPrice: "før ordinær ord veil førpris tidligere",
      .otherMoney: "frakt pant spar måned levering",
      .orInstalments: "eller",
      .currencySign: "kr",
      .hundredth: "øre",
      .yes: "ja j",
      .no: "nei n",
      .notKnown: "ukjent utsolgt",
      .deposit: "pant panten panteretur pantretur pantbelopp burkpant flaskpant flaskepant",
      .about: "ca",
      .memberPrice: "medlemspris abonnement",
      .beforePrice: "kun bare pris",
      .bonus: "bonus poeng kupong",
      .each: "stk",
      .per: "pr per",
      .alternative: "eller",
      .upTo: "til",
      .atEach: "à á",
      .memberCard: "app kort",
    ],
    labelParts: [
      .subtotal: "delsum",
      .total: "å_betale",
      .shipping: "frakt",
      .rounding: "avrunding",
      .headLine: "åpningstid org.nr telefon",
      .discount: "rabatt tilbud",
      .saving: "du_har_spart spart_",
      .otherSum: "spart rabatt",
      .deposit: "pant",
      .companyForm: "_as",
      .bonus: "poeng",
    ])
}
