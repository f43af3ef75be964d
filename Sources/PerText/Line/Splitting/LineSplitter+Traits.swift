import PerModel

// What can be seen of a word by itself.
extension LineSplitter {
  /// - Parameter isPlain: whether there are only letters of ASCII.
  func described(_ range: Range<Int>, isPlain: Bool = false) -> LineWords.Word {
    var word = LineWords.Word(range: range)
    let part = UnsafeBufferPointer(rebasing: bytes[range])
    if isPlain, meansNothing(part) {
      word.traits = LineWords.listed.contains(part) ? [.letter, .listed] : [.letter, .onlyName]
      if NumberWords.shared.contains(part) { word.traits = [.letter, .numberWord] }
      return word
    }
    var traits: LineWords.Traits = [.known]
    var (digits, separators) = (0, 0)
    for place in isPlain ? 0..<0 : part.indices {
      switch part[place] {
      case 0x30...0x39: digits += 1
      case 0x2C, 0x2E: separators += place > 0 && place + 1 < part.count ? 1 : 2
      case ..<0x20, 0x7F: traits.insert(.control)
      default: break
      }
    }
    if digits == part.count { traits.insert(.whole) }
    // A plain number needs no cursor.
    if digits + separators == part.count, separators < 2, digits <= 18 {
      word.traits = traits.union([.digit, .number])
      if separators > 0 { word.traits.insert(.plainDecimal) }
      return word
    }
    if part.count > 1, ASCII.isLetter(part[0]), part[0] | 0x20 != 0x78,
      ASCII.digits.contains(part[1])
    {
      traits.insert(.code)
    }
    if part[0] == UInt8(ascii: "@") { traits.insert(.store) }
    if part.count == 1 && (part[0] == 0x2C || part[0] == 0x3B || part[0] == 0x7C)
      || part.count == 3 && isIdeographicComma(range.lowerBound)
    {
      traits.insert(.separator)
    }
    var cursor = Cursor(part, scratch: scratch, habits: habits)
    var isFirst = true
    while true {
      guard (try? cursor.advance()) != nil else {
        traits.remove(.known)
        addRest(of: part, from: cursor.start, to: &traits)
        break
      }
      if cursor.token == .end { break }
      if isFirst, cursor.token == .word { word.meaning = cursor.meaning }
      add(cursor, part, to: &traits)
      if cursor.end == part.count { break }
      isFirst = false
    }
    if traits.contains([.currency, .unit]), !traits.contains(.ownCurrency),
      !isCode(lettersOf: part)
    {
      traits.insert(.ratherUnit)
    }
    // "CAD 15.99" is in dollars, where "cad." means each in Italian.
    if traits.contains([.ownCurrency, .each]), !traits.contains(.digit) {
      traits.subtract([.each, .multiplier])
    }
    if traits.contains(.letter), isListed(part, isPlain: isPlain) { traits.insert(.listed) }
    if traits.contains(.letter), !traits.contains(.digit),
      NumberWords.shared.mayContain(LineWords.plain(part))
    {
      traits.insert(.numberWord)
    }
    if traits.contains([.letter, .digit]), Self.joinedTos.contains(where: { part.starts(with: $0) })
    {
      traits.insert(.per)
    }
    word.traits = traits
    return word
  }

  /// The start of "ל-100", as in "4.90 ₪ ל-100 גרם".
  private static let joinedTos = Words.all(.joinedTo).map { Array($0.utf8) + [0x2D] }

  /// Whether a word of ASCII's letters means nothing to any reader, as most of a name do. That is seen without
  /// a cursor.
  private func meansNothing(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
    // Shorter ones may be a unit and a letter; an "x" may be a sign.
    guard part.count > 3, part[0] | 0x20 != UInt8(ascii: "x"), !habits.readsForeignNames else {
      return false
    }
    var word = FoldedWord(bytes: scratch)
    for byte in part { word.append(byte | 0x20) }
    let meaning = habits.meaning(of: word)
    return !meaning.isKnown && meaning.flags.isEmpty
  }

  private func isListed(_ part: UnsafeBufferPointer<UInt8>, isPlain: Bool) -> Bool {
    isPlain
      ? LineWords.listed.contains(part)
      : LineWords.listed.contains(TermText.trimmed(part, from: 0, to: part.count))
        || LineWords.listed.contains(LineWords.plain(part))
  }

