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
      10: tíz
      12: tizenkét
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
      kilogram: kiló kg_os kilogrammos
      gram: gramm g_os
      dekagram: dkg_os dekás
      liter: l_es liter_es literes
      deciliter: dl_es deciliteres
      centiliter: cl_es
      milliliter: ml_es milliliteres
      dram: fl_dram
      item: darab db_os
      @ item: db darabos
      @ pair: pár
      """,
    counts: """
      roll: tekercs tek tek.
      tablet: tabletta
      wash: mosás
      nappy: pelenka
      @ bottle: üveg palack
      @ can: doboz konzerv
      @ bag: zacskó tasak
      @ pack: csomag csom
      @ teabag: filter
      @ slice: szelet
      @ egg: tojás
      @ capsule: kapszula
      @ sheet: lap
      @ case: rekesz karton
      @ serving: adag
      @ tray: tálca
      @ box: dob
      """,
    currencies: """
      EUR: euró
      HUF: ft forint forintot
      """,
    roles: [
      .sideLabel: "magasság magas vastagság vastag átmérő szélesség széles mélység",
      .paper: "füzet",
      .priceOfKilogram: "kilóár",
      .priceOfLiter: "literár",
      .unitPriceName: "egységár",
      .drainedWeight: "töltőtömeg töltősúly",
      .beer: "sör",
      .halfOf: "fél",
      .andHalf: "és_fél",
      .quarterOf: "negyed",
      .bag: "szemeteszsák szemeteszsákok",
      .emptyHolder: "poharak bögre bögrék vödör termosz kulacs vízforraló",
      .eachPack: "multicsomag",
      .wholeOfPacks: "összesen",
      .orMore: "vásárlása_esetén megvásárlása_esetén vétele_esetén vásárlásakor",
      .deposit: "betétdíj visszaváltási_díj",
      .depositIncluded: "tartalmazza",
      .formerPrice: "régi_ár eredeti_ár",
      .numberLabel: "spf faktor szám kor árnyalat szín omega típus modell",
      .gadget: "okostelefon telefon",
      .fridge: "hűtőszekrény fagyasztó mikrohullámú",
      .washer: "mosógép szárítógép",
      .ink: "toner tintapatron",
      .device: "telefon okostelefon router modem nyomtató kamera televízió tv monitor",
      .clothing: "dzseki nadrág ing ruha szoknya kabát öltöny pulóver",
      .lifting: "emelő csörlő daru prés",
      .soldByLength: "kábel drót szalag ragasztószalag tömlő kötél lánc fonal",
      .soldByMilligram: "sáfrány",
      .noise: "kb körülbelül",
      .bracketEstimate: "kb",
    ],
    own: [
      .ingredient: "ízű féle gabonás",
      .and: "és",
      .formerBehind: "helyett",
      .eachLink: "à",
      .countedNoun: "tojás zsemle kifli croissant fánk palacsinta virsli citrom narancs alma banán",
    ],
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
      store:bolt, üzlet, áruház, hol, szupermarket, beszállító, áruházlánc, üzletlánc, vásárlás helye, kereskedő, \
      hol vettem, vásárolva, bolthálózat, lánc
      note:megjegyzés, jegyzet, megj, jegyzetek
      barcode:vonalkód
      articleNumber:cikkszám, termékkód
      date:dátum, nap, hónap, év, vásárlás dátuma, vétel napja, vásárlás napja, vásárlás ideje, kelt
      offerFrom:érvényes ettől, akció kezdete, érvényesség kezdete, akció eleje
      offerUntil:érvényes, érvényesség, akció vége, érvényesség vége, érvényes eddig
      other:költségkeret, tervezett, keret, \
      kategória, osztály, polc, értékelés, készlet, elérhető, kép, származás, szín, típus, áfa, sor, sorszám, \
      csoport, raktáron, raktárkészlet, raktár, eladott, eladva
      number:szám, kód, azonosító
      withTax:bruttó, bruttó ár
      beforeTax:nettó, nettó ár
      filler:a, az, és, per
      sum:összesen, átlag, végösszeg, fizetendő, összeg
      charge:áfa, szállítás, szállítási díj, kerekítés, készpénz, bankkártya, visszajáró
      """,
    labels: [
      .total: "összesen fizetendő",
      .tax: "áfa",
      .shipping: "szállítás szállítási",
      .otherMoney: "szállítás szállítási kosár",
      .currencySign: "Ft",
      .hundredth: "fillér fillers",
      .yes: "igen",
      .no: "nem",
      .notKnown: "nincs",
      .given: "készpénz bankkártya kártya",
      .change: "visszajáró",
      .besideCount: "db mennyiség",
    ],
    labelParts: [
      .subtotal: "részösszeg részössz",
      .rounding: "kerekítés",
      .deposit: "visszaváltási_díj visszaváltott",
      .discount: "engedmény kedvezmény kupon",
      .saving: "megtakarítás",
    ])
}
