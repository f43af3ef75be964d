import PerModel

/// Takes a line apart into words.
struct LineSplitter {
  let bytes: UnsafeBufferPointer<UInt8>
  let scratch: UnsafeMutablePointer<UInt8>
  let habits: WritingHabits
  let currency: Currency
  /// Where words end though nothing in them says so.
  let cuts: [Int]
  /// How far the line is split.
  private(set) var place = 0
  /// Whether the part before `place` has an "@", and whether it has a script that writes without spaces.
  private(set) var (hasAt, hasUnspaced) = (false, false)
  /// Whether a no-break space holds words together, and whether it has Hangul, where words of terms need no space.
  private(set) var (hasNoBreakSpace, hasHangul) = (false, false)

  init(_ line: LentText, habits: WritingHabits, currency: Currency, cuts: [Int]) {
    self.cuts = cuts
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
      if ASCII.isLetter(byte) {
        if start == nil { start = place }
        place += 1
        continue
      }
      // Digits and signs
      if byte > 0x20, byte < 0x7F {
        if byte == 0x40 { hasAt = true }
        if start == nil { start = place }
        isPlain = false
        place += 1
        continue
      }
      let (scalar, width) = UTF8.scalar(in: bytes, at: place)
      // Kana and Han
      if scalar >= 0x3000, scalar < 0xA000 { hasUnspaced = true }
      hasHangul = hasHangul || scalar >= 0xAC00 && scalar < 0xD7B0
      if !Scalars.isSpace(scalar) {
        if start == nil { start = place }
        isPlain = false
      } else if scalar != 0xA0, scalar != 0x202F, scalar != 0x2007 {
        if let first = start { appendWords(of: first..<place, isPlain, to: &words) }
        start = nil
        isPlain = true
      } else {
        isPlain = false
        hasNoBreakSpace = true
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
    // The "@" of "@$2.49" comes before a price, and not before a store.
    if bytes[start] == UInt8(ascii: "@"), start + 1 < end, !startsStore(start, end) {
      append(start..<start + 1, of: run, to: &words)
      start += 1
    }
    // "כ-500" says about how much.
    if let about = Self.joinedAbouts.first(where: { bytes[start..<end].starts(with: $0) }),
      start + about.count < end, ASCII.digits.contains(bytes[start + about.count])
    {
      start += about.count
    }
    for place in start + 1..<max(end, start + 1) {
      if cuts.isEmpty, continuesWord(place) { continue }
      if isSlashBeforeAmount(place, end) || isPlusBeforeName(place, after: start, end) {
        append(start..<place, of: run, to: &words)
        append(place..<place + 1, of: run, to: &words)
        start = place + 1
      } else if startsWord(place, after: start, end) || !cuts.isEmpty && cuts.contains(place) {
        append(start..<place, of: run, to: &words)
        start = place
      }
    }
    append(start..<end, of: run, to: &words)
    for place in end..<run.upperBound { append(place..<place + 1, of: run, to: &words) }
  }

  /// Whether it is a letter after a sign of ASCII, or a digit after another: no word begins there.
  @inline(__always)
  private func continuesWord(_ place: Int) -> Bool {
    let (before, byte) = (bytes[place - 1], bytes[place])
    return before < 0x80 && before != 0x2E && ASCII.isLetter(byte)
      || ASCII.digits.contains(byte) && ASCII.digits.contains(before)
  }

  /// Whether another word begins in the middle of a run.
  @inline(__always)
  private func startsWord(_ place: Int, after start: Int, _ end: Int) -> Bool {
    if place >= start + 3, bytes[place - 3] >= 0xE2,
      bytes[place - 3] == 0xE2 && isArrow(place - 3) || isIdeographicComma(place - 3)
    {
      return true
    }
    if bytes[place - 1] == 0x29, bytes[start] == 0x28, followsBracket(place, end) { return true }
    // Behind the leaders of "Chips.......$1.79"
    if bytes[place - 1] == 0x2E, place > start + 2, bytes[place] != 0x2E,
      bytes[start..<place].allSatisfy({ $0 == 0x2E })
    {
      return true
    }
    return switch bytes[place] {
    case 0x24, 0xC2: startsPrice(place, after: start, end)
    case 0x2E:
      bytes[place - 1] != 0x2E && place + 2 < end && bytes[place + 1] == 0x2E
        && bytes[place + 2] == 0x2E
    case ASCII.digits: startsAmount(place, after: start, end)
    case 0x2D: startsHyphenatedAmount(place, after: start, end)
    case UInt8(ascii: "("), 0xEF:
      startsBracket(place, after: start) || startsPrice(place, after: start, end)
    case UInt8(ascii: "@"): startsStore(place, end)
    case 0xE2: isArrow(place) || startsPrice(place, after: start, end)
    case Script.hangul:
      ASCII.isLetter(bytes[place - 1])
        && Self.runStarts.contains { bytes[place...].starts(with: $0) }
    case Script.kanaAndHan:
      isIdeographicComma(place) || Self.runStarts.contains { bytes[place...].starts(with: $0) }
    default: false
    }
  }

  private func append(_ range: Range<Int>, of run: Range<Int>, to words: inout [LineWords.Word]) {
    var word = described(range)
    if range.lowerBound > run.lowerBound { word.traits.insert(.joined) }
    words.append(word)
  }

  /// ",", ";", ":", "|", "!" or the "=" of "1,126*3,20= 3,60".
  private func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2C, 0x3B, 0x3A, 0x7C, 0x21, 0x3D: true
    default: false
    }
  }

  /// The ordinal of "5元第二件半价", and the "per" of "100gあたり", which comes after its unit.
  private static let runStarts = Words.all(.runStart).map { Array($0.utf8) }

  /// The arrow between a former price and the one that is paid: "328円→298円".
  private func isArrow(_ place: Int) -> Bool {
    place + 2 < bytes.count
      && LineWords.isArrow(UnsafeBufferPointer(rebasing: bytes[place..<place + 3]))
  }

  /// The "、" between two statements: "4点で￥800、1点￥200", and the dot before a number: "200g・438円".
  func isIdeographicComma(_ place: Int) -> Bool {
    guard place + 2 < bytes.count, bytes[place] == 0xE3 else { return false }
    if bytes[place + 1] == 0x80 { return bytes[place + 2] == 0x81 }
    return bytes[place + 1] == 0x83 && bytes[place + 2] == 0xBB && place + 3 < bytes.count
      && ASCII.digits.contains(bytes[place + 3])
  }

  /// The bracket after a price in Chinese and Japanese, "328円(税込354円)", and after an amount: "470ml(concentrate)".
  private func startsBracket(_ place: Int, after start: Int) -> Bool {
    let isBracket =
      bytes[place] == UInt8(ascii: "(")
      || bytes[place] == 0xEF && place + 2 < bytes.count && bytes[place + 1] == 0xBC
        && bytes[place + 2] == 0x88
    guard isBracket, place > start else { return false }
    if bytes[place - 1] >= 0x80 { return isNotLatin(endingAt: place) }
    return endsPrice(place, after: start) || endsAmount(place, after: start)
  }

  private func startsStore(_ place: Int, _ end: Int) -> Bool {
    guard place + 1 < end else { return false }
    let next = UTF8.scalar(in: bytes, at: place + 1).0
    return Scalars.isLetter(next)
      || Self.startsWithNumberedName(UnsafeBufferPointer(rebasing: bytes[place + 1..<end]))
  }

  /// Whether a number and a hyphen begin a name: "7-Eleven".
  static func startsWithNumberedName(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let digits = text.prefix { ASCII.digits.contains($0) }.count
    guard (1...3).contains(digits), digits + 2 < text.count, text[digits] == UInt8(ascii: "-")
    else { return false }
    return text[(digits + 1)...].allSatisfy { $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) }
  }

  /// "12 pk/12 oz"
  @inline(__always)
  private func isSlashBeforeAmount(_ place: Int, _ end: Int) -> Bool {
    bytes[place] == UInt8(ascii: "/") && place + 1 < end && ASCII.digits.contains(bytes[place + 1])
      && ASCII.isLetter(bytes[place - 1])
  }

  /// The plus between two things of a set: "480ml+Conditioner 480ml".
  @inline(__always)
  private func isPlusBeforeName(_ place: Int, after start: Int, _ end: Int) -> Bool {
    bytes[place] == UInt8(ascii: "+") && place + 2 < end && ASCII.digits.contains(bytes[start])
      && (bytes[place - 1] >= 0x80 || ASCII.isLetter(bytes[place - 1]))
      && (bytes[place + 1] >= 0x80 || ASCII.isLetter(bytes[place + 1]))
  }

  /// Whether an amount begins here, after at least three letters, or one of a script without case.
  @inline(__always)
  private func startsAmount(_ place: Int, after start: Int, _ end: Int) -> Bool {
    let before = bytes[place - 1]
    // "（約500g）598円"
    if before == 0x89, place > start + 2, bytes[place - 3] == 0xEF, bytes[place - 2] == 0xBC {
      return true
    }
    if isElided(place, after: start) { return true }
    if before == 0x2E { return isBehindAbbreviation(place, after: start, end) }
    guard place > start, before > 0x39 else { return false }
    if before >= 0x80 {
      return isNotLatin(endingAt: place) && !isBatterySize(place)
        && !isOffFromPurchase(place, after: start)
    }
    if (2...3).contains(place - start) {
      let word = LineWords.plain(UnsafeBufferPointer(rebasing: bytes[start..<place]))
      // "gr500" and "gr.500", but not "GR500", which is a name.
      if word.count == 2, word[1] & 0x20 != 0, WordSet.leadingUnit.contains(word) { return true }
    }
    if isSizeBeforePieces(place, after: start) { return true }
    guard before > 0x39, place - start >= 3, !isLastDigit(place) else { return false }
    return bytes[start..<place].allSatisfy { $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) }
      && !bytes[start..<place].allSatisfy { ASCII.capitals.contains($0) }
  }

  /// Whether a single digit ends the run, as in "Mach3".
  private func isLastDigit(_ place: Int) -> Bool {
    place + 1 == bytes.count || bytes[place + 1] == 0x20
  }

  /// The "-1kg" of "Sugar-1kg": a hyphen after at least three letters, a number and a unit of weight or volume.
  private func startsHyphenatedAmount(_ place: Int, after start: Int, _ end: Int) -> Bool {
    guard place - start >= 3, place + 2 < end, ASCII.digits.contains(bytes[place + 1]),
      bytes[start..<place].allSatisfy({ $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) }),
      // "TAC-10L" is a model.
      place - start > 3 || !bytes[start..<place].allSatisfy({ ASCII.capitals.contains($0) })
    else { return false }
    let kind = meaning(behindNumber: place + 1, end)?.unit?.kind
    return kind == .mass || kind == .volume
  }

  /// The "単" before the size of a battery: 単3 is AA.
  private func isBatterySize(_ place: Int) -> Bool {
    Self.batterySizes.contains { word in
      place >= word.count && bytes[place - word.count..<place].elementsEqual(word)
    }
  }

  /// The "满300减" before the 40 that come off a purchase of 300: both numbers are money of no product.
  private func isOffFromPurchase(_ place: Int, after start: Int) -> Bool {
    Self.minimums.contains { bytes[..<start].suffix($0.count).elementsEqual($0) }
      && Self.reductions.contains { bytes[start..<place].suffix($0.count).elementsEqual($0) }
  }

  private static let joinedAbouts = Words.all(.joinedAbout).map { Array($0.utf8) + [0x2D] }
  private static let minimums = Words.all(.minimum).map { Array($0.utf8) }.filter(Script.isKanaOn)
  private static let reductions =
    (Words.all(.save) + Words.all(.tenthsPaid)).map { Array($0.utf8) }.filter(Script.isKanaOn)
  private static let batterySizes = Words.all(.batterySize).map { Array($0.utf8) }
}
