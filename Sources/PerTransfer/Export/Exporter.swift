import PerModel
import PerText

/// Writes comparisons for other programs and for people.
public struct Exporter {
  private let formatter: Formatter
  private let locale: UserLocale
  private let picture: (Picture.ID) -> Picture?

  /// `picture` finds the pictures of the products, which the whole comparison is written with.
  public init(_ locale: UserLocale, picture: @escaping (Picture.ID) -> Picture? = { _ in nil }) {
    self.locale = locale
    self.picture = picture
    formatter = Formatter(locale)
  }

  /// The whole text; for what may be large there is `write`.
  ///
  /// `chosen` are the products that are meant; `nil` means all.
  public func text(
    of comparison: Comparison, as format: ExportFormat, chosen: Set<Product.ID>? = nil
  ) -> String {
    var text = ""
    write(comparison, as: format, chosen: chosen) { piece in
      text += piece
      return true
    }
    return text
  }

  /// Writes piece by piece; where `sink` says `false` the writing ends.
  public func write(
    _ comparison: Comparison, as format: ExportFormat, chosen: Set<Product.ID>? = nil,
    to sink: (String) -> Bool
  ) {
    let isChosen = { (product: Product) in chosen?.contains(product.id) ?? true }
    switch format {
    case .json: writeJSON(comparison, isChosen, sink)
    case .csv: writeTable(comparison, .comma, isChosen, sink)
    case .tsv: writeTable(comparison, .tab, isChosen, sink)
    case .markdown:
      MarkdownTable(formatter, locale).write(comparison, isChosen, sink)
    case .text:
      for product in comparison.products where isChosen(product) {
        guard sink(line(product, comparison.currency) + "\n") else { return }
      }
    }
  }

  private func writeJSON(
    _ comparison: Comparison, _ isChosen: (Product) -> Bool, _ sink: (String) -> Bool
  ) {
    let frame = JSONObject.frame(of: comparison).text
    var piece =
      "{\"format\":\"\(ComparisonReader.format)\",\"version\":\(ComparisonReader.version),\n"
      + "\"comparison\":\(frame),\n\"products\":["
    var pictures: Set<Picture.ID> = []
    for product in comparison.products where isChosen(product) {
      var product = product
      if let id = product.picture, !pictures.contains(id) {
        // One that is lost is not spoken of.
        if picture(id) == nil { product.picture = nil } else { pictures.insert(id) }
      }
      guard sink(piece + "\n" + JSONObject.product(product).line) else { return }
      piece = ","
    }
    piece = (piece == "," ? "" : piece) + "\n],\n\"pictures\":["
    for id in pictures.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let picture = picture(id) else { continue }
      guard sink(piece + "\n\"\(Base64.text(of: picture.png))\"") else { return }
      piece = ","
    }
    _ = sink((piece == "," ? "" : piece) + "\n]}}\n")
  }

  private func writeTable(
    _ comparison: Comparison, _ separator: FieldSeparator, _ isChosen: (Product) -> Bool,
    _ sink: (String) -> Bool
  ) {
    let writer = TableWriter(separator)
    let columns: [TableColumn] = [
      .name, .quantity, .price, .currency, .deal, .store, .note, .barcode, .basket, .terms,
      .brand,
    ]
    guard sink(writer.row(columns.map(\.rawValue))) else { return }
    for product in comparison.products where isChosen(product) {
      let row = writer.row(
        [
          product.name, product.quantity.map(quantity) ?? "",
          product.price.map { formatter.editable($0) } ?? "",
          product.price?.currency.code ?? "",
          product.deal.map { formatter.editable($0, in: comparison.currency) } ?? "", product.store,
          product.note,
          product.barcode, product.isInBasket ? "x" : "",
          terms(product.terms, comparison.currency).joined(separator: "; "), product.brand,
        ])
      guard sink(row) else { return }
    }
  }

  /// The terms as they are read back, whatever the language of the person.
  private func terms(_ terms: Terms, _ currency: Currency) -> [String] {
    Term.allCases.compactMap { term in
      let text = formatter.editable(term, of: terms, in: currency)
      return text.isEmpty ? nil : "\(term.word) \(text)"
    }
  }

  private func quantity(_ quantity: Quantity) -> String {
    formatter.editable(quantity, withUnit: true)
  }

  /// A product as one would type it into a line.
  private func line(_ product: Product, _ currency: Currency) -> String {
    var parts = [product.name]
    if let quantity = product.quantity { parts.append(self.quantity(quantity)) }
    if let price = product.price { parts.append(formatter.price(price)) }
    if let deal = product.deal { parts.append(formatter.editable(deal, in: currency)) }
    parts += terms(product.terms, currency)
    if !product.barcode.isEmpty { parts.append(product.barcode) }
    if !product.store.isEmpty { parts.append("@ " + product.store) }
    let line = parts.filter { !$0.isEmpty }.joined(separator: "  ")
    return String(line.map { $0.isNewline ? " " : $0 })
  }
}
