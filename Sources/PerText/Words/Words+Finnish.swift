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
      gram: gramm gramman
      liter: liitri litran
      item: kpl kappale kappaletta
      @ pair: paria
      deciliter: desilitran
      milliliter: millilitran
      """,
    counts: """
      roll: rullaa
      @ roll: rl rll
      tablet: tablettia
      nappy: vaippaa
      @ bottle: pullo pulloa pullot plo
      @ can: tölkki tölkkiä tlk
      @ bag: pussi pussia ps pss säkki säkkiä säkit
      @ pack: pakkaus pakkausta paketti pakettia
      @ tub: purkki purkkia rasia rasiaa
      @ serving: annos annosta
      @ capsule: kapseli kapselia
      @ wash: pesu pesua pesukertaa
      @ slice: viipale viipaletta
      @ egg: muna munaa kananmuna kananmunaa
      @ battery: paristo paristoa
      @ sheet: arkki arkkia
      @ teabag: teepussi teepussia
      @ sausage: makkara makkaraa
      @ candle: kynttilä kynttilää
      @ case: kori koria laatikko laatikkoa
      @ jar: prk
      """,
    currencies: """
      EUR: eura
      cent: snt
      """,
    roles: [
      .sideLabel: "korkeus paksuus halkaisija leveys syvyys",
      .paper: "kopiopaperi vihko",
      .storeWhenCapitalized: "k-citymarket k-supermarket k-market s-market",
      .loyaltyPrice: "plussa-hinta plussahinta plussa-etu plussaetu jäsenhinta kortilla",
      .drainedWeight: "valutettu_paino valutettuna",
      .priceOfKilogram: "kilohinta kg-hinta",
      .priceOfLiter: "litrahinta",
      .unitPriceName: "vertailuhinta yksikköhinta",
      .beer: "olut",
      .halfOf: "puoli",
      .andHalf: "ja_puoli",
      .bag: "roskapussi roskapussit jätesäkki jätesäkit pakastepussi",
      .emptyHolder: "lasit mukit termospullo vedenkeitin juomapullo",
      .eachPack: "monipakkaus",
      .wholeOfPacks: "yhteensä",
      .whenBuying: "ostaessasi",
      .deposit: "pantti pantit pantin",
      .depositIncluded: "sis. sis sisältää sisältäen",
      .formerPrice: "ennen normaalihinta",
      .numberLabel: "spf kerroin nro nro. numero ikä sävy omega tyyppi malli sarja",
      .oneContainer: "pullo tölkki tuubi purkki laatikko pussi rasia",
      .net: "verkko verkkopussi",
      .gadget: "älypuhelin puhelin",
      .fridge: "jääkaappi pakastin mikroaaltouuni",
      .washer: "pyykinpesukone pesukone",
      .device:
        "hiiri liittymä puhelin älypuhelin reititin modeemi tulostin kamera televisio tv näyttö kuulokkeet",
      .clothing: "farkut takki housut paita mekko hame puku neule",
      .lifting: "tunkki vinssi nosturi puristin",
      .soldByLength: "kaapeli johto kelmu teippi letku köysi ketju lanka naru nauha",
      .soldByMilligram: "sahrami",
      .netJoint: "jossa",
      .bracketEstimate: "n noin",
    ],
    own: [
      .oneOfUnit: "yksi",
      .shortPieces: "st st.",
      .ingredient: "makua lajia väriä viljaa",
      .and: "ja",
      .formerBehind: "sijaan sijasta",
      .sizeLink: "à",
      .eachLink: "à",
      .countedNoun: """
      munaa kananmunaa sämpylää pullaa croissantia munkkia muffinia lättyä makkaraa nakkia lihapullaa pihviä sitruunaa
      appelsiinia omenaa banaania
      """,
      .unclearAt: "a",
    ],
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
      veroll hinta
      total:meno, \
      yhteensä, loppusumma, rivisumma, kokonaishinta, rivihinta
      unitPrice:yksikköhinta, vertailuhinta, kilohinta, litrahinta
      former:normaalihinta, vanha hinta, ovh, ennen, norm hinta, entinen hinta, alkuperäinen hinta, aiempi hinta, \
      suositushinta, hinta ennen
      sale:tarjoushinta, alennushinta, nyt, kampanjahinta, alehinta, erikoishinta, lopullinen hinta, \
      hinta alennuksen jälkeen, maksettava, alennettu hinta, uusi hinta
      per:per
      saving:säästö, säästät, säästetty, alennus, ale, alennuksen määrä
      currency:valuutta
      deal:tarjous, alennus
      deposit:pantti, panttimaksu
      store:kauppa, myymälä, liike, ketju, missä, toimittaja, ostopaikka, ostettu, kaupan nimi, kauppaketju, \
      myymäläketju
      note:huomautus, huomautukset, kommentti, muistiinpano, huom, muistiinpanot, lisätiedot, lisätieto
      barcode:viivakoodi, ean koodi
      articleNumber:tuotenumero, tuotekoodi
      date:päivä, päivämäärä, pvm, ostopäivä, kuukausi, vuosi, ostopvm, päiväys, ostettu
      offerFrom:voimassa alkaen, alkaa, alkupvm, tarjous alkaa, alkamispäivä
      offerUntil:voimassa, voimassa asti, päättyy, loppupvm, tarjous päättyy, päättymispäivä, \
      viimeinen voimassaolopäivä
      other:budjetti, arvosanat, \
      kategoria, osasto, hylly, arvostelu, arvosana, luokka, varasto, alkuperä, väri, tyyppi, alv, rivi, ryhmä, \
      kuva, varastossa, varastosaldo, myyty, myydyt, myynti
      number:numero, nro, koodi
      withTax:sis alv, alv sis
      beforeTax:alv 0, ilman alv
      filler:ja, noin, sis, sis alv
      sum:yhteensä, keskiarvo, summa
      charge:alv, toimitus, toimituskulut, pyöristys, käteinen, kortti
      """,
    labels: [
      .praise: "tarjous uutuus plussa etu",
      .besideCount: "kpl määrä",
      .shipping: "toimitus toimituskulut postikulut",
      .otherMoney: "toimitus toimituskulut postikulut ostoskori",
      .total: "yhteensä loppusumma maksettava",
      .tax: "alv",
      .given: "käteinen",
      .lowestPrice: "alkaen",
      .hundredth: "penni senti",
      .yes: "kyllä",
      .no: "ei",
      .notKnown: "eitietoa",
    ],
    labelParts: [
      .markupPrice: "hinta",
      .subtotal: "välisumma",
      .rounding: "pyöristys",
      .discount: "alennus",
      .deposit: "pantti palautus",
    ])
}
