import PerModel

// How many a pack holds, where the number comes after its word.
extension LineReadings {
  /// "pack 6", "(pack 6)", "pack-3", "(Pack of 30 noodles)", "Lote 2", "c/12".
  func addNumberBehindPack(_ index: Int) {
    let first = (words.bytes(index).first ?? 0) | 0x20
    if let (count, end) = countBehindWith(index) {
      // "cx c/ 12"
      let isBehindPack =
        index > 0 && words.has(.container, index - 1) && !words.has(.digit, index - 1)
      return addPack(
        count, in: (isBehindPack ? index - 1 : index)..<end, upTo: LineLimit.pieces.upperBound)
    }
    let isOpen = first == UInt8(ascii: "(")
    guard isOpen || words.has(.letter, index) else { return }
    let (word, hyphen) = packWord(index)
    let hasOf = index + 2 < words.count && words.words[index + 1].meaning.role == .of
    // "(lot de 12)" follows a count.
    let isPackOf = isOpen && hasOf && words.has(.container, index)
    guard
      isPackOf || isPackAtHead(index) || isPackBeforePrice(index)
        || WordSet.numberedPack.contains(word)
          && !(index > 0 && words.anyHas([.whole, .plainDecimal], index - 1)
            && vetoed(.packBehindNumber, index - 1..<index + 1))
    else { return }
    if let hyphen {
      return addPack(hyphen, in: index..<index + 1)
    }
    let number = index + (hasOf ? 2 : 1)
    guard number < words.count, !words.has(.plainDecimal, number),
      let count = wholeNumber(number)
    else { return }
    var end = number + 1
    if isOpen {
      // The bracket may also name what the pack holds.
      while end < words.count, !closes(end - 1), end < number + 4, !words.has(.digit, end) {
        end += 1
      }
      guard closes(end - 1) else { return }
    } else if hasOf || joinsNext(number), vetoed(.numberOfNext, index..<end) {
      return
    }
    // "isi 10" says how many are inside, and perhaps of all of them: "sosis 500 g isi 10".
    if !isOpen, words.words[index].meaning.role == .noise {
      let read = ReadQuantity(packs: [], amount: Rational(count), unit: .item)
      return add(.count(read, .init()), index..<end, leftover: .leftoverCount)
    }
    addPack(count, in: index..<end)
  }

  /// "Pak 6 melk 1 l": at the head of a line a number behind a word for a pack says how many the pack has.
  private func isPackAtHead(_ index: Int) -> Bool {
    index == 0 && holdsSeveral(index) && words.has(.letter, index + 2)
      && !words.has(.digit, index + 2)
  }

  /// "LED E27 9W zestaw 3 29,90": the same at the end of the name, before a price with cents.
  private func isPackBeforePrice(_ index: Int) -> Bool {
    index > 0 && holdsSeveral(index)
      && !words.anyHas([.whole, .plainDecimal], index - 1) && words.has(.plainDecimal, index + 2)
      && (index + 3 == words.count || isLoneCurrency(index + 3))
      && NumberForm(words.bytes(index + 2)) == .cents
  }

  /// Whether a word for what holds several packs has a whole number behind it, and something behind that.
  private func holdsSeveral(_ index: Int) -> Bool {
    words.has(.container, index) && !words.has(.digit, index) && index + 2 < words.count
      && words.has(.whole, index + 1)
      && [.pack, .box, .crate, .carton, .tray].contains(words.words[index].meaning.countName)
  }

  /// "(24) 3 oz. Cans", "(2) 3 g tubes": a number in a bracket before what each of several holds.
  func addBracketedCount(_ index: Int) {
    let word = words.bytes(index)
    guard word.count > 2, word.first == UInt8(ascii: "("), word.last == UInt8(ascii: ")"),
      word.dropFirst().dropLast().allSatisfy({ ASCII.digits.contains($0) }),
      let count = wholeNumber(index), (2...LineLimit.pieces.upperBound).contains(count),
      index + 1 < words.count, words.has(.number, index + 1)
    else { return }
    let unit = words.has(.unit, index + 1) ? index + 1 : index + 2
    guard unit + 1 < words.count, words.has(.unit, unit), words.has(.container, unit + 1),
      !words.has(.digit, unit + 1)
    else { return }
    addThings(from: index, to: index + 1)
  }

  /// Whether the number belongs to the word after it: "pack 330 ml", "pack 3 €".
  private func joinsNext(_ number: Int) -> Bool {
    let next = number + 1
    guard next < words.count else { return false }
    if isLoneCurrency(next), !(next + 1 < words.count && words.has(.number, next + 1)) {
      return true
    }
    return words.anyHas([.unit, .count, .times, .multiplier, .percent, .slash], next)
      && !words.has([.digit, .ownCurrency], next)
  }

