import PerModel

// How many of a thing were taken, or are in its pack, where no word for a thing is beside the number.
extension LineReadings {
  /// "2x Joghurt 500 g": how many are taken of what is named behind it, where the line says how much one has.
  func addFactorAtHead() {
    guard words.count > 2, words.has(.digit, 0) else { return }
    let end = words.has(.times, 0) ? 1 : 2
    // "3X Protein" is a claim.
    guard words.has(.times, end - 1),
      words.isAllUppercase || words.bytes(end - 1).last != UInt8(ascii: "X")
    else { return }
    guard words.has(.letter, end), !words.anyHas([.digit, .unit, .count, .currency], end),
      end == 1 || words.has(.whole, 0) && !words.has(.digit, 1),
      let count = end == 1 ? timesOrNumberWord(0) : wholeNumber(0),
      LineLimit.together.contains(count),
      all.contains(where: { isWeightOfOne($0, behind: end) }),
      !all.contains(where: {
        $0.words.lowerBound < end && !$0.fact.isDisjoint(with: [.count, .deal])
      })
    else { return }
    let read = ReadQuantity(packs: [], amount: Rational(count), unit: .item)
    add(
      .count(read, .init(isContainer: true, multiplies: true, isOfPurchase: true)), 0..<end,
      leftover: .leftoverCount)
  }

  private func isWeightOfOne(_ reading: LineReading, behind start: Int) -> Bool {
    guard case .amount(let read, let extent) = reading.value, case .plain = extent else {
      return false
    }
    let link = reading.words.lowerBound - 1
    return link >= start && !saysOwn(.eachLink, link) && read.packs.isEmpty
      && [.mass, .volume].contains(read.unit?.kind)
  }

  /// "1근", "한 근": 600 g of meat and 400 g of vegetables, so that the line asks.
  func addPoundOfGoods(_ index: Int) {
    guard let (count, span) = poundsOfGoods(index) else { return }
    for grams in LineLimit.poundOfGoods {
      let read = ReadQuantity(packs: [], amount: Rational(count * grams), unit: .gram)
      add(.amount(read, .plain), span, leftover: .leftoverAmount)
    }
    raiseNameCost(index, to: .leftoverAmount)
  }

  private func poundsOfGoods(_ index: Int) -> (count: Int, words: Range<Int>)? {
    let language = reader.habits.language
    let word = words.plain(index)
    // A syllable of Hangul has three bytes.
    guard word.count >= 3,
      OwnWords.poundOfGoods.contains(
        UnsafeBufferPointer(rebasing: word.suffix(3)), for: language)
    else { return nil }
    let number = UnsafeBufferPointer(rebasing: word.dropLast(3))
    if let count = pounds(number) { return (count, index..<index + 1) }
    guard number.isEmpty, index > 0, let count = pounds(words.plain(index - 1)) else { return nil }
    return (count, index - 1..<index + 1)
  }

  private func pounds(_ number: UnsafeBufferPointer<UInt8>) -> Int? {
    let language = reader.habits.language
    if OwnWords.oneOfUnit.contains(number, for: language) { return 1 }
    return Int(String(decoding: number, as: UTF8.self)).flatMap {
      LineLimit.pack.contains($0) || $0 == 1 ? $0 : nil
    } ?? NumberWords.shared.number(number, language)
  }

  /// "24/pk", "100/box": how many are in a pack, as Americans label it.
  func addCountPerPack(_ index: Int) {
    guard words.has([.number, .slash, .count], index) else { return }
    let word = words.plain(index)
    guard let slash = word.firstIndex(of: UInt8(ascii: "/")),
      let count = Int(String(decoding: word[..<slash], as: UTF8.self)),
      (2...LineLimit.doses).contains(count),
      let pack = try? reader.quantities.read(
        "1 " + String(decoding: word[(slash + 1)...], as: UTF8.self)),
      pack.amount == .one, pack.countName?.isContainer == true
    else { return }
    let read = ReadQuantity(packs: [], amount: Rational(count), unit: .item)
    add(.count(read, .init(isOfPieces: true)), index..<index + 1, leftover: .leftoverCount)
  }
}
