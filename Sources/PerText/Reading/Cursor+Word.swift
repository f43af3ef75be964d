extension Cursor {
  /// Reads the word or phrase at the current place: the longest one that means something, else one
  /// word.
  mutating func scanWord() {
    if let width = timesSignWidth(at: position) {
      move(to: position + width, as: .times)
      return
    }
    if habits.readsJoinedWords, let tenths = tenthsInWords() {
      set(number: tenths.number, endingAt: tenths.end)
      return
    }
    let vocabulary = Vocabulary.shared
    var word = FoldedWord(bytes: scratch)
    let firstEnd = scan(at: position, into: &word)
    let firstCount = word.count
    var best = meaning(of: word)
    var bestEnd = firstEnd
    // The next word of a phrase stands after a space, a hyphen or a point.
    var prefix = best
    var place = firstEnd
    while prefix.startsPhrase, let next = nextWord(after: place) {
      word.append(UInt8(ascii: " "))
      place = scan(at: next, into: &word)
      prefix = meaning(of: word)
      if prefix.isKnown { (best, bestEnd) = (prefix, place) }
    }
    if best.flags.contains(.hasLocalMeaning) {
      word.count = firstCount
      let local = vocabulary.meaning(of: word, language: habits.language)
        .narrowed(isLine: habits.isLine)
      // In Turkey a German's TL are liras all the same.
      if local.isKnown, !habits.isOwnMoney(best) { best = local }
    }
    let isMetric = best.hasUnit && isMetricLetter(from: position, to: bestEnd)
    let isMoney = best.hasCurrency && !isMetric && habits.isOwnMoney(best)
    if isMoney, best.hasUnit { best.removeUnit() }
    // The Dutch and Swedish "nu" says "now"; ngultrums are "Nu.".
    if best.hasCurrency, best.keyword == .priceNoise, !isMoney, text[position] & 0x20 != 0 {
      best.removeCurrency()
    }
    if let name = scanName(
      &word, firstCount, firstEnd,
      knownUpTo: best.isOnlyCurrency && !isMoney || !best.isKnown ? nil : bestEnd),
      !best.isKnown || name.end >= bestEnd
    {
      var meaning = name.meaning
      // "w" is a unit, and begins "w cenie".
      if best.isOnlyCurrency && name.end == bestEnd || !best.isKnown { meaning.add(best) }
      move(to: skippingPoint(name.end), as: .word, meaning: meaning)
      return
    }
    // "US $" and "A $", but not the article: "a $3".
    let isArticle = firstCount == 1 && text[position] & 0x20 != 0
    if !best.hasCurrency, !isArticle, let sign = peek(skippingSpace(firstEnd)), sign.scalar == 0x24
    {
      word.count = firstCount
      word.append(0x24)
      let spaced = vocabulary.meaning(of: word)
      if spaced.hasCurrency {
        move(to: skippingSpace(firstEnd) + 1, as: .word, meaning: spaced)
        return
      }
    }
    if !best.isKnown {
      word.count = firstCount
      if resolveRunOn(word, endingAt: firstEnd) { return }
      if habits.readsJoinedWords, let first = firstOfJoinedWords(&word, endingAt: firstEnd) {
        move(to: first.end, as: .word, meaning: first.meaning)
        return
      }
    }
    move(to: skippingPoint(bestEnd), as: .word, meaning: best)
  }

  /// Whether the word is "g", "l" or "m", which are units everywhere: not even in Haiti is "500 g" a
  /// price in gourdes.
  @inline(__always)
  private func isMetricLetter(from start: Int, to end: Int) -> Bool {
    guard end - start == 1 else { return false }
    switch text[start] | 0x20 {
    case 0x67, 0x6C, 0x6D: return true
    default: return false
    }
  }

  /// The longest name of a unit in CLDR that begins here; only a longer phrase where the word is
  /// known already.
  private func scanName(
    _ word: inout FoldedWord, _ firstCount: Int, _ firstEnd: Int, knownUpTo knownEnd: Int?
  ) -> (meaning: WordMeaning, end: Int)? {
    var next = nextWord(after: firstEnd)
    if knownEnd != nil, next == nil { return nil }
    guard habits.readsForeignNames || text[position] >= 0x80 else { return nil }
    // "60 W" are watts, although the letter stands for weeks in places.
    if firstEnd - position == 1, text[position] == UInt8(ascii: "W") { return nil }
    word.count = firstCount
    var found: (meaning: WordMeaning, end: Int)?
    switch name(word) {
    case .unit(let meaning): if knownEnd == nil { found = (meaning, firstEnd) }
    case .beginning: break
    case .unknown: return nil
    }
    var words = 1
    while let start = next, words < 6 {
      word.append(UInt8(ascii: " "))
      let end = scan(at: start, into: &word)
      switch name(word) {
      case .unit(let meaning):
        // Two single letters are separate words: "1,5 l g".
        if end > knownEnd ?? 0, knownEnd == nil || word.count > 3 { found = (meaning, end) }
      case .beginning: break
      case .unknown: return found
      }
      next = nextWord(after: end)
      words += 1
    }
    return found
  }

  /// A currency sign is a word of its own, or with the letters after it: "€", "$US". Signs with
  /// letters before them ("US$") are taken by `scan`.
  mutating func scanSign(_ width: Int) {
    var word = FoldedWord(bytes: scratch)
    word.append(scalar: scalar(at: position).scalar)
    let sign = meaning(of: word)
    let end = position + width
    if isLetter(at: skippingSpace(end)) {
      let wordEnd = scan(at: skippingSpace(end), into: &word)
      let whole = meaning(of: word)
      if whole.isKnown {
        move(to: skippingPoint(wordEnd), as: .word, meaning: whole)
        return
      }
    }
    move(to: end, as: .word, meaning: sign)
  }

  /// What the tables know of a word, and what the running ICU writes.
  @inline(__always)
  func meaning(of word: FoldedWord) -> WordMeaning {
    var meaning = Vocabulary.shared.meaning(of: word)
    if let names = habits.names { meaning.add(names.currency(word)) }
    return meaning.mayBeOfTrade ? meaning.narrowed(isLine: habits.isLine) : meaning
  }

  /// The same for the names of units, where what the running ICU writes for the user wins.
  func name(_ word: FoldedWord) -> Vocabulary.Name {
    let known = Vocabulary.shared.name(word, language: habits.language)
    guard let names = habits.names else { return known }
    let running = names.unit(word)
    if running.hasUnit { return .unit(running) }
    if case .unknown = known, running.startsPhrase { return .beginning }
    return known
  }

  /// Folds the text as one word or phrase, as `scanWord` and `scanSign` meet it.
  /// - Returns: whether it is one that they can find.
  func foldWholeText(into word: inout FoldedWord) -> Bool {
    var end = skippingSpace(0)
    guard let first = peek(end) else { return false }
    if Scalars.isCurrencySign(first.scalar) {
      word.append(scalar: first.scalar)
      end += first.width
      if isLetter(at: skippingSpace(end)) { end = scan(at: skippingSpace(end), into: &word) }
    } else {
      guard isLetter(at: end) else { return false }
      end = scan(at: end, into: &word)
      while let next = nextWord(after: end) {
        word.append(UInt8(ascii: " "))
        end = scan(at: next, into: &word)
      }
    }
    return skippingSpace(skippingPoint(end)) == text.count && word.count < FoldedWord.capacity
  }

  /// "x" on its own, as in 6x330, 6 x 330 and 6 х 330 with the Cyrillic letter.
  @inline(__always)
  private func timesSignWidth(at place: Int) -> Int? {
    let next = scalar(at: place)
    switch next.scalar {
    case 0x78, 0x58, 0x445, 0x425: return isLetter(at: place + next.width) ? nil : next.width
    default: return nil
    }
  }

  /// Folds the letters at a place into a word; answers with the place after them.
  private func scan(at place: Int, into word: inout FoldedWord) -> Int {
    let first = place
    var place = place
    while place < text.count {
      let next = scalar(at: place)
      if Scalars.isLetter(next.scalar) {
        Folding.append(next.scalar, to: &word)
        place += next.width
      } else if next.scalar == 0x27 || next.scalar == 0x22, isLetter(at: place + next.width) {
        // Inside a word: "l'emballage", and the Hebrew abbreviations.
        place += next.width
      } else if next.scalar == 0x27, place >= first + 2, text[place - 2] == 0xD7 {
        // The geresh at the end of a Hebrew abbreviation.
        return place + next.width
      } else if next.scalar == 0x2E, let power = peek(place + next.width),
        power.scalar == 0xB2 || power.scalar == 0xB3
      {
        word.append(UInt8(ascii: " "))
        Folding.append(power.scalar, to: &word)
        return place + next.width + power.width
      } else if next.scalar == 0xB2 || next.scalar == 0xB3 {
        Folding.append(next.scalar, to: &word)
        return place + next.width
      } else if Scalars.isCurrencySign(next.scalar), place - first <= 3 {
        word.append(scalar: next.scalar)
        return place + next.width
      } else if next.scalar == 0x2F, place - first == 1, let end = soleSignEnd(place) {
        word.append(0x2F)
        return end
      } else if next.scalar == 0x32 || next.scalar == 0x33,
        isPower(at: place, ofWordAt: first, count: place - first)
      {
        word.append(UInt8(next.scalar))
        return place + 1
      } else if next.scalar == 0x5E, place + 1 < text.count,
        isPower(at: place + 1, ofWordAt: first, count: place - first)
      {
        // "ft^2"
        word.append(text[place + 1])
        return place + 2
      } else if Scalars.isInvisible(next.scalar) {
        place += next.width
      } else {
        break
      }
    }
    return place
  }

  /// The end of the slash in "S/ 4.99" and "B/. 4.99", the signs of the sol and the balboa.
  private func soleSignEnd(_ slash: Int) -> Int? {
    guard [0x73, 0x62].contains(text[slash - 1] | 0x20) else { return nil }
    let end = skippingPoint(slash + 1)
    return isDigit(at: skippingSpace(end)) ? end : nil
  }

  /// Whether a 2 or 3 makes a unit of length one of area or volume: "m2", "cm3".
  private func isPower(at place: Int, ofWordAt first: Int, count: Int) -> Bool {
    guard text[place] == UInt8(ascii: "2") || text[place] == UInt8(ascii: "3"),
      !isDigit(at: place + 1), !isLetter(at: place + 1)
    else { return false }
    switch count {
    case 1: return text[first] | 0x20 == UInt8(ascii: "m")
    case 2:
      let unit = (text[first] | 0x20, text[first + 1] | 0x20)
      return [0x63, 0x64, 0x6D, 0x6B].contains(unit.0) && unit.1 == 0x6D
        || unit == (0x6D, 0x69)
        || [0x66, 0x79, 0x69].contains(unit.0) && [0x74, 0x64, 0x6E].contains(unit.1)
    default: return false
    }
  }

  /// The place of a following word of the same phrase.
  @inline(__always)
  private func nextWord(after place: Int) -> Int? {
    var place = skippingPoint(place)
    if let next = peek(place), next.scalar == 0x2D || next.scalar == 0xB7 { place += next.width }
    place = skippingSpace(place)
    return isLetter(at: place) ? place : nil
  }

  @inline(__always)
  private func skippingPoint(_ place: Int) -> Int {
    guard let next = peek(place), next.scalar == 0x2E else { return place }
    return place + next.width
  }
}
