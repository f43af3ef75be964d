/// One record of comma-separated values, read strictly (RFC 4180).
struct CSVRecord {
  let fields: [String]

  /// Throws for a quote within an unquoted field, and for text after a closing or without a closing
  /// quote.
  init(_ bytes: [UInt8], separator: UInt8) throws(UsageError) {
    var fields: [String] = []
    var field: [UInt8] = []
    var index = 0
    while true {
      field.removeAll(keepingCapacity: true)
      if index < bytes.count, bytes[index] == Self.quote {
        index += 1
        while true {
          guard index < bytes.count else { throw UsageError("a quote is not closed") }
          if bytes[index] == Self.quote {
            index += 1
            guard index < bytes.count, bytes[index] == Self.quote else { break }
          }
          field.append(bytes[index])
          index += 1
        }
        guard index == bytes.count || bytes[index] == separator else {
          throw UsageError("there is text after a closing quote")
        }
      } else {
        while index < bytes.count, bytes[index] != separator {
          guard bytes[index] != Self.quote else {
            throw UsageError("there is a quote within a field")
          }
          field.append(bytes[index])
          index += 1
        }
      }
      fields.append(String(decoding: field, as: UTF8.self))
      guard index < bytes.count else { break }
      index += 1
    }
    self.fields = fields
  }

  /// Whether every quote is closed, so that the record does not go on in the next line.
  static func isComplete(_ bytes: [UInt8]) -> Bool {
    bytes.reduce(0) { $1 == quote ? $0 + 1 : $0 }.isMultiple(of: 2)
  }

  private static let quote = UInt8(ascii: "\"")
}
