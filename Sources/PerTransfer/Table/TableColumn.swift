import PerModel

/// What a column of a table says about a product.
public enum TableColumn: String, CaseIterable, Hashable, Sendable {
  case name, quantity
  /// The unit of the number in `quantity`.
  case unit
  case price
  /// The currency of the number in `price`.
  case currency
  case deal, store, note, barcode
  /// Whether the product is in the basket.
  case basket
  /// All terms besides the deal, with semicolons between them.
  case terms
  /// Who makes it.
  case brand
  /// A number that is no barcode.
  case articleNumber

  /// The column that a heading names in one of the program's languages; `nil` for none.
  public init?(heading: String) {
    if let column = Self.byHeading[Self.folded(heading)] {
      self = column
      return
    }
    // "price_eur", "Preis in EUR", "quantity_unit"; but "unit price" is not a column of ours.
    let words = heading.split { !$0.isLetter }.map(String.init)
    var columns: [TableColumn] = []
    for word in words where word.lowercased() != "in" {
      if let column = Self.byHeading[word.lowercased()] {
        columns.append(column)
      } else {
        guard let currency = Currency(code: word), Currency.all.contains(currency) else {
          return nil
        }
      }
    }
    guard let last = columns.last, columns.count == 1 || columns == [.quantity, .unit] else {
      return nil
    }
    self = last
  }

  /// Small letters only: "Prix (€)" and "PRIX" are one heading.
  private static func folded(_ heading: String) -> String {
    let ended = heading.prefix { $0 != "(" && $0 != "[" }
    return String(
      String.UnicodeScalarView(
        ended.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic }))
  }

  private static let byHeading: [String: TableColumn] = {
    var columns: [String: TableColumn] = [:]
    for (column, words) in headings {
      for word in words.split(separator: " ") { columns[String(word)] = column }
    }
    return columns
  }()

  /// English, German, French, Spanish, Dutch, Italian.
  private static let headings: [(TableColumn, String)] = [
    (
      .name,
      """
      name product productname item title article artikel produkt produktname bezeichnung nom \
      produit désignation designation libellé libelle nombre producto artículo articulo naam \
      artikelnaam omschrijving nome prodotto articolo denominazione
      """
    ),
    (
      .quantity,
      """
      quantity amount size content contents netcontent netweight weight volume pack packsize menge \
      inhalt größe groesse grösse packung gewicht quantité quantite contenance taille poids \
      cantidad contenido tamaño tamano peso hoeveelheid inhoud grootte gewichtvolume quantità \
      quantita contenuto formato
      """
    ),
    (.unit, "unit units uom einheit unité unite unidad eenheid unità unita"),
    (.price, "price cost preis prix precio coste prijs prezzo costo"),
    (.currency, "currency währung waehrung devise monnaie moneda divisa valuta munt"),
    (
      .deal,
      """
      deal offer discount promotion promo angebot aktion rabatt offre remise oferta \
      promoción promocion descuento aanbieding korting actie offerta sconto promozione
      """
    ),
    (
      .store,
      """
      store shop market supermarket retailer laden geschäft geschaeft markt händler haendler \
      magasin enseigne boutique tienda supermercado winkel supermarkt negozio supermercato
      """
    ),
    (
      .note,
      """
      note notes comment comments remark notiz notizen bemerkung anmerkung kommentar remarque \
      commentaire nota notas comentario opmerking notitie commento
      """
    ),
    (
      .barcode,
      """
      barcode ean gtin upc strichcode eancode codebarres codebarre códigodebarras codigodebarras \
      streepjescode codiceabarre
      """
    ),
    (.terms, "terms conditions bedingungen konditionen condiciones voorwaarden condizioni"),
    (
      .basket,
      """
      basket inbasket cart selected warenkorb korb einkaufskorb panier cesta carrito mand \
      winkelmandje carrello
      """
    ),
    (
      .articleNumber,
      """
      articlenumber articleno itemnumber itemno sku mpn partnumber serialnumber artikelnummer artnr \
      artikelnr bestellnummer seriennummer référence numérodarticle númerodeartículo artikelcode \
      codicearticolo
      """
    ),
    (
      .brand,
      """
      brand maker manufacturer producer marke hersteller marque fabricant marca fabricante merk \
      fabrikant produttore
      """
    ),
  ]
}
