import PerDocument
import PerText

/// Words on pictures of offers that name nothing.
enum PictureWords {
  /// Whether words only praise, as on the star next to a price, or say in what something is packed.
  static func isBadge(_ text: String) -> Bool {
    if text.contains(where: isStar) { return true }
    let words = text.lowercased().split { !$0.isLetter }
    return words.allSatisfy { isPraise($0) || $0.count < 2 }
      || PriceLabel(text).isBonus || isClub(words) || isSeller(text)
  }

  /// Whether a text is stars with how many have given them, of which some look like others: "★★*★☆2918".
  static func isStars(_ text: String) -> Bool {
    let signs = withoutVoters(text).filter { !$0.isNumber && !"()., ".contains($0) }
    return signs.count >= 3 && signs.allSatisfy { isStar($0) || $0 == "*" }
      && signs.contains(where: isStar)
  }

  /// "★★★★☆4.5" for "★★★★☆4.5 (612 reviews)".
  private static func withoutVoters(_ text: String) -> Substring {
    guard let open = text.lastIndex(of: "("), text.hasSuffix(")"),
      text[open...].dropFirst().first?.isNumber == true
    else { return text[...] }
    return text[..<open]
  }

  static func isStar(_ character: Character) -> Bool { "★☆⭐".contains(character) }

  /// Whether a text is stars that were taken for ideographs, with how many there are: "食貴食食食(12)".
  static func isRating(_ text: String) -> Bool {
    guard let bracket = text.firstIndex(where: { "(（".contains($0) }), text.last?.isNumber == false
    else { return false }
    let stars = text[..<bracket].filter { !$0.isWhitespace }
    let count = text[bracket...].dropFirst().dropLast()
    return (3...6).contains(stars.count) && !stars.allSatisfy(isStar)
      && count.allSatisfy { $0.isNumber || ".,".contains($0) }
      && stars.allSatisfy { !$0.isNumber && $0.unicodeScalars.allSatisfy { $0.value > 0x2600 } }
  }

  /// A text without stars and icons, and with the letters that are meant.
  static func cleaned(_ text: StraightText) -> StraightText {
    let steps: [(StraightText) -> StraightText] = [
      withLatinK, withSpacesBetweenSums, withSpaces, withSpacesBehindSizes, withoutIcons,
      withoutRating, withoutFootnotes, withLetterBehindSlash, withOunces, withSmallL, withDollar,
      withSigns, withOneSign, withBrackets,
    ]
    return steps.reduce(text) { $1($0) }
  }

  /// "80 ct" for "80 ct · ★★★★★ (640)".
  private static func withoutRating(_ text: StraightText) -> StraightText {
    guard let star = text.text.firstIndex(where: isStar),
      text.text[star...].allSatisfy({ isStar($0) || $0.isNumber || "()., ".contains($0) })
    else { return text }
    var kept = Substring(String(text.text[..<star]).trimmed)
    while let last = kept.last, "·•|-–".contains(last) {
      kept = Substring(String(kept.dropLast()).trimmed)
    }
    // "4.93 ★★★★★ (3,412)" is all rating.
    if !kept.contains(where: \.isLetter) { return text }
    var rest = text
    rest.text = String(kept)
    rest.right = text.left + text.width * kept.count / text.text.count
    return rest
  }

  /// Without the icons of a font, which are not in Unicode.
  private static func withoutIcons(_ text: StraightText) -> StraightText {
    func isIcon(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory == .privateUse
    }
    guard text.text.unicodeScalars.contains(where: isIcon) else { return text }
    var rest = text
    rest.text =
      String(String.UnicodeScalarView(text.text.unicodeScalars.filter { !isIcon($0) })).collapsed
      .trimmed
    return rest.text.isEmpty ? text : rest
  }

  /// "Kč" for "κč", as no word has letters of Greece and others, and for "č" behind a number.
  private static func withLatinK(_ text: StraightText) -> StraightText {
    var fixed = text
    let words = text.text.split(separator: " ")
    for sign in LabelWords.words(.currencySign) where sign.first == "K" && sign.count > 1 {
      let rest = sign.dropFirst()
      fixed.text = fixed.text.replacing("\u{3BA}" + rest, with: sign)
      // "10140 č"
      if words.count == 2, words[1] == rest, !rest[rest.startIndex].isASCII,
        words[0].prefix(2).allSatisfy(\.isNumber)
      {
        fixed.text = words[0] + " " + sign
      }
    }
    return fixed
  }

