import PerText

/// Signs of prices in a text, before any reader is asked.
enum PriceMarks {
  /// How many numbers look like prices: beside a sign of a currency, or with two digits after a separator.
  static func count(in text: String) -> Int {
    let scalars = Array(text.unicodeScalars)
    var count = 0
    var index = 0
    while index < scalars.count {
      guard isDigit(scalars[index]) else {
        index += 1
        continue
      }
      let start = index
      var end = index
      while end < scalars.count,
        isDigit(scalars[end])
          || ".,'’".unicodeScalars.contains(scalars[end]) && end + 1 < scalars.count
            && isDigit(scalars[end + 1])
      {
        end += 1
      }
      let digits = scalars[start..<end]
      let before = start > 0 ? scalars[start - 1] : " "
      let beforeThat = start > 1 && before == " " ? scalars[start - 2] : before
      let after = end < scalars.count ? scalars[end] : " "
      let afterThat = end + 1 < scalars.count && isSpace(after) ? scalars[end + 1] : after
      let hasSign =
        isSign(before) || isSign(beforeThat) || isSign(after) || isSign(afterThat)
        || isSignWord(scalars, from: isSpace(after) ? end + 1 : end)
      let hasCents =
        digits.count > 3 && (digits[end - 3] == "." || digits[end - 3] == ",") && after != "%"
        && afterThat != "%" && !after.properties.isAlphabetic
      // "7.–", "5,-", "89:-"
      let hasDash =
        ".,:".unicodeScalars.contains(after) && end + 1 < scalars.count
        && "-–—".unicodeScalars.contains(scalars[end + 1])
      if hasSign || hasCents || hasDash { count += 1 }
      index = end
    }
    return count
  }

  /// Whether a word of a currency begins at a place: "Ft", "kr".
  private static func isSignWord(_ scalars: [Unicode.Scalar], from start: Int) -> Bool {
    guard start < scalars.count, scalars[start].properties.isAlphabetic else { return false }
    let word = scalars[start...].prefix { $0.properties.isAlphabetic }
    return word.count <= 4 && signWords.contains(String(String.UnicodeScalarView(word)))
  }

  private static let signWords = LabelWords.words(.currencySign)

  /// What stands between two pieces of a line.
  static func separator(_ one: String, _ other: String, isSpaced: Bool, isRaised: Bool) -> String {
    guard let last = one.unicodeScalars.last, let first = other.unicodeScalars.first else {
      return ""
    }
    // "3.–" and "6 Stück"
    if "-–—".unicodeScalars.contains(last), isDigit(first), endsWithNoCents(one) { return " " }
    let isPriceLike = one.unicodeScalars.count <= 16 && other.unicodeScalars.count <= 8
    if isPriceLike, last == "." || last == ",",
      one.unicodeScalars.dropLast().last.map(isDigit) == true,
      isDigit(first)
    {
      return ""
    }
    if isPriceLike, isDigit(last), first == "." || first == ",",
      other.unicodeScalars.dropFirst().first.map(isDigit) ?? true
    {
      return ""
    }
    // Cents in an element of their own
    let digits = other.unicodeScalars.prefix { isDigit($0) }
    let rest = other.unicodeScalars.dropFirst(digits.count)
    if isPriceLike, isDigit(last), digits.count == 2,
      rest.allSatisfy({ !$0.properties.isAlphabetic || rest.count <= 4 }) && rest.first != "%",
      !isSpaced || isRaised, !hasFraction(one)
    {
      return "."
    }
    if isSpaced || isDigit(last) && isDigit(first)
      || last.properties.isAlphabetic && first.properties.isAlphabetic
    {
      return " "
    }
    return isApart(last, other) ? " " : ""
  }

