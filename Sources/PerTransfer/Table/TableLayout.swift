import PerModel
import PerText

/// How to read the rows of a table.
public struct TableLayout: Hashable, Sendable {
  /// `nil` for a list, in which each line is one product with everything in any order.
  public var separator: FieldSeparator?
  /// Whether the first row has headings instead of a product.
  public var hasHeader: Bool
  /// What each column means; `nil` for nothing. No two columns have the same meaning.
  public private(set) var columns: [TableColumn?]

  /// A layout, in which no two columns may have the same meaning.
  public init(separator: FieldSeparator?, hasHeader: Bool = false, columns: [TableColumn?] = []) {
    self.separator = separator
    self.hasHeader = hasHeader
    self.columns = columns
  }

  /// One product per line.
  public static let list = TableLayout(separator: nil)

  /// Gives a column another meaning; the column that had it loses it.
  public mutating func assign(_ meaning: TableColumn?, to column: Int) {
    guard columns.indices.contains(column) else { return }
    if let meaning, let other = columns.firstIndex(of: meaning) { columns[other] = nil }
    columns[column] = meaning
  }
}

/// What separates the fields of a row.
public enum FieldSeparator: String, CaseIterable, Hashable, Sendable {
  case comma = ","
  case semicolon = ";"
  case tab = "\t"

  var byte: UInt8 { rawValue.utf8[rawValue.utf8.startIndex] }
}

/// Guesses the layout of a table from its first lines.
struct LayoutGuess {
  let texts: ProductTexts
  let limits: TransferLimits

  /// The layout of the lines; a list where no separator makes a table of them.
  func layout(of sample: [(bytes: [UInt8], number: Int)]) -> TableLayout {
    let candidates = [FieldSeparator.tab, .semicolon, .comma].compactMap { layout(of: sample, $0) }
    // The first of equally good ones: tabs and semicolons are rarely part of a text.
    let best = candidates.enumerated().max {
      ($0.element.meanings, -$0.offset) < ($1.element.meanings, -$1.offset)
    }
    guard let best = best?.element, !isRatherList(best, sample) else { return .list }
    return best
  }

  /// Whether the lines say more when each is read as a whole: "Flour 1 kg, 1.10" is no table of names and
  /// prices, and the comma of "1,10 €" parts no columns.
  private func isRatherList(
    _ layout: TableLayout, _ sample: [(bytes: [UInt8], number: Int)]
  ) -> Bool {
    guard !layout.hasHeader, let separator = layout.separator else { return false }
    let lines = sample.prefix(20).map(\.bytes).filter { $0.contains { $0 > 0x20 } }
    let isWholeTable = layout.columns.contains(.price) && layout.columns.contains(.quantity)
    if isWholeTable, !lines.allSatisfy({ partsDigits($0, separator) }) { return false }
    let whole = lines.filter { line in
      let reading = texts.read(line: String(decoding: line, as: UTF8.self))
      return reading.problem == nil && !reading.isNameless && reading.product.price != nil
        && reading.product.quantity != nil
    }
    return whole.count * 10 >= lines.count * 9
  }

  /// Whether the separator stands between two digits, as in a number.
  private func partsDigits(_ line: [UInt8], _ separator: FieldSeparator) -> Bool {
    let digits: ClosedRange<UInt8> = 0x30...0x39
    return line.indices.dropFirst().dropLast().contains {
      line[$0] == separator.byte && digits.contains(line[$0 - 1]) && digits.contains(line[$0 + 1])
    }
  }

  private func layout(
    of sample: [(bytes: [UInt8], number: Int)], _ separator: FieldSeparator
  ) -> TableLayout? {
    guard sample.contains(where: { $0.bytes.contains(separator.byte) }) else { return nil }
    let records = TableRecords(
      nil, separator: separator, limits: limits, pending: sample[...])
    var rows: [[String]] = []
    // The last record may be cut off; what it lacks says nothing about the others.
    while rows.count < 50, let next = try? records.next() {
      if case .success(let record) = next { rows.append(record.fields.map(\.text)) }
    }
    guard let first = rows.first, first.count > 1 else { return nil }
    var named = first.map { TableColumn(heading: $0) }
    for index in named.indices {
      // Of two columns with the same meaning, the first one counts.
      if let meaning = named[index], named[..<index].contains(meaning) { named[index] = nil }
    }
    if named.contains(.price) || named.contains(.quantity) || named.filter({ $0 != nil }).count > 1
    {
      return TableLayout(separator: separator, hasHeader: true, columns: named)
    }
    return layout(byContentOf: rows, separator)
  }

  private func layout(byContentOf rows: [[String]], _ separator: FieldSeparator) -> TableLayout? {
    let width = rows[0].count
    let usual = rows.filter { $0.count == width }
    guard usual.count * 10 >= rows.count * 9 else { return nil }
    let hasHeader =
      rows.count > 1 && rows[0].allSatisfy { meaning(of: [$0]) == nil && !$0.isEmpty }
      && (0..<width).contains { index in meaning(of: usual.dropFirst().map { $0[index] }) != nil }
    var columns: [TableColumn?] = Array(repeating: nil, count: width)
    let products = hasHeader ? usual.dropFirst() : usual[...]
    for index in 0..<width {
      let meaning = meaning(of: products.map { $0[index] })
      if let meaning, !columns.contains(meaning) { columns[index] = meaning }
    }
    guard columns.contains(.price) || columns.contains(.quantity) else { return nil }
    var words: [TableColumn] = [.name, .store, .note]
    for index in 0..<width where columns[index] == nil && !words.isEmpty {
      let texts = products.map { $0[index] }.filter { !$0.isEmpty }
      guard texts.contains(where: { $0.contains { $0.isLetter } }) else { continue }
      columns[index] = words.removeFirst()
    }
    return columns.contains(.name)
      ? TableLayout(separator: separator, hasHeader: hasHeader, columns: columns) : nil
  }

  /// The meaning that fits nine tenths of a column's texts; `nil` for plain words.
  private func meaning(of column: [String]) -> TableColumn? {
    let texts = column.filter { !$0.allSatisfy(\.isWhitespace) }
    guard !texts.isEmpty else { return nil }
    func nearlyAll(_ isOne: (String) -> Bool) -> Bool {
      texts.reduce(0) { isOne($1) ? $0 + 1 : $0 } * 10 >= texts.count * 9
    }
    if nearlyAll({ Barcode.isValid($0) }) { return .barcode }
    if nearlyAll(self.texts.isQuantity) { return .quantity }
    if nearlyAll(self.texts.isPrice) { return .price }
    if nearlyAll(self.texts.isDeal) { return .deal }
    return nil
  }
}

extension TableLayout {
  fileprivate var meanings: Int { columns.reduce(0) { $1 == nil ? $0 : $0 + 1 } }
}

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
