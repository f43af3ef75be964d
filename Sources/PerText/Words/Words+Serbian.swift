extension Language {
  /// Serbian, in both scripts.
  static let serbian = Language(
    codes: ["sr"], habits: [.countsOverOne],
    numbers: """
      2: dva dve два две
      3: tri три
      4: četiri четири
      5: pet пет
      6: šest шест
      8: osam осам
      10: deset десет
      """,
    packSizes: """
      2: duo dvo
      3: trio tro
      """,
    packEndings: "pack pak pakovanje",
    units: """
      @ item: kom komad komada komadi ком комад комада комади
      @ pair: par para пар пара
      @ gram: гр
      """,
    counts: """
      @ bag: kesice kese кесе кесице
      @ bottle: flaše boce флаше
      @ can: limenke limenki konzerve конзерве лименке лименки
      @ capsule: kapsula kapsule капсула капсуле
      @ egg: jaje jaja јаје јаја
      @ jar: tegle тегле
      @ nappy: pelena pelene пелена пелене
      @ pack: paket paketa paketi pakovanje pakovanja пакет пакета паковање паковања
      @ roll: rolna rolne rolni ролна ролне ролни
      @ sheet: list listova лист листова
      @ tablet: tableta tablete таблета таблете
      @ tub: čašice чашице
      @ wash: pranja pranje прања
      @ wipe: maramica maramice марамица марамице
      """,
    currencies: """
      @ RSD: din dinar dinara дин динар динара
      """,
    roles: [
      .beer: "pivo пиво",
      .halfOf: "pola пола",
      .bag: "smeće смеће",
      .material: "staklene стаклене",
      .emptyHolder: "čaše чаше šolje",
      .wholeOfPacks: "ukupno укупно",
    ],
    own: [
      .pieceBeforePrice: "kom kom. ком ком.",
      .ingredient: "ukusa vrste vrsta boja žitarica",
      .and: "i и",
      .eachLink: "po по",
      .countedNoun:
        "jaja јаја kifli peciva kroasana viršli kobasica ćevapa palačinki limuna jabuka banana",
    ],
    headings: """
      name:naziv, ime, naziv proizvoda, име, назив, naziv artikla, назив артикла
      product:proizvod, roba, производ, артикал
      brand:marka, brend, proizvođač, марка, бренд, произвођач
      quantity:količina, sadržaj, количина
      weight:težina, masa, маса, тежина, gramaža, neto masa, грамажа, нето маса
      volume:zapremina
      size:veličina, pakovanje, паковање, амбалажа
      count:komada, kom, broj komada, комада
      packs:transportno pakovanje, kom u kutiji, kom karton, kom u paketu, ком у кутији, ком картон, \
      ком у паковању, kom u pakovanju
      unit:jedinica, јединица
      price:cena, mpc, цена, mp cena, мпц, цена на рафу, cena na rafu
      total:ukupno, укупно, ukupna cena, vrednost, svega, укупна цена, износ, вредност, свега
      unitPrice:jed cena, jedinična cena, cena po jedinici mere, cena po jedinici, јед цена, јединична цена, \
      цена по јединици мере, цена по јединици, cena po kg, цена по кг
      former:стара цена, редовна цена, redovna cena, prethodna cena, cena pre popusta, cena pre sniženja, \
      претходна цена, цена пре попуста
      sale:akcijska cena, нова цена, akciona cena, cena na akciji, cena sa popustom, акцијска цена, снижена цена, \
      цена са попустом, цена на акцији
      each:cena po komadu, cena po kom, цена по комаду, цена по ком
      saving:ušteda, uštedite, popust, попуст, уштеда, рабат, iznos popusta
      currency:valuta, валута
      deal:akcija, popust, попуст
      deposit:kaucija, depozit, ambalaža, кауција, депозит, амбалажа, повратна амбалажа, povratna ambalaža
      store:radnja, радња, prodavnica, продавница, trgovinski lanac, kupljeno u, trgovac, lanac, трговински ланац, \
      купљено у, маркет, ланац, трговац
      note:napomena, напомена, beleška, белешка
      barcode:barkod, баркод
      articleNumber:šifra, šifra proizvoda
      date:datum, датум, datum kupovine, datum računa, датум куповине, датум рачуна
      offerFrom:akcija od, važi od, početak akcije, акција од, важи од, почетак акције
      offerUntil:akcija do, važi do, kraj akcije, акција до, важи до, крај акције
      other:budžet, буџет, оцена, \
      kategorija, kategorija proizvoda, polica, ocena, zaliha, zalihe, stanje zaliha, prodato, категорија, залиха
      number:broj, код, број
      filler:za, i, u, na, на, по, и
      sum:ukupno
      charge:pdv, dostava, poštarina, пдв
      """,
    labels: [
      .total: "ukupno",
      .tax: "pdv",
      .yes: "da",
      .no: "ne",
    ])
}
