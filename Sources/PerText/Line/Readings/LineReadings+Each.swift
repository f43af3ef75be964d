import PerModel

// What each of several has, and what all of them have together.
extension LineReadings {
  /// "(je 130 g)", "(60 g pr. stk.)", "25 g c/u": so much is in each.
  func addSizeOfEach(_ start: Int) {
    let isOpen = words.has(.bracket, start) && words.bytes(start).first == UInt8(ascii: "(")
    guard isOpen || words.has(.number, start) else { return }
    let saysLink = !words.has(.digit, start)
    // "(כל אחת 50 גרם)"
    let saysPhrase =
      saysLink && isOpen && eachPhrase(start)
    // "(pro Stück 75 g)"
    let saysPer =
      saysLink && isOpen && words.has(.per, start) && start + 1 < words.count
      && words.has(.count, start + 1) && !words.has(.digit, start + 1)
    guard isOpen || !saysLink && words.has(.number, start),
      !saysLink || saysPer || saysPhrase || isLinkOfEach(start) || isJoinedEach(start)
    else { return }
    let first = saysPer || saysPhrase ? start + 2 : saysLink ? start + 1 : start
    guard first < words.count, words.has(.digit, first), !words.anyHas([.times, .percent], first)
    else { return }
    let unit = words.has(.unit, first) ? first : first + 1
    guard unit < words.count, words.has(.unit, unit), unit == first || !words.has(.digit, unit)
    else { return }
    let end =
      closes(unit) ? unit + 1 : endOfEach(unit + 1) ?? endBehindRestated(unit + 1) ?? unit + 1
    guard saysLink || end > unit + 1, isOpen == closes(end - 1),
      let read = try? reader.quantities.read(words.lent(at: plainRange(first..<unit + 1))),
      let kind = read.unit?.kind, kind == .mass || kind == .volume, read.packs.isEmpty
    else { return }
    let span = start..<end
    all.removeAll { $0.words == span && $0.fact == .amount }
    add(.amount(read, .each), span, leftover: .leftoverAmount)
    hasSizeOfEach = true
    for index in unit + 1..<max(end, unit + 1) { raiseNameCost(index, to: .nameKeyword) }
  }

  /// "(Pack of 3, Total 48 Capsules)", "(lot de 8, 80 capsules au total)", "(4er Pack, insgesamt 1 kg)".
  func addWholeOfPacks(_ index: Int) {
    guard words.has(.listed, index), WordSet.wholeOfPacks.contains(words.plain(index)),
      let start = (words.before(index, upTo: LineLimit.wordsOfBracket).lowerBound...index).last(
        where: {
          words.bytes($0).first == UInt8(ascii: "(")
        }),
      let end = ([index] + words.behind(index, upTo: LineLimit.restOfBracket)).first(where: closes)
    else { return }
    let behind = index + 1 <= end && words.has(.digit, index + 1) ? index + 1 : nil
    guard
      let number = behind
        ?? (max(start, index - LineLimit.wordsToTotal)..<index).last(where: {
          words.has(.digit, $0)
        })
    else { return }
    let next = number + 1
    let hasUnit = next <= end && next != index && words.anyHas([.unit, .count], next)
    guard
      let read = try? reader.quantities.read(
        words.lent(at: plainRange(number..<number + (hasUnit ? 2 : 1)))),
      read.packs.isEmpty
    else { return }
    if let unit = read.unit, isOfKitchen(unit), vetoed(.cupsOfPacks, number..<next) { return }
    raiseNameCost(index, to: .leftoverUnitPrice)
    let span = start..<end + 1
    guard let unit = read.unit, unit.kind != .count else {
      let count = ReadQuantity(amount: read.amount, unit: .item, countName: read.countName)
      return add(.count(count, .init(isWhole: true)), span)
    }
    add(.amount(read, .whole), span)
  }

  /// Whether two words are one for "each": "כל אחת".
  private func eachPhrase(_ index: Int) -> Bool {
    guard words.indices.contains(index + 1) else { return false }
    let range = words.words[index].range.lowerBound..<words.words[index + 1].range.upperBound
    return WordSet.each.contains(words.bytes(at: plainRange(at: range)))
  }

  /// "每包", "毎袋": each and what is counted in one word, as in "(每包50克)".
  private func isJoinedEach(_ index: Int) -> Bool {
    guard words.hasUnspaced else { return false }
    let word = words.plain(index)
    return Self.eachInRun.contains { each in
      guard word.count > each.count, word.starts(with: each) else { return false }
      return withFoldedWord { folded in
        folded.append(folding: UnsafeBufferPointer(rebasing: word[each.count...]))
        let meaning = reader.habits.meaning(of: folded)
        return meaning.hasCountName || meaning.unit?.kind == .count
      }
    }
  }

  private static let eachInRun = Words.all(.perInRun).map { Array($0.utf8) }

  /// Some words without the brackets and commas around them.
  private func plainRange(_ span: Range<Int>) -> Range<Int> { plainRange(at: words.range(span)) }

