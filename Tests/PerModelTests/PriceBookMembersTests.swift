import PerModel
import RandomTesting
import Testing

@Suite struct PriceBookMembersTests {
  private func identity<Subject>(_ number: UInt64) -> UniqueID<Subject> {
    UniqueID(milliseconds: 1_795_000_000_000, 0, number)
  }

  @Test func identitiesBeginWithTheirTime() throws {
    var generator = SeededGenerator(seed: 4)
    var last: Article.ID?
    for time in [0, 1, 1_795_000_000_000, 281_474_976_710_655] as [Int64] {
      let id = Article.ID(milliseconds: time, using: &generator)
      #expect(id.milliseconds == time)
      #expect(last.map { $0 < id } ?? true)
      let text = id.description
      #expect(Article.ID(text) == id && Article.ID(text.uppercased()) == id)
      let digits = Array(text)
      #expect(digits.count == 36 && digits[14] == "7" && "89ab".contains(digits[19]))
      last = id
    }
    for text in ["", "01995f3e7b2c7d4e8a1f0123456789ab", "01995f3e-7b2c-7d4e-8a1f-0123456789ag"] {
      #expect(Article.ID(text) == nil)
    }
    #expect(Article.ID("+1995f3e-7b2c-7d4e-8a1f-0123456789ab") == nil)
  }

  @Test func anArticleIsWhatItsMembersSay() throws {
    var article = Article(
      id: identity(1), name: "Müsli\n2", brand: "K", pack: try Quantity(packs: [2], 500, .gram),
      barcode: "4006381333931", picture: Picture.ID(rawValue: 5),
      unit: ReferenceUnit(100, .gram), unknown: [ExactMember("origin", "Spain")])
    article.spellings = ["MUESLI\t500", "MÜ. \\ 1"]
    #expect(Article(id: article.id, members: article.exactMembers) == article)
    #expect(Article(id: identity(2), members: []).exactMembers.isEmpty)
    // What this program cannot read is kept until it is replaced.
    var newer = Article(id: identity(1), members: [ExactMember("pack", "2 firkin")])
    #expect(newer.pack == nil && newer.exactMembers == [ExactMember("pack", "2 firkin")])
    newer.pack = try Quantity(1, .liter)
    #expect(newer.exactMembers == [ExactMember("pack", "1 liter")])
  }

  @Test func aFactIsWhatItsMembersSay() throws {
    var products = RandomProducts(seed: 12)
    let day = try #require(CalendarDay("2026-11-05"))
    for number in 0..<200 {
      var product = try products.product()
      product.store = number % 2 == 0 ? "Aldi" : ""
      product.note = number % 3 == 0 ? "two\nlines" : ""
      let kind = PriceObservation.Kind.allCases[number % 4]
      let fact = PriceObservation(
        id: identity(UInt64(number)), article: identity(9), day: day, of: product, kind: kind,
        from: number % 5 == 0 ? day : nil, until: number % 7 == 0 ? day.advanced(by: 6) : nil,
        source: number % 2 == 0 ? "typed" : "", corrects: number % 9 == 0 ? identity(3) : nil)
      let read = PriceObservation(
        id: fact.id, article: fact.article, day: fact.day, members: fact.exactMembers)
      #expect(read == fact)
      #expect(read.product.statesSamePrice(as: product))
    }
    let newer = [
      ExactMember("kind", "raffle"), ExactMember("quantity.amount", "1"),
      ExactMember("quantity.unit", "firkin"), ExactMember("proof", "7", isJSON: true),
    ]
    let read = PriceObservation(id: identity(1), article: identity(2), day: day, members: newer)
    #expect(read.kind == .regular && read.quantity == nil)
    #expect(Set(read.exactMembers) == Set(newer))
  }

  @Test func aTargetIsWhatItsTextSays() throws {
    let price = Target.price(Money(try Rational(9, over: 5), .euro), per: ReferenceUnit(.kilogram))
    #expect(price.exactText == "at 9/5 EUR per 1 kilogram")
    let under = Target.underUsual(try Rational(1, over: 10))
    for target in [price, under] { #expect(Target(exact: target.exactText) == target) }
    for text in [
      "", "at 1 EUR", "under usual 1", "under usual 0", "under usual -1/2", "at -1 EUR per 1 gram",
      "at 1 EUR per 0 gram", "at 1 EU per 1 gram", "at 1 EUR per 1 firkin",
    ] {
      #expect(Target(exact: text) == nil, "\(text)")
    }
  }
}
