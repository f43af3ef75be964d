import PerModel

/// One line of JSON, built member by member (RFC 8259).
public struct JSONObject: Sendable {
  /// The text so far, without the closing brace.
  public private(set) var text = "{"

  /// An object without members.
  public init() {}

  /// The finished object.
  public var line: String { text + "}" }

  /// Adds a text; the name is not escaped.
  public mutating func add(_ name: StaticString, _ value: String) {
    addName(name)
    Self.append(value, to: &text)
  }

  /// Whether nothing has been added.
  var isEmpty: Bool { text.utf8.count == 1 }

  /// Adds a text under any name.
  mutating func add(_ name: String, _ value: String) {
    addName(name)
    Self.append(value, to: &text)
  }

  /// Adds a member as it was read.
  mutating func add(_ member: ExactMember) {
    addName(member.name)
    if member.isJSON { text += member.value } else { Self.append(member.value, to: &text) }
  }

  mutating func addObject(_ name: String, _ object: JSONObject) {
    addName(name)
    text += object.line
  }

  mutating func addNull(_ name: String) {
    addName(name)
    text += "null"
  }

  private mutating func addName(_ name: String) {
    if text.utf8.count > 1 { text += "," }
    Self.append(name, to: &text)
    text += ":"
  }

  /// Adds a Boolean.
  public mutating func add(_ name: StaticString, _ value: Bool) {
    addName(name)
    text += value ? "true" : "false"
  }

  /// Adds a whole number.
  public mutating func add(_ name: StaticString, _ value: Int) {
    addName(name)
    text += String(value)
  }

  /// Adds an object.
  public mutating func add(_ name: StaticString, _ value: JSONObject) {
    addName(name)
    text += value.line
  }

  /// Adds an array of objects.
  public mutating func add(_ name: StaticString, _ values: [JSONObject]) {
    addName(name)
    text += "[" + values.map(\.line).joined(separator: ",") + "]"
  }

  /// Adds the members of another object.
  public mutating func addAll(of other: JSONObject) {
    if text.utf8.count > 1, other.text.utf8.count > 1 { text += "," }
    text += other.text.dropFirst()
  }

  /// Adds an array of whole numbers.
  public mutating func add(_ name: StaticString, _ values: [Int]) {
    addName(name)
    text += "[" + values.map(String.init).joined(separator: ",") + "]"
  }

  /// Adds null.
  public mutating func addNull(_ name: StaticString) {
    addName(name)
    text += "null"
  }

  private mutating func addName(_ name: StaticString) {
    if text.utf8.count > 1 { text += "," }
    text += "\"\(name)\":"
  }

  /// Appends a quoted string, escaped where necessary.
  public static func append(_ value: String, to text: inout String) {
    text += "\""
    let isPlain = value.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != 0x7F
    }
    guard !isPlain else {
      text += value
      text += "\""
      return
    }
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