  /// "Huevos x 30 $ 5.400": how many, behind the name and before the price.
  func addTimesBehindName(_ index: Int) {
    guard index > 0, index + 1 < words.count, words.has(.times, index),
      !words.anyHas([.digit, .unit], index),
      !(words.anyHas([.digit, .currency], index - 1)
        && !(isCode(index - 1) && !isScrew(index - 1))
        && vetoed(.timesBehindNumber, index - 1..<index + 2)),
      words.has(.whole, index + 1),
      !words.has(.unit, index - 1) || words.has(.slash, index - 1)
        || words.words[index - 1].range.count == 1 || isCode(index - 1)
        || !vetoed(.timesBehindUnit, index - 1..<index + 2),
      let count = wholeNumber(index + 1),
      index + 2 == words.count || words.anyHas([.separator, .bracket, .dash], index + 2)
        || words.has(.digit, index + 2)
          && !words.anyHas([.unit, .count, .percent, .slash], index + 2)
        || isLoneCurrency(index + 2) && index + 3 < words.count && words.has(.digit, index + 3)
        || !vetoed(.factorOfNext, index..<index + 3)
    else { return }
    if isCounted(upTo: index + 2, from: index), vetoed(.factorBehindCount, index..<index + 2) {
      return
    }
    addPack(count, in: index..<index + 2)
  }

  /// Whether a word is a name with a number at its end: "LR6", "T4".
  private func isCode(_ index: Int) -> Bool {
    guard let first = words.bytes(index).first, let last = words.bytes(index).last else {
      return false
    }
    return ASCII.isLetter(first) && ASCII.digits.contains(last) && !words.has(.times, index)
  }

  /// Whether a word is the thread of a screw, whose length is behind the sign: "M8 x 40".
  private func isScrew(_ index: Int) -> Bool {
    words.bytes(index).first == UInt8(ascii: "M") && vetoed(.lengthOfScrew, index..<index + 3)
  }

  /// Whether an amount or a count from before a word ends with its factor: "72 szt. x 3".
  private func isCounted(upTo end: Int, from factor: Int) -> Bool {
    all.contains {
      $0.words.upperBound == end && $0.words.lowerBound < factor
        && !$0.fact.isDisjoint(with: [.amount, .count])
    }
  }

  /// "net of 5", "filet de 4", "rete da 6": the content of a net, whose word does not mean a pack elsewhere.
  func addNet(_ index: Int) {
    guard words.says(.net, index), index + 2 < words.count,
      [.of, .forWord].contains(words.words[index + 1].meaning.role)
        || words.says(.netJoint, index + 1),
      words.has(.whole, index + 2), let count = wholeNumber(index + 2),
      index == 0 || !words.anyHas([.whole, .plainDecimal], index - 1)
        || !vetoed(.countedNets, index - 1..<index + 3),
      index + 3 == words.count || !words.anyHas([.unit, .count, .times, .percent], index + 3)
        || words.has(.currency, index + 3) || !vetoed(.weightOfNet, index..<index + 4)
    else { return }
    addPack(count, in: index..<index + 3)
  }

  func addPack(_ count: Int, in span: Range<Int>, upTo limit: Int = LineLimit.pack.upperBound) {
    guard count >= LineLimit.pack.lowerBound || !vetoed(.packOfOne, span),
      count <= limit || !vetoed(.packOfMany, span)
    else { return }
    let read = ReadQuantity(packs: [], amount: Rational(count), unit: .item)
    add(
      .count(read, .init(isContainer: true, multiplies: true)), span, leftover: .leftoverCount)
  }

  /// The letters of a word, and the number after the hyphen of "pack-3".
  private func packWord(_ index: Int) -> (UnsafeBufferPointer<UInt8>, Int?) {
    let word = words.plain(index)
    guard let hyphen = word.firstIndex(of: UInt8(ascii: "-")) else { return (word, nil) }
    let number = Int(String(decoding: word[(hyphen + 1)...], as: UTF8.self))
    return number == nil
      ? (word, nil) : (UnsafeBufferPointer(rebasing: word[..<hyphen]), number)
  }

  func wholeNumber(_ index: Int) -> Int? {
    Int(String(decoding: words.plain(index), as: UTF8.self))
  }

  func closes(_ index: Int) -> Bool { words.lent(index..<index + 1).hasSuffix(")") }

  /// The 12 of "c/12" or "c/ 12", as Portuguese and Spanish write "with 12", and where that ends.
  private func countBehindWith(_ index: Int) -> (count: Int, end: Int)? {
    let word = words.bytes(index)
    let isWith = { OwnWords.countWith.contains($0, for: self.reader.habits.language) }
    if word.count == 2, word[1] == UInt8(ascii: "/"), index + 1 < words.count,
      isWith(UnsafeBufferPointer(rebasing: word.prefix(1))), words.has(.whole, index + 1)
    {
      let next = index + 2
      // "c/ 3 un"
      let isCounted =
        next < words.count && words.has(.count, next) && !words.has(.digit, next)
        && words.words[next].meaning.unit == .item && words.words[next].meaning.countName == nil
      guard
        isCounted || next == words.count || !words.anyHas([.unit, .count], next)
          || words.has(.digit, next)
          || isLoneCurrency(next) || !vetoed(.unitBehindWith, index..<next + 1)
      else { return nil }
      return wholeNumber(index + 1).map { ($0, isCounted ? next + 1 : next) }
    }
    guard word.count == 1, isWith(word), index + 2 < words.count,
      words.isText(index + 1, "/"), words.has(.joined, index + 1)
    else { return nil }
    return wholeNumber(index + 2).map { ($0, index + 3) }
  }
}
