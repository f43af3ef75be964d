import PerModel
import PerText
import PerWords

/// Reads what the barcodes of Open Food Facts stand for: its export as a table with tabs, in which quotation marks
/// mean nothing.
public final class FoodFactsLines {
  /// What is to be said of where this comes from.
  public let attribution = localized(
    "Contains information from %1$s, available under the ODbL", "Open Food Facts")
  private let lines: TextLines
  private let texts: ProductTexts
  /// Which of `names` a column holds, for the columns up to the last that counts.
  private var columns: [Int?] = []
  /// Packs that were read: most lines have one that other lines share.
  private var packs: [String: Quantity?] = [:]

  private static let names = ["code", "product_name", "brands", "quantity"]

  /// `nil` where the first line does not name the columns of Open Food Facts.
  init?(_ lines: TextLines, first: [UInt8], texts: ProductTexts) {
    for field in first.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false) {
      let name = Self.names.firstIndex(of: String(decoding: field, as: UTF8.self))
      columns.append(columns.contains(name) ? nil : name)
    }
    guard Set(columns.compactMap(\.self)).count == Self.names.count else { return nil }
    while columns.last == .some(nil) { columns.removeLast() }
    (self.lines, self.texts) = (lines, texts)
    // Some lines of it are damaged.
    lines.expect(.utf8)
  }

  /// The texts of a line that count, in the order of `names`; empty where the line is too short.
  private func texts(of line: [UInt8]) -> [String] {
    var found = [String](repeating: "", count: Self.names.count)
    var start = line.startIndex
    for name in columns {
      let end = line[start...].firstIndex(of: UInt8(ascii: "\t")) ?? line.endIndex
      if let name {
        let text = String(decoding: line[start..<end], as: UTF8.self)
        found[name] = text.utf8.count > 1000 ? String(text.prefix(1000)) : text
      }
      guard end < line.endIndex else { break }
      start = end + 1
    }
    return found
  }

  private func pack(_ text: String) -> Quantity? {
    if text.isEmpty { return nil }
    if let known = packs[text] { return known }
    let pack = texts.read([.quantity: text]).product.quantity
    if packs.count >= 10_000 { packs.removeAll(keepingCapacity: true) }
    packs[text] = .some(pack)
    return pack
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
      if let article = article(line) { return .success(article) }
    }
  }

  private func article(_ line: [UInt8]) -> Article? {
    let fields = texts(of: line)
    let code = fields[0]
    // Zeros at the beginning are missing now and then.
    let padded = String(repeating: "0", count: max(0, 13 - code.utf8.count)) + code
    guard let gtin = GTIN(code) ?? GTIN(padded), gtin.isArticle else { return nil }
    let article = Article(
      id: Article.ID(milliseconds: BookIdentity.time, 2, UInt64(gtin.number)), name: fields[1],
      brand: String(fields[2].prefix { $0 != "," }), pack: pack(fields[3]),
      barcode: gtin.description)
    return article.name.isEmpty && article.brand.isEmpty && article.pack == nil ? nil : article
  }
}
