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
      @ item: kus kusy kusov
      therm-us: thm
      @ pair: párov páry
      kilogram: kilogramový kilogramová kilogramové
      gram: gramový gramová gramové
      liter: litrový litrová litrové
      """,
    counts: """
      nappy: plen
      @ bottle: fľaše fliaš fľaša
      @ can: plechovky plechoviek konzervy konzerv
      @ bag: vrecká vreciek vrecko sáčkov
      @ pack: balenie balenia balení bal
      @ tub: tégliky téglikov
      @ roll: rolky roliek kotúče kotúčov
      @ sachet: vrecúška vrecúšok kapsičky kapsičiek
      @ tablet: tablety tabliet
      @ capsule: kapsuly kapsúl cps
      @ wash: praní prania pracích_dávok dávok dávky
      @ egg: vajce vajcia vajec
      @ box: krabička krabičky krabičiek
      """,
    currencies: """
      EUR: eurot
      """,
    roles: [
      .sideLabel: "výška hrúbka priemer šírka hĺbka",
      .noise: "cca asi neto_količina",
      .beer: "pivo ležiak",
      .halfOf: "pol",
      .quarterOf: "štvrť",
      .bag: "odpad odpadky",
      .emptyHolder: "poháre hrnčeky vedro",
      .wholeOfPacks: "spolu celkom",
      .drainedWeight: "pevný_podiel",
      .priceNoise: "bežná_cena zľava dph",
      .free: "zdarma",
      .deposit: "záloha vratná_záloha",
      .depositIncluded: "vrátane",
      .lowestPrice: "najnižšia_cena",
      .formerPrice: "namiesto bežná_cena bežne pôvodná_cena pôvodne",
      .days: "dní",
      .numberLabel: "spf faktor č. číslo vek odtieň omega typ model",
      .oneContainer: "fľaša plechovka tuba pohár krabica vrecko",
      .gadget: "telefón smartfón notebook",
      .fridge: "chladnička mraznička mikrovlnka",
      .washer: "práčka sušička",
      .device: "telefón mobil smartfón router modem tlačiareň televízor tv monitor",
      .clothing: "džínsy bunda nohavice košeľa šaty sukňa kabát oblek sveter",
      .lifting: "zdvihák navijak žeriav lis",
      .soldByLength: "kábel drôt páska hadica lano reťaz",
      .soldByMilligram: "šafran",
    ],
    own: [
      .ingredient: "druhy druhov príchute príchutí farby farieb zŕn",
      .and: "a",
      .eachLink: "po à",
      .countedNoun:
        "vajec vajcia rožkov rožky žemlí šišiek palaciniek párkov klobás citrónov pomarančov jabĺk banánov",
    ],
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
      store:obchod, predajňa, reťazec, kde, supermarket, dodávateľ, kúpené v, miesto nákupu, obchodný reťazec, \
      hypermarket, predajca
      note:poznámka, poznámky, komentár, pozn
      barcode:čiarový kód, ean kód
      basket:košík
      articleNumber:číslo výrobku, kód produktu
      date:dátum, deň, dátum nákupu, rok, kúpené dňa, dňa, deň nákupu
      offerFrom:platí od, platnosť od, akcia od, začiatok akcie
      offerUntil:platí do, platnosť do, platnosť, koniec, akcia do, koniec akcie
      other:rozpočet, \
      kategória, regál, ulička, hodnotenie, sklad, dostupnosť, dostupné, typ, druh, dph, stav, skupina, \
      na sklade, zásoba, zásoby, predané, predaných
      number:číslo, kód, č
      withTax:s dph, vrátane dph
      beforeTax:bez dph
      filler:v, z, s, a, cca, bez, s dph
      sum:spolu, priemer, suma
      charge:dph, doprava, hotovosť
      address:adresa
      street:ulica
      state:kraj
      postalCode:psč
      phone:telefon
      """,
    labels: [
      .besideCount: "ks",
      .total: "celkom súčet",
      .tax: "dph",
      .lowestPrice: "od",
      .hundredth: "halier",
      .yes: "áno ano",
      .no: "nie",
    ],
    labelParts: [
      .subtotal: "medzisúčet",
      .total: "k_úhradě",
      .discount: "zľava",
      .companyForm: "_s.r.o",
      .rounding: "zaokrúhl",
      .deposit: "záloh vratn vrátené",
    ])
}
