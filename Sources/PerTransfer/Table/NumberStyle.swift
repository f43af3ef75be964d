/// How the numbers of a table are written.
struct NumberStyle: Hashable, Sendable {
  /// What stands before the fraction, where the numbers of the table say so and the user's locale says otherwise.
  var decimal: Character?
  /// The style of the user's locale.
  var usual: Character = "."

  /// Whether a text is a number, perhaps with a sign, groups and a fraction.
  static func isNumber(_ text: String) -> Bool {
    // "1+1" is not a number.
    if text.dropFirst().contains("+") { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case ".", ",", " ", "'", "’", "-", "+", "\u{A0}", "\u{202F}", "٫", "٬", "−": true
      default: scalar.properties.generalCategory == .decimalNumber
      }
    }
  }

  /// Whether a number has one or two digits behind its last point or comma.
  static func cents(in text: String) -> Bool {
    guard let place = text.lastIndex(where: { $0 == "." || $0 == "," || $0 == "٫" }) else {
      return false
    }
    let fraction = text[text.index(after: place)...].prefix(while: \.isNumber)
    // "15,-"
    let rest = text[text.index(after: place)...]
    return (1...2).contains(fraction.count) || rest.first == "-" || rest.first == "–"
  }

  /// What the numbers show: "0.500" and "2.99" have a decimal point, "1,5" a comma.
  init(of values: some Sequence<String>, usual: Character) {
    self.usual = usual
    var evidence: [Character: Int] = [:]
    for value in values where value.utf8.count <= TableLimit.number {
      guard let found = Self.separator(in: value) else { continue }
      evidence[found, default: 0] += 1
    }
    let points = evidence["."] ?? 0
    let commas = evidence[","] ?? 0
    if points > 0, commas == 0, usual != "." { decimal = "." }
    if commas > 0, points == 0, usual != "," { decimal = "," }
  }

  init(decimal: Character? = nil, usual: Character = ".") {
    (self.decimal, self.usual) = (decimal, usual)
  }

  /// The separator of a fraction that can be nothing else; `nil` where the text does not show it.
  private static func separator(in text: String) -> Character? {
    let marks = text.filter { $0 == "." || $0 == "," }
    guard let last = text.lastIndex(where: { $0 == "." || $0 == "," }) else { return nil }
    let head = text[..<last]
    let tail = text[text.index(after: last)...].prefix { $0.isASCII && $0.isNumber }
    guard let digit = head.last, digit.isNumber, !tail.isEmpty else { return nil }
    if Set(marks).count == 2 { return text[last] }
    guard marks.count == 1 else { return nil }
    let whole = head.reversed().prefix { $0.isNumber }
    if tail.count != TableLimit.group || whole.count > TableLimit.group
      || String(whole.reversed()) == "0"
    {
      return text[last]
    }
    return nil
  }

  /// A number as the user's locale reads it: "1.250" of a table with decimal points.
  func usual(_ text: String) -> String {
    guard let decimal, decimal != usual, text.contains(decimal) || text.contains(usual) else {
      return text
    }
    guard decimal == "." || decimal == "," else { return text }
    let group: Character = decimal == "." ? "," : "."
    return String(
      text.compactMap { character -> Character? in
        if character == decimal { return usual == "." || usual == "," ? usual : character }
        // Groups are no more than that.
        if character == group { return nil }
        return character
      })
  }
}
