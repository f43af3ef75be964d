extension Language {
  /// Dutch.
  static let dutch = Language(
    codes: ["nl"], habits: [.knowsAllUnits, .compounds],
    numbers: """
      2: twee
      3: drie
      4: vier
      5: vijf
      6: zes
      7: zeven
      8: acht
      9: negen
      10: tien
      11: elf
      12: twaalf
      13: dertien
      14: veertien
      15: vijftien
      16: zestien
      17: zeventien
      18: achttien
      19: negentien
      20: twintig
      30: dertig
      40: veertig
      50: vijftig
      60: zestig
      70: zeventig
      80: tachtig
      90: negentig
      100: honderd
      200: tweehonderd
      95: vijfennegentig
      99: negenennegentig
      """,
    numbersAndHalf: """
      1: anderhalf anderhalve
      2: tweeënhalf tweeënhalve
      3: drieënhalf drieënhalve
      """,
    packSizes: """
      2: duo dubbel twin bi twee tweeling
      3: trio triple tri drie
      4: quattro vier
      5: vijf
      6: six zes
      8: acht
      10: tien
      12: twaalf
      """,
    packEndings: "pak pack packs verpakking voordeelpak",
    units: """
      kilogram: kilo kilogram
      hectogram: hecto hectogram
      dekagram: decagram
      gram: gr gram
      milligram: milligram
      microgram: microgram
      pfund: ponden
      @ pfund: pond
      ons: ons onsen
      liter: liter
      deciliter: deciliter
      centiliter: centiliter
      milliliter: mls milliliter
      hectoliter: hectoliter
      dram: fl_dr
      @ tablespoon*: el
      @ teaspoon*: tl
      meter: meter
      decimeter: decimeter
      centimeter: centimeter
      millimeter: millimeter
      kilometer: kilometer
      nanometer: nanometer
      square-meter: vierkante_meter
      hectare: hectare
      item: stuk stuks stucks stks artikelen producten pipet pipetten
      @ item: elk
      pair: paar
      dozen: dozijn
      bit: bits
      kilobit: kilobit kilobits
      megabit: megabit megabits
      gigabit: gigabit gigabits
      terabit: terabit terabits
      kilobyte: kilobyte
      megabyte: megabyte
      gigabyte: gigabyte
      terabyte: terabyte
      petabyte: petabyte
      kibibyte: kibibyte
      mebibyte: mebibyte
      gibibyte: gibibyte
      tebibyte: tebibyte
      pebibyte: pebibyte
      joule: joules
      kilojoule: kilojoule kilojoules
      megajoule: megajoule megajoules
      foodcalorie: kilocalorie
      second: sec seconde
      minute: minuten
      hour: uur uren
      day: dagen
      @ day: dag
      week: wk week weken
      month: maand maanden
      year: jaar
      light-year: lichtjaar
      cubic-millimeter: kubieke_millimeter
      cup-jp~: Japanse_cup Japanse_cups
      dessert-spoon-metric~: metrische_dessertlepel metr_dessertlepel metrische_dessertlepels
      jin-taiwan~: Taiwanese_jin
      long-ton~: Engelse_ton
      tablespoon-australian~: Australische_eetlepel Austr_el Australische_eetlepels
      tablespoon-metric~: metrische_eetlepel metrische_eetlepels
      teaspoon-metric~: metrische_theelepel metrische_theelepels
      @ bakers-dozen~: bakkersdozijn
      @ dash~: scheutje scheutjes
      @ gross~: gros
      @ nanosecond: nanoseconde nanoseconden
      @ quintal~: kwintaal kwintalen
      @ ream~: riem
      @ score~: twintigtal twintigtallen
      @ thousand~: duizend
      """,
    counts: """
      roll: rol
      sheet: vellen velletjes
      @ sheet: vel
      tablet: tablet tabletten kauwtablet kauwtabletten bruistablet bruistabletten zuigtablet zuigtabletten
      capsule: capsule capsules
      wash: wasbeurt wasbeurten wassen
      serving: portie porties
      bag: zak zakken zakje zakjes
      teabag: theezakje theezakjes
      pack: pack pak pakken pakket pakketten verpakking verpakkingen set sets
      box: karton doos doosje doosjes
      @ box: dozen
      case: krat kratten
      bottle: fles flessen flesje flesjes
      can: blik blikken blikje blikjes
      jar: pot potten potje potjes
      @ jar: glas
      tube: tubes
      tub: kuipje kuipjes beker bekers
      tray: schalen bakje bakjes schaal
      bar: reep repen
      slice: plakken plakjes sneetje sneetjes
      @ slice: plak sneden
      egg: ei eieren
      nappy: luier luiers
      wipe: doekje doekjes
      tissue: zakdoekje zakdoekjes
      battery: batterij batterijen
      blade: mesje mesjes
      plaster: pleister pleisters
      ampoule: ampul
      page: pagina pagina's
      cube: blokje blokjes
      patty: burger burgers
      sausage: worst worstjes
      bun: broodje broodjes
      bunch: bosje bosjes
      @ bunch: bos
      meal: maaltijd maaltijden
      cigarette: sigaret sigaretten
      candle: kaars kaarsen
      @ bulb: lampen lamp
      @ carton: drankkartons drankkarton
      @ dose: doses dosis
      @ ply: lagen laag
      @ pouch: stazakken stazak
      @ sausage: worsten
      @ towel: handdoeken handdoek
      @ tub: bekertjes potje bakken
      @ pouch: knijpzakjes
      @ bottle: pijpjes flacons
      @ carton: pakjes
      @ ampoule: ampullen
      @ sachet: sachets sticks stick
      @ jar: glazen
      @ case: kisten
      @ bag: netten zk netje builtjes
      @ tablet: tabs tab
      @ pod: cups cupjes koffiepads pads koffiecups
      @ wash: wasb wasb. wasbeurten doseringen
      @ can: blikjes
      @ pack: pakje multipack
      @ tray: schaaltje
      """,
    currencies: """
      EUR: euro
      dollar: dollar
      CHF: franken
      cent: cent eurocent
      grosz: gr
      """,
    foods: """
      almonds: amandelen
      butter: boter
      cocoa: cacao cacaopoeder
      coconut oil: kokosolie
      cream: room
      flour: bloem meel
      honey: honing
      maple syrup: ahornsiroop
      milk: melk
      oats: havermout
      olive oil: olijfolie
      orange juice: sinaasappelsap
      peanut butter: pindakaas
      rapeseed oil: koolzaadolie
      rice: rijst
      salt: zout
      soy sauce: sojasaus
      sugar: suiker
      sunflower oil: zonnebloemolie
      vinegar: azijn
      yogurt: yoghurt
      """,
    roles: [
      .nowPaid: "nu slechts",
      .exerciseBook: "schrift schriften",
      .unitOfHolder: "liter",
      .sideLabel: """
      hoogte hoekhoogte matrashoogte hoog dikte dik diameter diepte diep breedte breed
      """,
      .paper: "schrift schriften kopieerpapier printpapier notitieboek",
      .priceOfKilogram: "kiloprijs kg-prijs",
      .priceOfLiter: "literprijs liter-prijs",
      .unitPriceName: "eenheidsprijs vergelijkingsprijs prijs",
      .offerUntil: """
      t/m tot tot_en_met geldig_t/m geldig_tot geldig_tot_en_met loopt_tot loopt_t/m eindigt eindigt_op
      """,
      .offerFrom: "vanaf van geldig_van geldig_vanaf",
      .offerHead: "aanbieding actie geldig nu bonus actieprijs",
      .offerOnly: "alleen enkel",
      .dayJoint: "t/m tot tot_en_met",
      .dayFiller: "de op",
      .tomorrow: "morgen",
      .offerFromOrOf: "van",
      .commonOfferFrom: "van",
      .ambiguousMonth: "mei",
      .keepsUntil: "houdbaar tht gebruiken",
      .beer: "pils pilsener witbier bokbier tripel",
      .bag: """
      vuilniszakken vuilniszak afvalzakken afvalzak pedaalemmerzakken diepvrieszakken
      diepvrieszakjes boterhamzakjes
      """,
      .material: "glazen plastic",
      .eyewear: "leesbril leesbrillen contactlenzen daglenzen maandlenzen",
      .emptyHolder: """
      wijnglazen drinkglazen mokken mok bewaardozen vershoudbakjes emmer vaas thermoskan
      thermosfles waterkoker drinkfles weckpotten weckpot drinkflessen drinkbekers
      plastic_bekers kartonnen_bekers glazen_potten
      """,
      .eachPack: "multipak multiverpakking",
      .wholeOfPacks: "totaal",
      .noise: """
      netto nettogewicht inhoud circa ca ongeveer minst mindst minimaal totaal los uitlekgewicht maat
      """,
      .of: "of de van je met",
      .per: "per elke",
      .article: "een",
      .to: "tot",
      .orMore: "of_meer",
      .priceNoise: "te_betalen bonus incl excl prijs vanaf nu slechts btw incl_btw brutto",
      .within: "in",
      .people: "personen",
      .free: "gratis cadeau",
      .half: """
      half aan_halve_prijs aan_de_helft half_geld halve_prijs halveprijs voor_de_halve_prijs voor_de_helft voor_halve_prijs \
      tegen_halve_prijs voor_halve_geld halve_geld
      """,
      .halved: "helft",
      .sizeOfCount: "mega super mini kleine grote xl xxl",
      .halfOf: "halve",
      .andHalf: "en_een_half en_een_halve",
      .quarterOf: "kwart",
      .off: "korting goedkoper",
      .save: "bespaar min_korting korting_van",
      .forWord: "voor voor_de_prijs_van",
      .buy: "koop kopen neem halen gekocht",
      .whenBuying: "bij_aankoop_van bij_aanschaf_van",
      .get: "ontvang krijg en_krijg en_ontvang",
      .pay: "betaal betalen en_betaal",
      .another: "nog_een",
      .two: "twee",
      .three: "drie",
      .four: "vier",
      .second: "tweede de_tweede het_tweede",
      .third: "derde",
      .fourth: "vierde",
      .ordinalEnding: "ste e_stuk e_artikel e_item",
      .dealNoise: "actie aanbieding alles",
      .joining: "en op het",
      .day: "dag dagen",
      .week: "week weken",
      .month: "maand maanden",
      .year: "jaar jaren",
      .daily: "dagelijks",
      .weekly: "wekelijks",
      .monthly: "maandelijks",
      .yearly: "jaarlijks",
      .intervalLead: "per je elke elk iedere ieder om_de",
      .durationLead: "voor gedurende per",
      .onePeriodAhead: "een en",
      .halfPeriod: "half halve",
      .times: "keer maal",
      .cashback: "cashback terug_met_de_app terug_met_app terug tegoed",
      .coupon: "kortingsbon waardebon",
      .couponOff: "korting",
      .density: "dichtheid",
      .deposit: "statiegeld leeggoed",
      .depositIncluded: "incl. incl inclusief",
      .fee: "toeslag",
      .drainedWeight: "uitlekgewicht uitlekgew. uitlekgew uitgelekt",
      .limit: "hoogstens maximaal",
      .bodyBound: "boven onder",
      .clearLimit: "limiet gelimiteerd_tot",
      .loyaltyPrice: """
      met_kortingsbon met_coupon met_app met_de_app met_bonus met_kaart met_bonuskaart bonuskaart kaartprijs \
      prijs_met_klantenkaart met_klantenkaart
      """,
      .packsBought: "gekochte_verpakkingen gekochte_verpakking gekocht",
      .shipping: "verzendkosten verzending bezorgkosten",
      .freeShipping: "gratis_verzending gratis_verzonden",
      .strength: "bevat gehalte",
      .alcoholBefore: "alcohol alcoholpercentage",
      .tax: "btw belasting",
      .taxAlone: "brutto netto +btw",
      .taxIncluded: "incl inclusief inbegrepen brutto met",
      .taxAdded: "excl. +btw excl exclusief zonder niet_inbegrepen netto",
      .usableShare: "bruikbaar eetbaar gebruikt bruikbaar_deel",
      .perPack: "je per_verpakking per_stuk elk",
      .perWholePack: "per_verpakking",
      .once: "eenmalig per_bestelling",
      .perCustomer: "per_klant per_persoon per_huishouden",
      .termLink: "of de van ter_waarde_van op",
      .limitNoise: "slechts",
      .termFiller: "excl en",
      .waste: "afval verlies",
      .behindNumber: "en voor bij per",
      .countOne: "een en",
      .countTwo: "twee",
      .countThree: "drie",
      .countFour: "vier",
      .countFive: "vijf",
      .countSix: "zes",
      .alcohol: "vol vol. alcohol alcoholpercentage",
      .protein: "eiwit eiwitten",
      .caffeine: "cafeïne",
      .cocoa: "cacao",
      .washes: "wasbeurten",
      .plies: "laags",
      .strengthEnding: "vol vol. alcohol eiwit",
      .lowestPrice: "laagste_prijs",
      .formerPrice: "voorheen ipv adviesprijs in_plaats_van van de oude_prijs",
      .each: "elk",
      .rangeJoint: "tot of",
      .gluedOrdinalEnding: "e de",
      .atLeast: "minimaal minimum",
      .groupLink: "bij",
      .priceOfHalf: "prijs",
      .comparative: "goedkoper",
      .claim: "minder",
      .dealArticle: "het",
      .minimum: "vanaf",
      .taxNoise: "btw",
      .ordinalArticle: "de",
      .sizeLabel: "maat nr.",
      .spoon: "el tl",
      .formerPair: "van",
      .nowPair: "voor bonus nu",
      .formerAbbreviation: "i.p.v.",
      .days: "dagen",
      .eachAmount: "elk",
      .boughtCondition: "vanaf",
      .boughtFree: "gratis",
      .backAdverb: "terug",
      .numberLabel:
        "spf factor nr. nr nummer leeftijd tint kleur omega type model serie niveau sterkte stap klasse",
      .oneContainer:
        "fles blik tube doos flacon tas spuitbus kuipje flesje blikje potje zakje beker",
      .net: "net netten netje",
      .gadget: "smartphone telefoon laptop console",
      .fridge: "koelkast vriezer vrieskist magnetron",
      .washer: "wasmachine wasdroger",
      .ink: "toner inkt inktcartridge inktcartridges",
      .device: """
      muis toetsenbord abonnement telefoon smartphone mobiel router modem printer camera televisie tv monitor drone console koptelefoon \
      luidspreker laptop
      """,
      .clothing: """
      jeans jas jassen broek broeken spijkerbroek overhemd shirt jurk rok mantel trui vest hemd colbert short \
      legging sokken panty bloes hoodie
      """,
      .sizedByLength: """
      fiets kinderfiets pan pannen koekenpan braadpan steelpan hapjespan wok wokpan bord borden schaal kom kommen deksel mes messen kaars kaarsen pop knuffel paraplu lamp \
      vaas spiegel spatel tang bakvorm springvorm
      """,
      .reach: "dekt dekking rendement toereikend goed_voor",
      .lifting: """
      machine hogedrukreiniger pomp compressor krik garagekrik takel lier kraan pers houtklover sjorband spanband hefwagen pompwagen aanhanger assteun \
      assteunen
      """,
      .soldByLength: """
      kabel kabels draad vershoudfolie huishoudfolie aluminiumfolie plakband tape slang tuinslang touw ketting koord \
      garen slinger verband gaas flos lint verlengsnoer rol rollen behang lichtsnoer
      """,
      .soldByMilligram: "saffraan",
      .bracketEstimate: "ong plm",
      .netJoint: "met van",
    ],
    own: [
      .bagEnding: "zak zakken",
      .pieceBeforePrice: "st st. bos bosje",
      .ofThem: "ervan",
      .yields: "voor geeft",
      .atStore: "bij",
      .oneOfUnit: "één",
      .shortPieces: "st st.",
      .and: "en",
      .sizeLink: "van",
      .eachLink: "à",
      .ownPer: "de het",
      .pluralEnding: "s en",
      .ingredient: "granen kazen kruiden vruchten groenten smaken soorten kleuren noten zaden",
      .countedNoun: """
      eieren broodjes bolletjes bollen croissants pistolets pannenkoeken poffertjes wafels donuts muffins worstjes worsten
      frikandellen kroketten bitterballen gehaktballen hamburgers burgers wraps tortillas bagels beschuiten eierkoeken
      sinaasappels citroenen limoenen appels peren bananen avocado's mango's kiwi's uien tomaten paprika's komkommers
      servetten bordjes bekers kaarsen lampen batterijen luiers sponzen
      """,
      .unclearAt: "a",
      .rangeEnd: "of",
      .ownOr: "of",
    ],
    months: """
      jan januari|feb februari|mrt maart|apr april|mei|jun juni|jul juli|aug augustus|sep sept september| \
      okt oktober|nov november|dec december
      """,
    weekdays: "ma maandag|di dinsdag|wo woensdag|do donderdag|vr vrijdag|za zaterdag|zo zondag",
    headings: """
      name:naam, productnaam, artikelnaam, benaming, titel
      product:product, producten, boodschap, boodschappen, artikel, art, artikelen, waar, levensmiddel, item, ingrediënt
      description:omschrijving, beschrijving, artikelomschrijving
      brand:merk, fabrikant, producent, merknaam, brander, branderij, brouwerij
      length:lengte
      loyalty:bonuskaart, met kaart, ledenprijs, clubprijs, kaartprijs, bonuskaartprijs, prijs met kaart, app prijs
      quantity:hoeveelheid, inhoud, netto inhoud, hoev, hoeveel, inh., hvh
      weight:gewicht, nettogewicht, netto gewicht, gewicht volume
      volume:volume
      size:grootte, verpakking, verpakkingsgrootte, formaat, maat, inhoud verpakking, verpakkingseenheid
      count:stuks, aantal, aantal stuks, st, rollen, vellen, aant
      packs:pakken, verpakkingen, flessen, blikken, aantal per verpakking, stuks per verpakking, stuks per doos, \
      per doos, colli, doosinhoud, ce per colli, ce colli, colli inhoud, stuks per omdoos, aantal per omdoos, \
      doos van
      unit:eenheid, maateenheid, eenh, eh
      price:prijs, kosten, verkoopprijs, winkelprijs, bedrag betaald, huidige prijs, prijs per verpakking, \
      prijs per pak, \
      prijs incl btw, betaald, prs, vkp, verk.prijs, schapprijs, kassaprijs, inkoopprijs, kostprijs
      total:uitgave, uitgaven, \
      totaal, totaalprijs, bedrag, totaalbedrag, subtotaal, totaal incl
      unitPrice:eenheidsprijs, prijs per eenheid, kiloprijs, literprijs, vergelijkingsprijs
      former:normale prijs, oude prijs, van prijs, adviesprijs, oorspronkelijke prijs, was, normaal, oud, van, \
      reguliere prijs, oorspronkelijk, originele prijs, prijs zonder korting, adviesverkoopprijs
      sale:aanbiedingsprijs, actieprijs, nu, voor prijs, kortingsprijs, nieuwe prijs, bonusprijs, nieuw, afgeprijsd, \
      stuntprijs, te betalen, eindprijs, prijs na korting, folderprijs, prijs met korting, je betaalt
      paid:te betalen, eindprijs, prijs na korting, je betaalt, betaald, bedrag betaald
      cost:inkoopprijs, inkoop, kostprijs
      selling:verkoopprijs, vkp, verk.prijs
      per:per
      each:stuksprijs, per stuk, stukprijs, prijs per stuk, prijs p st, prijs st, p st, prijs per st
      saving:besparing, korting, voordeel, je bespaart, u bespaart, bespaard, kortingsbedrag, \
      coupon, kortingsbon, waardebon
      currency:valuta, munt
      deal:aanbieding, korting, actie, bonus, besparing, voordeel
      deposit:statiegeld, statiegeld bedrag, leeggoed, waarborg, emballage, statiegeldbedrag, emballagebedrag
      store:apotheek, drogist, bakker, slager, winkel, supermarkt, markt, keten, verkoper, filiaal, waar gekocht, leverancier, waar, zaak, \
      gekocht bij, winkelier, aankoopplaats, gekocht in, supermarktketen
      note:opmerking, opmerkingen, notitie, notities, toelichting, opm, bijzonderheden
      barcode:streepjescode, ean code
      basket:mand, winkelmandje, winkelwagen, mandje
      terms:voorwaarden
      articleNumber:artikelnummer, artikelcode, artikelnr, productcode, bestelnummer
      date:wanneer, datum, dag, aankoopdatum, maand, jaar, week, gekocht op, peildatum, bondatum, prijsdatum
      offerFrom:geldig vanaf, ingangsdatum, begindatum, startdatum, begin actie, aanbieding vanaf, actie vanaf, \
      start actie, startdatum actie
      offerUntil:geldig tot, geldig t m, geldig tot en met, geldig, geldigheid, einddatum, tot, t m, einde actie, \
      aanbieding t m, actie t m, aanbieding tot, actie tot
      other:budget, begroot, begroting, \
      categorie, afdeling, schap, gangpad, gangnr, beoordeling, sterren, voorraad, beschikbaar, actief, \
      afbeelding, herkomst, land, kleur, soort, type, btw, rij, status, waardering, plaats, groep, cijfer, score, bio, \
      calorieën, smaak, volgorde, positie, gang, op voorraad, link, voorradig, magazijn, in voorraad, verkocht, \
      verkochte, afzet, verkopen, houdbaar tot, tht, beschikbare hoeveelheid, voorraad aantal, alc
      number:nummer, nr, code
      withTax:incl btw, inclusief btw, met btw
      beforeTax:excl btw, exclusief btw, zonder btw
      drained:uitlekgewicht, uitgelekt gewicht
      filler:van, de, het, een, in, en, of, per pak, incl, excl, netto, ca, voor, bij, incl btw, met
      sum:tussentotaal, \
      totaal, subtotaal, gemiddelde, som, te betalen, totaal te betalen, eindtotaal
      charge:statiegeld, btw, verzendkosten, bezorgkosten, bezorging, levering, contant, wisselgeld, afronding, pin, \
      pinbetaling, bankpas, betaald, retour, servicekosten, inpakkosten, leveringskosten
      address:adres
      street:straat
      city:plaats, stad
      state:provincie
      postalCode:postcode
      phone:telefoon
      fax:fax
      email:email, e mail, mail
      webPage:website
      distance:afstand
      onOffer:aanbieding, in de aanbieding
      """,
    labels: [
      .stock: "voorraad beoordelingen verkocht",
      .without: "zonder",
      .markupBasketName: "winkelwagen winkelmand winkelmandje",
      .markupBasketPart: "inhoud overzicht",
      .praise: "aanbieding actie bio bonus nieuw prijs weekaanbieding",
      .withoutTax: "excl",
      .articles: "artikelen",
      .besideCount: "aantal stuks",
      .total: "totaal",
      .tax: "btw",
      .given: "pin contant pinnen bankpas ontvangen",
      .change: "wisselgeld terug",
      .lowestPrice: "vanaf",
      .formerPrice: "adviesprijs voor",
      .otherMoney: "bespaar verzendkosten bezorging verzending statiegeld maand onder",
      .bonus: "punten",
      .orInstalments: "of",
      .per: "per",
      .alternative: "en",
      .hundredth: "cent centen",
      .yes: "ja j",
      .no: "nee n",
      .notKnown: "n.v.t. nvt onbekend uitverkocht",
      .about: "ca",
      .smallMoney: "ct",
      .inchOrIn: "in",
      .memberPrice: "abonnement leden ledenprijs",
      .beforePrice: "slechts prijs",
      .upTo: "tot",
    ],
    labelParts: [
      .otherMoney: "hoogste_prijs",
      .formerPrice: "laagste_prijs_van laatste_30_dagen",
      .markupPrice: "prijs",
      .markupWithTax: "incl-btw inclbtw",
      .markupWithoutTax: "excl-btw exclbtw",
      .subtotal: "subtotaal tussentotaal",
      .otherSum: "korting artikelen",
      .saving: "voordeel besparing",
      .total: "te_betalen totaalbedrag eindtotaal",
      .totalWithTax: "incl._btw",
      .rounding: "afronding afgerond",
      .discount: "korting",
      .shipping: "verzend bezorg",
      .deposit: "statiegeld emballage leeggoed",
      .companyForm: "_b.v _n.v",
      .withShipping: "incl._verzending inclusief_verzending",
      .otherSellers: "andere_aanbiedingen andere_verkopers",
      .details: "herkomst",
    ])
}
