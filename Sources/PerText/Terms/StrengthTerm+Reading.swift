import PerModel

// What is inside, in the words of labels.
extension TermInput {
  /// Words between what is inside and what it is inside of.
  private static let per = Words.substrings(.substancePer)

  /// Whether a word is between the two, or has the sign for that in it: "g/100".
  static func isPer(_ word: Substring) -> Bool { per.contains(word) || word.contains("/") }

  /// What is inside, by the words of labels: they mean one thing in every language.
  static let substances: [Substring: Strength.Substance.Known] = {
    var substances: [Substring: Strength.Substance.Known] = [:]
    for substance in Strength.Substance.Known.allCases {
      for word in Words.substrings(substance.role) { substances[word] = substance }
    }
    return substances
  }()

  /// "20 g protein per 100 g, 12 bars": one measure or several, with commas between them.
  mutating func strengths() throws(ReadingError) -> Strengths {
    let clauses = words.clauses
    if clauses.count > 1 {
      let all = clauses.compactMap { clause -> Strength? in
        var input = self
        input.keepOnly(clause)
        return try? input.strength()
      }
      if all.count == clauses.count, let several = Strengths(all), several.all.count == all.count {
        return several
      }
    }
    guard let one = Strengths([try strength()]) else { throw ReadingError(.empty, whole) }
    return one
  }

  /// "40% alcohol", "20 g protein per 100 g", "400 mg ibuprofen per tablet",
  /// "40 washes".
  mutating func strength() throws(ReadingError) -> Strength {
    splitAtSlashes { Self.substances[$0] != nil }
    if let share = try strengthByShare() { return share }
    let isPerPack = take(TermWords.perWholePack)
    if !isPerPack, let per = try strengthPerAmount() { return per }
    let (inner, name) = try amountAndName(words.words.map(\.range))
    return Strength(try substance(name, of: inner), .inPack(inner))
  }

  /// "40% vol", "alcohol 40%", "アルコール度数40度".
  private func strengthByShare() throws(ReadingError) -> Strength? {
    guard let sign = words.words.firstIndex(where: { isShare($0.text) }) else { return nil }
    var range = sign...sign
    if words.words[sign].text == "%" {
      guard sign > 0 else { throw ReadingError(.numberMissing, whole) }
      range = sign - 1...sign
    }
    var number = range.map { words.slice(words.words[$0].range) }.joined()
    if let last = number.last, Self.degrees.contains(last) { number = number.dropLast() + "%" }
    guard let part = try percentage(number) else { return nil }
    guard part <= .one else { throw ReadingError(.aboveWhole, whole) }
    guard part.isPositive else { throw ReadingError(.notPositive, whole) }
    let rest = words.words.indices.filter { !range.contains($0) }.map { words.words[$0].text }
    return Strength(try substance(rest, of: nil), .share(part))
  }

  /// Whether a word is a percentage, or degrees, in which alcohol is measured.
  private func isShare(_ word: Substring) -> Bool {
    if word.contains("%") { return true }
    guard let last = word.last, Self.degrees.contains(last) else { return false }
    return word.dropLast().allSatisfy { $0.isNumber || $0 == "." || $0 == "," }
      && words.words.contains { Self.substances[$0.text] == .alcohol }
  }

  static let degrees = Set(Words.all(.alcoholDegree).compactMap(\.first))

  /// "20 g protein per 100 g", "20 g / 100 g protein", "400 mg each".
  private func strengthPerAmount() throws(ReadingError) -> Strength? {
    let all = words.words
    if let last = all.last, Self.each.contains(last.text) {
      let (inner, name) = try amountAndName(all.dropLast().map(\.range))
      return Strength(
        try substance(name, of: inner), .per(inner, in: try oneOf(nil)))
    }
    guard let per = all.firstIndex(where: { Self.per.contains($0.text) }), per > 0,
      per + 1 < all.count
    else { return nil }
    let (inner, before) = try amountAndName(all[..<per].map(\.range))
    let after = all[(per + 1)...]
    let (outer, behind) = try outerAmount(after.map(\.range))
    return Strength(
      try substance(before.isEmpty ? behind : before, of: inner), .per(inner, in: outer))
  }

