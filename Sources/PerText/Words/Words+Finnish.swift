extension Language {
  /// Finnish.
  static let finnish = Language(
    codes: ["fi"], habits: [.compounds, .beginsWithDeals],
    numbers: """
      2: kaksi
      3: kolme
      4: neljä
      5: viisi
      6: kuusi
      7: seitsemän
      8: kahdeksan
      9: yhdeksän
      10: kymmenen
      12: kaksitoista
      15: viisitoista
      20: kaksikymmentä
      30: kolmekymmentä
      40: neljäkymmentä
      50: viisikymmentä
      """,
    numbersAndHalf: """
      1: puolitoista
      """,
    packSizes: """
      2: tupla kaksois duo kaksi
      3: tripla kolmois trio
      4: neljän neljä
      6: six kuuden kuusi
      8: kahdeksan
      10: kymmenen
      """,
    packEndings: "pakkaus pack pakkauksen paketti",
    units: """
      kilogram: kiloa kilon kilogramman
      gram: gramm gramman grammaa
      liter: liitri litran litraa
      item: kpl kappale kappaletta
      @ pair: paria pari parin
      deciliter: desilitran
      milliliter: millilitran
      @ item: kappaletta kpl. kappaleen kappaleelta
      meter: metri metriä
      dozen: tusina tusinaa
      """,
    counts: """
      roll: rullaa rulla
      @ roll: rl rll rullan
      tablet: tablettia tabletti tabl tabl.
      nappy: vaippaa vaippa vaippoja
      @ bottle: pullo pulloa pullot plo pullon pll
      @ can: tölkki tölkkiä tlk tölkin purkkia
      @ bag: pussi pussia ps pss säkki säkkiä säkit pussin ps. kassi säkin
      @ pack: pakkaus pakkausta paketti pakettia pkt pkt. pak paketin rasian setti sarja
      @ tub: purkki purkkia rasia rasiaa purkin rasian ras pikari pikaria
      @ serving: annos annosta annoksen
      @ capsule: kapseli kapselia kaps kapselin
      @ wash: pesu pesua pesukertaa pesun pesukerta
      @ slice: viipale viipaletta siivu siivua
      @ egg: muna munaa kananmuna kananmunaa
      @ battery: paristo paristoa paristot
      @ sheet: arkki arkkia
      @ teabag: teepussi teepussia pss
      @ sausage: makkara makkaraa
      @ candle: kynttilä kynttilää
      @ case: kori koria laatikko laatikkoa
      @ jar: prk
      @ tube: tuubi tuubia
      @ bulb: lamppu lamppua polttimo
      @ box: laatikko laatikkoa ltk
      @ tray: tarjotin alusta
      @ wipe: pyyhe pyyhettä
      @ tissue: nenäliina nenäliinaa
      @ ply: kerros kerrosta
      @ bar: patukka patukkaa levy levyä
      @ bun: sämpylä sämpylää
      @ cube: kuutio kuutiota
      @ bunch: nippu nippua puntti punttia
      @ ampoule: ampulli ampullia
      @ plaster: laastari laastaria
      @ dose: annos
      @ tablet: poretabletti poretablettia
      """,
    currencies: """
      EUR: eura
      cent: snt
      """,
    roles: [
      .exerciseBook: "vihko vihkoa vihkot",
      .sideLabel: "korkeus paksuus halkaisija leveys syvyys",
      .paper: "kopiopaperi vihko",
      .storeWhenCapitalized: "k-citymarket k-supermarket k-market s-market",
      .loyaltyPrice: """
      plussa-hinta plussahinta plussa-etu plussaetu jäsenhinta kortilla plussa-kortilla
      plussakortilla s-etukortilla asiakasomistajahinta asiakasomistajille jäsenille etukortilla
      kanta-asiakashinta sovelluksella
      """,
      .drainedWeight: "valutettu_paino valutettu_massa valutettuna valutettu kuivapaino",
      .priceOfKilogram: "kilohinta kg-hinta",
      .priceOfLiter: "litrahinta",
      .unitPriceName: "vertailuhinta yksikköhinta",
      .beer: "olut",
      .halfOf: "puoli",
      .andHalf: "ja_puoli",
      .bag: """
      roskapussi roskapussit jätesäkki jätesäkit pakastepussi pakastuspussi pakastuspussit
      pakastepussit
      """,
      .material: "muoviset lasiset",
      .eyewear: "lukulasit piilolinssit",
      .emptyHolder: """
      lasit mukit termospullo vedenkeitin juomapullo lasipurkki lasipurkit pahvimukit
      muovimukit
      """,
      .eachPack: "monipakkaus",
      .wholeOfPacks: "yhteensä",
      .whenBuying: "ostaessasi kun_ostat ostamalla",
      .deposit: "pantti pantit pantin panttimaksu",
      .depositIncluded: "sis. sis sisältää sisältäen",
      .formerPrice: """
      ennen normaalihinta norm. norm ovh ovh. entinen_hinta aiempi_hinta alkuperäinen_hinta
      vanha_hinta suositushinta aiemmin norm.hinta norm._hinta normaalisti
      """,
      .numberLabel: """
      spf kerroin nro nro. numero ikä sävy omega tyyppi malli sarja sk suojakerroin taso vahvuus
      väri
      """,
      .oneContainer: "pullo tölkki tuubi purkki laatikko pussi rasia",
      .net: "verkko verkkopussi",
      .gadget: "älypuhelin puhelin",
      .fridge: "jääkaappi pakastin mikroaaltouuni",
      .washer: "pyykinpesukone pesukone",
      .device:
        "hiiri liittymä puhelin älypuhelin reititin modeemi tulostin kamera televisio tv näyttö kuulokkeet",
      .clothing: "farkut takki housut paita mekko hame puku neule",
      .sizedByLength: """
      paistinpannu pannu vokkipannu kattila kasari lautanen lautaset kulho vati kansi veitsi veitset kynttilä nukke pehmolelu sateenvarjo lamppu maljakko \
      peili paistinlasta pihdit vuoka
      """,
      .reach: "riittää riittoisuus peittää",
      .lifting: "tunkki vinssi nosturi puristin",
      .soldByLength: "kaapeli johto kelmu teippi letku köysi ketju lanka naru nauha",
      .soldByMilligram: "sahrami",
      .netJoint: "jossa",
      .bracketEstimate: "n noin",
      .noise: "noin n. sisältö nettopaino paino vähintään keskimäärin",
      .priceNoise: """
      vain nyt hinta tarjoushinta nyt_vain hintaan alk. alkaen sis._alv uusi_hinta kampanjahinta
      alehinta nettihinta
      """,
      .free: "ilmaiseksi ilmainen kaupan_päälle veloituksetta",
      .half: "puoleen_hintaan puolella_hinnalla puoli_hintaa",
      .off: "alennus alennusta halvempi edullisemmin",
      .save: "säästä säästät säästö",
      .forWord: "hintaan yhteishintaan",
      .buy: "osta ota",
      .get: "saat saa",
      .pay: "maksa maksat",
      .another: "toinen_samanlainen",
      .two: "kaksi",
      .three: "kolme",
      .four: "neljä",
      .second: "toinen toisen toinen_tuote toisesta",
      .third: "kolmas kolmannen kolmas_tuote",
      .fourth: "neljäs neljännen",
      .or: "tai yksittäin",
      .orMore: "tai_enemmän tai_useampi",
      .dealNoise: "tarjous",
      .joining: "ja",
      .day: "päivä päivää päivässä",
      .week: "viikko viikkoa viikossa",
      .month: "kuukausi kuukautta kk",
      .year: "vuosi vuotta",
      .daily: "päivittäin",
      .weekly: "viikoittain",
      .monthly: "kuukausittain",
      .yearly: "vuosittain",
      .times: "kertaa kerran",
      .cashback: "hyvitys bonusta",
      .coupon: "kuponki alennuskoodi alekoodi etukuponki lahjakortti",
      .couponOff: "alennus",
      .limit: "max. max enintään maks. maks korkeintaan",
      .clearLimit: "rajoitus",
      .limitNoise: "vain",
      .perCustomer: """
      per_talous per_asiakas kpl/talous kpl/asiakas pkt/talous erä/talous taloutta_kohti
      asiakasta_kohti
      """,
      .shipping: "toimitus toimituskulut toimitusmaksu postikulut rahti toimituskulu",
      .freeShipping: """
      ilmainen_toimitus ilmaiset_toimituskulut toimitus_ilmainen postikuluton maksuton_toimitus
      ei_toimituskuluja
      """,
      .strength: "vahvuus sisältää",
      .tax: "alv alv. arvonlisävero vero",
      .taxAlone: "+alv",
      .taxIncluded: "sis. sis sisältää",
      .taxAdded: "+alv ilman",
      .taxNoise: "alv",
      .perPack: "per_pakkaus per_kpl",
      .perWholePack: "per_pakkaus",
      .once: "kerran per_tilaus",
      .countOne: "yksi",
      .countTwo: "kaksi",
      .countThree: "kolme",
      .countFour: "neljä",
      .countFive: "viisi",
      .countSix: "kuusi",
      .alcohol: "alkoholi alkoholia",
      .protein: "proteiini proteiinia",
      .caffeine: "kofeiini kofeiinia",
      .cocoa: "kaakao kaakaota",
      .strengthEnding: "alkoholia",
      .washes: "pesua pesukertaa",
      .plies: "kerros kerrosta kerroksinen",
      .each: "kukin",
      .rangeJoint: "tai",
      .atLeast: "vähintään",
      .minimum: "alkaen",
      .lowestPrice: """
      alin_hinta alin_30_pv_hinta alin_30_pv alin_30_päivän_hinta 30_pv_alin_hinta
      alin_hinta_edeltävien
      """,
      .days: "päivää päivän pv vrk päivän_aikana",
      .spokenPercent: "prosenttia prosentin prosentti",
      .sizeLabel: "koko",
      .offerUntilBehind: "asti saakka",
      .offerFromBehind: "alkaen",
      .offerHead: "voimassa tarjous tarjous_voimassa hinta_voimassa kampanja",
      .offerOnly: "vain",
      .today: "tänään",
      .tomorrow: "huomenna",
      .keepsUntil: "parasta_ennen viimeinen säilyy parasta",
      .ink: "muste mustekasetti värikasetti",
      .drink: "vesi limu limsa mehu",
    ],
    own: [
      .bagEnding: "säkki säkit",
      .pieceBeforePrice: "kpl kpl. st",
      .oneOfUnit: "yksi",
      .shortPieces: "st st.",
      .ingredient: "makua lajia väriä viljaa jyvää siementä juustoa maun",
      .and: "ja",
      .formerBehind: "sijaan sijasta",
      .sizeLink: "à",
      .eachLink: "à",
      .countedNoun: """
      munaa kananmunaa sämpylää pullaa croissantia munkkia muffinia lättyä makkaraa nakkia
      lihapullaa pihviä sitruunaa appelsiinia omenaa banaania donitsia korvapuustia
      karjalanpiirakkaa piirakkaa nugettia tortillaa perunaa porkkanaa tomaattia kurkkua sipulia
      päärynää lautasliinaa lautasta mukia kynttilää paristoa vaippaa sientä
      """,
      .unclearAt: "a",
    ],
    months: """
      tammikuu tammikuuta tammikuun|helmikuu helmikuuta helmikuun|maaliskuu maaliskuuta \
      maaliskuun|huhtikuu huhtikuuta huhtikuun|toukokuu toukokuuta toukokuun|kesäkuu kesäkuuta \
      kesäkuun|heinäkuu heinäkuuta heinäkuun|elokuu elokuuta elokuun|syyskuu syyskuuta \
      syyskuun|lokakuu lokakuuta lokakuun|marraskuu marraskuuta marraskuun|joulukuu joulukuuta \
      joulukuun
      """,
    weekdays: """
      maanantai maanantaihin|tiistai tiistaihin|keskiviikko keskiviikkoon|torstai \
      torstaihin|perjantai perjantaihin|lauantai lauantaihin|sunnuntai sunnuntaihin
      """,
    headings: """
      name:nimi, tuotenimi, tuotteen nimi, nimike
      product:tuote, tuotteet, artikkeli, elintarvike
      description:kuvaus, selite
      brand:merkki, tuotemerkki, valmistaja, brändi
      length:pituus
      loyalty:jäsenhinta, korttihinta, plussahinta
      each:kappalehinta, á hinta, kpl hinta, á
      quantity:määrä, sisältö
      weight:paino, nettopaino
      volume:tilavuus
      size:koko, pakkaus, pakkauskoko
      count:kpl, kappalemäärä, lukumäärä, lkm
      packs:myyntierä, eräkoko, kpl ltk, kpl laatikko, kpl pakkauksessa, kpl pkt
      unit:yksikkö, mittayksikkö, yks
      price:hinta, myyntihinta, hinta sis alv, maksettu, hyllyhinta, vähittäishinta, verollinen hinta, \
      veroll hinta, ostohinta, hankintahinta
      total:meno, \
      yhteensä, loppusumma, rivisumma, kokonaishinta, rivihinta
      unitPrice:yksikköhinta, vertailuhinta, kilohinta, litrahinta
      former:normaalihinta, vanha hinta, ovh, ennen, norm hinta, entinen hinta, alkuperäinen hinta, aiempi hinta, \
      suositushinta, hinta ennen
      sale:tarjoushinta, alennushinta, nyt, kampanjahinta, alehinta, erikoishinta, lopullinen hinta, \
      hinta alennuksen jälkeen, maksettava, alennettu hinta, uusi hinta
      paid:maksettava, lopullinen hinta, hinta alennuksen jälkeen, maksettu
      cost:ostohinta, hankintahinta
      selling:myyntihinta, vähittäishinta
      per:per
      saving:säästö, säästät, säästetty, alennus, ale, alennuksen määrä, kuponki, alennuskuponki
      currency:valuutta
      deal:tarjous, alennus
      deposit:pantti, panttimaksu
      store:apteekki, kauppa, myymälä, liike, ketju, missä, toimittaja, ostopaikka, ostettu, kaupan nimi, kauppaketju, \
      myymäläketju
      note:huomautus, huomautukset, kommentti, muistiinpano, huom, muistiinpanot, lisätiedot, lisätieto
      barcode:viivakoodi, ean koodi
      articleNumber:tuotenumero, tuotekoodi
      date:milloin, päivä, päivämäärä, pvm, ostopäivä, kuukausi, vuosi, ostopvm, päiväys, ostettu
      offerFrom:voimassa alkaen, alkaa, alkupvm, tarjous alkaa, alkamispäivä
      offerUntil:voimassa, voimassa asti, päättyy, loppupvm, tarjous päättyy, päättymispäivä, \
      viimeinen voimassaolopäivä
      other:budjetti, arvosanat, \
      kategoria, osasto, hylly, arvostelu, arvosana, luokka, varasto, alkuperä, väri, tyyppi, alv, rivi, ryhmä, \
      kuva, varastossa, varastosaldo, myyty, myydyt, myynti, parasta ennen, viimeinen käyttöpäivä
      number:numero, nro, koodi
      withTax:sis alv, alv sis
      beforeTax:alv 0, ilman alv
      filler:ja, noin, sis, sis alv
      sum:välisumma, loppusumma, \
      yhteensä, keskiarvo, summa
      charge:alv, toimitus, toimituskulut, pyöristys, käteinen, kortti
      """,
    labels: [
      .stock: "varastossa arvostelua arvostelut",
      .without: "ilman",
      .markupBasketName: "ostoskori",
      .praise: "tarjous uutuus plussa etu",
      .besideCount: "kpl määrä",
      .shipping: "toimitus toimituskulut postikulut",
      .otherMoney: "toimitus toimituskulut postikulut ostoskori säästä säästö pantti kk kuukausi",
      .total: "yhteensä loppusumma maksettava",
      .tax: "alv",
      .given: "käteinen kortti korttimaksu pankkikortti",
      .lowestPrice: "alkaen",
      .hundredth: "penni senti",
      .yes: "kyllä",
      .no: "ei",
      .notKnown: "eitietoa",
      .articles: "tuotetta",
      .formerPrice: "norm ovh ennen normaalihinta",
      .change: "takaisin vaihtoraha",
      .orInstalments: "tai",
      .bonus: "bonus bonusta pistettä",
      .each: "kpl",
      .per: "per",
      .about: "noin n",
      .alternative: "tai",
      .beforePrice: "vain nyt hinta",
      .memberPrice: "jäsenhinta plussa",
      .memberCard: "kortti sovellus",
    ],
    labelParts: [
      .markupPrice: "hinta",
      .subtotal: "välisumma tuotteet_yhteensä",
      .rounding: "pyöristys",
      .discount: "alennus",
      .deposit: "pantti palautus",
      .otherSum: "säästö bonus",
      .total: "maksettava",
      .saving: "säästit olet_säästänyt",
      .shipping: "toimitus",
      .headLine: "y-tunnus kuitti kassa",
      .companyForm: "_oy _oyj",
    ])
}
