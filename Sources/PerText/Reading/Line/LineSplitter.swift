import PerModel

/// Takes a line apart into words.
struct LineSplitter {
  let bytes: UnsafeBufferPointer<UInt8>
  let scratch: UnsafeMutablePointer<UInt8>
  let habits: WritingHabits
  let currency: Currency
  /// How far the line is split.
  private(set) var place = 0
  /// Whether there is an "@", and whether a script that writes without spaces, as far as that.
  private(set) var (hasAt, hasUnspaced) = (false, false)

  init(_ line: LentText, habits: WritingHabits, currency: Currency) {
    (bytes, scratch) = (line.bytes, line.scratch)
    (self.habits, self.currency) = (habits, currency)
  }

  /// Words end at white space; a no-break space holds a number and its unit together.
  mutating func split(upTo longest: Int) -> [LineWords.Word] {
    var words: [LineWords.Word] = []
    words.reserveCapacity(16)
    var place = 0
    var start: Int?
    // Whether the run has only letters of ASCII so far: most words of names do.
    var isPlain = true
    while place < bytes.count, words.count < longest {
      let byte = bytes[place]
      if (0x61...0x7A).contains(byte | 0x20) {
        if start == nil { start = place }
        place += 1
        continue
      }
      let (scalar, width) = UTF8.scalar(in: bytes, at: place)
      if scalar == 0x40 { hasAt = true }
      // Kana and Han
      if scalar >= 0x3000, scalar < 0xA000 { hasUnspaced = true }
      if !Scalars.isSpace(scalar) {
        if start == nil { start = place }
        isPlain = false
      } else if scalar != 0xA0, scalar != 0x202F, scalar != 0x2007 {
        if let first = start { appendWords(of: first..<place, isPlain, to: &words) }
        start = nil
        isPlain = true
      } else {
        isPlain = false
      }
      place += width
    }
    if let start { appendWords(of: start..<place, isPlain, to: &words) }
    self.place = place
    return words
  }

  /// A run without a space is split before a comma or the like at its end, before the store in
  /// "4.99@Aldi", and before the size in "Drink250ml".
  private func appendWords(
    of run: Range<Int>, _ isPlain: Bool, to words: inout [LineWords.Word]
  ) {
    if isPlain {
      words.append(described(run, isPlain: true))
      return
    }
    var end = run.upperBound
    while end > run.lowerBound + 1, isPunctuation(bytes[end - 1]) { end -= 1 }
    var start = run.lowerBound
    for place in run.lowerBound + 1..<max(end, run.lowerBound + 1) {
      // Nothing else begins in the middle of a word.
      switch bytes[place] {
      case 0x28, 0x2F...0x39, 0x40, 0xE3, 0xE7, 0xEF: break
      default: continue
      }
      if startsStore(place, end) || startsAmount(place, after: start) || startsOrdinal(place)
        || startsBracket(place, after: start) || startsPer(place)
      {
        append(start..<place, of: run, to: &words)
        start = place
      } else if isSlashBeforeAmount(place, end) {
        append(start..<place, of: run, to: &words)
        append(place..<place + 1, of: run, to: &words)
        start = place + 1
      }
    }
    append(start..<end, of: run, to: &words)
    for place in end..<run.upperBound { append(place..<place + 1, of: run, to: &words) }
  }

  private func append(_ range: Range<Int>, of run: Range<Int>, to words: inout [LineWords.Word]) {
    var word = described(range)
    if range.lowerBound > run.lowerBound { word.traits.insert(.joined) }
    words.append(word)
  }

