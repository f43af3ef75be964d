// Where a product is bought.
extension LineReadings {
  /// No store has more words.
  private static let longestStore = 16

  /// A run of words after an "@", up to a word that may be something else.
  func addStores(_ start: Int) {
    var end = start + 1
    var numbers = 0
    let isAlone = words.isText(start, "@")
    while end <= start + Self.longestStore {
      let name = words.text(start..<end).dropFirst().drop { $0.isWhitespace }
      if !name.isEmpty {
        all.append(
          LineReading(
            words: start..<end, value: .store(String(name)),
            cost: numbers * reader.costs[.storeNumber], numbers > 0 ? .storeNumber : nil))
      }
      guard end < words.count, places[end].isFree,
        !(words.has(.separator, end) && vetoed(.separatorInStore, end..<end + 1)),
        !(words.has(.store, end) && vetoed(.secondStore, end..<end + 1)),
        !(saysReduction(end) && vetoed(.reductionBehindStore, end..<end + 1))
      else {
        return
      }
      let isNumberOfName =
        isAlone && end == start + 1
        && (LineSplitter.startsWithNumberedName(words.bytes(end))
          || words.has(.whole, end) && end + 1 < words.count
            && words.has(.letter, end + 1) && !words.has(.digit, end + 1))
      if words.has(.digit, end), !isNumberOfName { numbers += 1 }
      end += 1
    }
  }

  /// "500 g mince 3.99 at Lidl": a few words with capitals behind a price, to the end of the line.
  func addStoreBehindPrice(_ start: Int) {
    let names = start + 1..<words.count
    guard start > 1, !names.isEmpty, saysOwn(.atStore, start),
      names.count <= Self.longestName || !vetoed(.longStore, start..<words.count),
      words.anyHas([.plainDecimal, .currency], start - 1)
        || !vetoed(.storeWithoutPrice, start - 1..<words.count),
      names.allSatisfy({ isName($0) && places[$0].isFree })
    else { return }
    raiseNameCost(start, to: .nameKeyword)
    add(.store(words.text(names)), start..<words.count)
  }

  private static let longestName = 3

  private func isName(_ index: Int) -> Bool {
    words.has(.letter, index)
      && !(words.anyHas([.digit, .currency, .unit], index)
        && vetoed(.unitInStore, index..<index + 1))
      && (words.text(index).first?.isUppercase == true || !vetoed(.smallStore, index..<index + 1))
  }

  /// Whether a name follows the "@", and no price: "5 @ 79¢".
  @inline(__always)
  func startsStore(_ index: Int) -> Bool {
    words.hasAt && words.has(.store, index) && isStore(behindAt: index)
  }

  private func isStore(behindAt index: Int) -> Bool {
    if words.words[index].range.count > 1 {
      // The price of "@0.89" has been cut off.
      return true
    }
    let next = index + 1
    guard next < words.count else { return true }
    if saysMoney(next) || isLoneCurrency(next) && next + 1 < words.count && saysNumber(next + 1),
      vetoed(.priceBehindAt, index..<next + 1)
    {
      return false
    }
    return !words.has(.number, next) || LineSplitter.startsWithNumberedName(words.bytes(next))
      || next + 1 < words.count && words.has(.letter, next + 1) && words.has(.whole, next)
        && !words.has(.currency, next + 1)
      || !vetoed(.numberBehindAt, index..<next + 1)
  }

  /// "-20%" and "3 for 2" behind a store are what it takes off, and no part of its name.
  private func saysReduction(_ index: Int) -> Bool {
    guard words.has(.digit, index) else { return false }
    if words.has(.percent, index) || index + 1 < words.count && words.has(.percent, index + 1) {
      return true
    }
    return all.contains { reading in
      reading.words.lowerBound == index && reading.fact == .deal && reading.words.count > 1
    }
  }

  /// "$2.49", "79¢"
  private func saysMoney(_ index: Int) -> Bool { words.has([.digit, .currency], index) }

  private func saysNumber(_ index: Int) -> Bool { words.has(.number, index) }
}
