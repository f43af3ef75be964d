extension Language {
  /// Catalan.
  static let catalan = Language(
    codes: ["ca"],
    units: """
      @ item: u
      therm-us: thm
      @ day: dia dies
      @ month: mes
      @ thousand: mil
      """,
    own: [
      .rangeEnd: "a"
    ],
    letters: [
      .elided: "d"
    ],
    headings: """
      name:nom
      product:producte, article
      brand:marca
      quantity:quantitat, contingut
      weight:pes
      volume:volum
      size:mida, format
      count:unitats
      unit:unitat
      price:preu
      unitPrice:preu per unitat, preu unitari
      former:preu anterior, preu habitual
      sale:oferta, preu oferta
      store:botiga, supermercat
      note:nota
      barcode:codi de barres
      date:data
      other:categoria
      """)
}
