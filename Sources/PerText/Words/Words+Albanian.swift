extension Language {
  /// Albanian.
  static let albanian = Language(
    codes: ["sq"],
    units: """
      @ ounce: ons
      item: copë
      """,
    currencies: """
      ALL: lekë
      """,
    headings: """
      name:emri
      product:artikulli, produkti
      brand:marka
      quantity:sasia, përmbajtja
      weight:pesha
      volume:vëllimi
      unit:njësia
      price:çmimi
      unitPrice:çmimi për njësi
      sale:oferta, çmimi në ofertë
      store:dyqani, marketi
      note:shënim
      date:data
      sum:totali
      """)
}
