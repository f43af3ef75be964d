extension Language {
  /// Serbian, in both scripts.
  static let serbian = Language(
    codes: ["sr"],
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
      .emptyHolder: "čaše чаше šolje",
      .wholeOfPacks: "ukupno укупно",
    ],
    own: [
      .ingredient: "ukusa vrste vrsta boja žitarica",
      .and: "i и",
      .eachLink: "po по",
      .countedNoun:
        "jaja јаја kifli peciva kroasana viršli kobasica ćevapa palačinki limuna jabuka banana",
    ],
    headings: """
      name:naziv, ime, naziv proizvoda, име, назив
      product:proizvod, roba, производ, артикал
      brand:marka, brend, proizvođač, марка, бренд
      quantity:količina, sadržaj, количина
      weight:težina, masa, маса, тежина
      volume:zapremina
      size:veličina, pakovanje, паковање
      count:komada, kom, broj komada, комада
      unit:jedinica, јединица
      price:cena, mpc, цена
      total:ukupno, укупно
      former:стара цена, редовна цена
      sale:akcijska cena, нова цена, akciona cena, cena na akciji
      saving:ušteda, uštedite, popust, попуст, уштеда
      currency:valuta, валута
      deal:akcija, popust, попуст
      deposit:kaucija
      store:radnja, радња, prodavnica, продавница
      note:napomena, напомена
      barcode:barkod, баркод
      articleNumber:šifra, šifra proizvoda
      date:datum, датум
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
