import PerModel
import PerText
import PerWords

extension TransferFormat {
  /// The ranking as a table.
  public static let markdown = TransferFormat(MarkdownFormat())
}

/// The ranking of a comparison as a table in Markdown, best first.
struct MarkdownFormat: FormatDefinition {
  let name = "markdown"
  let fileExtensions = ["md"]
  let isReadable = false
  var title: String { localized("Table in Markdown") }

  func write(
    _ comparison: Comparison, _ isChosen: (Product) -> Bool, by exporter: Exporter,
    to sink: (String) -> Bool
  ) {
    let formatter = exporter.formatter
    let ranking = Ranking(comparison)
    let pricing = ranking.pricing
    let reference = pricing.measure.map {
      comparison.referenceUnit(for: $0.kind, in: formatter.locale.region)
    }
    var head = comparison.title.isEmpty ? "" : "## " + escaped(comparison.title) + "\n\n"
    head += row([
      "", localized("Product"), localized("Brand"), localized("Unit price"),
      localized("Quantity"), localized("Price"), localized("Deal"), localized("Store"),
    ])
    head += "|--:|---|---|--:|--:|--:|---|---|\n"
    guard sink(head) else { return }
    for standing in ranking.standings where isChosen(standing.product) {
      let product = standing.product
      var unitPrice = "–"
      if let rank = standing.rank, let reference {
        unitPrice = formatter.unitPrice(
          rank.unitPrice, per: reference, of: pricing.measure?.countName, besides: [])
      }
      let row = row([
        standing.rank.map { formatter.integer($0.number) } ?? "–", escaped(product.name),
        escaped(product.brand), escaped(unitPrice),
        escaped(product.quantity.map { formatter.quantity($0) } ?? ""),
        escaped(product.price.map { formatter.price($0) } ?? ""),
        escaped(formatter.terms(of: product, by: pricing)),
        escaped(product.store),
      ])
      guard sink(row) else { return }
    }
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }

  /// The text in one line, with everything escaped that has a meaning in Markdown.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if Self.special.contains(scalar) { result += "\\" }
      // With U+0000 in it, nothing is written at all.
      let isControl = scalar.properties.generalCategory == .control && scalar != "\0"
      result.unicodeScalars.append(isControl ? " " : scalar)
    }
    return result
  }

  /// Whether a line of a list is not a product but part of such a table: its title, its headings or the
  /// line below them.
  static func isFrame(_ line: String, of product: Product, _ texts: ProductTexts) -> Bool {
    let line = line.drop(while: \.isWhitespace)
    if line.first == "#" {
      return line.drop { $0 == "#" }.first == " " && product.quantity == nil && product.price == nil
    }
    guard line.first == "|" else { return false }
    let cells = line.split(separator: "|").map(String.init)
      .filter { !$0.allSatisfy(\.isWhitespace) }
    if cells.allSatisfy({ $0.allSatisfy { "-: ".contains($0) } }) { return true }
    let columns = Set(cells.flatMap { TableHeading($0, texts: texts).scores.keys })
    return columns.contains(.name) && (columns.contains(.quantity) || columns.contains(.price))
  }

  private static let special = Set("\\`*_[]<>|~#&".unicodeScalars)
}
