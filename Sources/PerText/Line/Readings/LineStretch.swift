/// Some words of a line next to each other, and what can be seen of them together.
struct LineStretch {
  private(set) var words: Range<Int>
  /// The traits that at least one of the words has.
  private(set) var traits: LineWords.Traits
  /// The traits of the first and the last word.
  let first: LineWords.Traits
  private(set) var last: LineWords.Traits
  /// How many of the words have a digit.
  private(set) var numbers: Int
  /// Whether one plain number comes right after another: no amount contains that.
  private(set) var hasNumberBehindNumber = false

  /// One word.
  init(_ index: Int, _ word: LineWords.Traits) {
    words = index..<index + 1
    (first, traits, last) = (word, word, word)
    numbers = first.contains(.digit) ? 1 : 0
  }

  /// Takes in the next word.
  mutating func extend(by word: LineWords.Traits) {
    let plain: LineWords.Traits = [.whole, .plainDecimal]
    let isBehindNumber = !last.isDisjoint(with: plain)
    last = word
    words = words.lowerBound..<words.upperBound + 1
    traits.formUnion(last)
    if last.contains(.digit) { numbers += 1 }
    if isBehindNumber, !last.isDisjoint(with: plain) { hasNumberBehindNumber = true }
  }

  var count: Int { words.count }
  var start: Int { words.lowerBound }
  var end: Int { words.upperBound }
  var hasDigit: Bool { numbers > 0 }

  /// Whether it ends in a times sign, after which something is missing: "6 x".
  var isOpen: Bool { last.contains([.times, .letter]) && !last.contains(.digit) }

  /// Whether it is a bare percentage, which does not say of what or off what.
  var isPercentage: Bool {
    anyHas(.percent) && numbers == 1
      && traits.isSubset(of: [.digit, .number, .whole, .plainDecimal, .percent, .known])
  }

  /// Whether it is nothing by itself, in a script that writes with spaces, as is seen before any of it is read: one
  /// plain number, or what is weighed or measured with the price right after it, "6 x 330 ml €3.99".
  var saysNothing: Bool {
    let plain: LineWords.Traits = [.digit, .number, .whole, .plainDecimal, .known]
    if count == 1 { return traits.isSubset(of: plain) && hasDigit }
    let money: LineWords.Traits = [.letter, .currency, .ownCurrency]
    guard traits.contains(.onlyUnit), first.contains(.digit), last.contains(.digit) else {
      return false
    }
    let measured = plain.union(money).union([.unit, .onlyUnit])
    return last.contains(.currency)
      ? last.isSubset(of: plain.union(money))
        && traits.isSubset(of: measured.union([.times, .multiplier]))
      : last.isSubset(of: plain) && traits.isSubset(of: measured)
  }

  /// Whether a weight is multiplied by a price, as tills print it: "1,2 kg * 4,00".
  var isWeightTimesPrice: Bool {
    count > 1 && last.contains(.plainDecimal) && anyHas(.times) && anyHas(.unit)
  }

  /// Whether one of the words has one of the traits.
  func anyHas(_ traits: LineWords.Traits) -> Bool { !self.traits.isDisjoint(with: traits) }
}
