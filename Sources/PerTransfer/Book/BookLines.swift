import PerModel
import PerText

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

/// Files that hold a price book.
public enum BookFile {
  /// The value of the member "format" in the first line of Per's own.
  public static let format = "io.github.perapp.Per.book"
  /// The newest version of the format.
  public static let version = 1

  /// What a file has.
  public enum Contents {
    case items(any BookItemReader)
    /// No prices, but what barcodes stand for.
    case catalogue(FoodFactsLines)
  }

  /// A reader for the contents of a file: a price book that Per has written, the dump of Open Prices, a table of
  /// prices, the lists of chains, zipped or not, or the export of Open Food Facts.
  ///
  /// Throws if the file cannot be read or is none of these.
  ///
  /// - Parameters:
  ///   - table: what a table leaves open.
  ///   - countries: where prices have to be seen; only Open Prices says that.
  ///   - locations: where prices of Open Prices were seen, for rows that only have a number for that.
  public static func open(
    _ source: ByteSource, table: BookTableOptions? = nil, countries: Set<String>? = nil,
    locations: OpenPricesLocations? = nil, limits: TransferLimits = TransferLimits()
  ) throws(TransferError) -> Contents {
    if let table, try source.begins(with: ZipEntries.start) {
      guard countries == nil else { throw TransferError(.noCountries) }
      return .items(ReadAheadItems(ZippedPrices(source, table, limits: limits)))
    }
    let chunks = try TextChunks(source, in: table?.texts.locale)
    if let table {
      let isList = ChainLists.recognizes(chunks.first)
      if isList || IsraeliPrices.recognizes(chunks.first) {
        guard countries == nil else { throw TransferError(.noCountries) }
        let reader: any BookItemReader =
          isList
          ? ChainLists(chunks, table, limits: limits)
          : IsraeliPrices(chunks, table, limits: limits)
        return .items(ReadAheadItems(reader))
      }
      if let isArray = JSONTable.foreignArray(chunks.first, options: table, limits) {
        guard countries == nil else { throw TransferError(.noCountries) }
        return .items(ReadAheadItems(try BookTable(chunks, isArray: isArray, table)))
      }
    }
    let lines = TextLines(chunks, limits: limits)
    guard let line = try lines.next() else { throw TransferError(.foreign) }
    let start = TextPosition(line: 1, column: 1)
    let first = line.first { $0 != 0x20 && $0 != 0x09 }
    if let table, let first, first != UInt8(ascii: "{"), first != UInt8(ascii: "[") {
      guard countries == nil else { throw TransferError(.noCountries, at: start) }
      if let catalogue = FoodFactsLines(lines, first: line, texts: table.texts) {
        return .catalogue(catalogue)
      }
      return .items(ReadAheadItems(try BookTable(lines, first: line, table)))
    }
    let members = try JSONReader.members(of: line, number: 1, limits)
    if OpenPricesLines.recognizes(members) {
      return .items(
        ReadAheadItems(
          OpenPricesLines(
            lines, first: line, locations: locations, countries: countries, limits: limits)))
    }
    guard members.first(where: { $0.name == "format" })?.value == format else {
      throw TransferError(.foreign, at: start)
    }
    guard countries == nil else { throw TransferError(.noCountries, at: start) }
    let text = members.first { $0.name == "version" }?.value ?? ""
    guard let number = Int(text), (1...version).contains(number) else {
      throw TransferError(.newerFormat(text), at: start)
    }
    return .items(ReadAheadItems(BookLines(lines, limits: limits)))
  }
}

extension JSONTable {
  /// Whether objects that neither Per nor Open Prices wrote are in an array; `nil` without objects.
  fileprivate static func foreignArray(
    _ beginning: [UInt8], options: BookTableOptions, _ limits: TransferLimits
  ) -> Bool? {
    let line = beginning.prefix { $0 != 0x0A }
    if let members = try? JSONReader.members(of: Array(line), number: 1, limits),
      OpenPricesLines.recognizes(members) || members.contains(where: { $0.name == "format" })
    {
      return nil
    }
    return JSONLinesFormat().foreignArray(beginning, options.texts, limits)
  }
}

extension JSONReader {
  /// The members of an object that is a line by itself.
  static func members(
    of line: [UInt8], number: Int, _ limits: TransferLimits
  ) throws(TransferError) -> [ExactMember] {
    var members: [ExactMember] = []
    var reader = JSONReader(line: line, number: number, limits: limits)
    try reader.object { (reader, name) throws(TransferError) in
      members.append(try reader.member(name))
    }
    try reader.end()
    return members
  }
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

extension JSONObject {
  /// The first line of a price book.
  public static var bookHeading: JSONObject {
    var object = JSONObject()
    object.add("format", BookFile.format)
    object.add("version", BookFile.version)
    return object
  }

  /// An item of a price book with all of its members, exactly; a part of something is named after that and a
  /// point.
  public static func item(_ item: BookItem) -> JSONObject {
    var object = JSONObject()
    switch item {
    case .article(let article):
      object.add("type", "article")
      object.add("id", article.id.description)
      // Pictures are not shared.
      let members = article.exactMembers.filter { $0.name != "picture" }
      object.addAll(of: .members(members))
    case .price(let price):
      let observation = price.observation
      object.add("type", "price")
      object.add("id", observation.id.description)
      object.add("article", observation.article.description)
      object.add("date", observation.day.description)
      object.add("revision", price.revision)
      object.addAll(of: .members(observation.exactMembers))
    case .target(let id, let target):
      object.add("type", "target")
      object.add("article", id.description)
      object.add("target", target.exactText)
    case .purchase(let purchase):
      object.add("type", "purchase")
      object.add("id", purchase.id.description)
      object.add("date", purchase.day.description)
      object.addAll(of: .members(purchase.exactMembers))
    }
    return object
  }
}