  private func plainRange(at range: Range<Int>) -> Range<Int> {
    var range = range
    let isSign = { (byte: UInt8) in
      [UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ",")].contains(byte)
    }
    while let first = words.bytes(at: range).first, isSign(first) {
      range = range.lowerBound + 1..<range.upperBound
    }
    while let last = words.bytes(at: range).last, isSign(last) {
      range = range.lowerBound..<range.upperBound - 1
    }
    return range
  }

  private func isLinkOfEach(_ index: Int) -> Bool {
    let (word, language) = (words.plain(index), reader.habits.language)
    return OwnWords.eachLink.contains(word, for: language)
      || OwnWords.sizeLink.contains(word, for: language) || WordSet.eachOf.contains(word)
      || WordSet.each.contains(word)
  }

  /// All that several have together where "12 bars, 1.76 oz (50 g) each" says so; the ounces of a drink are fluid ones.
  func ofAll(_ read: ReadQuantity, _ stretch: LineStretch) -> ReadQuantity {
    let all = stretch.last.contains(.each) ? read.multiplied ?? read : read
    return kind == .volume && all.unit == .ounce ? all.inFluidOunces(of: reader.region) : all
  }

  /// Where "each" ends behind the same amount in a bracket: "(60 g) each".
  private func endBehindRestated(_ index: Int) -> Int? {
    guard index < words.count, words.bytes(index).first == UInt8(ascii: "("),
      words.has(.digit, index),
      let last = (index..<min(index + 2, words.count)).first(where: closes), words.has(.unit, last)
    else { return nil }
    return endOfEach(last + 1)
  }

  /// Where "each" ends that begins with a word: "cada una", "per stuk", "pièce"; `nil` where it does not.
  private func endOfEach(_ index: Int) -> Int? {
    guard index < words.count, !words.has(.digit, index) else { return nil }
    let (word, next) = (words.plain(index), index + 1)
    if words.anyHas([.per, .multiplier], index) || WordSet.perOrFor.contains(word),
      next < words.count,
      words.has(.count, next), !words.has(.digit, next)
    {
      return next + 1
    }
    if WordSet.eachAtEnd.contains(word) {
      return !closes(index) && next < words.count && closes(next) ? next + 1 : next
    }
    if WordSet.each.contains(word) || WordSet.slashedEach.contains(word) { return next }
    if next < words.count, eachPhrase(index) { return next + 1 }
    let isPiece = words.words[index].meaning.unit == .item && word.count > 2
    return isPiece ? next : nil
  }
}

// What a bracket says besides an amount.
extension LineReadings {
  /// Where the amount of an estimate in brackets begins, behind the bracket and the words that only an estimate has, or
  /// behind a container: "(ca. 2 kg)", "(n. 2 kg)", "（約500g）", "(jar of 250 g)", "(siatka 1 kg)"; `nil`
  /// if none.
  func startOfEstimate(_ stretch: LineStretch) -> Int? {
    let (index, range) = (stretch.start, words.range(stretch.words))
    guard stretch.first.contains(.bracket) || words.hasUnspaced, let open = openingBracket(index),
      var cursor = try? words.lent(at: range.lowerBound + open..<range.upperBound)
        .cursor(reader.habits), (try? cursor.advance()) != nil
    else { return nil }
    if cursor.token == .word, cursor.says(.bracketEstimate) {
      guard (try? cursor.advance()) != nil else { return nil }
      if cursor.token == .minus, (try? cursor.advance()) == nil { return nil }
      return cursor.token == .number ? range.lowerBound + open + cursor.start : nil
    }
    if cursor.token == .word, cursor.meaning.isContainer || cursor.says(.net) {
      guard (try? cursor.advance()) != nil else { return nil }
      if cursor.token == .word, cursor.meaning.role == .of, (try? cursor.advance()) == nil {
        return nil
      }
      return cursor.token == .number ? range.lowerBound + open + cursor.start : nil
    }
    return cursor.token == .word && cursor.meaning.role == .noise || cursor.token == .about
      ? range.lowerBound + open : nil
  }

  /// How long the bracket is that a word begins with; `nil` for none.
  private func openingBracket(_ index: Int) -> Int? {
    let word = words.bytes(index)
    if word.first == UInt8(ascii: "(") { return 1 }
    return word.starts(with: "（".utf8) ? 3 : nil
  }

  /// "りんご 4個 1個150円": beside how many there are, what one costs.
  func addPriceOfOne(_ index: Int) {
    guard index > 0, words.has(.number, index), index + 1 < words.count,
      words.bytes(index).first == UInt8(ascii: "1"),
      let one = quantity(.count, from: index), one.read.total == .one,
      one.read.countName?.isContainer != true,
      all.contains(where: { reading in
        guard case .count(let read, _) = reading.value else { return false }
        return !reading.isLeftover && reading.words.upperBound <= index && (read.total ?? 0) > 1
      })
    else { return }
    for reading in all where reading.words.lowerBound == one.end && !reading.isLeftover {
      guard case .price(let price) = reading.value, !price.isSum,
        reading.words.upperBound == words.count, let per = try? Quantity(.one, .item)
      else { continue }
      let unit = words.range(index..<one.end)
      add(
        .unitPrice(Self.price(price, per: per, words.range(reading.words), unit)),
        index..<words.count)
    }
  }

  /// The amount or the count that begins with a word, and where it ends.
  func quantity(
    _ fact: LineReading.Facts, from start: Int
  ) -> (read: ReadQuantity, end: Int)? {
    for reading in all
    where reading.words.lowerBound == start && reading.fact == fact && !reading.isLeftover {
      if let read = reading.value.amount { return (read, reading.words.upperBound) }
    }
    return nil
  }
}
