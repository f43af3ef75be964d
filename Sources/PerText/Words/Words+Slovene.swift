extension Language {
  /// Slovene.
  static let slovene = Language(
    codes: ["sl"],
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
      .noise: "neto_količina okoli približno",
      .bracketEstimate: "pribl oko otprilike",
      .wholeOfPacks: "skupaj",
    ],
    own: [
      .and: "in",
      .eachLink: "po",
      .countedNoun:
        "jajc jajca žemljic rogljičkov hrenovk klobas čevapčičev palačink limon pomaranč jabolk banan",
    ],
    headings: """
      name:naziv, ime, ime izdelka
      product:izdelek, artikel
      brand:blagovna znamka, proizvajalec
      quantity:količina, vsebina
      weight:masa, teža
      volume:volumen, prostornina
      size:pakiranje, velikost
      count:kom, kosov
      unit:enota
      price:cena, mpc
      total:skupaj
      unitPrice:cena na enoto
      former:redna cena
      sale:akcijska cena, končna cena, znižana cena
      saving:popust, prihranek, prihranite
      currency:valuta
      deal:akcija, popust
      deposit:kaucija
      store:trgovina
      note:opomba
      barcode:črtna koda
      articleNumber:šifra
      date:datum
      other:proračun, \
      kategorija, polica, ocena, zaloga, na zalogi, prodano
      number:zap št, zaporedna številka, številka
      filler:za, na
      sum:skupaj
      charge:ddv, dostava
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