  /// Whether a piece says something of its own behind another one's last character, though no space stands between
  /// their elements: "750 g" and "£3.40", "Oat Flakes" and "750 g", "£3.40" and "each".
  private static func isApart(_ last: Unicode.Scalar, _ other: String) -> Bool {
    guard let first = other.unicodeScalars.first else { return false }
    let amount = other.unicodeScalars.dropFirst().first { !isSpace($0) }
    if first == "(" { return last.properties.isAlphabetic || isDigit(last) }
    let isSigned = isSign(first) && amount.map(isDigit) == true
    if last.properties.isAlphabetic || last == "%" { return isSigned || isDigit(first) }
    // "5.90₪" and "each"
    if isSign(last) { return first.properties.isAlphabetic && other.count > 1 }
    return isDigit(last) && (isSigned || first.properties.isAlphabetic && other.count > 3)
  }

  /// A line of prices that stood in elements of their own with spaces between them: "£8.07£16.14/kg", "6,10 €4,88 €(1 kg =
  /// 9,76 €)".
  static func apart(_ text: String) -> String {
    guard text.utf8.count <= 200, count(in: text) > 1 else { return text }
    let characters = Array(text)
    var result = ""
    for (place, character) in characters.enumerated() {
      if character.isUppercase, isBehindSignWord(characters, place) { result.append(" ") }
      guard character.isCurrencySymbol, place > 0, place + 1 < characters.count else {
        result.append(character)
        continue
      }
      let next = characters[place + 1]
      var start = place
      if characters[start - 1] == " " || characters[start - 1] == "\u{A0}" { start -= 1 }
      let end = start
      while start > 0, characters[start - 1].isNumber || ".,".contains(characters[start - 1]) {
        start -= 1
      }
      let isBehindNumber = start < end && characters[end - 1].isNumber
      let hasSign = start > 0 && characters[start - 1].isCurrencySymbol
      if isBehindNumber, next.isNumber, hasSign, end == place {
        result.append(" ")
        result.append(character)
      } else if isBehindNumber, !hasSign, next == "(" || next.isNumber && end - start > 3 {
        result.append(character)
        result.append(" ")
      } else {
        result.append(character)
      }
    }
    return withoutRepeats(result)
  }

  /// "$4.97 $4.97 ($0.13 $0.13/oz)": what is heard and what is seen are one price.
  private static func withoutRepeats(_ text: String) -> String {
    var words = text.split(separator: " ").map(String.init)
    var place = 0
    while place < words.count {
      for length in [2, 1] where place + 2 * length <= words.count {
        let bracket = words[place].hasPrefix("(") ? "(" : ""
        let one = words[place..<place + length].joined(separator: " ").dropFirst(bracket.count)
        let other = words[place + length..<place + 2 * length].joined(separator: " ")
        guard one.contains(where: \.isNumber), one.contains(where: \.isCurrencySymbol),
          length == 1 || words[place + 1].allSatisfy(\.isCurrencySymbol),
          other == one || other.hasPrefix(one + "/")
        else { continue }
        words.removeSubrange(place..<place + length)
        words[place] = bracket + words[place]
        break
      }
      place += 1
    }
    return words.joined(separator: " ")
  }

  /// Whether a word of a currency behind an amount ends before a place: the "Kč" of "199,00 KčBěžná cena".
  private static func isBehindSignWord(_ characters: [Character], _ place: Int) -> Bool {
    let word = String(characters[..<place].reversed().prefix(4).prefix { $0.isLetter }.reversed())
    let before = characters[..<(place - word.count)].last { !$0.isWhitespace }
    let isApart =
      word.contains(where: \.isLowercase)
      || place + 1 < characters.count && characters[place + 1].isLowercase
    return !word.isEmpty && isApart && before?.isNumber == true && signWords.contains(word)
  }

  /// A line before a struck price without the words at its end that say what that is: "13.90 ₪ instead of", "54,90 kr
  /// Ord. pris".
  static func withoutFormerLabel(_ text: String) -> String {
    guard let number = text.lastIndex(where: \.isNumber) else { return text }
    var end = text.endIndex
    while let space = text[number..<end].lastIndex(where: \.isWhitespace) {
      if PriceLabel(String(text[space...])).isFormer { return String(text[..<space]).trimmed }
      end = space
    }
    return text
  }

