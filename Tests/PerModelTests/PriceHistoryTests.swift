import PerModel
import RandomTesting
import Testing

/// Facts about one article, in cents for 500 g unless said otherwise.
struct Facts {
  static let article = Article.ID(milliseconds: 1, 0, 1)
  private(set) var all: [PriceObservation] = []

  @discardableResult
  mutating func add(
    _ day: String, _ cents: Int, at store: String = "", _ kind: PriceObservation.Kind = .regular,
    from: String? = nil, until: String? = nil, grams: Int = 500, in currency: Currency = .euro
  ) throws -> PriceObservation {
    let product = Product(
      quantity: try Quantity(Rational(grams), .gram),
      price: Money(try Rational(Int128(cents), over: 100), currency), store: store)
    let fact = PriceObservation(
      id: PriceObservation.ID(milliseconds: 2, 0, UInt64(all.count)), article: Self.article,
      day: try #require(CalendarDay(day)), of: product, kind: kind,
      from: from.flatMap { CalendarDay($0) }, until: until.flatMap { CalendarDay($0) })
    all.append(fact)
    return fact
  }

  var history: PriceHistory { PriceHistory(all, in: .euro, by: Measure(.mass)) }

  /// The lowest before the last fact, in cents for 500 g.
  func lowest(in store: String? = nil) throws -> Int? {
    guard let last = all.last, let lowest = history.lowest(before: last, in: store) else {
      return nil
    }
    return Int(try lowest.unitPrice.perBaseUnit * 50)
  }
}

extension Int {
  fileprivate init(_ value: Rational) { self = Int(value.numerator / value.denominator) }
}

@Suite struct LowestPriceTests {
  @Test func theThirtyDaysBeforeAReductionCount() throws {
    var facts = Facts()
    try facts.add("2026-10-10", 249)
    try facts.add("2026-11-03", 199, .offer, from: "2026-11-01", until: "2026-11-07")
    #expect(try facts.lowest() == 249)
    // Noted again while it lasts, it is still the same reduction.
    try facts.add("2026-11-05", 199, .offer, from: "2026-11-01", until: "2026-11-07")
    #expect(try facts.lowest() == 249)
  }

  @Test(arguments: [
    // The 30th day before counts, the 31st and the day itself do not.
    ("2026-10-02", 249 as Int?), ("2026-10-01", nil), ("2026-10-31", 249), ("2026-11-01", nil),
  ])
  func theWindowHasThirtyDays(_ day: String, _ lowest: Int?) throws {
    var facts = Facts()
    try facts.add(day, 249)
    try facts.add("2026-11-01", 199, .offer)
    #expect(try facts.lowest() == lowest)
  }

  @Test(arguments: [
    ("2028-03-01", "2028-01-31", true), ("2028-03-01", "2028-01-30", false),
    ("2027-03-01", "2027-01-30", true), ("2027-03-01", "2027-01-29", false),
    ("2027-01-30", "2026-12-31", true), ("2027-01-30", "2026-12-30", false),
  ])
  func leapDaysAreDays(_ start: String, _ day: String, _ counts: Bool) throws {
    var facts = Facts()
    try facts.add(day, 249)
    try facts.add(start, 199, .offer)
    #expect(try (facts.lowest() != nil) == counts)
  }

  /// C-330/23: the reduction counts from the lowest price, also where that was an offer.
  @Test func anEarlierOfferCounts() throws {
    var facts = Facts()
    try facts.add("2026-10-05", 189, .offer, from: "2026-09-20", until: "2026-10-05")
    try facts.add("2026-10-20", 249)
    try facts.add("2026-11-01", 179, .offer)
    #expect(try facts.lowest() == 189)
    // One that ended before the 30 days does not.
    facts = Facts()
    try facts.add("2026-09-25", 189, .offer, from: "2026-09-20", until: "2026-10-01")
    try facts.add("2026-10-20", 249)
    try facts.add("2026-11-01", 179, .offer)
    #expect(try facts.lowest() == 249)
    // One that was announced and has not begun does not either.
    facts = Facts()
    try facts.add("2026-10-20", 99, .offer, from: "2026-11-20", until: "2026-11-25")
    try facts.add("2026-11-01", 179)
    #expect(try facts.lowest() == nil)
  }

  /// Article 6a, paragraph 5: the reduction of a price that falls step by step counts from before the first step.
  @Test func stepsAreOneReduction() throws {
    var facts = Facts()
    try facts.add("2026-10-20", 249)
    try facts.add("2026-11-01", 199, .offer, from: "2026-11-01", until: "2026-11-05")
    try facts.add("2026-11-06", 179, .offer, from: "2026-11-06", until: "2026-11-10")
    #expect(try facts.lowest() == 249)
    try facts.add("2026-11-12", 149, .offer, from: "2026-11-11", until: "2026-11-20")
    #expect(try facts.lowest() == 249)
    // After a day without, or at a higher price, another one begins.
    var broken = facts
    try broken.add("2026-11-22", 139, .offer, from: "2026-11-22")
    #expect(try broken.lowest() == 149)
    try facts.add("2026-11-21", 169, .offer, from: "2026-11-21")
    #expect(try facts.lowest() == 149)
  }

