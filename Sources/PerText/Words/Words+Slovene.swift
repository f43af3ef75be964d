extension Language {
  /// Slovene.
  static let slovene = Language(
    codes: ["sl"], habits: [.countsOverOne],
    numbers: """
      2: dva dve
      3: tri trije
      4: štiri
      5: pet
      6: šest
      """,
    units: """
      @ item: kos kosa kosi kosov kosov. kom
      @ pair: par pari
      """,
    counts: """
      @ bottle: steklenica steklenice steklenic
      @ can: pločevinka pločevinke pločevink
      @ bag: vrečka vrečke vrečk vrečica vrečice vrečic
      @ pack: paket paketi paketov zavitek zavitki pakiranje
      @ tub: lonček lončki lončkov
      @ jar: kozarec kozarci kozarcev
      @ roll: rola role rol zvitek
      @ tablet: tableta tablete tablet
      @ capsule: kapsula kapsule kapsul
      @ egg: jajce jajca jajc
      @ box: škatla škatle
      @ wash: pranj pranje
      @ nappy: plenice plenic
      """,
    roles: [
      .sideLabel: "višina debelina premer širina globina",
      .noise: "neto_količina okoli približno",
      .bracketEstimate: "pribl oko otprilike",
      .wholeOfPacks: "skupaj",
    ],
    own: [
      .pieceBeforePrice: "kos kom",
      .and: "in",
      .eachLink: "po",
      .countedNoun:
        "jajc jajca žemljic rogljičkov hrenovk klobas čevapčičev palačink limon pomaranč jabolk banan",
    ],
    headings: """
      name:naziv, ime, ime izdelka, naziv izdelka, naziv artikla
      product:izdelek, artikel
      brand:blagovna znamka, proizvajalec, znamka
      quantity:količina, vsebina
      weight:masa, teža, neto masa, neto teža
      volume:volumen, prostornina
      size:pakiranje, velikost
      count:kom, kosov, kos, kosi, število, št kosov, število kosov
      packs:kos v kartonu, kos karton, kosov v paketu, kosov v kartonu
      unit:enota, merska enota
      price:cena, mpc, maloprodajna cena, prodajna cena, cena z ddv
      total:skupaj, znesek, vrednost, vsota, skupna cena
      unitPrice:cena na enoto, cena za enoto, cena enoto, cena na kg
      former:redna cena, prejšnja cena, cena pred popustom, cena pred znižanjem, redna cena z ddv
      sale:akcijska cena, končna cena, znižana cena, cena s popustom, znižano na
      withTax:z ddv
      beforeTax:brez ddv
      saving:popust, prihranek, prihranite, znesek popusta
      currency:valuta
      deal:akcija, popust
      deposit:kaucija, kavcija
      store:trgovina, trgovec, trgovska veriga, kupljeno v, prodajalna, veriga, kje
      note:opomba, opombe
      barcode:črtna koda
      articleNumber:šifra
      date:datum, datum nakupa, datum računa
      other:proračun, \
      kategorija, polica, ocena, zaloga, na zalogi, prodano, oddelek
      number:zap št, zaporedna številka, številka
      filler:za, na
      sum:skupaj
      charge:ddv, dostava
      each:cena na kos, cena kos, cena za kos
      offerFrom:akcija od, velja od, začetek akcije
      offerUntil:akcija do, velja do, konec akcije
      """,
    labels: [
      .total: "skupaj",
      .tax: "ddv",
      .yes: "da",
      .no: "ne",
    ],
    labelParts: [
      .total: "za_plačilo"
    ])
}
