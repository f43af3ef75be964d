import PerModel

// How many, in words.
extension LineReadings {
  /// "Twin Pack", "Doppelpack", "pack de six", "two bottles", "Two 500g packs".
  func addNumberWord(_ index: Int) {
    guard words.has(.numberWord, index) else { return }
    let (numbers, language) = (NumberWords.shared, reader.habits.language)
    let word = words.plain(index)
    if let count = numbers.pack(word) {
      // "2 six-packs"
      if isBehindNumber(index), let packs = wholeNumber(index - 1), !isOfName(index - 1),
        index < 2 || !words.anyHas([.digit, .times], index - 2),
        case let all = packs.multipliedReportingOverflow(by: count), !all.overflow
      {
        return addPack(all.partialValue, in: index - 1..<index + 1)
      }
      // "מארז שלישייה"
      let start = isBarePack(index - 1) && !isBehindNumber(index - 1) ? index - 1 : index
      return addPack(count, in: start..<index + 1)
    }
    if let count = numbers.size(word, language) {
      if isBarePack(index + 1), !isBehindNumber(index) {
        addPack(count, besideSizeIn: index..<index + 2)
      }
      // "pack duo", "confezione doppia"
      if isBarePack(index - 1), !isBehindNumber(index - 1), !isBarePack(index + 1),
        addPack(count, besideSizeIn: index - 1..<index + 1)
      {
        raiseNameCost(index, to: .nameKeyword)
      }
    }
    if saysOwn(.sizeAlone, index), let count = numbers.size(word, language) {
      addPack(count, besideSize: index)
    }
    if saysOwn(.sixPack, index), !isBarePack(index + 1), !isBarePack(index - 1),
      addPack(6, besideSizeIn: index..<index + 1)
    {
      return raiseNameCost(index, to: .nameKeyword)
    }
    guard let count = numbers.number(word, language) ?? numbers.size(word, language) else { return }
    // "pack de six"
    if index > 1, words.words[index - 1].meaning.role == .of, words.has(.container, index - 2),
      !words.has(.digit, index - 2), !isBehindNumber(index - 2)
    {
      raiseNameCost(index, to: .nameKeyword)
      return addPack(count, in: index - 2..<index + 1)
    }
    guard numbers.number(word, language) != nil else { return }
    if index + 1 < words.count, let unit = words.words[index + 1].meaning.unit, unit.kind == .count,
      unit != .item, !words.has(.digit, index + 1)
    {
      // "two dozen"
      let read = ReadQuantity(packs: [], amount: Rational(count), unit: unit)
      raiseNameCost(index, to: .leftoverCount)
      add(.count(read, .init()), index..<index + 2, leftover: .leftoverCount)
    } else if holds(index + 1), !isBehindNumber(index) {
      add(count, of: words.words[index + 1].meaning.countName, in: index..<index + 2)
    } else if let holder = holderBehindAmount(index + 1) {
      add(count, of: words.words[holder].meaning.countName, in: index..<index + 1)
    }
  }

  /// "десяток яиц", "яйца десяток", "une dizaine d'œufs": so many pieces, as a dozen is.
  func addNumberNoun(_ index: Int) {
    guard words.has(.numberWord, index), saysOwn(.numberNoun, index),
      let number = numberInWords(index)
    else { return }
    var (start, factor) = (index, 1)
    if index > 0 {
      let before = index - 1
      let isNumber = words.has(.whole, before) && !words.has(.joined, before) && !isOfName(before)
      if let times = numberInWords(before) ?? (isNumber ? wholeNumber(before) : nil) {
        (start, factor) = (before, times)
      } else if words.words[before].meaning.role == .article || saysOwn(.oneOfUnit, before) {
        start = before
      }
    }
    let (all, isTooLarge) = number.multipliedReportingOverflow(by: factor)
    let span = start..<index + 1
    guard !isTooLarge, all > 0, !isBesideAmount(span, orCount: true) else { return }
    for word in span { raiseNameCost(word, to: .leftoverCount) }
    add(
      .count(ReadQuantity(amount: Rational(all), unit: .item), .init()), span,
      leftover: .leftoverCount)
  }

  /// "a dozen eggs", "bir düzine yumurta": the word for one belongs to the dozen.
  func addOneDozen(_ index: Int) {
    let noun = index + 1
    guard noun < words.count, words.words[noun].meaning.unit == Self.dozen,
      !words.has(.digit, noun),
      words.words[index].meaning.role == .article || saysOwn(.oneOfUnit, index)
    else { return }
    for reading in all where reading.words.lowerBound == noun && !reading.isLeftover {
      guard case .count(let read, let counting) = reading.value else { continue }
      add(.count(read, counting), index..<reading.words.upperBound, leftover: .leftoverCount)
    }
  }

  /// Adds a pack that has no word for it but a size right beside it: "80 g tris". A mixture of three has its size
  /// behind it, and so "tris 80 g" may be either.
  private func addPack(_ count: Int, besideSize index: Int) {
    guard !isBarePack(index - 1), !isBarePack(index + 1) else { return }
    let next = index + 1
    if places[index].isBehindAmount {
      addPack(count, in: index..<next)
    } else if next < words.count, words.has(.number, next),
      words.anyHas([.unit, .onlyUnit], next)
        || next + 1 < words.count && words.anyHas([.unit, .onlyUnit], next + 1)
    {
      raiseNameCost(index, to: .nameNumber)
      let read = ReadQuantity(packs: [], amount: Rational(count), unit: .item)
      add(
        .count(read, .init(isContainer: true, multiplies: true, isOfPurchase: true)), index..<next)
    }
  }

