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
      20: tyve
      30: tredive
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
      @ item: stk stk. styk stykker
      @ square-meter: kvm
      """,
    counts: """
      roll: ruller rl
      @ bag: poser sække ps pose
      @ pack: pakke pakker pk. pk pakninger bundt
      @ box: æske æsker
      @ case: kasse kasser
      @ bottle: flasker fl. flaske
      @ can: dåser ds. dåse
      @ jar: glas gl
      @ tub: bægre bøtter
      @ tube: tuber
      @ carton: karton kartoner brik brikker
      @ tray: bakker bk. bakke bæger
      @ slice: skiver skive
      @ egg: æg
      @ nappy: bleer ble
      @ wipe: vådservietter
      @ tablet: tablet tabletter tabs
      @ capsule: kapsler
      @ teabag: tebreve
      @ serving: portioner
      @ wash: vask vaske
      @ sheet: ark
      @ battery: batterier
      @ candle: lys
      @ bun: boller
      @ bulb: pærer
      @ roll: ruller rulle
      @ bar: bar barer
      @ sausage: pølser
      @ ampoule: ampuller
      @ sachet: breve
      @ bunch: bdt
      """,
    currencies: """
      krona: kr kroner krone
      ore: øre
      """,
    roles: [
      .sideLabel: "højde høj tykkelse tyk diameter bredde bred dybde",
      .paper: "kopipapir notesblok kollegieblok",
      .loyaltyPrice: "medlemspris app-pris",
      .priceOfKilogram: "kilopris kg-pris kg.pris kg.-pris",
      .priceOfLiter: "literpris liter-pris l-pris",
      .unitPriceName: "enhedspris",
      .noise: "ca cirka mindst netvægt",
      .beer: "øl pilsner",
      .halfOf: "halv halvt",
      .andHalf: "og_en_halv og_et_halvt",
      .quarterOf: "kvart",
      .bag: "affaldsposer affaldssække fryseposer",
      .emptyHolder: "vinglas drikkeglas krus spand termokande termoflaske elkedel",
      .eachPack: "multipak flerpak",
      .wholeOfPacks: "alt",
      .of: "a'_",
      .per: "per par",
      .taxAdded: "ekskl. ekskl uden",
      .drainedWeight: "drænet_vægt drænet",
      .priceNoise: "pris kun fra nu",
      .free: "gratis",
      .off: "rabat",
      .whenBuying: "ved_køb_af",
      .intervalLead: "per par",
      .durationLead: "per",
      .ink: "toner blækpatron blæk",
      .deposit: "pant",
      .depositIncluded: "inkl. inkl inklusive",
      .limit: "højst maks. maks max. max",
      .perCustomer: "pr._kunde pr_kunde per_kunde pr._husstand",
      .behindNumber: "per",
      .lowestPrice: "laveste_pris",
      .formerPrice: "førpris norm normalt før i_stedet_for",
      .rangeJoint: "til",
      .minimum: "fra",
      .days: "dage",
      .garmentOrDeposit: "pant",
      .numberLabel:
        "spf faktor nr nr. nummer alder farve nuance omega type model serie niveau trin",
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
      .lifting: "donkraft talje kran presse brændekløver spændebånd løftevogn trailer",
      .soldByLength: """
      kabel tråd aluminiumsfolie film tape slange reb line kæde snor garn guirlande forbinding gaze tandtråd bånd \
      ledning rulle ruller rør
      """,
      .soldByMilligram: "safran",
      .sizeLabel: "størrelse str. str",
      .netJoint: "med",
      .bracketEstimate: "omkring",
    ],
    own: [
      .atStore: "hos i",
      .metricPound: "pund",
      .withCount: "v/ v. ved",
      .oneOfUnit: "en et",
      .shortPieces: "st st.",
      .and: "og",
      .sizeLink: "på",
      .eachLink: "à a á",
      .pluralEnding: "er e",
      .ingredient: "korn smage slags farver oste",
      .countedNoun: """
      æg boller rundstykker croissanter muffins pandekager vafler pølser frikadeller burgere bøffer nuggets tortillas wraps
      citroner appelsiner æbler pærer bananer avocadoer løg tomater agurker servietter tallerkener krus lys batterier bleer
      svampe ispinde
      """,
      .unclearAt: "a",
      .ownDeposit: "pant",
    ],
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
      price:pris, butikspris, salgspris, pris pr pakke, betalt, pris inkl moms, udsalgspris, hyldepris
      total:udgift, \
      totalt, totalpris, i alt, sum, totalsum, beløb, samlet pris
      unitPrice:enhedspris, kilopris, literpris, sammenligningspris, pris pr enhed, kg pris
      former:normalpris, førpris, før pris, ordinær pris, ordinær, gammelt pris, vejl pris, gammelt, før, \
      tidligere pris, vejl udsalgspris, gammel pris, vejledende udsalgspris, vejledende pris, oprindelig pris
      sale:tilbudspris, nu, nedsat pris, specialpris, ugepris, spotpris, slutpris, nupris, ny pris, \
      pris efter rabat
      per:per, pr
      each:stykpris, pr stk, stk pris, pris pr stk, pris stk, á
      saving:besparelse, du sparer, rabat, sparet, rabatbeløb
      currency:valuta
      deal:tilbud, kampagne, rabat, besparelse
      deposit:pant, pantbeløb
      store:butik, forretning, kæde, supermarked, købt i, sted, leverandør, hvor, købssted, købt hos, indkøbssted, \
      handlet i, købt på
      note:kommentar, bemærkning, notat, noter, notater, bem, bemærkninger
      barcode:stregkode, ean kode
      basket:kurv
      articleNumber:artikelnummer, varenummer, varenr, artikelnr, vare nr
      date:dag, dato, købsdato, måned, år, uge, bondato, indkøbsdato, købt, købt den
      offerFrom:gyldig fra, gælder fra, startdato, fra dato, tilbud fra
      offerUntil:gyldig til, gælder til, gyldighed, slutdato, til og med, tilbud til, til dato, udløber
      other:budget, \
      kategori, afdeling, karakter, vurdering, bedømmelse, lager, lagerstatus, aktiv, billede, land, sort, moms, \
      status, reol, oprindelse, vurderinger, smag, varegruppe, økologisk, type, rækkefølge, på lager, lagerantal, \
      lagerbeholdning, beholdning, saldo, solgt, solgte, bedst før
      number:nummer, nr, kode
      withTax:inkl moms, med moms
      beforeTax:ekskl moms, uden moms
      drained:drænet vægt, drænvægt
      filler:i, for, til, og, på, med, inkl, ca, netto, den, det, inkl moms
      sum:sum, totalt, i alt, gennemsnit, at betale, til betaling, beløb i alt
      charge:pant, moms, fragt, levering, kort, dankort, kontant, betalingskort, byttepenge
      address:adresse
      postalCode:postnummer
      phone:telefon, telefonnummer
      distance:afstand
      """,
    labels: [
      .praise: "prisfald spotpris nyhed medlemspris tilbud",
      .withoutTax: "ekskl ex_moms",
      .articles: "varer",
      .besideCount: "stk antal",
      .tax: "moms moms",
      .lowestPrice: "fra",
      .formerPrice: "før",
      .otherMoney: "pant fragt levering",
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
    ],
    labelParts: [
      .formerPrice: "laveste_pris_seneste seneste_30_dage",
      .otherSum: "rabat",
      .total: "at_betale i_alt",
      .discount: "rabat nedsat tilbud",
      .rounding: "afrunding øreafrunding",
      .headLine: "åbningstid cvr",
      .saving: "du_har_sparet",
    ])
}
