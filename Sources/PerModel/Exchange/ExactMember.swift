/// A named value as exact text, as files and the database keep it.
public struct ExactMember: Hashable, Sendable {
  /// Its name: "name", or "quantity.amount" for a part of something.
  public let name: String
  /// Its exact text.
  public let value: String
  /// Whether the value is JSON other than a string. Only a newer program understands that; it is
  /// kept as it was written.
  public let isJSON: Bool

  /// A member with this name and text.
  public init(_ name: String, _ value: String, isJSON: Bool = false) {
    self.name = name
    self.value = value
    self.isJSON = isJSON
  }

  /// The same member as a part of something; the prefix is that thing's name and a point.
  public func within(_ prefix: String) -> ExactMember {
    ExactMember(prefix + name, value, isJSON: isJSON)
  }

  /// The same member without the prefix that says what it is a part of.
  public func outside(of prefix: String) -> ExactMember {
    ExactMember(String(name.dropFirst(prefix.count)), value, isJSON: isJSON)
  }
}

// Members as one text: a line or a field each, the name before the value.
extension ExactMember {
  /// "deposit 1/4", with line breaks and tabs escaped; a colon after the name marks JSON.
  public var line: String {
    var text = ""
    addLine(to: &text)
    return text
  }

  func addLine(to text: inout String) {
    text += Self.escaped(name, isName: true)
    text += isJSON ? ": " : " "
    text += Self.escaped(value)
  }

  /// Reads what `line` wrote; `nil` for anything else.
  public init?(line: Substring) {
    var line = line
    guard let member = line.withUTF8({ ExactMember(line: $0[...]) }) else { return nil }
    self = member
  }

  /// By bytes, because what follows a space may combine with it, and a book has millions of lines.
  fileprivate init?(line: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { return nil }
    let isJSON = line[..<space].last == UInt8(ascii: ":")
    // A lone escape stands for nothing.
    let name = Self.unescaped(line[..<(isJSON ? space - 1 : space)])
    guard !name.isEmpty else { return nil }
    self.init(name, Self.unescaped(line[(space + 1)...]), isJSON: isJSON)
  }

  private static func unescaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
    return bytes.contains(UInt8(ascii: "\\")) ? unescaped(text) : text
  }

  /// The text without line breaks and tabs; in a name, spaces and colons are escaped as well.
  public static func escaped(_ text: String, isName: Bool = false) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): false
      case UInt8(ascii: " "), UInt8(ascii: ":"): !isName
      default: true
      }
    }
    if isPlain { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case " " where isName: escaped += "\\s"
      case ":" where isName: escaped += "\\c"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text that `escaped` was made from.
  public static func unescaped(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    let letters: [Unicode.Scalar: Unicode.Scalar] = [
      "n": "\n", "r": "\r", "t": "\t", "s": " ", "c": ":", "\\": "\\",
    ]
    var plain = ""
    var isAfterBackslash = false
    for scalar in text.unicodeScalars {
      if isAfterBackslash {
        plain.unicodeScalars.append(letters[scalar] ?? scalar)
        isAfterBackslash = false
      } else if scalar == "\\" {
        isAfterBackslash = true
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }
}

extension [ExactMember] {
  /// One line for each.
  public var lines: String {
    var text = ""
    for member in self {
      if !text.isEmpty { text += "\n" }
      member.addLine(to: &text)
    }
    return text
  }

  /// Reads what `lines` wrote, and skips anything else.
  public init(lines text: String) {
    self = []
    reserveCapacity(8)
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
        if let member = ExactMember(line: rest[..<end]) { append(member) }
        rest = rest[end...].dropFirst()
      }
    }
  }
}

// The one list of a type's members.
extension Array {
  /// The members that are set, in the order of the list.
  func members<Root>(of root: Root) -> [ExactMember] where Element == ExactField<Root> {
    compactMap { field in field.text(root).map { ExactMember(field.name, $0) } }
  }

  /// The same, with the members of a newer program, except those replaced since.
  func members<Root>(
    of root: Root, keeping unknown: [ExactMember]
  ) -> [ExactMember] where Element == ExactField<Root> {
    let known = members(of: root)
    guard !unknown.isEmpty else { return known }
    let names = Set(known.map(\.name))
    return known + unknown.filter { !names.contains($0.name) }
  }

  /// Reads a member; false, and nothing is changed, where this program cannot read it.
  func read<Root>(
    _ member: ExactMember, into root: inout Root
  ) -> Bool where Element == ExactField<Root> {
    guard !member.isJSON, let field = first(where: { $0.name == member.name }) else { return false }
    return field.read(&root, member.value)
  }
}

/// What the exact text of a member says.
public enum ExactForm: Hashable, Sendable {
  /// Anything.
  case text
  /// A number, from 0; of money, in whole units of the currency.
  case amount
  /// A number from 0 to 1.
  case part
  /// A whole number, from 1.
  case count
  /// Any number of these, with spaces between them.
  case counts
  /// The id of a unit.
  case unit
  /// The code of a currency.
  case currency
}
