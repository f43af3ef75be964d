extension Language {
  /// German.
  static let german = Language(
    codes: ["de"], habits: [.knowsAllUnits, .compounds, .metricPounds],
    numbers: """
      2: zwei zwo zweimal
      3: drei dreimal
      4: vier viermal
      5: fünf
      6: sechs
      7: sieben
      8: acht
      9: neun
      10: zehn
      11: elf
      12: zwölf
      13: dreizehn
      14: vierzehn
      15: fünfzehn
      16: sechzehn
      17: siebzehn
      18: achtzehn
      19: neunzehn
      20: zwanzig
      30: dreißig
      40: vierzig
      50: fünfzig
      60: sechzig
      70: siebzig
      80: achtzig
      90: neunzig
      100: hundert
      200: zweihundert
      95: fünfundneunzig
      99: neunundneunzig
      """,
    numbersAndHalf: """
      1: anderthalb anderthalbe anderthalbes anderthalber eineinhalb einundeinhalb
      2: zweieinhalb
      3: dreieinhalb
      4: viereinhalb
      """,
    packSizes: """
      2: doppel zweier duo twin bi
      3: dreier trio triple tri
      4: vierer quattro
      5: fünfer
      6: sechser six
      8: achter
      10: zehner
      12: zwölfer
      """,
    packEndings: "pack packung packungen packs pak gebinde träger trägerl tragerl",
    units: """
      kilogram: kilo kilos kilogramm
      hectogram: hektogramm
      dekagram: dkg dekagramm deka
      gram: gr gramm
      milligram: milligramm
      microgram: mikrogramm
      tonne: tonne
      @ tonne: to
      carat: karat
      ounce: unze unzen
      ton: short_ton short_tons
      quintal: doppelzentner
      ounce-troy: feinunze feinunzen
      pfund: pfund pfd
      @ pfund: pf
      zentner: zentner ztr
      liter: liter
      deciliter: deziliter
      centiliter: zentiliter
      milliliter: milliliter
      microliter: mikroliter
      hectoliter: hektoliter
      cubic-centimeter: ccm kubikzentimeter
      cubic-meter: cbm kubikmeter
      pint*: pinten
      gallon*: gallone gallonen
      @ tablespoon*: el
      @ teaspoon*: tl
      meter: meter
      decimeter: dezimeter
      centimeter: zentimeter
      millimeter: millimeter
      kilometer: kilometer
      inch: zoll
      @ foot: fuß
      mile: meile meilen
      nautical-mile: seemeile seemeilen
      nanometer: nanometer
      square-meter: qm quadratmeter
      square-centimeter: qcm quadratzentimeter
      @ are: ar
      hectare: hektar
      item: ct stück stk stk. st stck produkt produkte artikel pipette pipetten
      pair: paar
      @ pinch: pr
      dozen: dutzend dtzd
      ream: ries
      kilobit: kilobit
      megabit: megabit
      gigabit: gigabit
      terabit: terabit
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
      kilojoule: kilojoule
      megajoule: megajoule
      foodcalorie: kilokalorien kalorien
      kilowatt-hour: kilowattstunde kilowattstunden
      watt-hour: wattstunde wattstunden
      second: sekunde sekunden
      minute: minute minuten
      hour: stunde stunden
      day: tage
      @ hour: std
      @ day: tag
      week: woche wochen
      month: monat monate
      year: jahr jahre
      centigram: zentigramm
      decigram: dezigramm
      dekaliter: dekaliter
      hectometer: hektometer
      light-year: lichtjahr lichtjahre lichtjahren
      cup-jp~: japanische_Cup japanische_Cups
      dessert-spoon-metric~: metrischer_Dessertlöffel metr_Dessertlöffel metrische_Dessertlöffel
      long-ton~: britische_Tonne britische_Tonnen
      pound-troy~: Troy-Pfund
      tablespoon-australian~: australischer_Esslöffel austral_EL australische_Esslöffel
      tablespoon-metric~: metrischer_Esslöffel metr_EL metrische_Esslöffel
      teaspoon-metric~: metrischer_Teelöffel metr_TL metrische_Teelöffel
      @ bakers-dozen~: Bäckerdutzend
      @ cubic-millimeter: Kubikmillimeter
      @ dash~: Spritzer
      @ fortnight~: Zweiwochenzeitraum Zweiwochenzeiträume
      @ gross~: Gros
      @ megawatt-hour: Megawattstunde Megawattstunden
      @ nanosecond: Nanosekunde Nanosekunden
      @ score~: Stiege Stiegen
      @ thousand~: Tausend
      @ item: stücke
      @ meter: lfm
      """,
    counts: """
      roll: rolle rollen
      sheet: blatt blätter
      tablet: tabl tbl. filmtbl. filmtabl. filmtabl ftbl. tablette tabletten brausetablette brausetabletten filmtablette filmtabletten kautablette kautabletten \
        lutschtablette lutschtabletten
      capsule: kapsel kapseln kaps
      wash: wäsche wäschen waschladung waschladungen waschgang waschgänge
      @ wash: wl wg
      serving: portion portionen
      bag: beutel tüte tüten
      @ bag: sack säcke säcken netz netze
      sachet: päckchen stick sticks
      teabag: teebeutel
      pack: pack packung packungen pckg pkg paket pakete er_pack er_packung er_träger er_trägerl er_tragerl er set sets
      box: schachtel schachteln karton kartons
      case: kasten kiste kisten
      bottle: flasche flaschen fl.
      can: dosen
      @ can: dose ds
      jar: gläser
      @ jar: glas gl tiegel
      tube: tuben
      tub: becher
      carton: tetrapak
      tray: tablett schale schalen
      bar: riegel
      slice: scheibe scheiben
      egg: ei eier
      nappy: windel windeln
      wipe: feuchttuch feuchttücher
      tissue: taschentuch taschentücher tuch tücher
      towel: handtuch
      bulb: leuchtmittel
      battery: batterie batterien
      pod: pad pads kaffeepad kaffeepads
      blade: klinge klingen
      plaster: pflaster
      ampoule: ampulle ampullen
      page: seite seiten
      copy: kopie kopien
      cube: würfel bouillonwürfel
      patty: burger
      sausage: würstchen
      bun: brötchen
      bunch: bund
      meal: mahlzeit mahlzeiten
      film: film
      cigarette: zigarette zigaretten
      candle: kerze kerzen
      bin_liner: müllbeutel
      @ dose: Einzeldosen Einzeldosis anwendungen
      @ ply: Lagen Lage
      @ pouch: Standbeutel
      @ towel: Handtücher
      @ bottle: fläschchen
      @ can: büchsen
      @ jar: gläschen
      @ tub: becherl becherchen töpfchen schälchen eimer
      @ sachet: tütchen portionsbeutel sachets briefchen
      @ pouch: quetschbeutel quetschies nachfüllbeutel
      @ carton: trinkpäckchen
      @ tablet: tabs tab lutschpastillen dragees pastillen
      @ tray: trays
      @ bag: netze netz
      @ bar: tafeln
      @ roll: röllchen
      @ pack: pck packg
      @ box: boxen
      @ sheet: bl bögen bogen
      @ capsule: kps weichkapseln hartkapseln
      @ pod: kaffeekapseln
      @ bunch: bd
      """,
    currencies: """
      EUR: euro euronen
      dollar: dollar
      rupee: rupie
      CHF: sfr franken stutz
      cent: ct cent eurocent
      penny: pence
      grosz: gr
      rappen: rappen räppli
      """,
    foods: """
      almonds: mandeln
      cocoa: kakao kakaopulver
      coconut oil: kokosöl
      cream: sahne rahm
      flour: mehl
      honey: honig
      maple syrup: ahornsirup
      milk: milch
      oats: haferflocken
      olive oil: olivenöl
      orange juice: orangensaft
      peanut butter: erdnussbutter
      rapeseed oil: rapsöl
      rice: reis
      salt: salz
      soy sauce: sojasauce sojasoße
      sugar: zucker
      sunflower oil: sonnenblumenöl
      vinegar: essig
      water: wasser
      yogurt: joghurt
      """,
    roles: [
      .nowPaid: "jetzt nur",
      .exerciseBook: "schulheft schulhefte heft hefte collegeblock notizbuch notizblock",
      .unitOfHolder: "liter",
      .sideLabel: """
      höhe hoch steghöhe matratzenhöhe gesamthöhe wuchshöhe stärke dick dicke tiefe tief durchmesser
      breit breite
      """,
      .packOfPieces: "er-pack er_pack erpack er-packung erpackung",
      .paper: "kopierpapier druckerpapier notizbuch collegeblock schulheft schulhefte zeichenblock",
      .priceOfKilogram: "kilopreis kg-preis kilogrammpreis",
      .priceOfLiter: "literpreis liter-preis l-preis",
      .unitPriceName: "grundpreis vergleichspreis einheitspreis gp",
      .offerUntil: """
      bis bis_zum bis_einschließlich bis_inkl. bis_inkl endet endet_am läuft_bis gültig_bis gültig_bis_zum
      gilt_bis gilt_bis_zum
      """,
      .offerFrom: "ab vom von gültig_ab gültig_vom gültig_von ab_dem gilt_ab gilt_vom",
      .offerHead:
        "angebot aktion noch gültig sonderangebot angebotspreis aktionspreis gilt jetzt",
      .offerOnly: "nur",
      .dayJoint: "bis bis_zum",
      .dayFiller: "dem den der am",
      .tomorrow: "morgen",
      .offerFromOrOf: "vom von",
      .ambiguousMonth: "mai",
      .keepsUntil: "haltbar mhd mindesthaltbarkeit verbrauchen haltbarkeit",
      .beer: "bier pils pilsner pilsener weizen weißbier radler kölsch",
      .bag: """
      müllbeutel müllsack müllsäcke müllsäcken abfallbeutel abfalltüten mülltüten gefrierbeutel allzweckbeutel zipbeutel
      zip-beutel zipperbeutel frischhaltebeutel eiswürfelbeutel
      """,
      .material: "glas plastik",
      .eyewear: "lesebrille lesebrillen brille kontaktlinsen kontaktlinse monatslinsen tageslinsen",
      .emptyHolder: """
      thermoskanne isolierkanne thermosflasche trinkflasche thermobecher isolierbecher
      wasserkocher weingläser trinkgläser sektgläser biergläser wassergläser kaffeebecher
      tassen tasse vorratsdosen frischhaltedosen aufbewahrungsbox aufbewahrungsboxen eimer
      vase trinkflaschen kochtopf einmachgläser einweckgläser plastikbecher pappbecher
      trinkbecher weckgläser weckglas einmachglas marmeladengläser marmeladenglas
      schraubgläser sturzgläser gewürzgläser vorratsgläser vorratsglas glasflaschen
      leerflaschen babyflasche babyflaschen karaffe messbecher brotdose gefrierdosen
      """,
      .eachPack: "mehrfachpack mehrfachpackung multipackung",
      .wholeOfPacks: "insgesamt gesamt zusammen",
      .noise: """
      nett netto inhalt inh füllmenge nettofüllmenge nettogewicht gewicht circa ca cca ungefähr etwa zirka nominal min. \
      mindestens minimum total gesamt insgesamt los lose tropfgewicht abtropfgewicht größe formato
      """,
      .of: "von je zu zu_je mit",
      .per: "per pro jede jeder jedes",
      .article: "ein eine einen einem",
      .to: "bis",
      .or: "einzeln einzelpreis sonst oder",
      .orMore: "oder_mehr",
      .priceNoise: """
      nur jetzt zu_zahlen ab preis zusammen zus. statt inkl inkl_mwst zzgl mwst uvp aktionspreis brutto
      """,
      .within: "in",
      .people: "personen portionen",
      .free: "gratis kostenlos umsonst geschenkt",
      .half: "halber_preis zum_halben_preis halben_preis",
      .halved: "hälfte zur_hälfte",
      .sizeOfCount: """
      mega plus super extra_large mini große großen kleine kleinen mittelgroße xl xxl
      """,
      .halfOf: "halb halbe halber halbes halben",
      .andHalf: "und_ein_halb und_ein_halbes und_eine_halbe und_einen_halben",
      .quarterOf: "viertel",
      .off: "rabatt nachlass günstiger billiger reduziert sofortrabatt coupon",
      .save: "spare sparen sie_sparen minus rabatt_von",
      .forWord: "für fuer um zum_preis_von für_nur",
      .buy: "kaufe kauf kaufen kaufst nimm nehmen nehme",
      .whenBuying: "bei_kauf_von beim_kauf_von bei_abnahme_von ab_abnahme_von",
      .get: "erhalte erhalten bekomme bekommen dazu und_erhalte",
      .pay: "zahl zahle zahlen bezahle bezahlen und_zahle",
      .another: "ein_weiteres ein_weiterer eine_weitere noch_ein noch_eine noch_eins",
      .two: "zwei",
      .three: "drei",
      .four: "vier",
      .second: """
      zweite zweiter zweites zweiten das_zweite der_zweite die_zweite ein_zweites ein_zweiter eine_zweite
      """,
      .third: "dritte dritter drittes",
      .fourth: "vierte vierter viertes",
      .ordinalEnding: "st er ter tes ten",
      .dealNoise: "angebot aktion nur_heute im_angebot alles",
      .joining: "und auf das der die den zum beim bei",
      .day: "tag tage tagen tages",
      .week: "woche wochen",
      .month: "monat monate monaten monats",
      .year: "jahr jahre jahren jahres",
      .daily: "täglich",
      .weekly: "wöchentlich",
      .monthly: "monatlich",
      .yearly: "jährlich",
      .intervalLead: """
      per pro je jede jeden jedes jeder alle am im die den das in_der in_einer an_einem in_einem
      """,
      .durationLead: "für über während für_die_nächsten per",
      .onePeriod: "jeden",
      .durationEnd: "lang",
      .onePeriodAhead: "ein eine einen einem einer eines",
      .halfPeriod: "halbe halben halbes halber",
      .times: "mal",
      .cashback: """
      cashback bonus zurück_mit_der_app zurück_mit_app zurück_mit_karte als_bonus geld_zurück gutschrift zurück
      """,
      .coupon: "coupon gutschein rabattmarke rabattgutschein rabattcoupon sofortcoupon",
      .couponOff: "rabatt nachlass",
      .density: "dichte",
      .deposit: """
      einwegpfand mehrwegpfand flaschenpfand kistenpfand kastenpfand dosenpfand pfand einsatz
      """,
      .depositIncluded: "inkl. inkl inklusive einschl. einschließlich incl. incl enthält",
      .fee: "gebühr umweltgebühr",
      .drainedWeight: "abtropfgewicht abtropfgew. abtropfgew abtr.gew. abtr. abtr atg abgetropft",
      .limit: "höchstens bis_zu maximal max. max",
      .bodyBound: "über unter",
      .clearLimit: "höchstmenge begrenzt_auf limitiert_auf",
      .loyaltyPrice: """
      mit_coupon mit_gutschein mit_der_app mit_payback mit_lidl_plus lidl_plus_preis mit_karte mit_app kartenpreis \
      app-preis payback-preis jö-preis mitgliederpreis preis_mit_kundenkarte mit_kundenkarte
      """,
      .packsBought: "gekaufte_packungen gekaufte_packung gekauft",
      .shipping: "versandkosten versand lieferung",
      .freeShipping: """
      versandkostenfrei kostenloser_versand kostenlose_lieferung versand_kostenlos lieferung_frei_haus
      """,
      .strength: "gehalt enthält",
      .alcoholBefore: "alkoholgehalt alkohol",
      .tax: "mehrwertsteuer mwst. mwst ust. ust steuer",
      .taxAlone: "brutto netto +mwst +mwst.",
      .taxIncluded: "inkl. inkl inklusive enthalten brutto mit",
      .taxAdded: """
      plus +mwst +mwst. exkl. exkl zzgl. zzgl zuzüglich ohne exklusive nicht_enthalten nicht_inbegriffen netto
      """,
      .usableShare: "nutzbar verwendbar verwertbar genutzt essbar nutzbarer_anteil",
      .perPack: "je_packung pro_packung je_stück pro_stück je",
      .perWholePack: "je_packung pro_packung",
      .once: "einmalig einmal je_bestellung pro_bestellung",
      .perCustomer: "pro_kunde je_kunde pro_person pro_haushalt je_haushalt",
      .termLink: "über von im_wert_von auf zu",
      .boughtPacks: "packungen",
      .limitNoise: "nur",
      .termFiller: "plus zzgl. zzgl exkl. exkl und mit",
      .waste: "abfall verlust",
      .behindNumber: "für bei per und plus mit",
      .countOne: "ein eine jeden",
      .countTwo: "zwei",
      .countThree: "drei",
      .countFour: "vier",
      .countFive: "fünf",
      .countSix: "sechs",
      .alcohol: "vol vol. alkohol alkoholgehalt",
      .protein: "protein eiweiß eiweiss",
      .caffeine: "koffein",
      .cocoa: "kakao",
      .washes: "wäschen waschladungen waschgänge",
      .plies: "lagen lagig",
      .strengthEnding: "vol vol. alkohol protein eiweiß eiweiss",
      .lowestPrice: """
      niedrigster_preis niedrigster_gesamtpreis günstigster_preis tiefster_preis bester_preis
      """,
      .maximumPrice: "avp uvp",
      .formerPrice: """
      statt anstatt uvp sonst war vorher bisher früher avp uvp¹ unverb_preisempf norm alter_preis
      """,
      .eachOf: "je zu_je",
      .rangeJoint: "bis oder",
      .perBesidePrice: "je",
      .perUncapitalized: "pro",
      .atLeast: "min mindestens minimum",
      .priceOfHalf: "preis",
      .comparative: "günstiger billiger",
      .claim: "weniger",
      .dealArticle: "das der die den zum beim",
      .minimum: "ab",
      .taxNoise: "inkl exkl zzgl mwst",
      .sizeLabel: "größe groesse grösse gr. nr.",
      .inOnePiece: "am im",
      .spoon: "el tl",
      .days: "tage tagen",
      .spokenPercent: "prozent",
      .addition: "zzgl. zzgl",
      .substancePer: "pro je in",
      .eachAmount: "je",
      .boughtCondition: "ab",
      .boughtFree: "gratis",
      .backAdverb: "zurück",
      .netPrice: "netto",
      .storeWhenCapitalized: "netto",
      .gluedDeposit: "pf pfd",
      .numberLabel: """
      lsf faktor lichtschutzfaktor stärke nr. nr nummer stufe alter farbton nuance typ type omega modell serie \
      sorte klasse kl. hkl
      """,
      .oneContainer: """
      flasche dose tube packung kiste schachtel tüte kanne kartusche flakon sprühdose spraydose sprühflasche
      """,
      .net: "netz",
      .gadget: "handy handys smartphone smartphones laptop notebook konsole",
      .fridge:
        "kühlschrank gefrierschrank gefriertruhe gefrierkombination mikrowelle",
      .washer: "waschmaschine wäschetrockner waschtrockner",
      .ink: "toner tinte druckerpatrone tintenpatrone druckerpatronen tintenpatronen",
      .device: """
      maus funkmaus tastatur handytarif tarif vertrag mobilfunk breitband surfstick handy handys smartphone \
      router modem laptop notebook drucker kamera fernseher monitor beamer drohne konsole kopfhörer lautsprecher \
      telefon
      """,
      .clothing: """
      jeans jacke jacken hose hosen hemd hemden kleid kleider mantel mäntel anzug anzüge sakko pullover pulli \
      shirt shirts bluse weste leggings strumpfhose socken unterhose slip bademantel overall mieder
      """,
      .sizedByLength: """
      fahrrad kinderfahrrad pfanne pfannen bratpfanne wok topf kochtopf töpfe kasserolle bräter teller schüssel schüsseln schale servierplatte deckel messer kerze kerzen \
      stabkerze teddy puppe plüschtier schirm regenschirm leuchte vase spiegel kranz pfannenwender zange kelle backform springform
      """,
      .reach: "reicht ergibt reichweite ergiebigkeit deckt",
      .lifting: """
      maschine espressomaschine kaffeemaschine hochdruckreiniger pumpe kompressor wagenheber heber seilwinde winde holzspalter spalter kran presse zurrgurt spanngurt gurt schäkel \
      hubwagen flaschenzug kettenzug anhänger stapler unterstellbock unterstellböcke auffahrrampe
      """,
      .soldByLength: """
      kabel draht frischhaltefolie alufolie aluminiumfolie klarsichtfolie band klebeband schlauch seil leine kette \
      schnur garn faden lichterkette girlande binde \
      mullbinde zahnseide borte rohr rolle rollen leitung litze gummiband
      """,
      .soldByMilligram: "safran safranfäden",
      .bracketEstimate: "rund",
      .netJoint: "mit von",
    ],
    own: [
      .bagEnding: "sack säcke",
      .pieceBeforePrice: "st. stk stk. stck bund bd.",
      .ofThem: "davon",
      .yields: "für ergibt",
      .atStore: "bei",
      .oneOfUnit: "ein eines einer",
      .shortPieces: "st st.",
      .and: "und",
      .sizeLink: "von zu",
      .eachLink: "à a",
      .ownPer: "das der die",
      .atPrice: "zu",
      .pluralEnding: "chen eln en",
      .ingredient: """
      korn körner käse kräuter früchte getreide sorten sorte farben farbe nüsse gemüse
      """,
      .countedNoun: """
      eier semmeln handsemmeln weggli gipfeli weckerl weckle schrippen brötchen brezeln brezen croissants hörnchen donuts muffins berliner krapfen
      pfannkuchen waffeln bagels baguettes würstchen wiener frankfurter bratwürste bockwürste frikadellen buletten burger
      nuggets knödel klöße schnitzel steaks maultaschen tortillas wraps fladen toasties zitronen orangen limetten äpfel
      birnen bananen avocados kiwis mangos zwiebeln tomaten gurken servietten teller kerzen glühbirnen batterien windeln
      taschentücher tücher schwämme
      """,
      .unclearAt: "a",
      .forWord: "um",
    ],
    letters: [
      .saint: "st"
    ],
    months: """
      jan januar jän jänner|feb februar|mär märz mrz|apr april|mai|jun juni|jul juli|aug august| \
      sep sept september|okt oktober|nov november|dez dezember
      """,
    weekdays:
      "mo montag|di dienstag|mi mittwoch|do donnerstag|fr freitag|sa samstag sonnabend|so sonntag",
    headings: """
      name:name, titel, bezeichnung, produktname, produktbezeichnung, artikelname, artikelbezeichnung, \
      warenbezeichnung, artikeltext
      product:produkt, produkte, artikel, ware, waren, lebensmittel, zutat, zutaten, was, position, gegenstand, \
      erzeugnis, warengattung
      description:beschreibung, artikelbeschreibung, produktbeschreibung, sorte
      brand:marke, hersteller, markenname, produzent, anbieter marke, rösterei, brauerei, weingut, winzer, molkerei, \
      röster
      length:länge, längen
      loyalty:kundenkarte, kundenkartenpreis, preis mit karte, mit karte, mitgliederpreis, clubpreis, payback preis, \
      app preis, preis mit app, mit app, kartenpreis, bonuspreis, vorteilskarte, jö preis, \
      treuerabatt
      quantity:menge, inhalt, füllmenge, nettoinhalt, packungsinhalt, nettofüllmenge, inhaltsmenge, nettomenge, \
      packungsmenge, gebinde, wieviel, wie viel, inhalt je stück, inhalt pro stück, inhalt je einheit, mng, \
      inhalt netto, geb gr, inh, fllm, gew, füllgew, mge
      weight:gewicht, nettogewicht, füllgewicht, abtropfgewicht, packungsgewicht, einwaage, nettogew, bruttogew, \
      gew netto
      volume:volumen, füllvolumen, flascheninhalt
      size:größe, packung, packungsgröße, verpackung, gebindegröße, verpackungseinheit, packgröße, flaschengröße
      count:stück, stückzahl, anzahl, stk, stückanzahl, blatt, rollen, tabletten, stck, beutel, wie viele, wieviele, \
      anz, bestellmenge, gekauft, bestellt, gelieferte menge
      packs:packungen, pakete, gebindeanzahl, flaschen, dosen, packs, kasten, stück pro packung, flaschen pro kasten, \
      anzahl packungen, ve, vpe, karton, stück je karton, stück je ve, inhalt ve, inhalt karton, pkg, pck, pack, \
      karton mit, kiste mit
      unit:einheit, mengeneinheit, maßeinheit, me, verkaufseinheit, mass einheit, einh, eh
      price:preis, kosten, verkaufspreis, ladenpreis, vk, vk preis, bruttopreis, kaufpreis, packungspreis, nettopreis, \
      aktueller preis, preis pro packung, betrag, bezahlt, marktpreis, kassenpreis, preis je ve, preis pro ve, \
      preis ve, preis je karton, preis pro karton, preis je gebinde, preis pro gebinde, gebindepreis, kartonpreis, \
      ve preis, evp, preis brutto, preis inkl mwst, gezahlt, warenwert, pr, eur/pkg, prs, regalpreis, filialpreis, \
      ladenverkaufspreis, \
      einkaufspreis, einkaufspr, ek, ek preis, ek netto, einstandspreis, bezugspreis, vk brutto
      total:ausgabe, ausgaben, \
      gesamt, gesamtpreis, summe, gesamtbetrag, endbetrag, ges preis, zeilensumme, positionsbetrag, \
      betrag gesamt, positionssumme, gp, gesamtpr, ges pr, g preis
      unitPrice:grundpreis, einheitspreis, vergleichspreis, preis pro einheit, preis je einheit, kilopreis einheit, \
      basispreis, grundpr, gp
      former:avp, regulär, alt, alter, alter preis, normalpreis, uvp, statt, statt preis, regulärer preis, streichpreis, \
      vorher, bisher, listenpreis, originalpreis, ursprünglich, regulärpreis, normaler preis, altpreis, \
      bisheriger preis, vorheriger preis, vorheriger, normalpr, vorheriger vk, preis vorher, ursprünglicher preis, \
      ursprungspreis, unverbindliche preisempfehlung
      sale:aktionspreis, angebotspreis, sonderpreis, reduziert, jetzt, neuer preis, aktions, neu, reduzierter preis, \
      rabattpreis, vorteilspreis, knallerpreis, schnäppchenpreis, tiefpreis, werbepreis, wochenpreis, \
      preis nach rabatt, zu zahlen, zahlbetrag, endpreis, aktionspr, angebotspr, sonderpr, rabattierter preis, \
      preis nach abzug, ermäßigter preis, zu bezahlen, du zahlst, sie zahlen
      paid:zu zahlen, zu bezahlen, zahlbetrag, endpreis, preis nach rabatt, preis nach abzug, du zahlst, \
      sie zahlen, bezahlt, gezahlt
      cost:einkaufspreis, einkaufspr, ek, ek preis, ek netto, einstandspreis, bezugspreis, selbstkosten
      selling:verkaufspreis, vk, vk preis, vk brutto, ladenpreis, ladenverkaufspreis, evp
      per:pro, je, per
      each:stückpreis, einzelpreis, pro stück, je stück, einzel, e preis, ep, einzelpr, stückpr, \
      einzelverkaufspreis, e pr, stk preis, einzel vk
      saving:ersparnis, sie sparen, du sparst, gespart, sparen, rabatt, nachlass, preisnachlass, preisvorteil, \
      preisersparnis, abschlag, sparbetrag, rabattbetrag, abzug, rabatt betrag, ersparnis betrag, \
      gutschein, gutscheine, coupon, coupons, rabattcoupon
      currency:währung, waehrung, währungscode
      deal:angebot, aktion, rabatt, ersparnis, preisnachlass, nachlass, sonderangebot
      deposit:pfand, depot, depotgebühr, flaschenpfand, einwegpfand, pfandbetrag, leergut, einsatz, \
      pfandwert, pfand je flasche, pfand pro flasche
      store:drogerie, bäckerei, metzgerei, apotheke, laden, geschäft, geschaeft, markt, händler, haendler, supermarkt, filiale, kette, einkaufsort, anbieter, \
      verkäufer, wo, gekauft bei, discounter, bezugsquelle, mkt, gesch, einkaufsstätte, lieferant, verkaufsstelle, \
      einkauf bei, gekauft in, ladenkette, handelskette
      note:notiz, notizen, bemerkung, bemerkungen, anmerkung, anmerkungen, kommentar, hinweis, info, sonstiges, \
      hinweise, bem, anm
      barcode:strichcode, ean code, ean nummer, gtin nummer
      basket:warenkorb, korb, einkaufskorb, im korb
      terms:bedingungen, konditionen
      articleNumber:artikelnummer, artnr, artikelnr, bestellnummer, seriennummer, art nr, artikel nr, produktnummer, \
      warennummer, bestellnr
      date:datum, tag, wann, kaufdatum, einkaufsdatum, gesehen, stand, monat, jahr, woche, zuletzt gekauft, einkaufstag, \
      zeitpunkt, dat, gekauft am, preis vom, preisdatum, bondatum, erfasst am, belegdatum, preisstand, \
      eingekauft am, erfassungsdatum, kassenbon vom
      offerFrom:gültig ab, gültig von, gilt ab, angebot ab, angebot von, aktion ab, beginn, angebotsbeginn, \
      aktionsbeginn, von datum, startdatum, angebot gilt ab, angebot vom
      offerUntil:gültig bis, gültig, gültigkeit, gültigkeitszeitraum, gilt bis, angebot bis, aktion bis, ende, \
      angebotsende, aktionsende, bis datum, angebotszeitraum, aktionszeitraum, bis, laufzeit, gültig bis einschl, \
      angebot gilt bis
      other:budget, budgetiert, geplant, punktzahl, \
      kategorie, abteilung, regal, gang, bewertung, sterne, bestand, verfügbar, lager, lagerbestand, \
      verfügbarkeit, aktiv, warengruppe, gruppe, bild, herkunft, land, farbe, typ, art, reihe, platz, rang, \
      status, erledigt, mwst, steuersatz, steuer, ust, kalorien, brennwert, bio, zeile, lfd nr, laufende nummer, \
      position nr, pos, note bewertung, testnote, wertung, ort, plz, adresse, geschmack, fett, eiweiß, zucker gehalt, \
      unterkategorie, priorität, wer, rezept, anteil, differenz, schulnote, testurteil, alkohol, jahrgang, auf lager, \
      vorrat, vorrätig, am lager, lagernd, restbestand, verkauft, verkaufte, absatz, verkäufe, abverkauf, absatzmenge, \
      verkaufsmenge, verkaufszahl, verkaufszahlen, mhd, haltbar bis, mindesthaltbarkeit, mindesthaltbarkeitsdatum, \
      verfallsdatum, ablaufdatum, verfügbare stückzahl, verfügbare menge, lagermenge, restmenge, jg, alk, saison, \
      kat, lagerort, wg, abt
      number:nummer, nr, kennung, schlüssel
      withTax:brutto, bruttopreis, inkl mwst, inkl ust, mit mwst, inklusive mwst
      beforeTax:netto, nettopreis, exkl mwst, exkl ust, zzgl mwst, ohne mwst
      drained:abtropfgewicht, abtropfgewicht in g, füllgewicht abgetropft, abgetropft
      filler:in, der, die, das, des, von, im, inkl, exkl, zzgl, netto, brutto, ca, für, aktuell, aktueller, \
      pro packung, und, oder, bei, am, an, zu, inkl mwst, mwst, zzgl pfand
      sum:zwischentotal, total, gesamttotal, endtotal, endbetrag, \
      gesamt, gesamtsumme, summe, zwischensumme, gesamtpreis, durchschnitt, mittelwert, insgesamt, zu zahlen, \
      zu bezahlen, zahlbetrag, rechnungsbetrag, endsumme, warenkorb, differenz
      charge:pfand, leergut, mwst, ust, umsatzsteuer, mehrwertsteuer, versand, versandkosten, lieferung, lieferkosten, \
      liefergebühr, rückgeld, bargeld, rundung, trinkgeld, bar, bar gegeben, gegeben, barzahlung, ec karte, karte, \
      kartenzahlung, girocard, kreditkarte, bankomat, bankomatkarte, retour, retourgeld, wechselgeld, zurück, \
      servicegebühr, bearbeitungsgebühr, liefergebühren, leergutrückgabe, pfandrückgabe
      address:adresse, anschrift
      street:straße
      city:ort, stadt
      state:bundesland, region
      postalCode:plz, postleitzahl
      phone:telefon, telefonnummer, tel
      fax:fax, faxnummer
      email:email, e mail, mail
      webPage:webseite, website, homepage
      distance:entfernung
      onOffer:angebot, im angebot, aktion
      """,
    labels: [
      .stock: "lager vorrätig verfügbar bestand bewertung bewertungen verkauft",
      .without: "ohne",
      .markupBasketName: "warenkorb einkaufswagen einkaufskorb",
      .markupBasketPart: "inhalt leiste summe",
      .withoutTax: "netto",
      .markupFormer: "uvp",
      .articles: "art artikel",
      .besideCount: "st stk stück menge anzahl",
      .total: """
      summe gesamtbetrag gesamtsumme gesamt zahlbetrag endbetrag endsumme rechnungsbetrag betrag
      """,
      .tax: "mwst ust steuer",
      .given: "bar bargeld girocard karte kartenzahlung gegeben geg bezahlt gutschein guthaben",
      .change: "rückgeld ruckgeld rückg wechselgeld auszahlung",
      .lowestPrice: "ab",
      .formerPrice: "uvp statt bisher vorher normalpreis",
      .otherMoney: """
      sparen spare ersparnis versand versandkosten versandkostenfrei lieferung pfand warenkorb monat mtl bestellwert
      unter
      """,
      .bonus: "bonus punkte gutschein",
      .orInstalments: "oder",
      .ofEachInstalment: "von",
      .praise: """
      ab abb aktion aktionspreis angebot auch beutel billiger bio bund ca dauerpreis dauertiefpreis
      bestseller dose exklusiv filiale für gespart glas günstig hier je jetzt knüller kracher mit
      naturland netz neu noch nur nurmitapp oder packung payback per pfand preis
      preisknüller regional schale sparen statt stück tiefpreis tipp topf und uvp vegan von wochenende zzgl
      """,
      .beforePrice: "nur je jetzt für aktion preis",
      .each: "stück stuck st",
      .per: "pro je",
      .alternative: "oder und bzw u",
      .upTo: "bis",
      .priceName: "preis",
      .memberCard: "app karte",
      .atEach: "je à a",
      .yes: "ja j",
      .no: "nein n",
      .notKnown: "k.a. k.a ka unbekannt nichtbekannt ausverkauft entfällt",
      .deposit: "depot",
      .about: "ca",
      .smallMoney: "ct",
      .inchOrIn: "in",
      .memberPrice: "abo sparabo mitgliedspreis",
    ],
    labelParts: [
      .formerPrice: "niedrigster_preis_der niedrigster_preis_in letzte_30 letzten_30",
      .withTax: "inkl._mwst inkl_mwst",
      .markupPrice: "preis",
      .markupFormer: "statt",
      .markupCurrent: "aktuell",
      .markupUnitPrice: "grundpreis",
      .markupWithTax: "brutto",
      .markupWithoutTax: "preis-netto price-netto netto-preis netto-price",
      .markupOther: "versand liefer pfand",
      .markupBrand: "marke",
      .subtotal: "zwischensumme zw-summe warenwert artikelsumme zwischentotal",
      .otherSum: "gespart ersparnis rabatt punkte artikel anzahl netto coupon bonus",
      .saving: "gespart ersparnis normalpreis statt_",
      .total: "zu_zahlen",
      .totalWithTax: "inkl._mwst",
      .rounding: "rundung",
      .given: "ec-cash ec_cash",
      .discount: "rabatt nachlass coupon gutschein aktion sparen bonus",
      .shipping: "servicegebühr trinkgeld versand lieferung liefergebühr lieferkosten zustellung",
      .deposit: "pfand mehrweg leergut leerg einweg",
      .otherMoney: "höchste_preis pro_monat",
      .bonus: "punkte",
      .memberPrice: "mitglied",
      .companyForm: "gmbh ohg _kg e.k. _ag",
      .clearCompanyForm: "gmbh _ohg",
      .headLine: "fon uid ust-id str. straße strasse kasse quittung willkommen kunden",
      .details: """
      ab_ aus_ bis_ bzw ca. deutschland eignet für_ herkunft im_ in_versch inkl italien je_
      kl. ki. klasse maße mind. mit_ niederlande oder_versch sorte_ sorten spanien statt
      ursprung uvp versch z._b z.b
      """,
      .memberCard: "app- mitapp",
      .compoundLink: "s n en e es",
      .withShipping: "inkl._versand mit_versand inklusive_versand",
      .otherSellers: """
      andere_angebote weitere_angebote andere_verkäufer neue_artikel gebrauchte_artikel
      """,
    ])
}
