extension Language {
  /// Czech.
  static let czech = Language(
    codes: ["cs"],
    numbers: """
      2: dva dvě
      3: tři
      4: čtyři
      5: pět
      6: šest
      7: sedm
      8: osm
      9: devět
      10: deset
      12: dvanáct
      15: patnáct
      20: dvacet
      30: třicet
      50: padesát
      90: devadesát
      """,
    numbersAndHalf: """
      1: půldruhého
      """,
    packSizes: """
      2: dvoj duo bi dvou dvojité dvojitý
      3: troj trio tří trojité
      4: čtyř čtyřnásobné
      5: pěti
      6: šesti six
      8: osmi
      10: deseti
      12: dvanácti
      """,
    packEndings: "pack balení pak",
    units: """
      kilogram: kilo kila kilogramů kilogramový kilogramová kilogramové
      gram: gr gramů gramový gramová gramové
      dekagram: deka
      liter: litru litrů litrový litrová litrové
      milliliter: mililitrů
      centimeter: centimetrů
      meter: metrů
      gallon*: galon
      item: ks kusů
      @ item: kus kusy kuse
      @ pair: pár páry párů
      dozen: tucet tuctů tuctu
      therm-us: therm
      """,
    counts: """
      roll: rolí rolička roličky roliček
      sheet: útržků útržky útržcích listů
      tablet: tablety tbl
      @ tablet: tbl pastilek
      capsule: kapslí tobolka tobolky tobolek
      wash: praní pracích_dávek pd
      nappy: plen plenek pelenka plenka plenky
      bag: sáček sáčky sáčků
      pack: balení
      box: krabička krabičky krabiček
      bottle: láhve lahví lahve
      can: plechovka plechovky plechovek
      jar: sklenice
      tub: kelímek kelímky kelímků
      slice: plátků
      egg: vajec
      tissue: kapesníků
      wipe: ubrousků
      bar: tyčinek
      candle: svíček
      dose: dávka dávky dávek
      serving: porce porcí
      @ roll: role
      @ battery: baterií
      @ bulb: žárovek
      @ sachet: kapsička kapsičky kapsiček
      @ can: konzervy konzerv konzerva
      @ jar: skleničky skleniček sklenic
      @ bottle: lahví láhví lahvičky lahviček láhev lahev lahvička
      @ carton: krabice krabic
      @ ampoule: ampulí ampulky ampulek
      @ case: přepravky přepravek karton kartony kartonů
      @ tube: tuby tub
      @ egg: vejce
      @ bag: pytle pytlů pytel
      @ pack: bal balíček balíčky balíčků
      @ tray: vanička vaničky vaniček tácek
      @ sheet: listy
      @ capsule: kapsle cps
      @ slice: plátky
      @ bunch: svazek svazky
      @ wipe: ubrousky
      """,
    currencies: """
      CZK: kč kc korun koruna koruny
      """,
    foods: """
      butter: máslo
      flour: mouka
      honey: med
      milk: mléko
      olive oil: olivový_olej
      rapeseed oil: řepkový_olej
      rice: rýže
      salt: sůl
      sugar: cukr
      sunflower oil: slunečnicový_olej
      vinegar: ocet
      water: voda
      yogurt: jogurt
      """,
    roles: [
      .nowPaid: "nyní jen pouze",
      .exerciseBook: "sešit sešity sešitů",
      .sideLabel: "výška tloušťka průměr šířka hloubka",
      .paper: "sešit sešity",
      .noise: "asi cca přibližně hmotnost obsah čistá_hmotnost",
      .beer: "pivo",
      .halfOf: "půl",
      .andHalf: "a_půl",
      .quarterOf: "čtvrt",
      .bag: "odpad odpadky",
      .material: "skleněné skleněná plastové",
      .eyewear: "brýle čočky kontaktní_čočky",
      .emptyHolder: "sklenice sklenic hrnky hrnek kbelík termoska konvice kelímky kelímků",
      .eachPack: "multibalení",
      .wholeOfPacks: "celkem",
      .bodyFor: "pro",
      .bodyBound: "nad",
      .of: "po",
      .or: "nebo",
      .orMore: "a_více nebo_více",
      .priceNoise: """
      cena naše_cena běžná_cena sleva s_dph vč._dph včetně_dph bez_dph dph pouze jen nyní akční_cena cena_v_akci teď
      """,
      .people: "osoby",
      .free: "zdarma gratis",
      .half: "poloviční_cena za_poloviční_cenu za_polovinu za_půl_ceny polovinu_ceny",
      .halved: "za_polovinu",
      .sizeOfCount: "velké velkých malé malých",
      .off: "slevou slevy levněji",
      .save: "ušetřete ušetříte",
      .forWord: "za za_cenu",
      .buy: "kupte koupit vezměte kup vezmi",
      .whenBuying: "při_koupi při_nákupu při_odběru",
      .get: "získejte dostanete získáte",
      .pay: "zaplaťte zaplatíte zaplať",
      .two: "dva dvě",
      .three: "tři",
      .four: "čtyři",
      .second: "druhý druhá druhé druhý_kus druhé_balení",
      .third: "třetí",
      .fourth: "čtvrtý čtvrtá čtvrté",
      .dealNoise: "nabídka akce",
      .day: "dny dní den",
      .week: "týden týdny týdnů",
      .month: "měsíc měsíce měsíců",
      .year: "rok roky let",
      .daily: "denně",
      .weekly: "týdně",
      .monthly: "měsíčně",
      .yearly: "ročně",
      .coupon: "kupón slevový_kupón",
      .deposit: "záloha vratná_záloha",
      .depositIncluded: "vč. včetně",
      .drainedWeight: "pevný_podíl hmotnost_po_odkapání po_odkapání",
      .loyaltyPrice: "s_kartou cena_s_kartou",
      .shipping: "doprava doručení poštovné",
      .freeShipping: "doprava_zdarma",
      .taxIncluded: "s vč. vč včetně",
      .taxAdded: "bez",
      .tax: "dph",
      .perPack: "za_balení za_kus",
      .perCustomer: "na_zákazníka na_osobu",
      .lowestPrice: "nejnižší_cena",
      .formerPrice: """
      místo běžná_cena běžně původní_cena původně před_slevou cena_před_slevou předtím bylo
      """,
      .each: "každý každá každé",
      .rangeJoint: "až",
      .perOrFor: "za",
      .perBesidePrice: "za",
      .atLeast: "minimálně nejméně alespoň",
      .groupLink: "na",
      .comparative: "méně více",
      .claim: "méně",
      .minimum: "od",
      .sizeLabel: "velikost",
      .days: "dní dnů",
      .taxNoise: "dph",
      .spokenPercent: "procent",
      .alcohol: "alkohol alkoholu",
      .protein: "bílkovin bílkoviny",
      .caffeine: "kofein kofeinu",
      .cocoa: "kakao kakaa",
      .countOne: "jeden",
      .countTwo: "dva",
      .countThree: "tři",
      .countFour: "čtyři",
      .numberLabel: "spf faktor č. číslo věk odstín barva omega typ model série stupeň síla",
      .oneContainer:
        "láhev lahev plechovka tuba sklenice krabice kelímek krabička sáček lahvička pytel dóza",
      .net: "síťka síť síťce",
      .gadget: "telefon smartphone notebook",
      .fridge: "lednice chladnička lednička mraznička mikrovlnka",
      .washer: "pračka sušička",
      .ink: "toner inkoust",
      .device: """
      myš klávesnice tarif telefon mobil smartphone router modem tiskárna kamera televizor televize tv monitor dron konzole \
      sluchátka reproduktor notebook
      """,
      .clothing: """
      džíny jeans bunda kalhoty košile šaty sukně kabát oblek svetr mikina vesta kraťasy legíny ponožky \
      punčochy tričko halenka sako
      """,
      .sizedByLength: """
      pánev pánve wok hrnec hrnce kastrol rendlík pekáč talíř talíře miska misky mísa poklička nůž nože svíčka svíčky panenka plyšák deštník lampa váza \
      zrcadlo obracečka kleště forma
      """,
      .reach: "vystačí vydatnost pokryje",
      .lifting: "zvedák hever naviják kladkostroj jeřáb lis štípač popruh kurta přívěs",
      .soldByLength: """
      kabel drát páska hadice lano šňůra řetěz provázek nit příze girlanda obvaz gáza stuha \
      prodlužovačka role rolí trubka
      """,
      .soldByMilligram: "šafrán",
      .netJoint: "po s",
    ],
    own: [
      .pieceBeforePrice: "ks kus",
      .yields: "na",
      .oneOfUnit: "jeden jedno jednu",
      .ingredient: "druhy druhů příchutě příchutí barvy barev zrn sýrů",
      .and: "a",
      .eachLink: "po à",
      .countedNoun: """
      vajec vejce rohlíků rohlíky housek housky bulek koblih koblihy croissantů palačinek párků klobás karbanátků knedlíků
      citronů pomerančů jablek banánů
      """,
    ],
    headings: """
      name:název, jméno, název produktu, název výrobku, název zboží
      product:produkt, produkty, výrobek, zboží, položka, artikl, potravina, surovina
      description:popis
      brand:značka, výrobce, pražírna, pivovar, vinařství
      length:délka
      loyalty:cena s kartou, s kartou, klubová cena, cena s clubcard, s clubcard, cena s aplikací
      quantity:množství, obsah, kolik, mn, množ
      weight:hmotnost, váha, gramáž
      volume:objem
      size:velikost, balení, velikost balení
      count:kusy, kusů, ks, počet, počet kusů, kolik kusů, počet ks
      packs:počet balení, balíčky, lahve, ks v balení, kusů v balení, ks v kartonu, balení po, počet v kartonu, \
      ks v bal, ks kart, kusů v kartonu
      unit:jednotka, měrná jednotka, mj, jedn, m j
      price:cena, prodejní cena, náklady, cena za balení, cena s dph, cena vč dph, částka, zaplaceno, \
      regálová cena, cena na regálu, moc, nákupní cena, pořizovací cena
      total:výdaj, výdaje, útrata, \
      celkem, celková cena, celková suma, cena celkem
      unitPrice:jednotková cena, cena za jednotku, měrná cena, cena za kg, cena za měrnou jednotku, jc, j c, \
      cena mj, cena za mj, cena za jedn
      former:původní cena, běžná cena, stará cena, před slevou, původní, běžná, doporučená cena, moc doporučená, \
      doporučená moc, cena před slevou, cena bez slevy
      sale:akční cena, cena po slevě, zlevněná cena, nová cena, po slevě, akční, snížená cena, cena v akci, \
      konečná cena, zvýhodněná cena, k úhradě, nyní, zlevněno na, akč cena, zlevněno, k zaplacení, zaplatíte
      paid:k úhradě, k zaplacení, konečná cena, cena po slevě, zaplaceno, zaplatíte
      cost:nákupní cena, nákupka, pořizovací cena
      selling:prodejní cena
      per:za, na
      each:za kus, cena za ks, cena za kus, j cena, jedn cena
      saving:úspora, ušetříte, ušetřeno, sleva, výše slevy, sleva v kč, kupon, kupón, slevový kupon
      currency:měna
      deal:sleva, akce, nabídka
      deposit:záloha, vratná záloha, zálohovaný obal, záloha za láhev, vratný obal
      store:lékárna, drogerie, obchod, prodejna, řetězec, kde, prodejce, supermarket, místo, dodavatel, koupeno v, místo nákupu, \
      obchodní řetězec, kde koupeno, hypermarket
      note:poznámka, poznámky, komentář, pozn
      barcode:čárový kód, ean kód
      basket:košík
      articleNumber:číslo zboží, kód zboží, číslo výrobku, kód produktu
      date:kdy, datum, den, datum nákupu, měsíc, rok, koupeno dne, datum účtenky, dne, den nákupu
      offerFrom:platí od, platnost od, akce od, začátek akce
      offerUntil:platí do, platnost do, platnost, akce do, konec akce
      other:rozpočet, \
      kategorie, oddělení, regál, ulička, hodnocení, hvězdičky, sklad, dostupnost, dostupné, aktivní, obrázek, \
      původ, země, barva, typ, druh, dph, řádek, stav, skupina, pořadí, police, skladem, na skladě, zásoba, zásoby, \
      prodáno, prodané, prodej, spotřebujte do, minimální trvanlivost, datum minimální trvanlivosti
      number:číslo, kód, č
      withTax:s dph, vč dph, včetně dph
      beforeTax:bez dph
      drained:hmotnost po odkapání, pevný podíl
      filler:v, z, s, a, nebo, cca, bez, vč dph, s dph
      sum:mezisoučet, celková částka, \
      celkem, součet, průměr, suma, k úhradě, k zaplacení
      charge:dph, doprava, doručení, hotovost, zaokrouhlení, karta, platební karta, vráceno, kartou
      address:adresa
      city:město
      state:kraj
      postalCode:psč
      phone:telefon
      fax:fax
      email:email
      distance:vzdálenost
      """,
    labels: [
      .stock: "skladem skladě hodnocení recenzí",
      .without: "bez",
      .markupBasketName: "kosik",
      .praise: "akce cena novinka sleva výprodej",
      .besideCount: "ks množství počet",
      .total: "celkem součet",
      .tax: "dph",
      .given: "karta hotovost hotově",
      .change: "vráceno",
      .lowestPrice: "od",
      .shipping: "doprava dopravné poštovné",
      .otherMoney: "ušetříte ušetřete doprava dopravné poštovné košík",
      .currencySign: "Kč",
      .hundredth: "haléř haléře haléřů haléřích",
      .yes: "ano",
      .no: "ne",
      .notKnown: "neuvedeno vyprodáno",
      .upTo: "až do",
    ],
    labelParts: [
      .formerPrice: "původně předtím původní běžná nejnižší_cena_za posledních_30_dní",
      .markupPrice: "cenov",
      .subtotal: "mezisoučet zboží_celkem cena_zboží",
      .total: "celková_suma k_úhradě",
      .discount: "sleva",
      .deposit: "záloha zálohy vratn vrácen",
      .companyForm: "_s.r.o",
      .rounding: "zaokrouhl",
      .totalWithTax: "s_dph",
      .withShipping: "včetně_dopravy",
    ])
}