  /// Whether the letters of a word can be the code or the sign of a currency: no more than "GR" of "400 GR" is, which
  /// has two capitals.
  private func isCode(lettersOf part: UnsafeBufferPointer<UInt8>) -> Bool {
    if part.allSatisfy({ $0 < 0x80 }) {
      return !part.contains { (0x61...0x7A).contains($0) } && part.count(where: ASCII.isLetter) != 2
    }
    return String(decoding: part, as: UTF8.self).filter(\.isLetter).allSatisfy(\.isUppercase)
  }

  /// What the cursor did not reach: names have signs of their own.
  private func addRest(
    of part: UnsafeBufferPointer<UInt8>, from start: Int, to traits: inout LineWords.Traits
  ) {
    var place = start
    while place < part.count {
      let (scalar, width) = UTF8.scalar(in: part, at: place)
      if Scalars.isLetter(scalar) { traits.insert(.letter) }
      if Scalars.digit(scalar) != nil {
        traits.insert(.digit)
        if place == 0 { traits.insert(.number) }
      }
      place += width
    }
  }

  /// Inlined, because a cursor is lent by copying it.
  @inline(__always)
  private func add(
    _ cursor: Cursor, _ part: UnsafeBufferPointer<UInt8>,
    to traits: inout LineWords.Traits
  ) {
    switch cursor.token {
    case .number:
      traits.insert(.digit)
      if !traits.contains(.letter), !traits.contains(.percent) { traits.insert(.number) }
    case .word:
      traits.insert(.letter)
      addMeaning(of: cursor, to: &traits)
    case .times, .star:
      traits.formUnion([.times, .multiplier])
      if cursor.token == .times, part.count <= 2 { traits.insert(.letter) }
    case .slash, .divide: traits.insert(.slash)
    case .percent: traits.insert(.percent)
    case .plus: traits.insert(.sum)
    case .minus, .dash: traits.insert(.dash)
    case .open, .close: traits.insert(.bracket)
    case .equals, .about: traits.insert(.restatement)
    default: break
    }
  }

  private func isMetric(_ letter: UInt8) -> Bool {
    ASCII.isLetter(letter, "g") || ASCII.isLetter(letter, "l")
      || ASCII.isLetter(letter, "m")
  }

  /// "Pro" with one capital is what sellers call the better one; German prices are "pro kg", labels' "PRO KG".
  private static func isPro(_ cursor: Cursor) -> Bool {
    let word = cursor.text[cursor.range]
    return cursor.meaning.role == .per && cursor.says(.perUncapitalized)
      && word.first.map { $0 & 0x20 == 0 } == true && word.last.map { $0 & 0x20 != 0 } == true
  }

  @inline(__always)
  private func addMeaning(of cursor: Cursor, to traits: inout LineWords.Traits) {
    let meaning = cursor.meaning
    if meaning.startsPhrase { traits.insert(.phrase) }
    if !meaning.isKnown {
      if !meaning.startsPhrase { traits.remove(.known) }
      return
    }
    if let word = meaning.currency {
      traits.insert(.currency)
      if word.currency(besides: currency) == currency || word.candidates.isEmpty {
        traits.insert(.ownCurrency)
      }
    }
    if meaning.hasUnit { traits.remove(.code) }
    if let unit = meaning.unit {
      traits.insert(unit.kind == .count ? .count : .unit)
      if unit.kind != .count, !meaning.hasCurrency, !meaning.hasCountName,
        meaning.role == .none, !meaning.startsPhrase,
        cursor.range.count > 2 || isMetric(cursor.text[cursor.start])
      {
        traits.insert(.onlyUnit)
      }
    }
    if meaning.hasCountName || cursor.says(own: .pieceBehindNumber) { traits.insert(.count) }
    if meaning.isContainer { traits.insert(.container) }
    if cursor.isEachWord { traits.formUnion([.multiplier, .each]) }
    if Self.isPro(cursor) { return }
    if cursor.isEachOf { traits.formUnion([.multiplier, .per]) }
    switch meaning.role {
    case .of: traits.formUnion([.multiplier, .deal])
    case .per: traits.formUnion([.per, .multiplier, .deal])
    case .forWord: traits.formUnion([.introduction, .deal])
    case .priceNoise: traits.insert(.introduction)
    case .joining where cursor.isArticleOfUnit, .or where cursor.isArticleOfUnit:
      traits.insert(.per)
    case .free, .orMore: traits.insert(.deal)
    case .half, .halved, .halfOf, .quarterOf, .another, .off, .save, .buy, .whenBuying, .get, .pay,
      .second,
      .third, .fourth,
      .ordinalEnding,
      .oneForFree, .getFree, .ordinalSign, .two, .three, .four, .dealNoise:
      traits.formUnion([.deal, .dealWord])
    default: break
    }
  }
}
