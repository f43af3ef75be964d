extension Language {
  /// Slovak.
  static let slovak = Language(
    codes: ["sk"],
    numbers: """
      2: dva dve
      3: tri
      4: štyri
      5: päť
      6: šesť
      8: osem
      10: desať
      12: dvanásť
      """,
    packSizes: """
      2: dvoj duo bi dvojité
      3: troj trio trojité
      4: štvor
      6: šesť six šest
      """,
    packEndings: "pack balenie pak",
    units: """
      ounce: unca
      item: ks
      @ item: kus kusy kusov kusu kusom
      therm-us: thm
      @ pair: párov páry
      kilogram: kilogramový kilogramová kilogramové kilo kila kíl kilogram kilogramov
      gram: gramový gramová gramové gramov
      liter: litrový litrová litrové liter litra litre litrov
      meter: meter metre metrov
      milliliter: mililitrov
      dozen: tucet tucta
      """,
    counts: """
      nappy: plen plienky plienok plienka
      @ bottle: fľaše fliaš fľaša fľašu fľašiek fľaštička
      @ can: plechovky plechoviek konzervy konzerv plechovka konzerva
      @ bag: vrecká vreciek vrecko sáčkov vreca vriec vrece sáčok sáčky taška
      @ pack: balenie balenia balení bal balík balíky balíkov balíček balíčky balíčkov sada
      @ tub: tégliky téglikov téglik kelímok kelímky
      @ roll: rolky roliek kotúče kotúčov rolka kotúč
      @ sachet: vrecúška vrecúšok kapsičky kapsičiek vrecúško kapsička
      @ tablet: tablety tabliet tableta tbl tbl.
      @ capsule: kapsuly kapsúl cps kapsula kapsule
      @ wash: praní prania pracích_dávok dávok dávky pranie dávka
      @ egg: vajce vajcia vajec vajíčko vajíčka vajíčok
      @ box: krabička krabičky krabičiek krabica krabice krabíc škatuľa škatuľka škatuliek kartón kartóny kartónov
      @ jar: pohár poháre pohárov
      @ tube: tuba tuby túb
      @ teabag: vrecúšok_čaju
      @ slice: plátok plátky plátkov
      @ serving: porcia porcie porcií
      @ wipe: obrúsok obrúsky obrúskov utierka utierky utierok
      @ tissue: vreckovka vreckovky vreckoviek
      @ battery: batéria batérie batérií
      @ candle: sviečka sviečky sviečok
      @ bulb: žiarovka žiarovky žiaroviek
      @ ply: vrstva vrstvy vrstiev
      @ sheet: list listy listov hárok hárkov hárky
      @ case: prepravka prepravky
      @ bar: tyčinka tyčinky tyčiniek tabuľka tabuľky
      @ cube: kocka kocky kociek
      @ bun: rožok žemľa
      @ bunch: zväzok zväzky
      @ dose: dávka
      @ plaster: náplasť náplastí
      @ ampoule: ampulka ampulky ampuliek
      """,
    currencies: """
      EUR: eurot
      """,
    roles: [
      .exerciseBook: "zošit zošity zošitov",
      .sideLabel: "výška hrúbka priemer šírka hĺbka",
      .noise: "cca asi neto_količina približne hmotnosť obsah čistá_hmotnosť minimálne okolo cca.",
      .beer: "pivo ležiak",
      .halfOf: "pol",
      .quarterOf: "štvrť",
      .bag: "odpad odpadky",
      .material: "sklenené plastové",
      .eyewear: "okuliare šošovky",
      .emptyHolder: "poháre hrnčeky vedro",
      .wholeOfPacks: "spolu celkom",
      .drainedWeight: "pevný_podiel hmotnosť_po_odkvapkaní po_odkvapkaní odkvapkaná_hmotnosť",
      .priceNoise: """
      bežná_cena zľava dph len iba teraz cena nová_cena akciová_cena cena_v_akcii naša_cena s_dph
      vrátane_dph bez_dph po_zľave zľavnená_cena
      """,
      .free: "zdarma zadarmo gratis",
      .deposit: "záloha vratná_záloha zálohy vratný_obal záloh zálohu",
      .depositIncluded: "vrátane vr. vr",
      .lowestPrice: "najnižšia_cena",
      .formerPrice: """
      namiesto bežná_cena bežne pôvodná_cena pôvodne stará_cena pred_zľavou cena_pred_zľavou
      odporúčaná_cena predtým bola predchádzajúca_cena
      """,
      .days: "dní dňoch",
      .numberLabel:
        "spf faktor č. číslo vek odtieň omega typ model stupeň úroveň farba séria ochranný_faktor",
      .oneContainer: "fľaša plechovka tuba pohár krabica vrecko škatuľa téglik sáčok krabička",
      .gadget: "telefón smartfón notebook",
      .fridge: "chladnička mraznička mikrovlnka",
      .washer: "práčka sušička",
      .device: "telefón mobil smartfón router modem tlačiareň televízor tv monitor",
      .clothing: "džínsy bunda nohavice košeľa šaty sukňa kabát oblek sveter",
      .sizedByLength: """
      panvica wok hrniec kastról pekáč tanier taniere miska misky misa pokrievka nôž nože sviečka sviečky bábika plyšák dáždnik lampa váza zrkadlo obracačka \
      kliešte forma
      """,
      .reach: "vystačí výdatnosť pokryje",
      .lifting: "zdvihák navijak žeriav lis",
      .soldByLength: "kábel drôt páska hadica lano reťaz",
      .soldByMilligram: "šafran",
      .half: "polovičná_cena za_polovičnú_cenu za_polovicu polovicu_ceny za_pol_ceny",
      .halved: "za_polovicu",
      .andHalf: "a_pol",
      .off: "zľavou zľavy zľavu lacnejšie",
      .save: "ušetríte ušetrite ušetri úspora zľava so_zľavou",
      .forWord: "za_cenu za",
      .buy: "kúpte kúp vezmi vezmite zober",
      .whenBuying: "pri_kúpe pri_nákupe pri_odbere",
      .get: "získaj získate dostanete",
      .pay: "zaplaťte zaplať zaplatíte plať",
      .another: "ďalší_kus",
      .two: "dva dve",
      .three: "tri",
      .four: "štyri",
      .second: "druhý druhá druhé druhý_kus druhé_balenie na_druhý na_druhý_kus",
      .third: "tretí tretia tretie tretí_kus",
      .fourth: "štvrtý štvrtá štvrté",
      .or: "alebo",
      .orMore: "a_viac alebo_viac",
      .dealNoise: "ponuka akcia",
      .day: "deň dni dní",
      .week: "týždeň týždne týždňov",
      .month: "mesiac mesiace mesiacov",
      .year: "rok roky rokov",
      .daily: "denne",
      .weekly: "týždenne",
      .monthly: "mesačne",
      .yearly: "ročne",
      .times: "krát",
      .coupon: "kupón zľavový_kupón poukážka",
      .couponOff: "zľava",
      .fee: "poplatok",
      .limit: "max. max maximálne najviac",
      .clearLimit: "obmedzenie",
      .perCustomer: "na_osobu na_zákazníka na_nákup ks/osoba ks/zákazník",
      .loyaltyPrice:
        "s_kartou cena_s_kartou s_aplikáciou v_aplikácii s_vernostnou_kartou klubová_cena",
      .shipping: "doprava doručenie poštovné",
      .freeShipping: "doprava_zadarmo doprava_zdarma doručenie_zadarmo bezplatná_doprava",
      .strength: "obsahuje",
      .tax: "dph",
      .taxAlone: "+dph",
      .taxIncluded: "s vrátane vr. vr",
      .taxAdded: "bez +dph plus",
      .taxNoise: "dph",
      .perPack: "za_balenie za_kus",
      .perWholePack: "za_balenie",
      .once: "za_objednávku",
      .countOne: "jeden jedna jedno",
      .countTwo: "dva",
      .countThree: "tri",
      .countFour: "štyri",
      .countFive: "päť",
      .countSix: "šesť",
      .alcohol: "alkohol alkoholu",
      .protein: "bielkoviny bielkovín",
      .caffeine: "kofeín kofeínu",
      .cocoa: "kakao kakaa",
      .strengthEnding: "alkoholu",
      .washes: "praní",
      .plies: "vrstvy vrstiev vrstvový",
      .each: "každý každá každé",
      .rangeJoint: "až alebo",
      .perOrFor: "za",
      .perBesidePrice: "za",
      .atLeast: "minimálne najmenej aspoň",
      .minimum: "od",
      .groupLink: "na pri",
      .comparative: "menej viac lacnejšie",
      .claim: "menej",
      .spokenPercent: "percent percentá",
      .sizeLabel: "veľkosť",
      .offerUntil: "do platí_do platnosť_do akcia_do ponuka_platí_do až_do",
      .offerFrom: "od platí_od platnosť_od",
      .offerHead: "akcia platí ponuka ponuka_platí akcia_platí platnosť",
      .offerOnly: "len iba",
      .dayJoint: "do",
      .dayFiller: "dňa",
      .today: "dnes",
      .tomorrow: "zajtra",
      .ambiguousMonth: "máj mája",
      .keepsUntil: "spotrebujte trvanlivosť spotreby",
      .eachPack: "multibalenie",
      .ink: "toner atrament",
      .paper: "zošit zošity",
    ],
    own: [
      .pieceBeforePrice: "ks kus",
      .yields: "na",
      .ingredient: "druhy druhov príchute príchutí farby farieb zŕn syrov semien",
      .and: "a",
      .eachLink: "po à",
      .countedNoun: """
      vajec vajcia rožkov rožky žemlí šišiek palaciniek párkov klobás citrónov pomarančov jabĺk
      banánov croissantov donutov buchiet knedlí párky klobásy karbonátok rezňov hrušiek cibúľ
      paradajok uhoriek paprík obrúskov tanierov pohárov sviečok batérií plienok hubiek
      """,
      .oneOfUnit: "jeden jedno jednu",
    ],
    months: """
      jan január januára|feb február februára|marec marca|apr apríl apríla|máj mája|jún júna|júl \
      júla|aug august augusta|sept september septembra|okt október októbra|nov november novembra|dec \
      december decembra
      """,
    weekdays: """
      pondelok pondelka|utorok utorka|streda stredy stredu|štvrtok štvrtka|piatok piatka|sobota \
      soboty sobotu|nedeľa nedele nedeľu
      """,
    headings: """
      name:názov, meno, názov produktu, názov výrobku
      product:produkt, produkty, výrobok, tovar, položka, potravina, surovina
      description:popis
      brand:značka, výrobca
      length:dĺžka
      loyalty:cena s kartou, s kartou, klubová cena
      quantity:množstvo, obsah, mn, množ
      weight:hmotnosť, váha, gramáž
      volume:objem
      size:veľkosť, balenie
      count:kusy, ks, počet, počet kusov, kusov, počet ks
      packs:počet balení, balíčky, ks v balení, kusov v balení, počet v kartóne, ks v bal, ks kart, \
      kusov v kartóne
      unit:jednotka, merná jednotka, mj, jedn, m j
      price:cena, predajná cena, náklady, cena s dph, zaplatené, cena na regáli, moc
      total:výdavok, výdavky, \
      spolu, celková cena, celková suma, cena spolu, celkom
      unitPrice:jednotková cena, cena za jednotku, merná cena, cena za kg, cena za mernú jednotku, jc, j c, \
      cena mj, cena za mj
      former:pôvodná cena, bežná cena, stará cena, pred zľavou, odporúčaná cena, cena pred zľavou, cena bez zľavy
      sale:akciová cena, nová cena, konečná cena, znížená cena, cena po zľave, k úhrade, cena v akcii, \
      zľavnená cena, akč cena, zľavnené na
      per:za, na
      each:za kus, cena za ks, cena za kus, jedn cena
      saving:úspora, ušetríte, zľava, výška zľavy, zľava v eur
      currency:mena
      deal:zľava, akcia
      deposit:záloha, vratná záloha, zálohovaný obal, záloha za fľašu, vratný obal
      store:lekáreň, obchod, predajňa, reťazec, kde, supermarket, dodávateľ, kúpené v, miesto nákupu, obchodný reťazec, \
      hypermarket, predajca
      note:poznámka, poznámky, komentár, pozn
      barcode:čiarový kód, ean kód
      basket:košík
      articleNumber:číslo výrobku, kód produktu
      date:kedy, dátum, deň, dátum nákupu, rok, kúpené dňa, dňa, deň nákupu
      offerFrom:platí od, platnosť od, akcia od, začiatok akcie
      offerUntil:platí do, platnosť do, platnosť, koniec, akcia do, koniec akcie
      other:rozpočet, \
      kategória, regál, ulička, hodnotenie, sklad, dostupnosť, dostupné, typ, druh, dph, stav, skupina, \
      na sklade, zásoba, zásoby, predané, predaných
      number:číslo, kód, č
      withTax:s dph, vrátane dph
      beforeTax:bez dph
      filler:v, z, s, a, cca, bez, s dph
      sum:medzisúčet, celkom, \
      spolu, priemer, suma
      charge:dph, doprava, hotovosť
      address:adresa
      street:ulica
      state:kraj
      postalCode:psč
      phone:telefon
      """,
    labels: [
      .stock: "skladom sklade hodnotení recenzií",
      .without: "bez",
      .besideCount: "ks",
      .total: "celkom súčet",
      .tax: "dph",
      .lowestPrice: "od",
      .hundredth: "halier haliere halierov halieroch",
      .yes: "áno ano",
      .no: "nie",
      .articles: "položiek",
      .given: "hotovosť karta kartou platobná",
      .change: "vydané výdavok",
      .formerPrice: "pôvodne predtým pôvodná bežne",
      .otherMoney: "ušetríte doprava záloha mesačne",
      .praise: "akcia cena novinka zľava výpredaj len",
      .orInstalments: "alebo",
      .bonus: "body bodov kupón",
      .per: "za",
      .each: "kus ks",
      .about: "cca",
      .alternative: "alebo",
      .beforePrice: "len iba teraz cena",
      .memberCard: "karta aplikácia",
      .memberPrice: "klub",
      .notKnown: "vypredané nezistené",
    ],
    labelParts: [
      .subtotal: "medzisúčet",
      .total: "k_úhradě",
      .discount: "zľava",
      .companyForm: "_s.r.o",
      .rounding: "zaokrúhl",
      .deposit: "záloh vratn vrátené",
      .markupPrice: "cena",
      .saving: "ušetrili",
      .headLine: "dič ičo pokladňa",
      .shipping: "doprava doručenie",
    ])
}
