extension Language {
  /// Romanian.
  static let romanian = Language(
    codes: ["ro"],
    numbers: """
      2: două doi
      3: trei
      4: patru
      5: cinci
      6: șase şase
      8: opt
      10: zece
      12: doisprezece douăsprezece
      20: douăzeci
      50: cincizeci
      90: nouăzeci
      """,
    packSizes: """
      2: duo dublu dublă bi
      3: trio triplu triplă tri
      4: cvadruplu
      6: six
      """,
    packEndings: "pack pachet",
    units: """
      gallon*: galon
      item: buc bucati
      therm-us: thm
      @ item: bucăți bucată bucata bucăţi bucăţile bucățile bucatã buc.
      @ pair: perechi pereche
      kilogram: kilogramul kilogram kilograme kile kil kilul
      gram: grame grami gr.
      liter: litru litri litrul
      milliliter: mililitri
      meter: metri metru
      dozen: duzină
      """,
    counts: """
      roll: rulouri rolă rulou rulourile
      @ roll: role
      tablet: comprimate comprimat comprimatele drajeuri
      wash: spălări spălare
      nappy: scutece scutec
      battery: baterii baterie
      @ bottle: sticle sticlă sticluță sticluțe sticla bidon bidoane flacon flacoane
      @ box: cutie cutii cutia
      @ can: doze conserve doză cutii_aluminiu conservă
      @ bag: pungi plic pungă sac saci plase săculeț
      @ pack: pachet pachete bax baxuri set seturi pachetul ambalaj pac
      @ jar: borcane borcănașe borcan borcănaș
      @ tub: păhărele caserole caserolă pahare găleată
      @ sachet: plicuri plic
      @ ampoule: fiole fiolă
      @ slice: felii felie
      @ egg: ou ouă oua
      @ capsule: capsule capsulă cps
      @ teabag: plicuri_de_ceai
      @ serving: porție porții porţie porţii doze
      @ carton: cutii_de_carton
      @ sheet: coli foi foaie file filă coală
      @ tablet: tablete
      @ tube: tub tuburi
      @ tray: tavă cofraj cofraje tăviță
      @ bar: baton batoane tabletă tablete
      @ wipe: șervețele șerveţele
      @ candle: lumânare lumânări
      @ bulb: becuri bec
      @ ply: straturi strat
      @ bunch: legătură legături
      @ case: ladă lăzi navetă
      @ cube: cuburi cub
      """,
    currencies: """
      RON: lei leu
      """,
    roles: [
      .sideLabel: "înălțime grosime diametru lățime adâncime",
      .beer: "bere",
      .bag: "gunoi menaj",
      .material: "sticlă plastic",
      .eyewear: "ochelari lentile",
      .emptyHolder: "pahare căni găleată",
      .wholeOfPacks: "totalul",
      .deposit: """
      garanție garanție_sgr sgr garanție_returnare garanţie garanţie_sgr garantie garantie_sgr
      garanția garanția_sgr
      """,
      .formerPrice: """
      redus_de_la preț_vechi pret_vechi prp în_loc_de preț_anterior preţ_vechi preț_inițial preţ_iniţial
      preț_întreg preț_normal preț_recomandat preț_de_listă înainte preț_înainte_de_reducere prp.
      prv preț_recomandat_de_producător
      """,
      .numberLabel: """
      spf factor nr nr. număr vârstă nuanță omega model serie protecție nivel treaptă tip culoare
      ton mărimea
      """,
      .oneContainer: "sticlă sticla doză doza tub borcan cutie pungă flacon",
      .net: "plasă plasa",
      .gadget: "smartphone telefon laptop",
      .fridge: "frigider congelator",
      .device: "telefon smartphone router modem imprimantă televizor tv monitor",
      .clothing: "jeans blugi geacă pantaloni cămașă rochie fustă palton costum pulover",
      .sizedByLength: """
      tigaie wok oală cratiță farfurie farfurii bol castron capac cuțit lumânare păpușă pluș umbrelă lampă vază oglindă spatulă clește tavă
      """,
      .reach: "acoperă acoperire randament",
      .lifting: "cric troliu macara presă",
      .soldByLength: "cablu cabluri fir bandă furtun sfoară lanț ață",
      .soldByMilligram: "șofran",
      .noise: """
      aprox aproximativ circa aprox. cca. net greutate greutate_netă masă_netă conținut conţinut
      gramaj minim minimum cantitate
      """,
      .priceNoise: """
      doar numai acum preț preţ pret preț_nou preţ_nou pret_nou preț_redus preț_promoțional
      preț_special preț_final de_la tva cu_tva tva_inclus
      """,
      .per: "pe",
      .free: "gratuit gratuită cadou",
      .half: """
      jumătate_de_preț jumatate_de_pret jumătate_preț la_jumătate_de_preț la_jumătate_preț
      jumătate_din_preț
      """,
      .halved: "la_jumătate",
      .halfOf: "jumătate jumătate_de o_jumătate_de jumatate",
      .quarterOf: "sfert sfert_de un_sfert_de",
      .andHalf: "și_jumătate şi_jumătate",
      .off: "reducere discount mai_ieftin",
      .save: """
      economisești economiseşti economisiți reducere_de reducere_cu cu_reducere_de la_reducere
      cu_reducere cu_discount
      """,
      .forWord: "la_preț_de la_preţ_de la_pret_de la_prețul_a la_prețul_de la_preț_de_doar",
      .buy: "cumperi cumpără iei cumpara",
      .whenBuying: "la_cumpărarea_a la_achiziția_a la_achiziționarea_a",
      .get: "primești primeşti și_primești",
      .pay: "plătești plăteşti plătiți platesti",
      .two: "două doi",
      .three: "trei",
      .four: "patru",
      .second: "al_doilea a_doua al_doilea_produs a_doua_bucată doilea",
      .third: "al_treilea a_treia al_treilea_produs",
      .fourth: "al_patrulea a_patra",
      .or: "sau",
      .orMore: "sau_mai_multe sau_mai_mult",
      .dealNoise: "ofertă oferta promoție promoţie orice",
      .joining: "și şi",
      .day: "zi zile",
      .week: "săptămână săptămâni",
      .month: "lună luni",
      .year: "an ani",
      .daily: "zilnic",
      .weekly: "săptămânal",
      .monthly: "lunar",
      .yearly: "anual",
      .cashback: "înapoi_pe_card",
      .coupon: "cupon cod_promoțional voucher",
      .depositIncluded: "inclus include",
      .drainedWeight: """
      masă_netă_scursă masa_netă_scursă masa_scursă masă_scursă greutate_scursă greutate_netă_scursă
      masa_neta_scursa masa_drenată
      """,
      .limit: "maxim maximum max. max",
      .clearLimit: "limitat_la limită",
      .perCustomer:
        "pe_client per_client de_persoană pe_persoană buc/client buc/persoană de_client",
      .loyaltyPrice: """
      cu_cardul cu_card cu_cardul_de_fidelitate preț_cu_cardul preț_cu_card preț_card prin_aplicație
      cu_aplicația
      """,
      .shipping: """
      livrare transport cost_livrare cost_transport taxă_livrare taxă_de_livrare costuri_de_livrare
      """,
      .freeShipping: """
      livrare_gratuită livrare_gratuita transport_gratuit livrare_gratis transport_gratis
      livrare_gratuitã
      """,
      .strength: "concentrație tărie conține",
      .tax: "tva",
      .taxAlone: "+tva",
      .taxIncluded: "inclus cu",
      .taxAdded: "+tva fără fara plus",
      .taxNoise: "tva",
      .perPack: "pe_pachet per_pachet pe_bucată per_bucată",
      .perWholePack: "pe_pachet per_pachet",
      .once: "per_comandă pe_comandă",
      .countTwo: "două doi",
      .countThree: "trei",
      .countFour: "patru",
      .countFive: "cinci",
      .countSix: "șase şase",
      .alcohol: "alcool alc",
      .protein: "proteine proteină",
      .caffeine: "cofeină",
      .cocoa: "cacao",
      .strengthEnding: "alcool alc",
      .plies: "straturi strat",
      .washes: "spălări",
      .each: "fiecare",
      .rangeJoint: "sau până_la",
      .atLeast: "minim minimum",
      .minimum: "de_la",
      .lowestPrice: "cel_mai_mic_preț cel_mai_mic_preţ cel_mai_mic_pret cel_mai_scăzut_preț",
      .days: "zile",
      .spokenPercent: "procente",
      .sizeLabel: "mărimea mărime măsura mărimi marimea",
      .offerUntil: """
      până_la până_pe până_în_data_de valabil_până_la valabilă_până_la valabil_pana_la pana_la
      valabil_până_pe
      """,
      .offerFrom: "valabil_din începând_cu începând_din",
      .offerHead: "ofertă promoție valabil valabilă ofertă_valabilă promoție_valabilă",
      .offerOnly: "doar numai",
      .dayJoint: "până_la",
      .ambiguousMonth: "mai",
      .tomorrow: "mâine",
      .today: "azi",
      .keepsUntil: "expiră expirare",
      .eachPack: "multipachet",
      .sizeOfCount: "mari mici medii",
    ],
    own: [
      .pieceBeforePrice: "buc buc.",
      .atPrice: "la",
      .yields: "pentru",
      .oneOfUnit: "un o",
      .and: "și şi",
      .sizeLink: "de",
      .pluralEnding: "e i uri ă",
      .countedNoun: """
      ouă chifle croissante covrigi gogoși clătite cârnați crenvurști lămâi portocale mere banane
      chiflă cornuri mici șnițele cartofi castraveți roșii pere lămâie șervețele farfurii pahare
      lumânări baterii scutece bureți
      """,
      .shortPieces: "buc.",
      .ingredient: "cereale semințe sortimente arome culori straturi",
      .atStore: "la",
      .unclearAt: "la",
    ],
    months: """
      ian ianuarie|feb februarie|mar martie|apr aprilie|mai|iun iunie|iul iulie|aug august|sept \
      septembrie|oct octombrie|noi noiembrie|dec decembrie
      """,
    weekdays: "lun luni|mar marți marţi|mie miercuri|joi|vin vineri|sâm sâmbătă|dum duminică",
    headings: """
      name:nume, denumire, nume produs, denumire produs
      product:produs, produse, articol, marfă
      description:descriere
      brand:marcă, brand, producător
      each:p u
      quantity:cantitate, conținut
      weight:greutate, gramaj, masă
      volume:volum, capacitate
      size:mărime, ambalaj, dimensiune
      count:bucăți, buc, număr bucăți, nr buc, nr bucăți
      packs:buc bax, buc în bax, buc cutie, buc per bax, bax
      unit:unitate, unitate de măsură, um
      price:preț, cost, preț de vânzare, preț cu tva, plătit, preț raft, preț la raft, preț cu amănuntul
      total:cheltuială, \
      total, valoare, preț total
      unitPrice:preț unitar, preț pe unitate, preț pe kg, preț um, preț unitate de măsură, preț pe unitatea de
      former:preț vechi, preț inițial, preț normal, preț întreg, prp, preț înainte de reducere, preț înainte, \
      preț fără reducere, preț recomandat
      sale:preț redus, preț promoțional, preț nou, preț final, preț cu reducere, preț special, preț după reducere, \
      de plată, preț cu discount
      per:pe, per
      saving:economie, economisești, economii, reducere, discount, valoare reducere, valoarea reducerii
      currency:monedă, valută
      deal:ofertă, reducere, promoție, discount
      deposit:garanție, sgr, garanție sgr, garanție ambalaj
      store:farmacie, magazin, supermarket, unde, piață, furnizor, lanț, cumpărat de la, cumpărat din, locul cumpărării, \
      loc cumpărare, hipermarket, unde am cumpărat
      note:notă, observații, comentariu, comentarii, mențiuni, mențiune
      barcode:cod de bare
      articleNumber:cod produs, cod articol
      date:când, dată, ziua, luna, an, data bonului, data cumpărării, data achiziției, cumpărat la
      other:buget, bugetat, \
      categorie, raion, raft, evaluare, stoc, disponibil, imagine, origine, țară, culoare, tip, tva, rând, \
      în stoc, pe stoc, vândut, vândute, vânzări
      number:număr, cod, nr
      withTax:cu tva
      beforeTax:fără tva
      offerFrom:valabil de la, valabilă de la, început promoție, începe la, de la data
      offerUntil:valabil până la, valabil până, valabilă până la, sfârșit promoție, expiră la, expiră, până la
      filler:de, la, în, și, cu
      sum:total general, suma, \
      total, subtotal, medie
      charge:tva, livrare, numerar
      """,
    labels: [
      .stock: "stoc recenzii",
      .without: "fără",
      .deposit: "sgr",
      .total: "total",
      .besideCount: "cantitate buc bucată bucăți bax",
      .tax: "tva",
      .shipping: "transport livrare",
      .otherMoney: "livrare transport garanție coș economisești",
      .currencySign: "lei",
      .hundredth: "bani",
      .yes: "da",
      .no: "nu",
      .articles: "articole",
      .formerPrice: "prp prv vechi",
      .given: "numerar card",
      .change: "rest",
      .praise: "ofertă preț reducere nou super",
      .orInstalments: "sau",
      .beforePrice: "doar acum preț",
      .each: "bucata buc",
      .per: "pe per",
      .bonus: "puncte cupon",
      .about: "aprox",
      .memberCard: "card aplicație",
      .notKnown: "indisponibil",
    ],
    labelParts: [
      .formerPrice: "cel_mai_mic_preț ultimele_30_de_zile",
      .total: "de_plată",
      .subtotal: "subtotal",
      .rounding: "rotunjire",
      .discount: "reducere discount",
      .saving: "ați_economisit ai_economisit",
      .deposit: "garanție garantie",
      .shipping: "livrare transport",
      .headLine: "cui cif bon_fiscal",
      .companyForm: "s.r.l s.a.",
      .markupPrice: "preț pret",
    ])
}
