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
      name:emri, emërtimi, emri i produktit
      product:artikulli, produkti
      description:përshkrimi
      brand:marka, prodhuesi
      quantity:sasia, përmbajtja
      weight:pesha, pesha neto
      volume:vëllimi
      size:paketimi, madhësia
      count:copë, nr copëve, numri i copëve
      unit:njësia, njësia matëse, njësia e matjes
      price:çmimi, çmimi i shitjes, çmimi me tvsh
      total:vlera, totali, shuma
      unitPrice:çmimi për njësi, çmimi njësi, çmimi për kg, çmimi për litër
      former:çmimi i vjetër, çmimi i mëparshëm
      sale:oferta, çmimi në ofertë, çmimi i ri, çmimi ofertë, çmimi me zbritje
      saving:zbritja, zbritje, kursimi
      store:dyqani, marketi, blerë në, supermarketi, pika e shitjes
      note:shënim, shënime, komente
      barcode:barkodi
      articleNumber:kodi i artikullit
      date:data, data e blerjes
      sum:totali
      offerFrom:e vlefshme nga
      offerUntil:e vlefshme deri, vlen deri
      """)
}
