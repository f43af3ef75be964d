/// The words of a heading, in small letters without accents.
enum HeadingText {
  /// The words of a heading or of one of its parts: "productName", "PRODUCT_NAME" and "Product name" have the same.
  /// Signs that mean something stay as words: "%", "/", "€".
  static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var word = String.UnicodeScalarView()
    var last: Kind?
    var before: Unicode.Scalar?
    func end() {
      if !word.isEmpty { tokens.append(folded(String(word))) }
      word.removeAll()
    }
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      // "Шт.", "o'clock", "סה״כ" are a word each.
      if isWithinWord(scalar), !word.isEmpty { continue }
      let kind = Kind(scalar)
      defer { (last, before) = (kind, scalar) }
      switch kind {
      case .space: end()
      case .sign:
        // "R$" and "US$" are a word each.
        if scalar == "$", last == .letter, word.count <= 2, word.allSatisfy(\.isASCII) {
          word.append(scalar)
          end()
          continue
        }
        end()
        tokens.append(String(scalar))
      case .digit:
        if last != .digit { end() }
        word.append(scalar)
      case .mark:
        word.append(scalar)
      case .letter:
        if last == .digit { end() }
        // "productName", "EANCode"
        if scalar.properties.isUppercase, let before {
          let next = index + 1 < scalars.count ? scalars[index + 1] : nil
          if before.properties.isLowercase
            || before.properties.isUppercase && next?.properties.isLowercase == true
              && word.count > 1
          {
            end()
          }
        }
        word.append(scalar)
      }
    }
    end()
    return tokens
  }

  /// Whether a letter stands alone in a text, with a point behind it: "P." in "P. unit."
  static func isPointed(_ letter: String, in text: String) -> Bool {
    text.split { !$0.isLetter && $0 != "." }.contains { word in
      word.count == 2 && word.hasSuffix(".") && folded(String(word.dropLast())) == letter
    }
  }

  private enum Kind {
    case letter, mark, digit, sign, space

    init(_ scalar: Unicode.Scalar) {
      let properties = scalar.properties
      switch properties.generalCategory {
      case .nonspacingMark, .spacingMark: self = .mark
      case .decimalNumber: self = .digit
      // "m²"
      case .otherNumber where "²³".unicodeScalars.contains(scalar): self = .mark
      case .currencySymbol: self = .sign
      default:
        if properties.isAlphabetic {
          self = .letter
        } else {
          self = HeadingText.signs.contains(scalar) ? .sign : .space
        }
      }
    }
  }

  private static let signs: Set<Unicode.Scalar> = ["%", "/", "#", "¢", "°"]

  private static func isWithinWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "’", "\"", "״", "׳", "º", "ª": true
    default: false
    }
  }

  /// In small letters without accents; "å" is a letter, so that the Danish year is not the Hungarian price.
  static func folded(_ word: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in word.lowercased().unicodeScalars {
      if let base = accents[scalar] {
        folded.append(contentsOf: base.unicodeScalars)
      } else if scalar.value < 0x300 || scalar.properties.generalCategory != .nonspacingMark
        || isUnspaced(scalar)
      {
        folded.append(scalar)
      }
    }
    return String(folded)
  }

  private static let accents: [Unicode.Scalar: String] = {
    var accents: [Unicode.Scalar: String] = [:]
    for group in """
    a:àáâãäāăąạảấầẩẫậắằẳẵặ c:çćĉċč d:ďđð e:èéêëēĕėęěẹẻẽếềểễệ g:ĝğġģ h:ĥħ i:ìíîïĩīĭįıỉị j:ĵ k:ķ l:ĺļľŀł n:ñńņňŋ \
    o:òóôõöøōŏőọỏốồổỗộớờởỡợơ r:ŕŗř s:śŝşšș t:ţťŧț u:ùúûüũūŭůűųụủứừửữựư w:ŵ y:ýÿŷỳỵỷỹ z:źżž ss:ß ae:æ oe:œ \
    α:ά ε:έ η:ή ι:ίϊΐ ο:ό υ:ύϋΰ ω:ώ σ:ς е:ё и:й і:ї ا:أإآ
    """.split(separator: " ") {
      let parts = group.split(separator: ":")
      for scalar in parts[1].unicodeScalars { accents[scalar] = String(parts[0]) }
    }
    return accents
  }()

  /// Whether a word is in a script without spaces between words.
  static func isUnspaced(_ word: String) -> Bool { word.unicodeScalars.contains(where: isUnspaced) }

  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0E7F, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0x31F0...0x31FF: true
    default: false
    }
  }
}
