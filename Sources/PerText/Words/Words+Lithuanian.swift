extension Language {
  /// Lithuanian.
  static let lithuanian = Language(
    codes: ["lt"],
    units: """
      item: vnt vnt.
      """,
    headings: """
      name:pavadinimas, prekės pavadinimas
      product:prekė, produktas
      brand:prekės ženklas, gamintojas
      quantity:kiekis
      weight:svoris, masė
      volume:tūris
      size:dydis, pakuotė
      count:vnt, vienetai
      unit:vienetas, mato vienetas
      price:kaina
      unitPrice:vieneto kaina
      former:sena kaina
      sale:akcijos kaina, kaina su nuolaida, galutinė kaina
      saving:nuolaida, sutaupote, sutaupymas
      currency:valiuta
      deal:akcija, nuolaida
      loyalty:kaina su kortele, su kortele, lojalumo kaina
      store:parduotuvė
      note:pastaba
      barcode:brūkšninis kodas
      date:data
      other:kategorija, skyrius, likutis, sandėlyje, parduota
      sum:iš viso
      """,
    labels: [
      .total: "iš viso"
    ],
    labelParts: [
      .markupPrice: "kaina"
    ])
}
