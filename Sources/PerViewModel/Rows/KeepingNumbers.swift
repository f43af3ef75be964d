extension String {
  /// A unit price that may go on in another line before its amount: Unicode keeps "0.325/100 g" together, and a line
  /// that is too narrow would end within a number.
  public var breakingBeforeAmount: String {
    guard let slash = lastIndex(of: "/"), self[slash...].dropFirst().first?.isNumber == true else {
      return self
    }
    return self[...slash] + "\u{200B}" + String(self[slash...].dropFirst()).onOneLine
  }

  /// With the signs between facts at the ends of lines, never at their beginning.
  public var keepingSeparators: String { replacing(" · ", with: "\u{A0}· ") }

  /// With no-break spaces where a number meets its word, as in "500 g", "6 × 330 ml" and "2 products":
  /// a line never ends between the two. A price such as "€1.42" needs no word.
  var keepingNumbers: String {
    var result = String.UnicodeScalarView()
    let scalars = Array(unicodeScalars)
    var isPrice = false
    for (index, scalar) in scalars.enumerated() {
      if scalar.properties.generalCategory == .currencySymbol { isPrice = true }
      // Behind it stands an amount again: "€0.30/100 g".
      if scalar == "/" { isPrice = false }
      guard scalar == " ", index > 0, index + 1 < scalars.count else {
        result.append(scalar)
        continue
      }
      let isKept =
        !isPrice && scalars[index - 1].endsNumber && scalars[index + 1].beginsWord
        || scalars[index - 1] == "×" || scalars[index + 1] == "×"
      result.append(isKept ? "\u{A0}" : scalar)
      isPrice = false
    }
    return String(result)
  }

  /// The same, and with unit prices that stay in one line: "€2.50/kg" would end behind its slash.
  public var keepingUnits: String { keepingNumbers.replacing("/", with: "/\u{2060}") }

  /// Without any place to break the line: a quantity whose unit has several words, "12 fl oz".
  var onOneLine: String { replacing(" ", with: "\u{A0}") }
}

extension Unicode.Scalar {
  /// Digits, fractions, the end of an isolated number.
  fileprivate var endsNumber: Bool {
    properties.numericType != nil || self == "\u{2069}"
  }

  fileprivate var beginsWord: Bool { properties.isAlphabetic || self == "%" }
}
