import PerModel

/// All readings of all stretches of a line.
///
/// A class, so that what only looks at it does not copy it; only one function changes it at a time.
final class LineReadings {
  let words: LineWords
  let reader: LineReaders
  /// What the comparison measures, if decided.
  let kind: Unit.Kind?
  /// Where to note how the line is read; `nil` for most lines.
  let explanation: LineExplanation?
  /// In the order in which those that begin with the same word were found.
  @exclusivity(unchecked) var all: ContiguousArray<LineReading> = []
  /// What was found out about each word, and about the end of the line after them.
  let places: UnsafeMutableBufferPointer<Place>
  /// The content of each in the last product, the "330 ml" of "6 x 330 ml", which is read with it.
  @exclusivity(unchecked) var factor: (words: Range<Int>, amount: ReadQuantity)?
  /// The sizes of things: 30 m x 30 cm.
  @exclusivity(unchecked) var sizes: [Range<Int>] = []
  /// The areas of some of them.
  @exclusivity(unchecked) var areas: [(words: Range<Int>, area: ReadQuantity)] = []
  /// The last price of a unit, which the next may say again for another unit.
  @exclusivity(unchecked) var lastUnitPrice: (words: Range<Int>, price: ReadUnitPrice)?
  /// The first words of ranges from one amount to another.
  @exclusivity(unchecked) var startsOfRanges: [Int] = []
  /// The last "244 sheets per roll".
  @exclusivity(unchecked) var contentOfEach = 0..<0
  /// Whether the line states an amount of each.
  @exclusivity(unchecked) var hasSizeOfEach = false
  /// The words behind the last percentage and behind the last range.
  @exclusivity(unchecked) var (endOfShares, endOfRange) = (0, 0)

  struct Place {
    /// What it costs to take the word as part of the name though something begins with it.
    var nameCost: LineCost?
    /// Whether an amount ends right before the word.
    var isBehindAmount = false
    /// How many words stand here before a former price: "was", "au lieu de"; 0 for none.
    fileprivate(set) var formerLength = 0
    /// How many words stand here before the least count of a deal: "ab", "when you buy"; 0 for none.
    fileprivate(set) var conditionLength: Int8 = 0
    /// The meaning of a phrase that begins with the word, and its number of words: 0 for none, negative until looked
    /// up.
    fileprivate var phrase = (role: Role.none, length: Int8(-1))
    /// Whether the word belongs to no term.
    fileprivate(set) var isFree = true
    /// How far a reading that begins with the word can reach.
    fileprivate var end = 0
  }

  /// No amount, price or deal has more words.
  private static let longest = 12

  /// - Parameter places: one for each word and one more, which the readings need as long as they are used.
  init(
    _ words: LineWords, _ places: UnsafeMutableBufferPointer<Place>, reader: LineReaders,
    kind: Unit.Kind?, terms: [LineReading], explanation: LineExplanation? = nil
  ) {
    self.words = words
    self.explanation = explanation
    self.reader = reader
    self.kind = kind
    self.places = places
    places.initialize(repeating: Place())
    all.reserveCapacity(words.count * 3)
    for term in terms {
      all.append(term)
      for index in term.words { places[index].isFree = false }
    }
    findEnds()
    for start in words.indices where places[start].isFree && !words.has(.onlyName, start) {
      addValues(from: start)
    }
    dropPartsOfSizes()
    addFactorAtHead()
    addCountOfNouns()
    addLeadingUnitPrice()
    for start in words.indices where places[start].isFree { addSingles(start) }
    for share in 0..<endOfShares where places[share].isFree { addFormerPriceBesideShare(share) }
    addFormerPriceBeforeReduction()
    dropCountsOfDeals()
    addTillColumns()
    if hasSizeOfEach { addCountsBeforeEach() }
    for start in words.indices where places[start].isFree {
      if startsStore(start) { addStores(start) } else { addStoreBehindPrice(start) }
    }
    for index in words.indices where places[index].isFree { addName(index) }
  }

  /// How far something can reach that begins with a word: not over words that no reader knows.
  private func findEnds() {
    for index in words.indices.reversed() {
      let next = index + 1
      let continues =
        next < words.count && places[next].isFree
        && (words.anyHas([.known, .digit], next) || joinsRange(next) || isUnspacedText(next)
          || isInPhrase(next) || isBehindFormerPrice(next))
        && !startsStore(next)
      places[index].end = continues ? min(places[next].end, index + Self.longest) : next
      places[index].formerLength = Self.formerLength(at: index, in: words)
      places[index].conditionLength = Int8(findConditionLength(index))
    }
  }

  /// Whether a word belongs to a phrase that begins before it: the "helft" of "voor de helft".
  private func isInPhrase(_ index: Int) -> Bool {
    words.before(index, upTo: LineLimit.wordsOfPhrase).contains {
      words.has(.phrase, $0) && words.isPhrase($0..<index + 1)
    }
  }

  /// Whether a phrase of a deal begins with a word that means nothing of it alone: "das zweite".
  private func startsDealPhrase(_ index: Int) -> Bool {
    guard words.has(.phrase, index),
      words.behind(index, upTo: LineLimit.wordsOfDeal).contains(where: {
        words.anyHas([.deal, .dash, .whole], $0)
      }),
      let phrase = phrase(index)
    else { return false }
    switch phrase.role {
    case .second, .third, .fourth, .another, .half, .buy, .whenBuying, .get, .save, .ordinalSign:
      return true
    case .priceNoise: return conditionLength(index) > 0
    default: return false
    }
  }