  @Test func anotherStoreHasItsOwnSteps() throws {
    var facts = Facts()
    try facts.add("2026-10-20", 249, at: "Aldi")
    try facts.add("2026-11-01", 199, at: "Lidl", .offer, from: "2026-11-01", until: "2026-11-05")
    try facts.add("2026-11-06", 179, at: "Aldi", .offer, from: "2026-11-06")
    #expect(try facts.lowest() == 199)
    #expect(try facts.lowest(in: "ALDI") == 249)
    #expect(try facts.lowest(in: "Rewe") == nil)
    #expect(facts.history.lowest(before: facts.all[2])?.observation.store == "Lidl")
  }

  @Test func pricesOfMembersAndOfOldGoodsAreApart() throws {
    var facts = Facts()
    try facts.add("2026-10-20", 249)
    try facts.add("2026-10-21", 99, .loyalty)
    try facts.add("2026-10-22", 79, .nearExpiry)
    try facts.add("2026-10-23", 99, in: .yen)
    try facts.add("2026-11-01", 199)
    #expect(try facts.lowest() == 249)
  }

  /// Random facts, and every day of each looked at one by one.
  @Test func itIsWhatLookingAtEveryDayFinds() throws {
    var generator = SeededGenerator(seed: 61)
    for _ in 0..<300 {
      var facts = Facts()
      let start = try #require(CalendarDay("2028-01-15"))
      for _ in 0..<Int.random(in: 1...14, using: &generator) {
        let day = start.advanced(by: .random(in: 0...70, using: &generator))
        let from = day.advanced(by: -.random(in: 0...9, using: &generator))
        let until = day.advanced(by: .random(in: 0...9, using: &generator))
        let isOffer = Bool.random(using: &generator)
        try facts.add(
          "\(day)", .random(in: 100...130, using: &generator),
          at: Bool.random(using: &generator) ? "A" : "B", isOffer ? .offer : .regular,
          from: isOffer ? "\(from)" : nil, until: isOffer ? "\(until)" : nil)
      }
      // For a regular price, so that the window is plain.
      let judged = try facts.add("2028-03-10", 120, at: "C")
      let window = (1...30).map { judged.day.advanced(by: -$0) }
      let cents = try facts.all.dropLast().compactMap { fact -> Int? in
        let price = Int(try #require(fact.price).amount * 100)
        return window.contains { day in
          fact.isOffer
            ? fact.from.map { $0 <= day } ?? false && fact.until.map { day <= $0 } ?? false
            : fact.day == day
        } ? price : nil
      }.min()
      #expect(try facts.lowest() == cents)
    }
  }
}

@Suite struct UsualPriceTests {
  /// Type 7 as R defines it, in its own terms: x[⌊h⌋] + (h − ⌊h⌋) (x[⌊h⌋ + 1] − x[⌊h⌋]).
  @Test func quartilesAreTheOnesOfTypeSeven() throws {
    var generator = SeededGenerator(seed: 7)
    for count in 3...40 {
      var facts = Facts()
      let start = try #require(CalendarDay("2026-01-01"))
      for number in 0..<count {
        try facts.add("\(start.advanced(by: number))", .random(in: 1...60, using: &generator))
      }
      let judged = try facts.add("2026-06-01", 30)
      let prices = try facts.all.dropLast().map { try #require($0.price).amount * 2 }.sorted()
      func quartile(_ part: Int128) throws -> Rational {
        let h = try Rational(part, over: 4) * Rational(count - 1)
        let floor = Int(h.numerator / h.denominator)
        let next = prices[min(floor + 1, count - 1)]
        return try prices[floor] + (h - Rational(floor)) * (next - prices[floor])
      }
      let usual = try #require(facts.history.usual(without: judged))
      #expect(usual.count == count)
      #expect(try usual.lowerQuartile.perBaseUnit == quartile(1))
      #expect(try usual.median.perBaseUnit == quartile(2))
      #expect(try usual.upperQuartile.perBaseUnit == quartile(3))
    }
  }

  /// What R says of quantile(1:4): 1.75, 2.5 and 3.25.
  @Test func verdictsFollowFromTheQuartiles() throws {
    var facts = Facts()
    for (number, cents) in [100, 200, 300, 400].enumerated() {
      try facts.add("2026-10-0\(number + 1)", cents)
    }
    let judged = try facts.add("2026-10-09", 100)
    let usual = try #require(facts.history.usual(without: judged))
    func verdict(_ cents: Int128) throws -> PriceVerdict {
      usual.verdict(on: UnitPrice(perBaseUnit: try Rational(cents, over: 50), .euro))
    }
    #expect(try verdict(175) == .low)
    #expect(try verdict(176) == .usual)
    #expect(try verdict(324) == .usual)
    #expect(try verdict(325) == .high)
  }

  @Test func littleIsNotEnough() throws {
    var facts = Facts()
    try facts.add("2026-10-01", 100, at: "A")
    try facts.add("2026-10-01", 110, at: "B")
    try facts.add("2026-10-01", 120, at: "C")
    #expect(try facts.verdict("2026-10-05", 10) == .first)
    try facts.add("2026-10-02", 130, at: "C")
    #expect(try facts.verdict("2026-10-05", 10) == .low)
    #expect(try facts.verdict("2026-10-05", 115) == .usual)
    #expect(try facts.verdict("2026-10-05", 400) == .high)
    // A year later, all but the last is too old.
    #expect(try facts.verdict("2027-10-02", 10) == .first)
    #expect(try facts.verdict("2027-10-01", 10) == .low)
  }

  @Test func aStoreAndDayAndAnOfferCountOnce() throws {
    var facts = Facts()
    try facts.add("2026-10-01", 200, at: "A")
    try facts.add("2026-10-01", 150, at: "A", .offer)
    for day in ["2026-10-03", "2026-10-04", "2026-10-05"] {
      try facts.add(day, 150, at: "B", .offer, from: "2026-10-02", until: "2026-10-07")
    }
    #expect(try facts.verdict("2026-10-20", 10) == .first)
    try facts.add("2026-10-06", 300, at: "A")
    let judged = try facts.add("2026-10-20", 10, at: "C")
    let usual = try #require(facts.history.usual(without: judged))
    #expect(usual.count == 3)
    #expect(usual.median.perBaseUnit == 3)
    #expect(usual.regularMedian?.perBaseUnit == 6)
  }

  @Test func equalQuartilesLeaveOnlyBelowAndAbove() throws {
    var facts = Facts()
    for day in 1...5 { try facts.add("2026-10-0\(day)", 100) }
    #expect(try facts.verdict("2026-10-20", 100) == .usual)
    #expect(try facts.verdict("2026-10-20", 99) == .low)
    #expect(try facts.verdict("2026-10-20", 101) == .high)
  }

  @Test func aMistypedPriceIsFarFromTheMedian() throws {
    var facts = Facts()
    for day in 1...3 { try facts.add("2026-10-0\(day)", 300) }
    let judged = try facts.add("2026-10-20", 300)
    let usual = try #require(facts.history.usual(without: judged))
    for (cents, isOutlier) in [(99, true), (100, false), (900, false), (901, true)] {
      let price = UnitPrice(perBaseUnit: try Rational(Int128(cents), over: 50), .euro)
      #expect(usual.isOutlier(price) == isOutlier)
    }
  }

  @Test func aTargetIsMetAtItsPrice() throws {
    var facts = Facts()
    for day in 1...3 { try facts.add("2026-10-0\(day)", 100) }
    let judged = try facts.add("2026-10-20", 90)
    let usual = facts.history.usual(without: judged)
    let unitPrice = try #require(judged.entry(in: .euro)).unitPrice
    func isMet(_ target: Target, _ usual: UsualPrice?) -> Bool? {
      target.isMet(by: unitPrice, measuring: Measure(.mass), usual: usual)
    }
    #expect(isMet(.underUsual(try Rational(1, over: 10)), usual) == true)
    #expect(isMet(.underUsual(try Rational(11, over: 100)), usual) == false)
    #expect(isMet(.underUsual(try Rational(1, over: 10)), nil) == nil)
    let kilogram = ReferenceUnit(.kilogram)
    #expect(isMet(.price(Money(try Rational(9, over: 5), .euro), per: kilogram), usual) == true)
    #expect(isMet(.price(Money(try Rational(179, over: 100), .euro), per: kilogram), nil) == false)
    #expect(isMet(.price(Money(9, .yen), per: kilogram), usual) == nil)
    #expect(isMet(.price(Money(9, .euro), per: ReferenceUnit(.liter)), usual) == nil)
  }
}

extension Facts {
  /// What is said of a price on a day, which is not added.
  fileprivate func verdict(_ day: String, _ cents: Int) throws -> PriceVerdict {
    var facts = self
    let judged = try facts.add(day, cents, at: "elsewhere")
    let entry = try #require(judged.entry(in: .euro))
    return history.verdict(on: entry)
  }
}
