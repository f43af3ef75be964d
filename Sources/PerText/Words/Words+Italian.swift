extension Language {
  /// Italian.
  static let italian = Language(
    codes: ["it"], habits: [.knowsAllUnits, .unitsBeforeNumbers],
    numbers: """
      2: due
      3: tre
      4: quattro
      5: cinque
      6: sei
      7: sette
      8: otto
      9: nove
      10: dieci decina decine
      11: undici
      12: dodici
      13: tredici
      14: quattordici
      15: quindici
      16: sedici
      17: diciassette
      18: diciotto
      19: diciannove
      20: venti
      21: ventuno ventun
      28: ventotto
      30: trenta
      31: trentuno trentun
      38: trentotto
      40: quaranta
      41: quarantuno quarantun
      48: quarantotto
      50: cinquanta
      51: cinquantuno cinquantun
      58: cinquantotto
      60: sessanta
      61: sessantuno sessantun
      68: sessantotto
      70: settanta
      71: settantuno settantun
      78: settantotto
      80: ottanta
      81: ottantuno ottantun
      88: ottantotto
      90: novanta
      100: cento
      200: duecento
      91: novantuno novantun
      95: novantacinque
      98: novantotto
      99: novantanove
      """,
    packSizes: """
      2: bi bis duo doppio doppia twin
      3: tri trio triplo tripla tris
      4: quadri quadruplo quadrupla
      6: six sei
      """,
    packEndings: "pack packs pacco pak",
    units: """
      kilogram: kilo kilogrammi chilo chili
      gram: gr grammo grammi
      milligram: milligrammi
      tonne: tonnellata
      ounce: oncia oncie
      @ ounce: once
      pound: libbra libbre
      quintal: quintale quintali
      ounce-troy: ozt
      etto: etto etti all'etto
      @ etto: l'etto
      liter: litro litri
      deciliter: decilitro decilitri
      centiliter: centilitro centilitri
      milliliter: millilitro millilitri
      pint*: pinta pinte
      quart-imperial: imp_qt
      gallon*: gallone
      meter: metro metri
      centimeter: centimetro centimetri
      inch: pollice pollici
      foot: piede piedi
      square-meter: metro_quadrato metri_quadrati
      item: pz pezzo pezzi ciascuno ciascuna cadauno prodotto prodotti pipetta pipette
      @ item: cad pezz
      pair: paio paia
      dozen: dozzina dozzine
      ream: risma risme
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
      foodcalorie: calorie
      second: s secondo secondi
      minute: minuto minuti
      hour: h
      day: giorno giorni
      @ hour: ora ore
      week: settimana settimane
      month: mese mesi
      @ year: anno anni
      centigram: centigrammi
      decigram: decigrammi
      light-year: anno_luce anni_luce
      bakers-dozen~: dozzina_del_fornaio dozzine_del_fornaio
      cubic-millimeter: millimetro_cubo millimetri_cubi
      cup-imperial~: tazza_imperiale tazza_imp tazze_imperiali
      cup-jp~: tazza_giapponese tazze_giapponesi
      dessert-spoon-metric~: cucchiaio_da_dessert_metrico cucchiai_da_dessert_metrici
      jin-taiwan~: jin_di_Taiwan
      long-ton~: tonnellata_lunga ton_lunga tonnellate_lunghe
      pint-imperial~: pinta_imperiale pinte_imperiali
      pound-troy~: libbra_troy libbre_troy
      tablespoon-australian~: cucchiaio_australiano cucchiai_australiani
      tablespoon-metric~: cucchiaio_metrico cucchiai_metrici
      teaspoon-metric~: cucchiaino_metrico cucchiaini_metrici
      @ are~: ara
      @ dash~: spruzzo spruzzi
      @ gross~: grossa grosse
      @ kiloliter: chilolitro chilolitri
      @ megawatt-hour: megawattora
      @ nanosecond: nanosecondo nanosecondi
      @ quintal~: q
      @ score~: ventina ventine
      @ thousand~: migliaio migliaia
      @ watt-hour: wattora
      @ square-meter: mq
      @ meter: mts mt
      """,
    counts: """
      @ pack: blister
      roll: rotolo rotoli
      sheet: foglio fogli strappi strappo
      tablet: cpr compressa compresse pastiglia pastiglie
      capsule: capsule capsula cápsule
      wash: dose lavaggio lavaggi
      serving: porzione porzioni
      bag: borsa busta buste sacchetto sacchetti
      sachet: bustina bustine
      pack: confezione confezioni conf pacco pacchi pacchetto pacchetti set
      box: scatola scatole
      case: cassa casse
      bottle: bottiglia bottiglie
      can: lattina lattine
      jar: vasetto vasetti
      tube: tubo tubi tubetto
      carton: brik tetrapak
      tray: vaschetta vaschette
      bar: barretta barrette
      slice: fetta fette
      egg: uovo uova
      nappy: pannolino pannolini
      wipe: salvietta salviette
      tissue: fazzoletto fazzoletti
      bulb: lampadina lampadine
      battery: batterie pile_alcaline
      pod: cialda cialde
      blade: lamette
      @ blade: lame lametta
      plaster: cerotto cerotti
      ampoule: fiala fiale
      page: pagina pagine
      @ cube: dado dadi
      sausage: salsiccia salsicce
      bun: panino panini
      bunch: mazzo mazzi
      meal: pasto pasti
      cigarette: sigaretta sigarette
      candle: candela candele
      teabag: bustine_di_tè bustina_di_tè
      @ battery: pile
      @ dose: dosi dose
      @ ply: veli velo
      @ pouch: buste busta
      @ towel: asciugamani asciugamano
      @ tub: barattoli barattolo
      @ tube: tubetti
      @ tub: barattoli barattolo coppette
      @ bottle: flaconi bottigliette bott. bot bt bt. flacone
      @ ampoule: flaconcini monodose
      @ can: scatolette scatoletta
      @ carton: brick bricks brik briks cartoni cartone
      @ tray: cestelli cestini
      @ jar: vasetti vasetto vasi
      @ sachet: bustina bustine stick sticks
      @ wash: lav misurini
      @ bag: reti sacchi
      @ pack: astuccio astucci fardello fardelli conf kit cf
      @ pod: cialde capsule_caffè
      @ bar: tavolette
      @ roll: rotoloni rotolini
      @ tablet: cp
      @ capsule: cps
      @ bunch: mazzetto
      @ wipe: salviettine
      """,
    currencies: """
      EUR: euro
      dollar: dollaro dollari
      peso: peso
      CHF: franken
      TRY: lira
      cent: centesimo centesimi
      grosz: gr
      """,
    foods: """
      almonds: mandorle
      butter: burro
      cocoa: cacao
      coconut oil: olio_di_cocco
      cream: panna
      flour: farina
      honey: miele
      maple syrup: sciroppo_d'acero
      mayonnaise: maionese
      milk: latte
      oats: fiocchi_d'avena
      olive oil: olio_d'oliva
      orange juice: succo_d'arancia
      peanut butter: burro_d'arachidi
      rapeseed oil: olio_di_colza
      rice: riso
      salt: sale
      soy sauce: salsa_di_soia
      sugar: zucchero
      sunflower oil: olio_di_girasole
      vinegar: aceto
      water: acqua
      """,
    roles: [
      .nowPaid: "adesso ora solo",
      .exerciseBook: "quaderno quaderni",
      .sideLabel: "altezza alto alta spessore diametro larghezza profondità",
      .paper: "quaderno quaderni risma risme",
      .offerUntil: """
      fino_al fino_all' fino_a sino_al valido_fino_al valida_fino_al valido_fino_a entro_il scade_il
      termina_il fino
      """,
      .offerFrom: "dal dall' a_partire_dal valido_dal valida_dal",
      .offerHead: "offerta promo promozione valido valida offerta_valida sconto_valido",
      .offerOnly: "solo soltanto",
      .dayJoint: "al",
      .dayFiller: "il di",
      .tomorrow: "domani",
      .ambiguousMonth: "mar mag ago set dic",
      .keepsUntil: "consumare consumarsi scadenza preferibilmente",
      .beer: "birra birre",
      .bag: "spazzatura nettezza rifiuti immondizia gelo umido pattumiera",
      .material: "vetro plastica",
      .eyewear: "occhiali lenti lenti_a_contatto",
      .emptyHolder: """
      bicchieri bicchiere calici tazze tazza secchio thermos borraccia bollitore caraffa
      borracce
      """,
      .eachPack: "multiconfezione multipacco",
      .wholeOfPacks: "totale totali",
      .noise: """
      netto peso peso_netto contenuto circa ca almeno sgocciolato peso_sgocciolato formato
      """,
      .of: "del della di da con",
      .per: "per al alla ogni per_ogni",
      .article: "un una",
      .or: "o oppure",
      .orMore: "o_più",
      .estimated: "e",
      .priceNoise: """
      da_pagare seulement solo iva iva_inclusa prezzo a_partire_da adesso tasse_incl brutto ivato
      """,
      .unitPriceName: "prezzo",
      .within: "in",
      .people: "persone",
      .free: "gratis gratuito gratuita omaggio in_omaggio",
      .half: "metà_prezzo a_metà_prezzo",
      .halved: "metà a_metà",
      .sizeOfCount: "maxi mega super mini grandes grandi piccoli piccole xl xxl",
      .halfOf: "mezzo mezza",
      .andHalf: "e_mezzo e_mezza",
      .quarterOf: "quarto quarto_di un_quarto_di",
      .off: "sconto di_sconto sconti",
      .save: "risparmia risparmi meno sconto_di",
      .forWord: "al_prezzo_di al_costo_di",
      .buy: "compra compri comprate acquista acquisti prendi prendere",
      .whenBuying: """
      comprando con_l'acquisto_di all'acquisto_di acquistando comprandone acquistandone
      """,
      .get: "ricevi e_ricevi ottieni",
      .pay: "paga paghi paga_solo e_paghi",
      .another: "un_altro un'altra",
      .two: "due",
      .three: "tre",
      .four: "quattro",
      .second: "seconda secondo secondo_pezzo il_secondo la_seconda",
      .third: "terza terzo",
      .fourth: "quarta quarto",
      .dealNoise: "promo offerta promozione",
      .joining: "ed sul le la il lo",
      .day: "giorno giorni",
      .week: "settimana settimane",
      .month: "mese mesi",
      .year: "anno anni",
      .daily: """
      giornaliero giornaliera giornalieri giornaliere giornalmente quotidianamente
      """,
      .weekly: "settimanale settimanali settimanalmente",
      .monthly: "mensile mensili mensilmente",
      .yearly: "annuale annuali annualmente",
      .intervalLead: "per al alla ogni tutti_i tutti_gli tutte_le",
      .durationLead: "durante per",
      .onePeriodAhead: "un uno una",
      .halfPeriod: "mezzo mezza",
      .times: "volte volta",
      .cashback: """
      cashback di_rimborso rimborso rimborsati rimborsato di_cashback indietro_con_l'app indietro
      """,
      .coupon: "buono_sconto",
      .couponOff: "di_sconto",
      .density: "densità",
      .deposit: "deposito cauzione",
      .depositIncluded: "incl. inclusa compresa incluso compreso",
      .fee: "contributo",
      .drainedWeight: "peso_netto_sgocciolato peso_sgocciolato sgocciolato sgocciolati sgocc.",
      .bodyFor: "per",
      .bodyBound: "oltre sopra sotto",
      .limit: "max. max massimo fino_a",
      .clearLimit: "limitato_a",
      .loyaltyPrice: """
      con_coupon con_buono_sconto con_app con_tessera con_carta con_la_carta prezzo_carta prezzo_soci carta_fedeltà \
      prezzo_con_carta_fedeltà prezzo_con_carta
      """,
      .packsBought: "confezioni_acquistate acquistati",
      .shipping: "spese_di_spedizione spedizione",
      .freeShipping: "spedizione_gratuita spedizione_gratis",
      .strength: "contiene concentrazione",
      .alcoholBefore: "gradazione_alcolica gradazione alcol",
      .tax: "iva imposta imposte",
      .taxAlone: "brutto netto +iva ivato",
      .taxIncluded: "incluse inclusa compresa incluso brutto ivato con",
      .taxAdded: "+iva esclusa più senza non_inclusa non_compresa netto escl. escl",
      .usableShare: "utilizzabile edibile usato parte_utilizzabile",
      .perPack: "al_pezzo per_confezione ciascuno",
      .perWholePack: "per_confezione",
      .once: "una_volta per_ordine",
      .perCustomer: "per_cliente per_persona per_famiglia",
      .termLink: "da di del_valore_di",
      .boughtPacks: "pezzi",
      .limitNoise: "seulement solo",
      .termFiller: "e",
      .waste: "scarto",
      .behindNumber: "per da e",
      .countOne: "un uno una",
      .countTwo: "due",
      .countThree: "tre",
      .countFour: "quattro",
      .countFive: "cinque",
      .countSix: "sei",
      .alcohol: "vol vol. alcol alcolica gradazione",
      .protein: "proteine",
      .caffeine: "caffeina",
      .cocoa: "cacao",
      .washes: "lavaggi",
      .plies: "veli",
      .strengthEnding: "vol vol. alcol proteine",
      .lowestPrice: "prezzo_più_basso prezzo_minimo",
      .formerPrice: """
      invece_di invece_che al_posto_di anziché prima era taglio_prezzo_da prezzo_precedente
      """,
      .each: "cadauno ciascuno ciascuna cad l'uno l'una",
      .unitArticle: "il lo la",
      .bareAt: "a",
      .rangeJoint: "a o al",
      .fromCount: "da",
      .gluedOrdinalEnding: "a o",
      .buying: "comprando acquistando",
      .atLeast: "minimo almeno",
      .groupLink: "al per ogni",
      .everyCount: "ogni",
      .priceOfHalf: "prezzo",
      .claim: "meno",
      .dealArticle: "il lo la",
      .minimum: "a_partire_da",
      .taxNoise: "iva",
      .sizeLabel: "taglia n. tg mis misura",
      .bed: "letto",
      .perUnit: "l'etto all'etto",
      .days: "giorni",
      .boughtCondition: "da",
      .boughtFree: "gratis",
      .backAdverb: "indietro",
      .numberLabel: """
      spf fattore n° n. nr. no. numero età tonalità colore nuance omega tipo modello serie livello misura \
      formato categoria cat.
      """,
      .oneContainer: """
      bottiglia lattina tubo tubetto vasetto barattolo flacone scatola busta bustina cartone bomboletta \
      fiasco
      """,
      .net: "rete reti retina",
      .gadget: "smartphone cellulare notebook console",
      .fridge: "frigorifero congelatore microonde",
      .washer: "lavatrice lavasciuga asciugatrice",
      .ink: "toner inchiostro",
      .device: """
      mouse tastiera chiavetta telefono cellulare smartphone router modem stampante fotocamera televisore \
      televisione tv monitor drone console cuffie
      """,
      .clothing: """
      jeans giacca giacche pantalone pantaloni camicia camicie maglia maglione maglietta vestito abito gonna \
      cappotto giubbotto felpa gilet bermuda calze calzini collant tuta piumino
      """,
      .sizedByLength: """
      bicicletta bici padella padelle wok pentola pentole casseruola tegame bistecchiera piatto piatti ciotola insalatiera coperchio coltello coltelli candela candele \
      bambola peluche ombrello lampada vaso specchio spatola pinza mestolo tortiera teglia
      """,
      .reach: "copre resa rende copertura",
      .lifting: """
      macchina idropulitrice compressore pompa cric crick verricello paranco gru pressa spaccalegna cinghia cinghie grillo transpallet rimorchio \
      cavalletto cavalletti sollevatore
      """,
      .soldByLength: """
      cavo cavi filo pellicola nastro nastri alluminio tubo tubi corda corde catena catene spago ghirlanda \
      benda bende garza lana prolunga rotolo rotoli carta
      """,
      .soldByMilligram: "zafferano",
      .bracketEstimate: "c.a c.ca",
    ],
    own: [
      .pieceBeforePrice: "pz pz. cad. cadauno l'uno l'una mazzo mazzetto",
      .yields: "per rende",
      .atStore: "da",
      .designation: "dop",
      .and: "e ed",
      .toNow: "a",
      .sizeLink: "da di",
      .pluralEnding: "i e",
      .ingredient: "cereali formaggi semi gusti colori stagioni latti frutti verdure varietà",
      .numberNoun: "decina decine",
      .countedNoun: """
      uova panini cornetti brioche croissant muffin ciambelle frittelle crepes crêpes piadine tortillas wurstel würstel
      salsicce hamburger polpette arancini supplì nuggets bagel baguette limoni arance mele pere banane avocado kiwi mango
      cipolle pomodori peperoni cetrioli tovaglioli piatti bicchieri candele lampadine pile pannolini salviette spugne
      gelati coni cotolette spiedini
      """,
      .packOfEach: "pack",
      .sizeAlone: "bis tris",
      .rangeEnd: "a",
      .ownFromCount: "da",
    ],
    letters: [
      .elided: "d"
    ],
    months: """
      gen gennaio|feb febbraio|mar marzo|apr aprile|mag maggio|giu giugno|lug luglio|ago agosto| \
      set sett settembre|ott ottobre|nov novembre|dic dicembre
      """,
    weekdays: "lun lunedì|martedì|mer mercoledì|gio giovedì|ven venerdì|sab sabato|dom domenica",
    headings: """
      name:nome, denominazione, nome prodotto, nome del prodotto, nome articolo
      product:prodotto, prodotti, articolo, art, articoli, alimento, merce, ingrediente, voce
      description:descrizione, dettaglio
      brand:marca, marchio, produttore, fabbricante, torrefazione, birrificio, cantina, pastificio
      length:lunghezza
      loyalty:prezzo carta, con carta, prezzo con carta, prezzo soci, prezzo fidelity, carta fedeltà, prezzo tessera
      quantity:quantità, contenuto, qtà, q tà, contenuto netto, quanto, quanta, conf., fmt, gramm.
      weight:peso, peso netto, grammatura, p netto, p lordo
      volume:volume, capacità
      size:formato, dimensione confezione, confezione, dimensione, taglia
      count:pezzi, numero pezzi, pz, numero di pezzi, n pezzi, rotoli, fogli, unità per confezione, quanti, quante, \
      n conf, qta acquistata, n pz, n° pz, nr pz, nr pezzi
      packs:confezioni, pacchi, bottiglie, lattine, multipack, pezzi per confezione, n confezioni, pz per cartone, \
      pezzi per cartone, pz per confezione, pz conf, pezzi x cartone, pz x cart, cartone da, imballo, \
      unità per cartone, pezzi per collo, pz x ct, pz ct, cassa da
      unit:unità, unità di misura, um, u m, misura, u d m, un mis, unità mis
      price:prezzo, costo, prezzo di vendita, prezzo confezione, importo pagato, prezzo attuale, prezzo medio, \
      prezzo vendita, prezzo ivato, prezzo iva incl, speso, pagato, prezzo al pubblico, prz, prezzo vend., \
      pz vend, prezzo i c, prezzo scaffale, prezzo a scaffale, prezzo al dettaglio, prezzo di cassa, \
      prezzo di costo, prezzo di acquisto, prezzo d acquisto, prezzo acquisto
      total:totale, importo, prezzo totale, tot, totale riga, importo riga, importo totale
      unitPrice:prezzo unitario, prezzo al kg, prezzo al chilo, prezzo al litro, prezzo per unità, prezzo unità, \
      prezzo al kilo, pr unit, pr al kg, prezzo unità misura
      former:prezzo pieno, prezzo originale, prezzo precedente, prima, prezzo di listino, listino, pieno, \
      vecchio prezzo, originale, prezzo normale, vecchio, prezzo intero, prezzo barrato, prezzo iniziale, \
      prezzo originario, prezzo non scontato, non scontato, prezzo prima dello sconto, prezzo senza sconto
      sale:scontato, prezzo scontato, prezzo offerta, prezzo in offerta, prezzo promo, adesso, nuovo prezzo, ora, \
      prezzo promozionale, prezzo finale, prezzo netto, prezzo ribassato, prezzo speciale, prezzo dopo sconto, \
      da pagare, \
      in offerta, paghi
      paid:da pagare, prezzo finale, prezzo dopo sconto, paghi, pagato, importo pagato
      cost:costo, costo unitario, prezzo di costo, prezzo di acquisto, prezzo d acquisto, prezzo acquisto
      selling:prezzo di vendita, prezzo vendita, prezzo vend., prezzo al pubblico
      per:al, per, alla
      each:cadauno, cad, al pezzo, l uno, pezzo, prezzo cad, prezzo unit
      saving:risparmio, risparmi, risparmia, risparmiate, sconto, ribasso, importo sconto, sc, abbuono, \
      coupon, buono sconto, buoni sconto
      currency:valuta
      deal:offerta, sconto, promozione, risparmio, promo
      deposit:cauzione, cauzioni, deposito, deposito cauzione, vuoto a rendere, vuoto, deposito cauzionale
      store:farmacia, negozio, supermercato, punto vendita, mercato, insegna, catena, venditore, dove, fornitore, bottega, \
      luogo d acquisto, luogo di acquisto, acquistato da, acquistato presso, comprato da, esercente, ipermercato, \
      acquistato in
      note:nota, note, commento, commenti, osservazioni, annotazioni
      barcode:codice a barre, codiceabarre, codice ean, codice barre, cod a barre, cod barre
      basket:carrello, cesto
      terms:condizioni
      articleNumber:codice articolo, codicearticolo, codice prodotto, riferimento, numero articolo
      date:quando, data, giorno, data acquisto, mese, anno, settimana, data di acquisto, rilevato il, data rilevazione, \
      data scontrino, acquistato il, data prezzo
      offerFrom:valido dal, data inizio, inizio, inizio offerta, dal, valida dal, inizio promo, inizio promozione
      offerUntil:valido fino al, valido fino, validità, data fine, fine, fine offerta, fino al, scadenza offerta, \
      fine promo, fine promozione, valida fino al, scadenza promo
      other:budget, preventivato, preventivo, \
      categoria, reparto, corsia, scaffale, valutazione, voto, stelle, disponibile, disponibilità, attivo, \
      attiva, immagine, origine, paese, colore, tipo, iva, riga, stato, giudizio, recensioni, punteggio, città, \
      regione, calorie, biologico, gruppo, gusto, sottocategoria, varietà, indice, ripiano, link, giacenza, giacenze, \
      scorta, scorte, in magazzino, magazzino, rimanenza, rimanenze, venduto, venduti, venduta, vendute, vendite, \
      inventario, scadenza, data di scadenza, quantità disponibile, disp, annata, provenienza
      number:numero, codice, cod
      withTax:iva inclusa, con iva, ivato, lordo, prezzo lordo, iva incl
      beforeTax:iva esclusa, senza iva, prezzo netto, iva escl, netto iva
      drained:peso sgocciolato, sgocciolato, peso netto sgocciolato
      filler:di, del, della, dei, delle, il, lo, i, gli, le, in, un, e, o, con, senza, netto, iva inclusa, da, circa, \
      dell
      sum:totale parziale, parziale, \
      totale, somma, subtotale, media, totale generale, da pagare, totale da pagare, totale spesa
      charge:iva, spedizione, consegna, spese di spedizione, contanti, arrotondamento, carta, carta di credito, \
      bancomat, resto, pagamento elettronico, carta bancaria, spese di consegna, costi di consegna, commissioni
      address:indirizzo
      street:via
      city:città
      state:regione, provincia
      postalCode:cap
      phone:telefono
      fax:fax
      email:email, e mail, mail
      webPage:sito
      distance:distanza
      onOffer:offerta, in offerta
      """,
    labels: [
      .stock: "disponibile disponibili disponibilità recensioni venduti",
      .without: "senza",
      .markupBasketName: "carrello",
      .markupBasketPart: "contenuto riepilogo",
      .articles: "articoli pz",
      .besideCount: "pz quantità qtà n",
      .total: "totale",
      .tax: "iva imposta",
      .given: "contanti carta bancomat",
      .change: "resto",
      .lowestPrice: "da a_partire",
      .formerPrice: "prima invece",
      .otherMoney: "risparmi spedizione consegna carrello mese rate",
      .bonus: "punti",
      .orInstalments: "o oppure",
      .ofEachInstalment: "di da a",
      .praise: "bio offerta prezzo solo novità nuovo promo promozione sconto",
      .beforePrice: "solo ora prezzo",
      .per: "al",
      .alternative: "o e",
      .hundredth: "centesimi",
      .yes: "sì si s",
      .no: "no n",
      .notKnown: "n.d. nd esaurito sconosciuto",
      .about: "ca",
      .inchOrIn: "in",
      .memberPrice: "soci abbonamento abbonati",
    ],
    labelParts: [
      .memberPrice: "con_carta con_la_carta",
      .formerPrice: "più_basso_degli ultimi_30_giorni",
      .markupPrice: "prezzo",
      .subtotal: "subtotale totale_prodotti totale_articoli totale_merce",
      .otherSum: "sconto risparmi articoli",
      .saving: "economi risparmi",
      .rounding: "arrotond",
      .discount: "sconto promo offert",
      .shipping: "spedizione consegna",
      .deposit: "cauzione vuoto",
      .companyForm: "s.p.a s.r.l",
      .headLine: "p.iva",
      .otherMoney: "prezzo_più_alto meno_di",
      .withShipping: "spedizione_inclusa",
      .otherSellers: "altre_opzioni_di_acquisto altri_venditori altre_offerte",
      .details: "origine",
    ],
    // "al litro", but "per unità": before a masculine word that begins with an ordinary consonant.
    spokenUnitPrice: { words, amount, isOne in
      guard isOne, words.after == " per " + amount, amount.split(separator: " ").first?.last == "o",
        amount.first.map({ !"aeiouszAEIOUSZ".contains($0) }) == true
      else { return words }
      return PerPattern(before: words.before, after: " al " + amount)
    })
}
