import PerModel
import PerText

/// Reads what the barcodes of Open Food Facts stand for: its export as a table with tabs, in which quotation marks
/// mean nothing.
public final class FoodFactsLines {
  /// What is to be said of where this comes from.
  public let attribution = """
    Contains information from Open Food Facts, available under the ODbL
    """
  private let lines: TextLines
  private let texts: ProductTexts
  /// Where the columns are that count.
  private let columns: [String: Int]

  private static let names = ["code", "product_name", "brands", "quantity"]

  /// `nil` where the first line does not name the columns of Open Food Facts.
  init?(_ lines: TextLines, first: [UInt8], texts: ProductTexts) {
    var columns: [String: Int] = [:]
    for (index, name) in Self.fields(of: first).enumerated() where Self.names.contains(name) {
      columns[name] = columns[name] ?? index
    }
    guard columns.count == Self.names.count else { return nil }
    (self.lines, self.texts, self.columns) = (lines, texts, columns)
    // Some lines of it are damaged.
    lines.expect(.utf8)
  }

  private static func fields(of line: [UInt8]) -> [String] {
    line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The next article with a barcode and a name, or what is wrong with its line; `nil` after the last.
  ///
  /// Throws where nothing after it can be read either.
  public func next() throws(TransferError) -> Result<Article, TransferError>? {
    while true {
      let line: [UInt8]
      do throws(TransferError) {
        guard let next = try lines.next() else { return nil }
        line = next
      } catch {
        guard error.problem == .notText || error.problem == .zero else { throw error }
        return .failure(error)
      }
      if let article = article(Self.fields(of: line)) { return .success(article) }
    }
  }

  private func article(_ fields: [String]) -> Article? {
    func text(_ name: String) -> String {
      guard let column = columns[name], fields.indices.contains(column) else { return "" }
      return String(fields[column].prefix(1000))
    }
    let code = text("code")
    // Zeros at the beginning are missing now and then.
    let padded = String(repeating: "0", count: max(0, 13 - code.utf8.count)) + code
    guard let gtin = GTIN(code) ?? GTIN(padded), gtin.isArticle else { return nil }
    let brand = text("brands").prefix { $0 != "," }
    let quantity = text("quantity")
    let article = Article(
      id: Article.ID(milliseconds: BookIdentity.time, 2, UInt64(gtin.number)),
      name: text("product_name"), brand: String(brand),
      pack: quantity.isEmpty ? nil : texts.read([.quantity: quantity]).product.quantity,
      barcode: gtin.description)
    return article.name.isEmpty && article.brand.isEmpty && article.pack == nil ? nil : article
  }
}