  /// Adds a pack where the line says how much each has; returns whether it does.
  @discardableResult private func addPack(_ count: Int, besideSizeIn span: Range<Int>) -> Bool {
    let isMeasured = all.contains {
      $0.fact == .amount && [.mass, .volume].contains($0.value.amount?.unit?.kind)
    }
    if !isMeasured, vetoed(.packWithoutSize, span) { return false }
    addPack(count, in: span)
    return true
  }

  /// "三瓶", "兩入組", in scripts without spaces.
  func addJoinedNumber(_ index: Int) {
    guard words.hasUnspaced, words.has(.letter, index), !words.has(.digit, index),
      let first = words.bytes(index).first, Script.han.contains(first)
    else { return }
    let word = words.text(index)
    guard let number = NumberWords.shared.leadingNumber(word),
      let read = try? reader.quantities.read(String(number.count) + word.dropFirst(number.length)),
      read.packs.isEmpty
    else { return }
    let span = index..<index + 1
    switch read.unit?.kind {
    case .count where read.unit == .item && number.count > 1:
      add(.count(read, .init(isContainer: true, multiplies: true)), span, leftover: .leftoverCount)
    // "一打" eggs
    case .count where read.unit == Self.dozen:
      add(.count(read, .init()), span, leftover: .leftoverCount)
    // "一斤3.5元" is a price per unit.
    case .mass, .volume:
      let isPer = number.count == 1 && index + 1 < words.count && words.has(.joined, index + 1)
      if !(isPer && vetoed(.unitOfJoinedPrice, span)) { addInOneWord(read, index) }
    default: break
    }
  }

  /// "полкило", "半斤", "Viertelpfund": half or a quarter of a unit in one word.
  func addJoinedHalf(_ index: Int) {
    let word = words.plain(index)
    guard word.count > 5, words.has(.letter, index), !words.has(.digit, index) else { return }
    withFoldedWord { folded in
      folded.append(folding: word)
      guard let first = folded.buffer.first, Self.startsOfParts.contains(first) else { return }
      for (part, parts) in Self.parts where folded.buffer.starts(with: part) {
        let rest = folded.buffer.dropFirst(part.count).drop { $0 == UInt8(ascii: " ") }
        // "kwartel" is a quail, and no quarter of a spoon.
        guard parts == 2 || rest.count >= Self.leastOfQuarter,
          let read = try? reader.quantities.read("1 " + String(decoding: rest, as: UTF8.self)),
          let unit = read.unit, unit.kind == .mass || unit.kind == .volume || unit == Self.dozen,
          read.packs.isEmpty, let amount = try? read.amount / parts
        else { continue }
        if unit == Self.dozen {
          let half = ReadQuantity(packs: [], amount: amount, unit: unit)
          raiseNameCost(index, to: .nameKeyword)
          return add(.count(half, .init()), index..<index + 1, leftover: .leftoverCount)
        }
        return addInOneWord(ReadQuantity(packs: [], amount: amount, unit: unit), index)
      }
    }
  }

  static let dozen = Unit(id: "dozen")
  private static let leastOfQuarter = 4
  private static let startsOfParts = Set(parts.compactMap(\.word.first))
  private static let parts: [(word: [UInt8], parts: Rational)] =
    Words.all(.halfOf).map { (Array(Folding.folded($0).utf8), 2) }
    + Words.all(.quarterOf).filter { !$0.contains(" ") }
    .map { (Array(Folding.folded($0).utf8), 4) }

  private func addInOneWord(_ read: ReadQuantity, _ index: Int) {
    raiseNameCost(index, to: .nameKeyword)
    add(.amount(read, .plain), index..<index + 1, leftover: .leftoverAmount)
  }

  private func add(_ count: Int, of name: CountName?, in span: Range<Int>) {
    let read = ReadQuantity(packs: [], amount: Rational(count), unit: .item, countName: name)
    add(
      .count(
        read,
        .init(isContainer: true, multiplies: true, isEach: true, isOfPieces: name == .pack)),
      span, leftover: .leftoverCount)
  }

  /// Whether a word says how many: the "due" of "due bottiglie da 75 cl".
  func isNumberWord(_ index: Int) -> Bool {
    words.has(.numberWord, index)
      && NumberWords.shared.number(words.plain(index), reader.habits.language) != nil
  }

  private func isBehindNumber(_ index: Int) -> Bool { index > 0 && words.has(.whole, index - 1) }

  /// Whether a word names a pack and nothing else.
  private func isBarePack(_ index: Int) -> Bool {
    guard words.indices.contains(index), !words.has(.digit, index) else { return false }
    return words.words[index].meaning.countName == .pack
      || NumberWords.shared.packs.contains(words.plain(index))
  }

  /// Whether a word names what holds something.
  private func holds(_ index: Int) -> Bool {
    words.indices.contains(index) && words.has(.container, index) && !words.has(.digit, index)
  }

  /// The word for what holds the amount that begins here: the "bottles" of "2 liter bottles", "1.5-l bottles".
  private func holderBehindAmount(_ index: Int) -> Int? {
    guard words.indices.contains(index), words.has(.number, index) else { return nil }
    let holder = words.has(.unit, index) ? index + 1 : index + 2
    guard holder < words.count, words.anyHas([.unit, .onlyUnit], holder - 1) else { return nil }
    return holds(holder) ? holder : nil
  }
}
