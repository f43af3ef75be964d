import PerModel

/// Sides without a unit: "3x2,5" of a cable, "8x40" of a plug.
struct SidesFinder {
  let words: [LineWords.Word]
  let line: LentText
  let vetoes: Vetoes

  /// The words of the line, with sizes among them marked as part of the name and nothing else.
  static func marked(
    _ words: [LineWords.Word], of line: LentText, _ vetoes: Vetoes
  ) -> [LineWords.Word] {
    guard words.contains(where: { $0.has([.digit, .times]) }) else { return words }
    let finder = SidesFinder(words: words, line: line, vetoes: vetoes)
    var words = words
    for index in words.indices where finder.words[index].has([.digit, .times]) {
      if finder.isSides(index), finder.vetoed(.sidesInName, index) {
        words[index].traits = [.letter, .onlyName]
      }
    }
    return words
  }

  private func vetoed(_ veto: Veto, _ index: Int) -> Bool {
    vetoes.vetoed(veto, String(decoding: bytes(index), as: UTF8.self))
  }

  private struct Sides {
    let first: Int, second: Int
    let hasTenths: Bool
    var product: Int { first * second }
  }

  private func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: line.bytes[words[index].range])
  }

  private func isSides(_ index: Int) -> Bool {
    guard let sides = sides(index) else { return false }
    let isSquare = sides.first == sides.second
    if isMeasured(index + 1), !isSquare || words[index + 1].has(.unit),
      vetoed(.measuredProduct, index)
    {
      return false
    }
    // No pack holds 2.5, and no price has one decimal.
    if sides.hasTenths { return true }
    if isSoldByLength(besides: index) { return true }
    return (isName(index + 1) || isHolderBeforeCount(index + 1) || isSquare)
      && counts.contains { $0.place != index && $0.number != sides.product }
  }

  /// Two sides in one word; `nil` where it has none.
  private func sides(_ index: Int) -> Sides? {
    let word = bytes(index)
    guard let sign = word.firstIndex(where: { ASCII.isLetter($0, "x") }) else { return nil }
    let (one, other) = (word[..<sign], word[(sign + 1)...])
    guard let first = side(one), let second = side(other) else { return nil }
    return Sides(
      first: first.whole, second: second.whole, hasTenths: first.hasTenth || second.hasTenth)
  }

  /// "40" or "2,5".
  private func side(
    _ text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (whole: Int, hasTenth: Bool)? {
    let digits = text.prefix(while: isDigit)
    guard (1...3).contains(digits.count), let whole = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    let rest = text.dropFirst(digits.count)
    guard let sign = rest.first else { return (whole, false) }
    let isDecimal = sign == UInt8(ascii: ",") || sign == UInt8(ascii: ".")
    guard isDecimal, rest.count == 2, rest.dropFirst().allSatisfy(isDigit) else { return nil }
    return (whole, true)
  }

  /// Whether a word has a unit, or counts: "3x2,5 kg", "3x2,5 l".
  private func isMeasured(_ index: Int) -> Bool {
    guard words.indices.contains(index), !words[index].has(.digit) else { return false }
    if words[index].has(.unit) { return words[index].meaning.unit?.kind != .area }
    return words[index].anyHas([.count, .ownCurrency]) && !isHolderBeforeCount(index)
  }

  private func isName(_ index: Int) -> Bool {
    index == words.count || !words[index].anyHas([.unit, .count, .currency, .digit])
  }

  /// Whether a word is a pack whose number comes behind it: "balení 100 kusů".
  private func isHolderBeforeCount(_ index: Int) -> Bool {
    index + 2 < words.count && words[index].has(.container) && words[index + 1].has(.whole)
      && words[index + 2].has(.count)
  }

  /// Whether meters are sold, as of cable: "5x4 50 m".
  private func isSoldByLength(besides sides: Int) -> Bool {
    words.indices.dropLast().contains { index in
      index != sides && words[index].has(.whole) && words[index + 1].has(.unit)
        && !words[index + 1].has(.digit)
        && words[index + 1].meaning.unit == .meter
    }
  }

  /// The numbers with a word for what is counted behind them: "200 stk".
  private var counts: [(place: Int, number: Int)] {
    words.indices.dropLast().compactMap { index in
      guard words[index].has(.whole), words[index + 1].has(.count), !words[index + 1].has(.digit),
        let number = Int(String(decoding: bytes(index), as: UTF8.self)), number > 1
      else { return nil }
      return (index, number)
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { ASCII.digits.contains(byte) }
}
