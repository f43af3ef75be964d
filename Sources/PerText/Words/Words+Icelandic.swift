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
      brand:vörumerki
      quantity:magn, innihald
      weight:þyngd
      volume:rúmmál
      size:stærð
      count:fjöldi
      unit:eining
      price:verð
      unitPrice:einingarverð, einingaverð, mælieiningarverð
      former:fyrra verð
      sale:tilboð, tilboðsverð
      store:búð, verslun
      note:athugasemd
      date:dagsetning
      other:flokkur
      sum:samtals
      """)
}