  private static let each = Words.substrings(.eachAmount)

  /// "100 g", "tablet", "100 g protein".
  private func outerAmount(
    _ ranges: [Range<Int>]
  ) throws(ReadingError) -> (Quantity, [Substring]) {
    let text = ranges.map(words.slice).joined(separator: " ")
    if !text.contains(where: \.isNumber) { return (try quantity("1 " + text), []) }
    return try amountAndName(ranges)
  }

  private func oneOf(_ name: CountName?) throws(ReadingError) -> Quantity {
    do throws(QuantityError) { return try Quantity(.one, .item, of: name) } catch {
      throw ReadingError(.tooLarge, whole)
    }
  }

  /// The longest amount at the start, and the words after it; or words and an amount after them.
  private func amountAndName(
    _ ranges: [Range<Int>]
  ) throws(ReadingError) -> (Quantity, [Substring]) {
    let texts = ranges.map(words.slice)
    for count in stride(from: texts.count, to: 0, by: -1) {
      let text = texts[..<count].joined(separator: " ")
      if text.contains(where: \.isNumber), let amount = try? quantity(text) {
        return (amount, texts[count...].map { Substring($0.lowercased()) })
      }
    }
    for start in texts.indices.dropFirst() {
      let text = texts[start...].joined(separator: " ")
      if text.contains(where: \.isNumber), let amount = try? quantity(text) {
        return (amount, texts[..<start].map { Substring($0.lowercased()) })
      }
    }
    // "3 plies": a number of something that is not a unit.
    guard texts.count >= 2, let number = try? number(texts[0]), number.isPositive else {
      throw ReadingError(texts.isEmpty ? .numberMissing : .notANumber, whole)
    }
    let name = texts.dropFirst().map { Substring($0.lowercased()) }
    let counted = CountName(Self.substances[name[0]]?.rawValue ?? name.joined(separator: " "))
    do throws(QuantityError) { return (try Quantity(number, .item, of: counted), name) } catch {
      throw ReadingError(.tooLarge, whole)
    }
  }

  /// The substance that the words name; without words, the counted things of a count, else what is measured.
  private func substance(
    _ words: [Substring], of amount: Quantity?
  ) throws(ReadingError) -> Strength.Substance {
    let hasNumber = words.contains { $0.contains(where: \.isNumber) }
    let known = hasNumber ? nil : words.compactMap { Self.substances[$0] }.first
    let text =
      known?.rawValue ?? (words.isEmpty ? nil : words.joined(separator: " "))
      ?? amount?.countName?.id ?? amount.map { $0.unit.kind.rawValue }
    guard let text, !text.contains(where: { $0.isNumber || $0 == ";" }),
      let substance = Strength.Substance(text)
    else { throw ReadingError(.notANumber, whole) }
    return substance
  }
}

extension Strength.Substance.Known {
  /// The role of the words that name it.
  fileprivate var role: Role {
    switch self {
    case .alcohol: .alcohol
    case .protein: .protein
    case .caffeine: .caffeine
    case .cocoa: .cocoa
    case .washes: .washes
    case .plies: .plies
    }
  }
}

extension TermText {
  /// Whether a word has a number and no sign of a currency.
  func isBareNumber(_ index: Int) -> Bool {
    hasDigit(index)
      && !words[index].text.unicodeScalars.contains {
        $0.properties.generalCategory == .currencySymbol
      }
  }

  /// The words between commas and semicolons.
  var clauses: [Range<Int>] {
    var clauses: [Range<Int>] = []
    var start = 0
    for index in words.indices where words[index].endsClause || index + 1 == words.count {
      clauses.append(start..<index + 1)
      start = index + 1
    }
    return clauses
  }
}
