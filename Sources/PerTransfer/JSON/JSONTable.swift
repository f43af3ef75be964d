import PerModel
import PerText

/// Reads objects that other programs wrote, one a line or in an array, as a table whose headings are their names.
final class JSONTable: HeadedRows {
  private typealias Object = (line: Int, values: [String: String])

  private var source: Source
  private let nestedHeadings: NestedHeadings
  private let maker: RowMaker
  let headings: [String]
  /// Names of lists and objects, which are not looked into.
  private let nested: Set<String>
  private let limits: TransferLimits
  private var waiting: ArraySlice<Result<Object, TransferError>>
  private var rows: ArraySlice<TableRow> = []
  private var count = 0
  private var budget: TextBudget

  /// Throws what is wrong with the first objects of an array.
  init(
    _ chunks: TextChunks, isArray: Bool, texts: ProductTexts, limits: TransferLimits
  ) throws(TransferError) {
    source =
      isArray
      ? .array(JSONReader(chunks, limits: limits), isBegun: false, isWithinObject: false)
      : .lines(TextLines(chunks, limits: limits))
    self.limits = limits
    nestedHeadings = NestedHeadings(texts: texts)
    budget = TextBudget(limits)
    var sample: [Result<Object, TransferError>] = []
    var names: [String] = []
    var nested: Set<String> = []
    while sample.count < 100, let next = try source.next(nestedHeadings, limits) {
      if case .success(let object) = next {
        names += object.names.filter { !names.contains($0) }
        nested.formUnion(object.nested)
        guard names.count <= limits.maximumColumns else {
          throw TransferError(
            .tooManyColumns, at: TextPosition(line: object.line, column: 1))
        }
        sample.append(.success((object.line, object.values)))
      } else if case .failure(let error) = next {
        sample.append(.failure(error))
      }
    }
    let values = sample.compactMap { try? $0.get().values }
    let table = GuessedTable(
      rows: [names] + values.map { object in names.map { object[$0] ?? "" } }, separator: .tab,
      texts: texts)
    maker = RowMaker(texts: texts, layout: table.layoutBelowFirst() ?? .list)
    (headings, self.nested, waiting) = (names, nested, sample[...])
  }

  var layout: TableLayout { maker.layout }
  var omissions: [TransferError] { [] }

  var leftOutColumns: [LeftOutColumn] {
    maker.layout.leftOut(below: headings).map { column in
      column.reason == .empty && nested.contains(column.heading)
        ? LeftOutColumn(heading: column.heading, place: column.place, reason: .notUnderstood)
        : column
    }
  }

  func next() throws(TransferError) -> TableRow? {
    while rows.isEmpty {
      guard let next = try nextObject() else { return nil }
      count += 1
      switch next {
      case .failure(let error):
        return TableRow(
          line: error.position?.line ?? 0, texts: [], product: Product(), problem: error,
          problemColumn: nil)
      case .success(let object):
        let start = TextPosition(line: object.line, column: 1)
        guard count <= limits.maximumRows else {
          throw TransferError(limits.tooManyRows, at: start)
        }
        let texts = headings.map { object.values[$0] ?? "" }
        let blocks = RowSeparation(maker.layout, texts).blocks
        rows = blocks.map { self.row(texts, $0, at: start) }[...]
      }
    }
    let row = rows.removeFirst()
    try budget.spend(on: row.product, at: TextPosition(line: row.line, column: 1))
    return row
  }

  private func nextObject() throws(TransferError) -> Result<Object, TransferError>? {
    if let first = waiting.popFirst() { return first }
    guard let next = try source.next(nestedHeadings, limits) else { return nil }
    return next.map { ($0.line, $0.values) }
  }

  private func row(
    _ texts: [String], _ block: RowSeparation.Block, at start: TextPosition
  ) -> TableRow {
    let made = maker.make(block.cells, block.details)
    var problem = made.problem.map { found in
      let name = block.columns[found.column].map { headings[$0] }
      return TransferError(found.problem, at: start, path: String((name ?? "").prefix(100)))
    }
    if problem == nil, block.cells.values.allSatisfy(ColumnContent.isBlank) {
      problem = TransferError(.nothingKnown, at: start)
    }
    return TableRow(
      line: start.line, texts: texts, product: made.product,
      problem: problem?.inRow(of: made.product), problemColumn: nil,
      remark: made.remark.map {
        TransferError($0.problem, at: start).inRow(of: made.product)
      },
      doubt: problem == nil
        ? made.doubt.map { TransferError(.doubtful($0), at: start).inRow(of: made.product) } : nil)
  }
}

