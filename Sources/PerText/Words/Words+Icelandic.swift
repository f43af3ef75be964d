extension Language {
  /// Icelandic.
  static let icelandic = Language(
    codes: ["is"],
    currencies: """
      krona: kronur krónur
      ISK: íkr
      """,
    headings: """
      name:heiti, nafn
      product:vara, vöruheiti
      description:lýsing
      brand:vörumerki, framleiðandi, merki
      quantity:magn, innihald
      weight:þyngd, nettóþyngd
      volume:rúmmál
      size:stærð, pakkning, pakkningastærð
      count:fjöldi, stykki
      packs:stk í kassa, fjöldi í kassa
      unit:eining
      price:verð, söluverð, smásöluverð, verð m vsk
      total:samtals, upphæð, alls, heildarverð
      unitPrice:einingarverð, einingaverð, mælieiningarverð, ein verð, kílóverð, verð á kg, verð pr kg, lítraverð, \
      verð á kíló
      former:fyrra verð, venjulegt verð, áður, eldra verð, verð áður
      sale:tilboð, tilboðsverð, nýtt verð, afsláttarverð, verð nú
      withTax:m vsk, með vsk
      beforeTax:án vsk
      store:búð, verslun, keypt í, verslunarkeðja, keðja, matvöruverslun
      note:athugasemd, athugasemdir, ath
      date:dagsetning, dags, kaupdagur
      other:flokkur, deild, einkunn, birgðir
      sum:samtals
      each:stykkjaverð, verð á stykki, stk verð
      saving:afsláttur, sparnaður
      deal:afsláttur
      deposit:skilagjald
      barcode:strikamerki
      articleNumber:vörunúmer, vörunr
      offerFrom:gildir frá, upphaf tilboðs
      offerUntil:gildir til, lok tilboðs
      """)
}
