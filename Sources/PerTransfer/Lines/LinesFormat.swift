import PerModel
import PerText
import PerWords

extension TransferFormat {
  /// One product per line, for `LineReader`.
  public static let text = TransferFormat(LinesFormat())
}

/// A list of lines as a user would type them. `TableFormat` reads it: a list is a table without columns.
struct LinesFormat: FormatDefinition {
  let name = "text"
  let fileExtensions = ["txt"]
  var title: String { localized("List, one product per line") }

  func write(
    _ comparison: Comparison, _ isChosen: (Product) -> Bool, by exporter: Exporter,
    to sink: (String) -> Bool
  ) {
    for product in comparison.products where isChosen(product) {
      guard sink(line(product, comparison.currency, exporter) + "\n") else { return }
    }
  }

  /// The same in a unit that is also read next to a name: "5 chain" would become part of it.
  private func readableInLine(_ quantity: Quantity) -> Quantity {
    guard quantity.unit.isOfTrade,
      let amount = try? quantity.amount * quantity.unit.factor,
      let same = try? Quantity(packs: quantity.packs, amount, quantity.unit.kind.baseUnit)
    else { return quantity }
    return same
  }

  /// A product as a user would type it in one line.
  private func line(_ product: Product, _ currency: Currency, _ exporter: Exporter) -> String {
    let formatter = exporter.formatter
    // Reading takes a line without a name as one that is nothing but a name.
    var parts = [product.name.allSatisfy(\.isWhitespace) ? ProductTexts.noName : product.name]
    if let quantity = product.quantity.map(readableInLine) {
      // In a line a bare number is part of the name.
      let isBare = quantity.unit == .item && quantity.countName == nil
      parts.append(formatter.editable(quantity, withUnit: true) + (isBare ? " pcs" : ""))
    }
    if let price = product.price { parts.append(formatter.price(price)) }
    if let deal = product.deal { parts.append(formatter.editable(deal, in: currency)) }
    parts += exporter.terms(product.terms, currency)
    if !product.barcode.isEmpty { parts.append(product.barcode) }
    if !product.store.isEmpty { parts.append("@ " + product.store) }
    let line = parts.filter { !$0.isEmpty }.joined(separator: "  ")
    return String(line.map { $0.isNewline ? " " : $0 })
  }
}
