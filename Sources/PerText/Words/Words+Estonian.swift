extension Language {
  /// Estonian.
  static let estonian = Language(
    codes: ["et"],
    units: """
      item: tükki
      @ item: tk
      """,
    currencies: """
      EUR: eurot
      """,
    headings: """
      name:nimi, nimetus, toote nimi
      product:toode, kaup
      brand:kaubamärk, tootja
      quantity:kogus, sisu
      weight:kaal
      volume:maht
      size:suurus, pakend
      count:tk
      unit:ühik, mõõtühik
      price:hind
      unitPrice:ühikuhind
      former:tavahind
      sale:soodushind, kampaaniahind, lõpphind
      saving:soodustus, sääst, säästad
      currency:valuuta
      deal:soodustus
      loyalty:kliendikaardi hind, kaardihind, kliendihind
      store:pood
      note:märkus
      barcode:ribakood
      date:kuupäev
      other:kategooria, osakond, laos, laoseis, laojääk, müüdud
      sum:kokku, summa
      """,
    labels: [
      .total: "kokku",
      .hundredth: "senti",
      .yes: "jah",
      .no: "ei",
    ])
}