extension JSONTable {
  /// Where the objects come from.
  private enum Source {
    case lines(TextLines)
    case array(JSONReader, isBegun: Bool, isWithinObject: Bool)
    case end

    /// The values of an object as texts; those that are lists and objects themselves are left out.
    typealias Found = (line: Int, names: [String], nested: [String], values: [String: String])

    /// The next object, or what is wrong with its line; `nil` after the last.
    mutating func next(
      _ headings: NestedHeadings, _ limits: TransferLimits
    ) throws(TransferError) -> Result<Found, TransferError>? {
      switch self {
      case .end: return nil
      case .lines(let lines):
        while let line = try lines.next() {
          guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
          var reader = JSONReader(line: line, number: lines.number, limits: limits)
          do throws(TransferError) {
            let found = try Self.object(&reader, headings)
            try reader.end()
            return .success(found)
          } catch {
            return .failure(error)
          }
        }
        return nil
      case .array(var reader, let isBegun, var isWithinObject):
        if !isBegun { isWithinObject = try reader.enterList() }
        if try reader.consume("]") {
          // What follows the list in its object says nothing of products.
          if !isWithinObject { try reader.end() }
          self = .end
          return nil
        }
        if isBegun, try !reader.consume(",") { throw reader.problem(.expected(",")) }
        let found = try Self.object(&reader, headings)
        self = .array(reader, isBegun: true, isWithinObject: isWithinObject)
        return .success(found)
      }
    }

    private static func object(
      _ reader: inout JSONReader, _ headings: NestedHeadings
    ) throws(TransferError) -> Found {
      _ = try reader.next()
      var found: Found = (reader.position.line, [], [], [:])
      try reader.object { (reader, name) throws(TransferError) in
        found.names.append(name)
        switch try reader.next() {
        case UInt8(ascii: "\""): found.values[name] = try reader.string()
        case UInt8(ascii: "t"), UInt8(ascii: "f"):
          found.values[name] = try reader.bool() ? "true" : "false"
        case UInt8(ascii: "{"):
          if try !addMembers(of: name, &reader, headings, to: &found) {
            found.nested.append(name)
          } else if found.values[name] == nil {
            found.names.removeAll { $0 == name }
          }
        case UInt8(ascii: "["):
          found.nested.append(name)
          try reader.skip()
        case UInt8(ascii: "n"): try reader.skip()
        default: found.values[name] = try number(&reader, headings.texts)
        }
      }
      return found
    }

    private static func number(
      _ reader: inout JSONReader, _ texts: ProductTexts
    ) throws(TransferError) -> String {
      // The point of a number is that of the user's numbers.
      String(try reader.numberText().map { $0 == "." ? texts.decimalSeparator : $0 })
    }

    /// Adds what an object within an object says, as "price": {"amount": 2.99, "currency": "EUR"}, under names that
    /// headings of tables have; the result is whether there is anything.
    private static func addMembers(
      of outer: String, _ reader: inout JSONReader, _ headings: NestedHeadings,
      to found: inout Found
    ) throws(TransferError) -> Bool {
      var members: [(name: String, value: String)] = []
      try reader.object { (reader, inner) throws(TransferError) in
        let value: String
        switch try reader.next() {
        case UInt8(ascii: "\""): value = try reader.string()
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "t"), UInt8(ascii: "f"),
          UInt8(ascii: "n"):
          return try reader.skip()
        default: value = try number(&reader, headings.texts)
        }
        if let name = headings.heading(of: inner, in: outer) { members.append((name, value)) }
      }
      for (name, value) in members where found.values[name] == nil {
        if !found.names.contains(name) { found.names.append(name) }
        found.values[name] = value
      }
      return !members.isEmpty
    }
  }

  /// Whether an object has a name that Per does not write and a heading of a table may be: "size", "sale_price".
  static func isForeign(
    _ reader: inout JSONReader, _ texts: ProductTexts
  ) throws(TransferError) -> Bool {
    var (isForeign, isExact) = (false, false)
    try reader.object { (reader, name) throws(TransferError) in
      if try reader.next() == UInt8(ascii: "{"), own.contains(name) { isExact = true }
      try reader.skip()
      guard !own.contains(name), Product.texts[name] == nil else { return }
      switch TableHeading(name, texts: texts).likeliest {
      case nil, .date, .note, .basket, .terms: break
      default: isForeign = true
      }
    }
    return isForeign && !isExact
  }

  private static let own: Set<String> = [
    "id", "inBasket", "picture", "quantity", "price", "deal", "terms", "rank", "unitPrice", "per",
    "overBest", "format",
  ]
}
