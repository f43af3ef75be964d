extension Language {
  /// Galician.
  static let galician = Language(
    codes: ["gl"],
    units: """
      @ day: día días
      @ month: mes
      @ year: ano anos
      """,
    own: [
      .rangeEnd: "a"
    ],
    headings: """
      product:produto
      description:descrición
      quantity:cantidade, contido
      price:prezo, prezo de venda, prezo con ive
      total:prezo total
      unitPrice:prezo unitario, prezo por unidade, prezo por kg, prezo unit, prezo por quilo, prezo por litro
      former:prezo orixinal, prezo anterior, prezo sen desconto
      sale:oferta, prezo oferta, prezo rebaixado, prezo con desconto
      saving:aforro
      store:tenda, establecemento, comprado en, cadea
      note:observacións
      date:data, data de compra
      offerUntil:válido ata, ata
      """)
}
