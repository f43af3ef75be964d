extension Language {
  /// Latvian.
  static let latvian = Language(
    codes: ["lv"],
    units: """
      item: gab gab.
      """,
    headings: """
      name:nosaukums
      product:prece, produkts
      brand:zīmols, ražotājs
      quantity:daudzums
      weight:svars, masa
      volume:tilpums
      size:izmērs, iepakojums
      count:gab
      unit:vienība, mērvienība
      price:cena
      unitPrice:vienības cena
      former:vecā cena
      sale:akcijas cena, cena ar atlaidi
      saving:atlaide, ietaupījums
      currency:valūta
      deal:akcija, atlaide
      loyalty:cena ar karti, ar karti, cena ar klienta karti, klienta karte
      number:nr p k, nr pk
      store:veikals
      note:piezīme
      barcode:svītrkods
      date:datums
      other:kategorija, nodaļa, atlikums, noliktavā, pārdots
      sum:kopā, summa
      """,
    labels: [
      .total: "kopā"
    ])
}
