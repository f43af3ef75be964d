/// One line of JSON, built member by member (RFC 8259).
struct JSONObject {
  private(set) var text = "{"

  /// The finished object.
  var line: String { text + "}" }

  mutating func add(_ name: StaticString, _ value: String) {
    addName(name)
    Self.append(value, to: &text)
  }

  mutating func add(_ name: StaticString, _ value: Bool) {
    addName(name)
    text += value ? "true" : "false"
  }

  mutating func add(_ name: StaticString, _ value: Int) {
    addName(name)
    text += String(value)
  }

  mutating func add(_ name: StaticString, _ value: JSONObject) {
    addName(name)
    text += value.line
  }

  mutating func add(_ name: StaticString, _ values: [JSONObject]) {
    addName(name)
    text += "[" + values.map(\.line).joined(separator: ",") + "]"
  }

  /// Adds the members of another object.
  mutating func addAll(of other: JSONObject) {
    if text.utf8.count > 1, other.text.utf8.count > 1 { text += "," }
    text += other.text.dropFirst()
  }

  private mutating func addName(_ name: StaticString) {
    if text.utf8.count > 1 { text += "," }
    text += "\"\(name)\":"
  }

  /// A string between its quotes, with escaped whatever must be.
  static func append(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
