import PerModel
import PerText
import PerWords

extension TransferFormat {
  /// A whole comparison, exactly; `ComparisonReader` reads the same one back.
  public static let json = TransferFormat(JSONFormat())
  /// One product in JSON per line, with exact members or texts.
  public static let jsonLines = TransferFormat(JSONLinesFormat())
}

struct JSONFormat: FormatDefinition {
  let name = "json"
  let fileExtensions = ["json", "per"]
  let holdsPictures = true
  var title: String { localized("Whole comparison (JSON)") }

  func recognizes(_ beginning: [UInt8], _ limits: TransferLimits) -> Bool {
    JSONShape(beginning, limits) == .document
  }

  func open(
    _ chunks: TextChunks, texts: ProductTexts, limits: TransferLimits
  ) throws(TransferError) -> ImportFile {
    .comparison(ComparisonDocument(chunks, limits: limits))
  }

  func write(
    _ comparison: Comparison, _ isChosen: (Product) -> Bool, by exporter: Exporter,
    to sink: (String) -> Bool
  ) {
    var piece =
      JSONObject.heading(of: comparison).text
      + ",\n\"comparison\":\(JSONObject.frame(of: comparison).text),\n\"products\":["
    var pictures: Set<Picture.ID> = []
    for product in comparison.products where isChosen(product) {
      var product = product
      if let id = product.picture, !pictures.contains(id) {
        // A lost picture is left out.
        if exporter.picture(id) == nil { product.picture = nil } else { pictures.insert(id) }
      }
      guard sink(piece + "\n" + JSONObject.product(product).line) else { return }
      piece = ","
    }
    piece = (piece == "," ? "" : piece) + "\n],\n\"pictures\":["
    for id in pictures.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let picture = exporter.picture(id) else { continue }
      guard sink(piece + "\n\"\(Base64.text(of: picture.png))\"") else { return }
      piece = ","
    }
    _ = sink((piece == "," ? "" : piece) + "\n]}}\n")
  }
}

struct JSONLinesFormat: FormatDefinition {
  let name = "jsonl"
  let fileExtensions = ["jsonl"]
  let isWritable = false
  var title: String { localized("JSON, One Product per Line") }

  func recognizes(_ beginning: [UInt8], _ limits: TransferLimits) -> Bool {
    [.lines, .array].contains(JSONShape(beginning, limits))
  }

  func open(
    _ chunks: TextChunks, texts: ProductTexts, limits: TransferLimits
  ) throws(TransferError) -> ImportFile {
    if let isArray = foreignArray(chunks.first, texts, limits) {
      return .rows(try JSONTable(chunks, isArray: isArray, texts: texts, limits: limits))
    }
    return .rows(JSONLines(TextLines(chunks, limits: limits), texts: texts, limits: limits))
  }

  /// Whether another program's objects are in an array rather than one a line; `nil` without objects.
  func foreignArray(
    _ beginning: [UInt8], _ texts: ProductTexts, _ limits: TransferLimits
  ) -> Bool? {
    switch JSONShape(beginning, limits) {
    case .array: return true
    case .document, .none: return nil
    case .lines:
      var reader = JSONReader(line: beginning, number: 1, limits: limits)
      do throws(TransferError) {
        _ = try reader.next()
        return try JSONTable.isForeign(&reader, texts) ? false : nil
      } catch {
        return nil
      }
    }
  }
}

/// The kind of JSON that the beginning of a file shows.
private enum JSONShape {
  case document, lines, none
  /// An array of objects.
  case array

  private static let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

  /// What is foreign is so whatever the locale.
  private static let texts = ProductTexts(UserLocale(identifier: "en_IE"))

  /// In lines of JSON, the first is a whole object that names no format.
  init(_ beginning: [UInt8], _ limits: TransferLimits) {
    let text = beginning.drop { Self.spaces.contains($0) }
    if text.first == UInt8(ascii: "[") {
      // A list may have a line such as "[Sale] Milk 1 l 0.99".
      let second = text.dropFirst().first { !Self.spaces.contains($0) }
      if second == UInt8(ascii: "{") {
        self = .array
      } else {
        self = second.map { Array("[\"]".utf8).contains($0) } ?? false ? .document : .none
      }
      return
    }
    guard text.first == UInt8(ascii: "{") else {
      self = .none
      return
    }
    var object = JSONReader(line: Array(text), number: 1, limits: limits)
    if !text.starts(with: "{\"format\"".utf8), object.hasForeignList(Self.texts) {
      self = .array
      return
    }
    let line = text.prefix { $0 != 0x0A }
    var reader = JSONReader(line: Array(line), number: 1, limits: limits)
    var namesFormat = false
    do throws(TransferError) {
      try reader.object { (reader, name) throws(TransferError) in
        if name == "format" { namesFormat = true }
        try reader.skip()
      }
      try reader.end()
    } catch {
      self = .document
      return
    }
    self = namesFormat ? .document : .lines
  }
}

/// Reads a file with one product in JSON per line.
///
/// Members have their exact form or are texts; unknown ones are kept.
public final class JSONLines: ProductRowReader {
  private let lines: TextLines
  private let members: ProductMembers
  private let limits: TransferLimits
  private var count = 0
  private var budget: TextBudget

  init(_ lines: TextLines, texts: ProductTexts, limits: TransferLimits) {
    self.lines = lines
    self.limits = limits
    budget = TextBudget(limits)
    members = ProductMembers(texts: texts, unknownPolicy: .namesKept)
  }

  /// The next product, or what is wrong with its line; `nil` after the last. Blank lines are skipped.
  ///
  /// Throws where nothing after it can be read either.
  public func next() throws(TransferError) -> TableRow? {
    while let line = try lines.next() {
      guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
      count += 1
      guard count <= limits.maximumRows else {
        throw TransferError(limits.tooManyRows, at: TextPosition(line: lines.number, column: 1))
      }
      var product = Product()
      var problem: TransferError?
      var reader = JSONReader(line: line, number: lines.number, limits: limits)
      do throws(TransferError) {
        try members.read(&reader, into: &product)
        try reader.end()
        if Self.isNothing(product) {
          problem = TransferError(.nothingKnown, at: TextPosition(line: lines.number, column: 1))
        }
      } catch {
        problem = error
      }
      try budget.spend(on: product, at: TextPosition(line: lines.number, column: 1))
      return TableRow(
        line: lines.number, texts: [String(decoding: line.prefix(1000), as: UTF8.self)],
        product: product, problem: problem, problemColumn: nil)
    }
    return nil
  }

  /// Whether an object says nothing of a product that this program knows. Such a row is no product in a table either.
  private static func isNothing(_ product: Product) -> Bool {
    guard product.name.allSatisfy(\.isWhitespace) else { return false }
    var known = product
    known.unknown = []
    known.conversion = nil
    return ExactProduct(known).members.allSatisfy { $0.value.allSatisfy(\.isWhitespace) }
  }
}

extension Product {
  /// The product changed by an object of JSON: members in their exact form, or texts for `texts` to
  /// read. What the object does not name stays; null removes a member.
  ///
  /// Throws a problem with its column, also for an unknown member.
  public func edited(json: String, texts: ProductTexts) throws(TransferError) -> Product {
    var reader = JSONReader(line: Array(json.utf8), number: 1, limits: TransferLimits())
    var product = self
    try ProductMembers(texts: texts, unknownPolicy: .refused).read(&reader, into: &product)
    try reader.end()
    return product
  }
}
