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
    let firstEnd = text.fold(at: position, into: &word)
    let firstCount = word.count
    var best = meaning(of: word)
    var bestEnd = firstEnd
    // The next word of a phrase follows a space, a hyphen or a point.
    var prefix = best
    var place = firstEnd
    while prefix.startsPhrase, let next = nextWord(after: place) {
      word.append(UInt8(ascii: " "))
      place = text.fold(at: next, into: &word)
      prefix = meaning(of: word)
      if prefix.isKnown { (best, bestEnd) = (prefix, place) }
    }
    let hasMarks =
      habits.own.contains(.marksTellWords) && bestEnd == firstEnd && hasMarks(upTo: firstEnd)
    if best.flags.contains(.hasLocalMeaning) {
      word.count = firstCount
      let local =
        (hasMarks
        ? markedMeaning(upTo: firstEnd)
        : vocabulary.meaning(of: word, language: habits.language))
        .narrowed(isLine: habits.isLine)
      // In Turkey a German's TL are liras all the same.
      if local.isKnown, !habits.isOwnMoney(best) {
        let startsPhrase = best.startsPhrase
        best = local
        if startsPhrase { best.add(.flag(.startsPhrase)) }
      } else if hasMarks {
        best.removeRole()
      }
    } else if hasMarks {
      best.removeRole()
    }
    let isMetric = best.hasUnit && isMetricLetter(from: position, to: bestEnd)
    let isMoney = best.hasCurrency && !isMetric && habits.isOwnMoney(best)
    if isMoney, best.hasUnit { best.removeUnit() }
    // The Dutch and Swedish "nu" says "now"; ngultrums are "Nu.".
    if best.hasCurrency, best.role == .priceNoise, !isMoney,
      text[position] & 0x20 != 0 || skippingPoint(bestEnd) == bestEnd
    {
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
      if let meaning = meaningWithoutSuffix(of: word) {
        return move(to: firstEnd, as: .word, meaning: meaning)
      }
      if habits.readsJoinedWords, let first = firstOfJoinedWords(&word, endingAt: firstEnd) {
        move(to: first.end, as: .word, meaning: first.meaning)
        return
      }
    }
    move(to: skippingPoint(bestEnd), as: .word, meaning: best)
  }

  /// Whether the word is "g", "l" or "m": these symbols of the SI are units everywhere, and not even in Haiti is
  /// "500 g" a price in gourdes.
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
    // "60 W" means watts, although the letter stands for weeks in some places.
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
      let end = text.fold(at: start, into: &word)
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
      let wordEnd = text.fold(at: skippingSpace(end), into: &word)
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
  func meaning(of word: FoldedWord) -> WordMeaning { habits.meaning(of: word) }

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
      if isLetter(at: skippingSpace(end)) { end = text.fold(at: skippingSpace(end), into: &word) }
    } else {
      guard isLetter(at: end) else { return false }
      end = text.fold(at: end, into: &word)
      while let next = nextWord(after: end) {
        word.append(UInt8(ascii: " "))
        end = text.fold(at: next, into: &word)
      }
    }
    return skippingSpace(skippingPoint(end)) == text.count && word.count < FoldedWord.capacity
  }

  /// "x" on its own, as in 6x330, 6 x 330 and 6 х 330 with the Cyrillic letter, or the Greek one.
  @inline(__always)
  private func timesSignWidth(at place: Int) -> Int? {
    let next = scalar(at: place)
    switch next.scalar {
    case 0x78, 0x58, 0x445, 0x425, 0x3C7, 0x3A7:
      return isLetter(at: place + next.width) ? nil : next.width
    default: return nil
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
  private func skippingPoint(_ place: Int) -> Int { text.skippingPoint(place) }
}

// Words that are joined to what follows.
extension Cursor {
  /// The ends of words, and whether they end units alone.
  private static let suffixes: [(word: [UInt8], isHolder: Bool)] =
    [(Role.countSuffix, false), (.holderSuffix, true)].flatMap { role, isHolder in
      Words.all(role).map { (Array($0.utf8), isHolder) }
    }.sorted { $0.0.count > $1.0.count }

  /// The unit or counted thing in a word that ends in "in a pack" or, behind a unit, in its container: the bottle of
  /// 瓶装, the 斤 of 斤装, the ml of ml缶.
  private func meaningWithoutSuffix(of word: FoldedWord) -> WordMeaning? {
    guard let last = word.buffer.last, last >= 0x80 else { return nil }
    for suffix in Self.suffixes {
      let rest = word.count - suffix.word.count
      guard rest > 0, word.buffer[rest...].elementsEqual(suffix.word) else { continue }
      var shorter = word
      shorter.count = rest
      var found = meaning(of: shorter)
      if found.flags.contains(.hasLocalMeaning) {
        let local = Vocabulary.shared.meaning(of: shorter, language: habits.language)
        if local.isKnown { found = local }
      }
      if suffix.isHolder {
        guard let unit = found.unit, unit.kind == .mass || unit.kind == .volume else { continue }
        return .unit(Int(found.unitIndex))
      }
      if found.hasUnit || found.hasCountName { return found }
    }
    return nil
  }

  /// Words that are joined to what follows: "330mlx6", "6xcans", and "33 cle" with the e-mark of European law.
  /// - Returns: whether it was one.
  mutating func resolveRunOn(_ word: FoldedWord, endingAt place: Int) -> Bool {
    let vocabulary = Vocabulary.shared
    guard word.count > 1, place - position == word.count else { return false }
    var shorter = word
    shorter.count -= 1
    let last = word.bytes[word.count - 1]
    // "Mezzo mix 1 l" has no miles in it.
    if last == UInt8(ascii: "x"), isDigit(at: isAdjacent ? skippingSpace(place) : place) {
      var found = vocabulary.meaning(of: shorter)
      if !found.isKnown { found = vocabulary.meaning(of: shorter, language: habits.language) }
      guard found.isKnown else { return false }
      move(to: place - 1, as: .word, meaning: found)
      return true
    }
    if last == UInt8(ascii: "e") {
      let found = vocabulary.meaning(of: shorter)
      guard found.unit != nil, shorter.count <= 2 else { return false }
      move(to: place, as: .word, meaning: found)
      return true
    }
    if word.bytes[0] == UInt8(ascii: "x"), isAdjacent {
      move(to: position + 1, as: .times)
      return true
    }
    return false
  }

  /// The longest word that is known at the beginning of a run of letters in which, as in Chinese and
  /// Japanese, words have no spaces between them: the 点目 of 点目半額, the g of gあたり.
  func firstOfJoinedWords(
    _ word: inout FoldedWord, endingAt runEnd: Int
  ) -> (meaning: WordMeaning, end: Int)? {
    var ends: [(place: Int, count: Int)] = []
    word.count = 0
    var place = position
    var wasUnspaced: Bool?
    while place < runEnd, ends.count < 16 {
      let next = scalar(at: place)
      let isUnspaced = Scalars.isUnspaced(next.scalar)
      if let wasUnspaced, wasUnspaced || isUnspaced { ends.append((place, word.count)) }
      Folding.append(next.scalar, to: &word)
      wasUnspaced = isUnspaced
      place += next.width
    }
    for end in ends.reversed() {
      word.count = end.count
      let meaning = meaning(of: word)
      if meaning.isKnown { return (meaning, end.place) }
      if case .unit(let unit) = name(word) { return (unit, end.place) }
    }
    return nil
  }
}
