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
      name:nom, nom del producte
      product:producte, article
      description:descripció, denominació
      brand:marca
      quantity:quantitat, contingut, quantitat neta, contingut net
      weight:pes, pes net
      volume:volum
      size:mida, format, envàs
      count:unitats, uts, ut, nombre d unitats
      packs:unitats per caixa, uts caixa
      unit:unitat, unitat de mesura, mesura
      price:preu, preu amb iva, preu de venda, preu amb iva inclòs
      total:import, import total, preu total, total línia
      unitPrice:preu per unitat, preu unitari, preu per kg, preu unit, preu per quilo, preu per litre, \
      preu unitat
      former:preu anterior, preu habitual, abans, preu sense descompte, preu original, preu recomanat, \
      sense descompte
      sale:oferta, preu oferta, preu rebaixat, preu amb descompte, preu promoció, preu en oferta
      withTax:amb iva
      beforeTax:sense iva
      store:botiga, supermercat, establiment, comprat a, lloc de compra, comerç, hipermercat
      note:nota, observacions, comentaris, comentari
      barcode:codi de barres
      date:data, data de compra
      other:categoria, secció, valoració, puntuació, estoc, existències
      saving:descompte, estalvi, dte, import descompte
      deal:descompte
      deposit:dipòsit, fiança
      articleNumber:codi article, codi producte
      offerFrom:vàlid des de, inici de l oferta, inici oferta, des de, data d inici
      offerUntil:vàlid fins, vàlid fins al, fins al, fi de l oferta, fi oferta, data de fi
      filler:amb
      """)
}