  /// "12,29 €" for "12,29 €¹" and "12,29 €2".
  private static func withoutFootnotes(_ text: StraightText) -> StraightText {
    var fixed = text
    fixed.text = withRaisedCents(text.text)
    fixed.text.removeAll {
      !$0.isASCII && $0.unicodeScalars.first?.properties.numericType == .digit
    }
    // "32.90" for "32.90,", behind whose raised cents nothing is
    let marks = fixed.text.indices.filter { ".,".contains(fixed.text[$0]) }
    if marks.count == 2, fixed.text.last.map({ ".,".contains($0) }) == true,
      fixed.text[marks[0]...].count == 4, fixed.text[..<marks[0]].allSatisfy(\.isNumber)
    {
      fixed.text.removeLast()
    }
    let end = Array(fixed.text.suffix(4))
    if end.count == 4, end[0].isNumber, end[1] == " ", end[3].isNumber,
      end[2].unicodeScalars.allSatisfy(PriceMarks.isSign)
    {
      fixed.text.removeLast()
    }
    return fixed.text.isEmpty ? text : fixed
  }

  private static func withSmallL(_ text: StraightText) -> StraightText {
    var fixed = text
    fixed.text = withSmallL(text.text)
    return fixed
  }

  /// "35-lb bag", "20 x 0,5l" and "kr/l" for "35-Ib bag", "20 x 0,5I" and "kr/I": a capital I is the letter that it looks
  /// like where only that one makes a unit.
  static func withSmallL(_ text: String) -> String {
    var fixed = text
    // "26.2 ¢/oz" for "26.2 ¢/02" and "26.2 Φ/0Z"
    if let slash = text.firstIndex(of: "/"), let sign = text[..<slash].last,
      ["0z", "02", "oz"].contains(text[slash...].dropFirst().lowercased()),
      text[..<slash].dropLast().last(where: { $0 != " " })?.isNumber == true
    {
      if likeCent.contains(sign) {
        fixed = text[..<slash].dropLast() + "¢/" + "oz"
      } else if sign == "¢" || text[..<slash].hasSuffix(" c") {
        fixed = text[...slash] + "oz"
      }
    }
    guard text.contains(where: { "I|".contains($0) }) else { return fixed }
    var characters = Array(text)
    // "12 fl" for "12 FI" and "12 FI oz"
    for index in characters.indices.dropFirst(2)
    where characters[index] == "I" && characters[index - 1] == "F"
      && characters[index - 2] == " " && index > 2 && characters[index - 3].isNumber
      && (index + 1 == characters.count || characters[index + 1] == " ")
    {
      (characters[index - 1], characters[index]) = ("f", "l")
    }
    // "1,5 | · 1,79/l", "1,5 | € 1.79/l": a line that parts nothing, because a point does or nothing has to
    for index in characters.indices.dropFirst() where characters[index] == "|" {
      let (before, after) = (
        characters[..<index].last { $0 != " " }, characters[(index + 1)...].first { $0 != " " }
      )
      let isBeforePrice = after?.isCurrencySymbol == true && text.hasSuffix("/l")
      if before?.isNumber == true, after == "·" || after == "•" || isBeforePrice {
        characters[index] = "l"
      }
      // "100m|"
      if characters[index - 1] == "m", index > 1, characters[index - 2].isNumber {
        characters[index] = "l"
      }
    }
    for index in characters.indices where characters[index] == "I" {
      let rest = characters[(index + 1)...].prefix { $0.isLetter }
      // "l", "lt" and "ltr", "lb" and "lbs"
      guard index > 0,
        rest.isEmpty || rest.count <= 2 && ["b", "t"].contains(rest[rest.startIndex])
      else { continue }
      let last = characters[index - 1]
      // "654Ml" for "654MI", "750 Ml" for "750 MI", and washes
      if rest.isEmpty, ["m", "M", "W"].contains(last),
        characters[..<(index - 1)].last(where: { $0 != " " })?.isNumber == true
      {
        characters[index] = "l"
        continue
      }
      let before = characters[..<index].last { $0 != "-" && $0 != " " && $0 != "/" }
      let isUnit =
        last == "/" || endsWithPer(characters[..<index])
        || (last == "-" && rest.isEmpty ? nil : before)?.isNumber == true
      if isUnit { characters[index] = "l" }
    }
    return String(characters)
  }

