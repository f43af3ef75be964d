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
      description:aprašymas
      brand:prekės ženklas, gamintojas
      quantity:kiekis
      weight:svoris, masė, neto svoris, neto masė
      volume:tūris
      size:dydis, pakuotė, talpa
      count:vnt, vienetai, skaičius, vnt skaičius
      packs:vnt dėžėje, vnt dėž, kiekis dėžėje, vnt pakuotėje
      unit:vienetas, mato vienetas, mato vnt, matas, matavimo vienetas
      price:kaina, pardavimo kaina, mažmeninė kaina, kaina su pvm
      total:viso, iš viso, bendra kaina, suma su pvm
      unitPrice:vieneto kaina, kilogramo kaina, 1 kg kaina, kaina už kg, kaina už vienetą, vnt kaina, litro kaina
      former:sena kaina, įprasta kaina, ankstesnė kaina, kaina be nuolaidos, rekomenduojama kaina
      sale:akcijos kaina, kaina su nuolaida, galutinė kaina, nauja kaina, akcinė kaina
      saving:nuolaida, sutaupote, sutaupymas
      currency:valiuta
      deal:akcija, nuolaida
      loyalty:kaina su kortele, su kortele, lojalumo kaina
      withTax:su pvm
      beforeTax:be pvm
      store:parduotuvė, prekybos tinklas, tinklas, pirkta, prekybos centras, pirkimo vieta, pirkta iš
      note:pastaba, pastabos, komentaras
      barcode:brūkšninis kodas
      date:data, pirkimo data, diena, pirkta
      other:kategorija, skyrius, likutis, sandėlyje, parduota
      sum:iš viso
      each:kaina už vnt
      deposit:užstatas, depozitas
      articleNumber:prekės kodas
      offerFrom:akcija nuo, galioja nuo, akcijos pradžia
      offerUntil:akcija iki, galioja iki, akcijos pabaiga
      """,
    labels: [
      .total: "iš viso mokėti suma",
      .tax: "pvm",
      .given: "kortelė grynieji",
      .besideCount: "vnt kiekis",
      .shipping: "pristatymas",
    ],
    labelParts: [
      .markupPrice: "kaina",
      .discount: "nuolaida",
    ])
}