  /// Whether the last number of a text has digits after a separator, or a group of three.
  private static func hasFraction(_ text: String) -> Bool {
    let number = text.unicodeScalars.reversed().prefix { isDigit($0) || $0 == "." || $0 == "," }
    return number.contains { $0 == "." || $0 == "," }
      && number.prefix(while: { isDigit($0) }).count == 2
  }

  /// Whether a piece is the whole part of a price whose cents are the next: "3." or "3" before "99" or ",99".
  static func isWhole(_ text: String, before cents: String) -> Bool {
    let digits = text.prefix { $0.isNumber }
    let rest = text.dropFirst(digits.count)
    let following = cents.drop { ".,".contains($0) }.prefix { $0.isNumber }
    return (1...4).contains(digits.count) && following.count == 2
      && (rest.isEmpty || rest == "." || rest == ",")
  }

  /// Whether a piece is a number whose currency is the next: "278" before "円".
  static func isAmount(_ text: String, before currency: String) -> Bool {
    text.unicodeScalars.allSatisfy { isDigit($0) || ".,'’".unicodeScalars.contains($0) }
      && !currency.unicodeScalars.contains(where: isDigit) && count(in: text + currency) == 1
  }

  /// Whether a text is a number with a sign for no cents: "89:-", "129,-".
  static func hasNoCents(_ text: String) -> Bool {
    let digits = text.drop { isDigit($0.unicodeScalars.first ?? " ") }
    return digits.count < text.count && digits.count == 2 && ".,:".contains(digits.first ?? " ")
      && "-–—".contains(digits.last ?? " ")
  }

  /// "Ord. pris 229:-"
  static func endsWithNoCents(_ text: String) -> Bool {
    hasNoCents(String(text.reversed().prefix { !$0.isWhitespace }.reversed()))
  }

  /// "2.49", which stands alone in a line of little but a price.
  static func hasCents(_ text: String) -> Bool {
    let parts = text.split(whereSeparator: { ".,".contains($0) })
    guard parts.count == 2, (1...4).contains(parts[0].count),
      parts[0].allSatisfy({ $0.wholeNumberValue != nil })
    else { return false }
    // "7.–"
    return ["-", "–", "—"].contains(parts[1])
      || parts[1].count == 2 && parts[1].allSatisfy { $0.wholeNumberValue != nil }
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80
      ? (0x30...0x39).contains(scalar.value) : scalar.properties.numericType == .decimal
  }

  static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .currencySymbol
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  /// Whether a text is of letters, without digits and signs.
  static func isWord(_ text: String) -> Bool {
    !text.unicodeScalars.contains { isDigit($0) || isSign($0) || $0 == "/" }
  }

  /// "(税抜)"
  static func isInBrackets(_ text: String) -> Bool {
    "(（".contains(text.first ?? " ") && ")）".contains(text.last ?? " ")
  }

  /// Whether a text continues with the unit of a price.
  static func isUnit(_ text: String) -> Bool {
    let text = text.lowercased()
    if ["/", "kg", "lb"].contains(where: text.hasPrefix) || ["l", "g"].contains(text) {
      return true
    }
    return beginsWithPer(text)
      || LabelWords.words(.each).contains(text.prefix { $0 != " " }.filter(\.isLetter))
  }

  /// "2 g each"
  static func endsWithEach(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return words.last.map { LabelWords.words(.each).contains(String($0)) } ?? false
  }

  /// "price per kg"
  static func endsWithPer(_ text: String) -> Bool {
    let words = text.lowercased().split(separator: " ").suffix(2)
    return words.count == 2 && LabelWords.words(.per).contains(String(words[words.startIndex]))
  }

  /// Whether a text says no more than that a price is for a pack: "per pack", "je Packung".
  static func isPerPack(_ text: String) -> Bool {
    let words = text.lowercased().split(separator: " ")
    return words.count == 2 && LabelWords.words(.per).contains(String(words[0]))
      && UnitWords.isPack(String(words[1]))
  }

  /// "per 100 g", "je Beutel", in lowercase.
  static func beginsWithPer(_ text: String) -> Bool {
    text.contains(" ") && LabelWords.words(.per).contains(String(text.prefix { $0 != " " }))
  }
}