  /// ",", ";", ":", "|" or "!".
  private func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2C, 0x3B, 0x3A, 0x7C, 0x21: true
    default: false
    }
  }

  /// "第", which begins an ordinal in Chinese and Japanese: "5元第二件半价".
  private func startsOrdinal(_ place: Int) -> Bool {
    bytes[place] == 0xE7 && place + 2 < bytes.count && bytes[place + 1] == 0xAC
      && bytes[place + 2] == 0xAC
  }

  /// The "per" of "100gあたり", which stands behind its unit.
  private func startsPer(_ place: Int) -> Bool {
    bytes[place] == 0xE3 && bytes[place...].starts(with: ("あたり" as StaticString).buffer)
  }

  /// The bracket behind a price in Chinese and Japanese: "328円(税込354円)".
  private func startsBracket(_ place: Int, after start: Int) -> Bool {
    let isBracket =
      bytes[place] == UInt8(ascii: "(")
      || bytes[place] == 0xEF && place + 2 < bytes.count && bytes[place + 1] == 0xBC
        && bytes[place + 2] == 0x88
    return isBracket && place > start && bytes[place - 1] >= 0x80 && isNotLatin(endingAt: place)
  }

  private func startsStore(_ place: Int, _ end: Int) -> Bool {
    guard bytes[place] == UInt8(ascii: "@"), place + 1 < end else { return false }
    let next = UTF8.scalar(in: bytes, at: place + 1).0
    return Scalars.isLetter(next)
  }

  /// "12 pk/12 oz"
  private func isSlashBeforeAmount(_ place: Int, _ end: Int) -> Bool {
    bytes[place] == UInt8(ascii: "/") && place + 1 < end && (0x30...0x39).contains(bytes[place + 1])
      && (0x61...0x7A).contains(bytes[place - 1] | 0x20)
  }

  /// Whether an amount begins here, behind at least three letters, or one of a script without case.
  private func startsAmount(_ place: Int, after start: Int) -> Bool {
    let first = bytes[place]
    guard first < 0x80, (0x30...0x39).contains(first), place > start else { return false }
    let before = bytes[place - 1]
    if before >= 0x80 { return isNotLatin(endingAt: place) }
    guard place - start >= 3 else { return false }
    return bytes[start..<place].allSatisfy { $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) }
      && !bytes[start..<place].allSatisfy { (0x41...0x5A).contains($0) }
  }

  private func isNotLatin(endingAt place: Int) -> Bool {
    var start = place - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let scalar = UTF8.scalar(in: bytes, at: start).0
    return Scalars.isLetter(scalar) && scalar >= 0x370
  }

  /// - Parameter isPlain: whether there are only letters of ASCII.
  private func described(_ range: Range<Int>, isPlain: Bool = false) -> LineWords.Word {
    var word = LineWords.Word(range: range)
    var traits: LineWords.Traits = [.known]
    let part = UnsafeBufferPointer(rebasing: bytes[range])
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
    if part.count > 1, (0x61...0x7A).contains(part[0] | 0x20), part[0] | 0x20 != 0x78,
      (0x30...0x39).contains(part[1])
    {
      traits.insert(.code)
    }
    if part[0] == UInt8(ascii: "@") { traits.insert(.store) }
    if part.count == 1, part[0] == 0x2C || part[0] == 0x3B || part[0] == 0x7C {
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
      !isAllUppercase(lettersOf: part)
    {
      traits.insert(.ratherUnit)
    }
    word.traits = traits
    return word
  }

  private func isAllUppercase(lettersOf part: UnsafeBufferPointer<UInt8>) -> Bool {
    if part.allSatisfy({ $0 < 0x80 }) { return !part.contains { (0x61...0x7A).contains($0) } }
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
    letter | 0x20 == UInt8(ascii: "g") || letter | 0x20 == UInt8(ascii: "l")
      || letter | 0x20 == UInt8(ascii: "m")
  }

  private func addMeaning(of cursor: Cursor, to traits: inout LineWords.Traits) {
    let meaning = cursor.meaning
    if meaning.startsPhrase { traits.insert(.phrase) }
    if !meaning.isKnown, !meaning.startsPhrase { traits.remove(.known) }
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
        meaning.keyword == .none, !meaning.startsPhrase,
        cursor.range.count > 2 || isMetric(cursor.text[cursor.start])
      {
        traits.insert(.onlyUnit)
      }
    }
    if meaning.hasCountName { traits.insert(.count) }
    if meaning.isContainer { traits.insert(.container) }
    if cursor.isEachWord { traits.formUnion([.multiplier, .each]) }
    if cursor.isEachOf { traits.formUnion([.multiplier, .per]) }
    switch meaning.keyword {
    case .of: traits.formUnion([.multiplier, .deal])
    case .per: traits.formUnion([.per, .multiplier, .deal])
    case .forWord: traits.formUnion([.introduction, .deal])
    case .priceNoise: traits.insert(.introduction)
    case .joining where cursor.isArticleOfUnit, .or where cursor.isArticleOfUnit:
      traits.insert(.per)
    case .free: traits.insert(.deal)
    case .half, .halfOf, .off, .save, .buy, .get, .pay, .second, .third, .fourth, .ordinalEnding,
      .oneForFree, .two, .three, .four, .dealNoise:
      traits.formUnion([.deal, .dealWord])
    default: break
    }
  }
}
