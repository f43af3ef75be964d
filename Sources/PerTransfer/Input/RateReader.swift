import PerModel

/// Reads the files of rates that `ReferenceRates` takes, and keeps those of the last day.
struct RateReader {
  private(set) var rates: [Currency: ExchangeRate] = [:]

  // MARK: Tables

  mutating func readTable(_ lines: TextLines) throws(TransferError) {
    guard let heading = try lines.next() else { throw TransferError(.foreign) }
    let names = Self.fields(heading)
    guard names.first == "Date" else { throw TransferError(.foreign) }
    while let line = try lines.next() {
      let fields = Self.fields(line)
      guard let first = fields.first, !first.isEmpty else { continue }
      guard let day = Self.day(first) else { throw problem(first, lines.number) }
      for (name, text) in zip(names, fields).dropFirst() where !name.isEmpty {
        // A currency that is not, or no longer, quoted has no rate.
        if text == "N/A" || text.isEmpty { continue }
        guard add(name, text, day) else { throw problem(text, lines.number) }
      }
    }
  }

  private static func fields(_ line: [UInt8]) -> [String] {
    line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { field in
      String(decoding: field, as: UTF8.self).trimmed
    }
  }

  /// "2026-11-20" or, in the file of one day, "20 November 2026".
  private static func day(_ text: String) -> CalendarDay? {
    if let day = CalendarDay(text) { return day }
    let words = text.split(separator: " ")
    guard words.count == 3, let number = Int(words[0]), let year = Int(words[2]),
      let month = months.firstIndex(of: String(words[1]))
    else { return nil }
    return CalendarDay(year: year, month: month + 1, day: number)
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  // MARK: XML

  mutating func readXML(_ chunks: TextChunks) throws(TransferError) {
    var day: CalendarDay?
    var tag: [UInt8] = []
    var line = 1
    var isInside = false
    while true {
      let bytes = try chunks.next()
      if bytes.isEmpty { return }
      for byte in bytes {
        if byte == UInt8(ascii: "\n") { line += 1 }
        switch byte {
        case UInt8(ascii: "<"): (isInside, tag) = (true, [])
        case UInt8(ascii: ">"):
          if isInside { try read(tag: String(decoding: tag, as: UTF8.self), &day, line) }
          isInside = false
        default:
          // Tags with a rate are shorter.
          if isInside, tag.count < 1000 { tag.append(byte) }
        }
      }
    }
  }

  private mutating func read(
    tag: String, _ day: inout CalendarDay?, _ line: Int
  ) throws(TransferError) {
    guard tag.hasPrefix("Cube") else { return }
    if let text = Self.attribute("time", of: tag) {
      guard let read = CalendarDay(text) else { throw problem(text, line) }
      day = read
    }
    guard let currency = Self.attribute("currency", of: tag) else { return }
    let text = Self.attribute("rate", of: tag) ?? ""
    guard let day, add(currency, text, day) else { throw problem(text, line) }
  }

  /// The value of an attribute, in either kind of quotation marks.
  private static func attribute(_ name: String, of tag: String) -> String? {
    var parts = tag.split(separator: "=", maxSplits: .max, omittingEmptySubsequences: false)[...]
    while let part = parts.popFirst(), let next = parts.first {
      guard part.trimmed.split(whereSeparator: \.isWhitespace).last.map(String.init) == name
      else {
        // The name of the next attribute comes after the value of this one.
        continue
      }
      let value = next.trimmed
      guard let mark = value.first, mark == "'" || mark == "\"" else { return nil }
      return String(value.dropFirst().prefix { $0 != mark })
    }
    return nil
  }

  // MARK: Rates

  /// Takes a rate, unless a newer one is known. Returns false if it is not a rate.
  private mutating func add(_ code: String, _ text: String, _ day: CalendarDay) -> Bool {
    guard let currency = Currency(code: code), let amount = (try? Rational(decimal: text)) ?? nil,
      let rate = ExchangeRate(.euro, currency, amount, on: day)
    else { return false }
    if rates[currency].map({ $0.day < day }) ?? true { rates[currency] = rate }
    return true
  }

  private func problem(_ text: String, _ line: Int) -> TransferError {
    TransferError(.wrongValue(String(text.prefix(100))), at: TextPosition(line: line, column: 1))
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
