/// The offers of a file: CSV with a header, JSON lines, or one text a line, by its first line.
struct OfferFile: ~Copyable {
  private var input: InputLines
  private var pending: [UInt8]?
  private let form: Form

  private enum Form {
    case csv(separator: UInt8, columns: [Offer.Column?])
    case json
    case lines
  }

  /// Throws where the file cannot be read.
  init(_ input: consuming InputLines) throws(UsageError) {
    self.input = input
    let first = try Self.firstLine(&self.input)
    if first.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "{") {
      form = .json
      pending = first
    } else if let header = Self.header(first) {
      form = header
      pending = nil
    } else {
      form = .lines
      pending = first
    }
  }

  /// The next offer; `nil` after the last one. Empty lines are none.
  mutating func next() throws(UsageError) -> Offer? {
    while var line = try nextLine() {
      guard line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else {
        continue
      }
      switch form {
      case .lines: return .line(String(decoding: line, as: UTF8.self))
      case .json: return Self.json(line)
      case .csv(let separator, let columns):
        // A field in quotes may go on in the next line.
        while !CSVRecord.isComplete(line), line.count < Self.longestRecord,
          let more = try nextLine()
        {
          line.append(UInt8(ascii: "\n"))
          line += more
        }
        return Self.csv(line, separator, columns)
      }
    }
    return nil
  }

  private mutating func nextLine() throws(UsageError) -> [UInt8]? {
    if let line = pending {
      pending = nil
      return line
    }
    return try input.next().map { Array($0) }
  }

  /// The first line that is not empty, without the mark that some programs put before it.
  private static func firstLine(_ input: inout InputLines) throws(UsageError) -> [UInt8] {
    while let line = try input.next() {
      let bytes = line.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(line.dropFirst(3)) : Array(line)
      if !bytes.isEmpty { return bytes }
    }
    return []
  }

  /// A first line of CSV: names of columns, of which a quantity or a price is one.
  private static func header(_ line: [UInt8]) -> Form? {
    for separator in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
      guard let names = try? CSVRecord(line, separator: separator).fields else { continue }
      let columns = names.map { name in
        Offer.Column(rawValue: name.lowercased().filter { $0 != " " })
      }
      if columns.contains(.price) || columns.contains(.quantity) {
        return .csv(separator: separator, columns: columns)
      }
    }
    return nil
  }

  private static func csv(
    _ line: [UInt8], _ separator: UInt8, _ columns: [Offer.Column?]
  ) -> Offer {
    do throws(UsageError) {
      let fields = try CSVRecord(line, separator: separator).fields
      guard fields.count == columns.count else {
        throw UsageError("\(fields.count) fields where the header has \(columns.count)")
      }
      var texts: [Offer.Column: String] = [:]
      for (column, field) in zip(columns, fields) {
        if let column { texts[column] = field }
      }
      return .columns(texts)
    } catch {
      return .malformed(String(decoding: line, as: UTF8.self), problem: error.sentence)
    }
  }

  private static func json(_ line: [UInt8]) -> Offer {
    do throws(UsageError) {
      let members = try JSONReader.members(of: line)
      var texts: [Offer.Column: String] = [:]
      for column in Offer.Column.allCases { texts[column] = members[column.rawValue] }
      return .columns(texts)
    } catch {
      return .malformed(String(decoding: line, as: UTF8.self), problem: error.sentence)
    }
  }

  private static let longestRecord = 1 << 20
}