  /// The meaning of a phrase that begins with a word, and its number of words; `nil` if none begins there.
  func phrase(_ index: Int) -> (role: Role, length: Int)? {
    if places[index].phrase.length < 0 {
      let found = words.phrase(index)
      places[index].phrase = (found?.role ?? .none, Int8(found?.length ?? 0))
    }
    let phrase = places[index].phrase
    return phrase.length > 0 ? (phrase.role, Int(phrase.length)) : nil
  }

  /// Whether a word has a role for readers of its own language.
  func saysOwn(_ role: OwnWords, _ index: Int) -> Bool {
    role.contains(words.bytes(index), for: reader.habits.language)
  }

  /// Whether a veto counts, as all do but the one that a test leaves out. What it forbids is noted.
  func vetoed(_ veto: Veto, _ span: Range<Int>) -> Bool {
    reader.vetoed(veto, explanation, words.text(span))
  }

  func vetoed(_ veto: Veto, _ stretch: LineStretch) -> Bool { vetoed(veto, stretch.words) }

  /// Adds a reading, and with `leftover` the same as what has no place.
  ///
  /// - Parameter other: a second reason why it costs something.
  func add(
    _ value: LineReading.Value, _ span: Range<Int>, _ cost: LineCost? = nil,
    and other: LineCost? = nil, leftover: LineCost? = nil, isContested: Bool = false
  ) {
    all.append(
      LineReading(
        words: span, value: value, cost: points(cost) + points(other), cost ?? other))
    guard let leftover else { return }
    if !isContested { raiseNameCost(span.lowerBound, to: leftover) }
    all.append(
      LineReading(
        words: span, value: value, cost: reader.costs[leftover], leftover, isLeftover: true))
  }

  private func points(_ cost: LineCost?) -> Int { cost.map { reader.costs[$0] } ?? 0 }

  /// Makes it dearer to take a word as part of the name.
  func raiseNameCost(_ index: Int, to cost: LineCost) {
    places[index].nameCost = dearer(places[index].nameCost, cost)
  }

  /// The one of two costs that is more.
  func dearer(_ one: LineCost?, _ other: LineCost?) -> LineCost? {
    points(one) < points(other) ? other : one
  }

  /// Everything that may have several words.
  private func addValues(from start: Int) {
    let (traits, role) = (words.words[start].traits, words.words[start].meaning.role)
    let begins: LineWords.Traits = [
      .digit, .currency, .introduction, .deal, .per, .dash, .count, .sum, .bracket, .restatement,
      .percent,
    ]
    addCondition(start)
    addContentOfEach(start)
    addConcentration(start)
    let former = places[start].formerLength
    let isUnspaced = isUnspacedText(start)
    var stretch = LineStretch(start, traits)
    guard
      stretch.anyHas(begins) || role == .noise || former > 0 || isUnspaced
        || start == endOfRange && stretch.anyHas(.times) || isArticleOfUnit(start)
        || isUnitBeforePrice(start) || isUnitBeforeCount(start) || startsDealPhrase(start)
        || isUnitFirst(start) || startsTillWeight(start) || startsPricePhrase(start)
    else { return }
    var end = places[start].end
    if former > 0, start + former < words.count { end = max(end, places[start + former].end) }
    while true {
      if !stretch.isPercentage, words.hasUnspaced || !stretch.saysNothing {
        addAmount(stretch)
        if stretch.hasDigit {
          if !addUnitPrice(stretch), canEndPrice(stretch) { addPrice(stretch) }
        } else if role == .free, stretch.count == 1 {
          addFree(start)
        }
        let isWordy = stretch.anyHas(.deal) && stretch.anyHas([.dealWord, .phrase])
        if stretch.hasDigit || isWordy || isUnspaced { addDeal(stretch) }
      }
      guard stretch.end < end else { return }
      stretch.extend(by: words.words[stretch.end].traits)
    }
  }

  /// The size of a thing is part of its name, and so are the numbers in it.
  private func dropPartsOfSizes() {
    // "6 of 12 pieces" is a range, and so no deal.
    for start in startsOfRanges {
      all.removeAll {
        $0.words.lowerBound == start && $0.fact == .deal && vetoed(.rangeAsDeal, $0.words)
      }
    }
    for size in sizes {
      all.removeAll { reading in
        guard size.contains(reading.words.lowerBound), size.contains(reading.words.upperBound - 1)
        else { return false }
        let isOfThing = !reading.fact.isDisjoint(with: [.amount, .count, .deal])
        return (reading.isLeftover || isOfThing) && vetoed(.partOfSize, reading.words)
      }
      for start in size { places[start].nameCost = nil }
      let isMeasured = isAreaMeant(size) && areas.contains { $0.words == size }
      add(.name, size, isMeasured ? .leftoverAmount : nil)
    }
    for (span, area) in areas {
      add(.amount(area, .plain), span, isAreaMeant(span) ? nil : .area)
    }
  }

  /// Whether two sides say how much there is, and not only how large a thing is.
  private func isAreaMeant(_ span: Range<Int>) -> Bool {
    kind == .area || kind == nil && isAllThatIsSaid(span)
  }

  /// Whether the last word can be that of a price: a number, a currency, or a word that adds nothing.
  private func canEndPrice(_ stretch: LineStretch) -> Bool {
    !stretch.isOpen
      && (!stretch.last.isDisjoint(with: [.digit, .currency, .introduction, .bracket])
        || stretch.last.isDisjoint(with: [.unit, .count]))
  }

  /// The number with which a word begins.
  func number(_ index: Int) -> Rational? {
    let digits = words.text(index).prefix { $0.isNumber || ".,".contains($0) }
    return (try? reader.prices.read(String(digits)))?.amount
  }
}
