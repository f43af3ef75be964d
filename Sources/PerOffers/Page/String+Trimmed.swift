import PerDocument

extension String {
  /// Without white space, brackets and signs around it that say nothing.
  var trimmed: String {
    let collapsed = self.collapsed
    if let first = collapsed.utf8.first, let last = collapsed.utf8.last, Self.isKept(first),
      Self.isKept(last)
    {
      return collapsed
    }
    var text = Substring(collapsed)
    while let first = text.first, "*|•·:–—-()[]".contains(first) || first.isWhitespace {
      if first == "-" || first == "(" || first == "[", text.dropFirst().isEmpty { break }
      if first == "-", text.dropFirst().first?.isNumber == true { break }
      text.removeFirst()
    }
    while let last = text.last, "*|•·:()[]†".contains(last) || last.isWhitespace {
      // "2.49 € (4.98 €/kg)"
      if last == ")", text.contains("(") { break }
      text.removeLast()
    }
    return String(text)
  }

  /// Whether a byte is a letter or digit of ASCII, as nearly all texts begin and end with.
  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
