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
      description:kirjeldus
      brand:kaubamärk, tootja
      quantity:kogus, sisu
      weight:kaal, netokaal, netomass
      volume:maht
      size:suurus, pakend
      count:tk, arv, tükke, tükki, tükk
      unit:ühik, mõõtühik
      price:hind, hind km ga, müügihind, jaehind, kassahind
      unitPrice:ühikuhind, kg hind, kilohind, ühiku hind, liitrihind, liitri hind, hind kg
      former:tavahind, vana hind, endine hind, hind enne, hind enne allahindlust
      sale:soodushind, kampaaniahind, lõpphind, uus hind, sooduspakkumise hind, allahinnatud hind
      saving:soodustus, sääst, säästad, allahindlus
      currency:valuuta
      deal:soodustus, allahindlus, kampaania
      loyalty:kliendikaardi hind, kaardihind, kliendihind
      store:pood, kauplus, kaupluskett, kett, ostukoht, ostetud, poekett
      note:märkus, märkused, kommentaar
      barcode:ribakood
      date:kuupäev, ostukuupäev, ostetud
      other:kategooria, osakond, laos, laoseis, laojääk, müüdud
      sum:kokku, summa
      packs:tk kastis, tk kast, tk pakis, kogus kastis
      total:kogusumma, koguhind, kokku
      withTax:km ga
      each:tükihind, tk hind, tüki hind
      deposit:taara, pandiraha
      articleNumber:tootekood
      offerFrom:kehtib alates, algus, kampaania algus, alates
      offerUntil:kehtib kuni, kampaania lõpp, lõpp, kuni
      """,
    labels: [
      .total: "kokku",
      .hundredth: "senti",
      .yes: "jah",
      .no: "ei",
    ])
}