  /// "3,43 zł 3,09 zł" for "3,43z+ 3,09zt": what the sign of a currency looks like, right behind cents.
  private static func withSigns(_ text: StraightText) -> StraightText {
    guard text.text.contains(where: { ".,".contains($0) }) else { return text }
    var fixed = ""
    var rest = Substring(text.text)
    while let character = rest.first {
      fixed.append(rest.removeFirst())
      guard character.isNumber, fixed.dropLast(2).last.map({ ".,".contains($0) }) == true,
        fixed.dropLast().last?.isNumber == true
      else { continue }
      let behind = rest.drop { $0 == " " }
      guard
        let misread = misreadSigns.first(where: { behind.hasPrefix($0) }),
        behind.dropFirst(misread.count).first?.isLetter != true,
        let sign = LabelWords.words(.currencySign).first(where: {
          $0.first == misread.first && $0.count > 1
        })
      else { continue }
      fixed += " " + sign
      rest = behind.dropFirst(misread.count)
      if rest.first?.isNumber == true { fixed += " " }
    }
    if fixed == text.text { return text }
    var read = text
    read.text = fixed
    return read
  }

  /// "$11.94" for "s11.94", whose sign is small.
  private static func withDollar(_ text: StraightText) -> StraightText {
    let characters = Array(text.text.prefix(8))
    let digits = characters.dropFirst().prefix { $0.isNumber }.count
    guard characters.count >= 5, ["s", "S"].contains(characters[0]), 1...4 ~= digits,
      characters.count >= digits + 4, characters[digits + 1] == ".",
      characters[(digits + 2)...(digits + 3)].allSatisfy(\.isNumber)
    else { return text }
    var read = text
    read.text = "$" + text.text.dropFirst()
    return read
  }

  /// Letters of Greece with a line through them.
  private static let likeCent: Set<Character> = ["\u{3A6}", "\u{3C6}"]

  /// Longer ones first.
  private static let misreadSigns = LabelWords.words(.misreadSign)
    .sorted { ($1.count, $0) < ($0.count, $1) }

  private static func endsWithPer(_ characters: ArraySlice<Character>) -> Bool {
    guard characters.last == " ", let word = String(characters).split(separator: " ").last else {
      return false
    }
    return LabelWords.words(.per).contains(word.lowercased())
  }

  /// "Lidl Plus"
  static func isClub(_ words: [Substring]) -> Bool {
    words.count == 2 && LabelWords.words(.clubEnding).contains(String(words[1]))
  }

  /// Whether a line is a word or two before a sum of money: "AVP 11,97 €", "Versand 4,95 €"
  static func isLabelOfMoney(_ text: String) -> Bool {
    guard let digit = text.firstIndex(where: \.isNumber) else { return false }
    let money = text[digit...].prefix { $0.isNumber || ".,".contains($0) }
    let rest = String(text[money.endIndex...].drop { $0 == " " })
    let hasSign =
      beginsWithSign(rest) || text[..<digit].unicodeScalars.contains(where: PriceMarks.isSign)
      || PictureNumber.isCode(String(text[..<digit]).trimmed)
    return hasSign && text[..<digit].count(where: \.isLetter) <= 8
  }

  /// Whether a text begins with the sign of a currency: "€", "Ft/kg"
  static func beginsWithSign(_ text: String) -> Bool {
    text.unicodeScalars.first.map(PriceMarks.isSign) == true
      || LabelWords.words(.currencySign).contains(where: text.hasPrefix)
  }

  /// Whether a line begins with details rather than the name: the origin, the sort, the size.
  static func beginsDetails(_ text: String) -> Bool {
    let start = text.lowercased()
    return !isTitle(text) && LabelWords.parts(.details).contains { start.hasPrefix($0) }
  }

  /// Whether a text has no other long words than those for a deposit.
  static func isOfDeposit(_ text: String) -> Bool {
    let words: [Substring] = text.lowercased().split { !$0.isLetter }.filter { $0.count > 4 }
    return !words.isEmpty && words.allSatisfy { isDeposit($0) }
  }

  private static func isDeposit(_ word: Substring) -> Bool {
    LabelWords.say(.deposit, in: String(word), of: CollectionOfOne(word))
  }

  /// "Ramlösa" for "Ramlösa +pant": a deposit comes on top.
  static func withoutDeposit(_ text: String) -> String {
    guard let plus = text.lastIndex(of: "+") else { return text }
    let word = String(text[plus...].dropFirst()).trimmed.lowercased()
    guard !word.contains(" "), isDeposit(word[...]) else { return text }
    var rest = text[..<plus]
    while let last = rest.last, " /|·".contains(last) { rest.removeLast() }
    return rest.isEmpty ? text : String(rest)
  }

  static func isPraise(_ word: Substring) -> Bool { praise.contains(String(word)) }

  private static let praise = LabelWords.words(.praise)
}
