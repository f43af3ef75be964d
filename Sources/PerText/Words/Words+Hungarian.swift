extension Language {
  /// Hungarian.
  static let hungarian = Language(
    codes: ["hu"], habits: [.compounds],
    numbers: """
      2: két kettő
      3: három
      4: négy
      5: öt
      6: hat
      8: nyolc
      9: kilenc
      10: tíz
      12: tizenkét
      20: húsz huszon
      30: harminc
      40: negyven
      50: ötven
      """,
    numbersAndHalf: """
      1: másfél
      """,
    packSizes: """
      2: dupla duó duo
      3: tripla trió trio
      4: négyes
      6: hatos six
      """,
    packEndings: "pack csomag csomagolás pakk",
    units: """
      kilogram: kiló kg_os kilogrammos kilós kilója kilónként kg-ja kg-onként kilogrammja kilogrammonként
      gram: gramm g_os
      dekagram: dkg_os dekás
      liter: l_es liter_es literes literje literenként literenkénti
      deciliter: dl_es deciliteres
      centiliter: cl_es
      milliliter: ml_es milliliteres
      dram: fl_dram
      item: darab darabot db_os db_ot
      @ item: db darabos db-os darabja drb db.
      @ pair: pár páros
      @ dozen: tucat tucatnyi
      """,
    counts: """
      roll: tekercs tek tek. tekercses
      tablet: tabletta
      wash: mosás mosásos mosásra
      nappy: pelenka
      @ bottle: üveg palack flakon flakonos
      @ can: doboz konzerv konzervek
      @ bag: zacskó tasak zsák zsákok
      @ pack: csomag csom csomagok csomagos csomagja pakk készlet szett
      @ teabag: filter filteres filterek
      @ slice: szelet szeletes szeletek
      @ egg: tojás tojások
      @ capsule: kapszula kapszulák kapszulás kaps
      @ sheet: lap lapos ív
      @ case: rekesz karton kartonos láda
      @ serving: adag adagos adagok
      @ tray: tálca
      @ box: dob
      @ tablet: tabletta tablettás tabl tabl.
      @ nappy: pelenkák
      @ wipe: törlőkendő törlőkendők kendő
      @ tissue: zsebkendő zsebkendők
      @ battery: elem elemek
      @ candle: gyertya gyertyák mécses
      @ tub: pohár poharas tégely
      @ jar: befőttesüveg
      @ tube: tubus tubusos
      @ ply: réteg
      @ bunch: csokor csomó
      @ bar: szeletes tábla
      @ ampoule: ampulla
      @ bulb: izzó izzók
      """,
    currencies: """
      EUR: euró
      HUF: ft ft_ért forint forintot forintért
      """,
    roles: [
      .nowPaid: "most csak",
      .exerciseBook: "füzet füzetek",
      .sideLabel: "magasság magas vastagság vastag átmérő szélesség széles mélység",
      .paper: "füzet",
      .priceOfKilogram: "kilóár kilóára",
      .priceOfLiter: "literár",
      .unitPriceName: "egységár egységára",
      .drainedWeight:
        "töltőtömeg töltősúly lecsepegtetett_tömeg lecsöpögtetett_tömeg lecsepegtetett_súly",
      .beer: "sör",
      .halfOf: "fél",
      .andHalf: "és_fél",
      .quarterOf: "negyed",
      .bag: "szemeteszsák szemeteszsákok fagyasztózacskó",
      .material: "üveg műanyag",
      .eyewear: "olvasószemüveg szemüveg kontaktlencse",
      .emptyHolder: """
      poharak bögre bögrék vödör termosz kulacs vízforraló befőttesüveg befőttesüvegek
      papírpohár műanyagpohár
      """,
      .eachPack: "multicsomag",
      .wholeOfPacks: "összesen",
      .orMore: """
      vásárlása_esetén megvásárlása_esetén vétele_esetén vásárlásakor vagy_több vagy_többet és_több
      tól től
      """,
      .deposit: "betétdíj betét visszaváltási_díj üvegbetét kaució",
      .depositIncluded: "tartalmazza tartalmaz",
      .formerPrice: """
      régi_ár eredeti_ár korábbi_ár korábbi_ára régi_ára eredeti_ára eredetileg korábban
      normál_ár normál_ára teljes_ár ajánlott_fogyasztói_ár ajánlott_ár listaár
      """,
      .numberLabel: "spf faktor szám kor árnyalat szín omega típus modell faktoros szint fokozat",
      .gadget: "okostelefon telefon",
      .fridge: "hűtőszekrény fagyasztó mikrohullámú",
      .washer: "mosógép szárítógép",
      .ink: "toner tintapatron",
      .device: "telefon okostelefon router modem nyomtató kamera televízió tv monitor",
      .clothing: "dzseki nadrág ing ruha szoknya kabát öltöny pulóver",
      .sizedByLength: """
      serpenyő wok fazék lábas edény tányér tál fedő kés gyertya baba plüss esernyő lámpa váza tükör spatula fogó tepsi
      """,
      .reach: "elég fedi kiadósság",
      .lifting: "emelő csörlő daru prés",
      .soldByLength: "kábel drót szalag ragasztószalag tömlő kötél lánc fonal",
      .soldByMilligram: "sáfrány",
      .noise: "kb körülbelül kb. nettó nettó_tömeg tömeg súly űrtartalom tartalom legalább minimum",
      .bracketEstimate: "kb",
      .priceNoise: """
      csak csupán ára akciós_ár akciós_áron új_ár új_ára bruttó kedvezményes_ár
      kedvezményes_áron áfával áfás
      """,
      .people: "személyre",
      .free: "ingyen ajándék ajándékba ingyenes grátisz",
      .half: "féláron fél_áron félár",
      .halved: "fele",
      .sizeOfCount: "kis nagy",
      .off: "kedvezmény kedvezménnyel engedmény engedménnyel árengedmény olcsóbb olcsóbban",
      .save: "megtakarítás spóroljon spórolj takarítson_meg",
      .forWord: "áráért árért",
      .buy: "vegyen vásároljon vegyél vásárolj",
      .whenBuying: "vásárlásakor",
      .get: "kap kapsz kapjon és_kap",
      .pay: "fizet fizessen fizetsz fizess",
      .two: "kettőt",
      .three: "hármat",
      .second: "második a_második másodikat",
      .third: "harmadik a_harmadik harmadikat",
      .fourth: "negyedik a_negyedik",
      .or: "vagy",
      .dealNoise: "akció akciós bármely",
      .day: "nap naponta",
      .month: "hónap",
      .daily: "naponta",
      .weekly: "hetente",
      .monthly: "havonta",
      .yearly: "évente",
      .coupon: "kupon utalvány",
      .cashback: "pénzvisszatérítés",
      .limit: "max. max maximum legfeljebb",
      .perCustomer: "vásárlónként vevőnként per_fő per_vásárló db/vásárló db/fő",
      .loyaltyPrice: """
      kártyával klubkártyával hűségkártyával kártyás_ár klubáron hűségáron alkalmazással
      applikációval
      """,
      .shipping:
        "szállítási_díj szállítás kiszállítás házhozszállítás szállítási_költség postaköltség",
      .freeShipping: """
      ingyenes_szállítás ingyenes_kiszállítás ingyen_szállítás ingyenes_házhozszállítás
      szállítás_ingyen
      """,
      .tax: "áfa áfát",
      .taxAlone: "bruttó +áfa",
      .taxIncluded: "tartalmazza tartalmaz bruttó",
      .taxAdded: "+áfa",
      .taxNoise: "áfa",
      .perPack: "csomagonként darabonként",
      .perWholePack: "csomagonként",
      .once: "egyszeri rendelésenként",
      .countOne: "egy",
      .countTwo: "két kettő",
      .countThree: "három",
      .countFour: "négy",
      .countFive: "öt",
      .countSix: "hat",
      .alcohol: "alkohol alkoholtartalom",
      .protein: "fehérje",
      .caffeine: "koffein",
      .cocoa: "kakaó",
      .washes: "mosás mosásos",
      .plies: "réteg rétegű",
      .each: "darabonként egyenként",
      .rangeJoint: "vagy",
      .atLeast: "legalább minimum",
      .lowestPrice: """
      elmúlt_30_nap_legalacsonyabb_ára az_elmúlt_30_nap_legalacsonyabb_ára
      előző_30_nap_legalacsonyabb_ára az_előző_30_nap_legalacsonyabb_ára
      utolsó_30_nap_legalacsonyabb_ára az_utolsó_30_nap_legalacsonyabb_ára legalacsonyabb_ár
      """,
      .days: "nap napban napos",
      .spokenPercent: "százalék százalékos",
      .sizeLabel: "méret",
      .offerUntil: "érvényes_eddig",
      .offerHead: "akció érvényes akciós ajánlat",
      .offerOnly: "csak",
      .tomorrow: "holnap",
      .today: "ma",
      .keepsUntil: "minőségét_megőrzi fogyasztható szavatos",
      .ambiguousMonth: "márc",
      .offerUntilBehind: "ig",
    ],
    own: [
      .forEnding: "-ért",
      .pieceBeforePrice: "db db.",
      .oneOfUnit: "egy",
      .packedPieces: "db-os darabos",
      .ingredient: "ízű féle gabonás ízben rétegű magvas magos",
      .and: "és",
      .formerBehind: "helyett",
      .eachLink: "à",
      .countedNoun: """
      tojás zsemle kifli croissant fánk palacsinta virsli citrom narancs alma banán pogácsa bukta
      gombóc burger husi hot-dog szalvéta tányér pohár gyertya elem pelenka körte hagyma paradicsom
      uborka
      """,
      .shortPieces: "db.",
    ],
    months: """
      jan január januártól januárig|febr feb február|márc március|ápr április|május|jún június|júl \
      július|aug augusztus|szept szeptember|okt október|nov november|dec december
      """,
    weekdays: """
      hétfő hétfőig|kedd keddig|szerda szerdáig|csütörtök csütörtökig|péntek péntekig|szombat \
      szombatig|vasárnap vasárnapig
      """,
    headings: """
      name:név, megnevezés, terméknév, termék neve, cikknév
      product:termék, termékek, áru, cikk, tétel
      description:leírás
      brand:márka, gyártó
      packs:karton, db karton, db csomag, gyűjtő, db gyűjtő, db a kartonban, darab karton
      length:hossz, hosszúság
      loyalty:kártyás ár, klubár, hűségár, clubcard ár, alkalmazás ár, klubkártyás ár
      each:db ár, darabár
      quantity:mennyiség, tartalom, mennyi, menny, kisz., űrt.
      weight:súly, tömeg, nettó tömeg
      volume:térfogat, űrtartalom
      size:méret, kiszerelés, csomag, csomagolás
      count:darab, db, darabszám
      unit:egység, mértékegység, me
      price:ár, ára, eladási ár, bruttó ár, költség, fizetve, fogyasztói ár, br. ár, fogy. ár, vételár, polcár, \
      polci ár
      total:kiadás, fizetett, fizetett összeg, \
      összesen, végösszeg, összeg, össz, összár, érték, bruttó érték, bruttó összesen, össz ár, sorösszeg
      unitPrice:egységár, kilós ár, literár, e ár, egys ár, literes ár, bruttó egységár, br egységár
      former:eredeti ár, régi ár, normál ár, korábbi ár, teljes ár, akció előtti ár, akció előtti, \
      kedvezmény nélküli ár, ajánlott ár
      sale:akciós ár, új ár, kedvezményes ár, leárazott ár, végső ár, fizetendő, csökkentett ár, kedvezményes, \
      leértékelt ár, akció utáni ár
      saving:megtakarítás, megspórolt, kedvezmény, árengedmény, engedmény, kedvezmény összege
      currency:pénznem, deviza, valuta
      deal:akció, kedvezmény, ajánlat
      deposit:betétdíj, üvegbetét, visszaváltási díj, göngyöleg, drs díj, göngyölegdíj
      store:gyógyszertár, patika, bolt, üzlet, áruház, hol, szupermarket, beszállító, áruházlánc, üzletlánc, vásárlás helye, kereskedő, \
      hol vettem, vásárolva, bolthálózat, lánc
      note:megjegyzés, jegyzet, megj, jegyzetek
      barcode:vonalkód
      articleNumber:cikkszám, termékkód
      date:mikor, dátum, nap, hónap, év, vásárlás dátuma, vétel napja, vásárlás napja, vásárlás ideje, kelt
      offerFrom:érvényes ettől, akció kezdete, érvényesség kezdete, akció eleje
      offerUntil:érvényes, érvényesség, akció vége, érvényesség vége, érvényes eddig
      other:költségkeret, tervezett, keret, \
      kategória, osztály, polc, értékelés, készlet, elérhető, kép, származás, szín, típus, áfa, sor, sorszám, \
      csoport, raktáron, raktárkészlet, raktár, eladott, eladva
      number:szám, kód, azonosító
      withTax:bruttó, bruttó ár
      beforeTax:nettó, nettó ár
      filler:a, az, és, per
      sum:részösszeg, mindösszesen, \
      összesen, átlag, végösszeg, fizetendő, összeg
      charge:áfa, szállítás, szállítási díj, kerekítés, készpénz, bankkártya, visszajáró
      """,
    labels: [
      .stock: "raktáron készleten értékelés",
      .without: "nélkül",
      .markupBasketName: "kosar",
      .total: "összesen fizetendő",
      .tax: "áfa",
      .shipping: "szállítás szállítási",
      .otherMoney: "szállítás szállítási kosár megtakarítás betétdíj",
      .currencySign: "Ft",
      .hundredth: "fillér fillers",
      .yes: "igen",
      .no: "nem",
      .notKnown: "nincs",
      .given: "készpénz bankkártya kártya",
      .change: "visszajáró",
      .besideCount: "db mennyiség",
      .formerPrice: "régi eredeti korábbi helyett",
      .praise: "akció akciós ár kedvezmény újdonság most",
      .orInstalments: "vagy",
      .about: "kb",
      .beforePrice: "csak most ár",
      .each: "db darab",
      .bonus: "pont kupon",
    ],
    labelParts: [
      .subtotal: "részösszeg részössz termékek_összesen",
      .rounding: "kerekítés",
      .deposit: "visszaváltási visszaváltott",
      .discount: "engedmény kedvezmény kupon",
      .saving: "megtakarítás",
      .otherSum: "kedvezmény",
      .shipping: "szállítás",
      .companyForm: "kft. zrt.",
      .headLine: "adószám nyugta",
      .otherSellers: "más_eladók további_ajánlatok",
    ])
}
