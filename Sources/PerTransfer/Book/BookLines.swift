import PerModel

/// Reads articles and prices, one after the other.
public protocol BookItemReader: AnyObject {
  /// The notice that the source of the prices asks for; `nil` for none.
  var attribution: String? { get }
  /// The next item, or what is wrong with its line; `nil` after the last. An article comes before its prices.
  ///
  /// Throws where nothing after it can be read either.
  func next() throws(TransferError) -> Result<BookItem, TransferError>?
  /// What there is to say of a file that has been read to its end: columns that were left out, rows that are doubtful.
  var remarks: [String] { get }
}

extension BookItemReader {
  public var remarks: [String] { [] }
}

/// Reads a price book in JSON, one item a line, as `JSONObject.item` writes it.
final class BookLines: BookItemReader {
  let attribution: String? = nil
  private let lines: TextLines
  private let limits: TransferLimits

  /// Reads what comes after the first line.
  init(_ lines: TextLines, limits: TransferLimits) { (self.lines, self.limits) = (lines, limits) }

  func next() throws(TransferError) -> Result<BookItem, TransferError>? {
    while let line = try lines.next() {
      guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
      do throws(TransferError) {
        return .success(try item(JSONReader.members(of: line, number: lines.number, limits)))
      } catch {
        return .failure(error)
      }
    }
    return nil
  }

  private func item(_ members: [ExactMember]) throws(TransferError) -> BookItem {
    var members = members
    /// Takes a member out; what cannot be read is a problem.
    func take<Value>(
      _ name: String, _ read: (String) -> Value?
    ) throws(TransferError) -> Value {
      let start = TextPosition(line: lines.number, column: 1)
      guard let index = members.firstIndex(where: { $0.name == name }) else {
        throw TransferError(.missingMember(name), at: start)
      }
      let member = members.remove(at: index)
      guard let value = read(member.value) else {
        throw TransferError(.wrongValue(String(member.value.prefix(100))), at: start, path: name)
      }
      return value
    }
    switch try take("type", { $0 }) {
    case "article":
      return .article(Article(id: try take("id") { Article.ID($0) }, members: members))
    case "price":
      let id = try take("id") { PriceObservation.ID($0) }
      let article = try take("article") { Article.ID($0) }
      let day = try take("date") { CalendarDay($0) }
      let revision = try take("revision") { text in
        Int(text).flatMap { (1...1_000_000_000).contains($0) ? $0 : nil }
      }
      let price = PriceObservation(id: id, article: article, day: day, members: members)
      return .price(BookPrice(price, revision: revision))
    case "target":
      return .target(
        try take("article") { Article.ID($0) }, try take("target") { Target(exact: $0) })
    case "purchase":
      let id = try take("id") { Purchase.ID($0) }
      let day = try take("date") { CalendarDay($0) }
      return .purchase(Purchase(id: id, day: day, members: members))
    case let other:
      throw TransferError(
        .wrongValue(String(other.prefix(100))), at: TextPosition(line: lines.number, column: 1),
        path: "type")
    }
  }
}
