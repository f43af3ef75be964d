import RandomTesting
import Testing

@testable import PerModel

@Suite struct RankingTests {
  /// Name, quantity text parts and price of a product.
  typealias Row = (name: String, packs: [Int], amount: String, unit: Unit, price: String?)

  func ranking(_ rows: [Row], tolerance: Rational = ComparisonSettings.defaultTolerance) throws
    -> Ranking
  {
    let products = try rows.map { row in
      Product(
        name: row.name,
        quantity: try Quantity(
          packs: row.packs, try #require(try Rational(decimal: row.amount)), row.unit),
        price: try row.price.map { Money(try #require(try Rational(decimal: $0)), .euro) })
    }
    var settings = ComparisonSettings()
    settings.tolerance = tolerance
    return Ranking(Comparison(currency: .euro, products: products, settings: settings))
  }

  func names(_ ranking: Ranking) -> [String] { ranking.standings.map(\.product.name) }

  func ranks(_ ranking: Ranking) -> [Int?] { ranking.standings.map { $0.rank?.number } }

  @Test(arguments: [
    // Other programs get these wrong: each is an exact tie.
    ("1", Unit.pound, "4.99", "16", Unit.ounce, "4.99"),
    ("1", Unit.known("quart"), "3.00", "32", Unit.fluidOunce, "3.00"),
    ("0.5", Unit.kilogram, "0.10", "1.5", Unit.kilogram, "0.30"),
    ("33", Unit.known("centiliter"), "1", "330", Unit.milliliter, "1"),
    ("1", Unit.dozen, "2.40", "12", Unit.item, "2.40"),
    ("128", Unit.fluidOunce, "7", "1", Unit.known("gallon"), "7"),
    ("3", Unit.liter, "1", "6", Unit.liter, "2"),
  ])
  func theSameForTheMoneyIsATie(
    _ amount: String, _ unit: Unit, _ price: String, _ otherAmount: String, _ otherUnit: Unit,
    _ otherPrice: String
  ) throws {
    let ranking = try ranking([
      ("a", [], amount, unit, price), ("b", [], otherAmount, otherUnit, otherPrice),
    ])
    #expect(ranks(ranking) == [1, 1])
    #expect(ranking.standings.allSatisfy { $0.rank?.isBest == true && $0.rank?.isTied == true })
  }

  @Test func wipesInABoxGiveNineteenPercentMore() throws {
    let ranking = try ranking([
      ("one", [], "94", .item, "1.49"), ("six", [6], "94", .item, "7.49"),
    ])
    #expect(names(ranking) == ["six", "one"])
    let excess = try #require(ranking.standings[1].rank?.excess)
    // 1.49 / 94 over 7.49 / 564 is 894/749: 145/749, or 19.36 %.
    #expect(excess == (try Rational(145, over: 749)))
  }

  @Test func carrotsByThePoundAgainstGrams() throws {
    let ranking = try ranking([
      ("loose", [], "1", .pound, "1.09"), ("bag", [], "907", .gram, "1.99"),
    ])
    #expect(names(ranking) == ["bag", "loose"])
    let excess = try #require(ranking.standings[1].rank?.excess)
    // 1.09 × 0.907 over 0.45359237 × 1.99 is 0.98863 over 0.9026488163: 9.5 % more.
    #expect(excess == (try Rational(859_811_837, over: 9_026_488_163)))
  }

  @Test func equalPricesShareARankAndTheNextOneSkips() throws {
    let ranking = try ranking([
      ("c", [], "1", .liter, "3"), ("a", [], "1", .liter, "1"), ("b", [], "2", .liter, "2"),
      ("d", [], "1", .liter, "4"),
    ])
    #expect(names(ranking) == ["a", "b", "c", "d"])
    #expect(ranks(ranking) == [1, 1, 3, 4])
  }

  @Test func tiesKeepTheOrderOfEntry() throws {
    let rows: [Row] = (1...50).map { ("\($0)", [], "\($0)", .liter, "\($0)") }
    #expect(names(try ranking(rows)) == rows.map(\.name))
  }

  @Test func whatIsMissingIsNamedAndRankedNowhere() throws {
    let comparison = Comparison(
      currency: .euro,
      products: [
        Product(name: "no price", quantity: try Quantity(1, .liter)),
        Product(name: "no quantity", price: Money(1, .euro)),
        Product(name: "neither"),
        Product(name: "whole", quantity: try Quantity(1, .liter), price: Money(9, .euro)),
      ])
    let ranking = Ranking(comparison)
    #expect(names(ranking) == ["whole", "no price", "no quantity", "neither"])
    #expect(ranking.rankedCount == 1)
    #expect(
      ranking.standings.dropFirst().map(\.outcome) == [
        .unranked(.missingPrice), .unranked(.missingQuantity), .unranked(.missingQuantityAndPrice),
      ])
  }

  @Test func freeRanksFirstAndNothingIsAPercentageOfIt() throws {
    let ranking = try ranking([("paid", [], "1", .liter, "2"), ("free", [], "1", .liter, "0")])
    #expect(names(ranking) == ["free", "paid"])
    let paid = try #require(ranking.standings[1].rank)
    #expect(paid.excess == nil)
    #expect(paid.yield == .zero)
    let product = ranking.standings[1].product
    #expect(try ranking.pricing.breakEvenPrice(of: product, at: paid.best).amount == .zero)
    #expect(ranking.standings[0].rank?.unitPrice.moneyBuys == nil)
  }

  @Test func figuresOfCola() throws {
    let ranking = try ranking([
      ("cans", [6], "330", .milliliter, "1.99"), ("bottle", [], "2", .liter, "2.29"),
    ])
    let bottle = ranking.standings[1]
    let rank = try #require(bottle.rank)
    let pricing = ranking.pricing
    // The best costs 1.99 / 1.98 a litre.
    #expect(ranking.best?.perBaseUnit == (try Rational(199, over: 198)))
    #expect(
      try pricing.breakEvenPrice(of: bottle.product, at: rank.best).amount
        == Rational(199, over: 99))
    #expect(
      try pricing.saving(on: bottle.product, at: rank.best).amount == Rational(229, over: 100)
        - Rational(199, over: 99))
    #expect(rank.unitPrice.moneyBuys == (try Rational(200, over: 229)))
    #expect(rank.yield == (try Rational(199, over: 198) / Rational(229, over: 200)))
  }

  @Test(arguments: [
    ("473", "1.00", true), ("472", "1.00", false), ("473.176473", "1.00", false),
  ])
  func labelRoundingIsAboutTheSame(_ milliliters: String, _ price: String, _ same: Bool) throws {
    let ranking = try ranking([
      ("ounces", [], "16", .fluidOunce, "1.00"), ("metric", [], milliliters, .milliliter, price),
    ])
    let last = try #require(ranking.standings.last?.rank)
    #expect(last.isAboutTheSame == same)
    // About the same is not a tie, and a tie is not about the same.
    #expect(last.isTied == (milliliters == "473.176473"))
  }

  @Test func aToleranceOfZeroTellsEverythingApart() throws {
    let ranking = try ranking(
      [("a", [], "16", .fluidOunce, "1"), ("b", [], "473", .milliliter, "1")], tolerance: .zero)
    #expect(ranking.standings[1].rank?.isAboutTheSame == false)
  }

  @Test func aUnitPriceBeyondExactArithmeticIsReportedNotTrapped() throws {
    let price = try Rational(Int128.max - 1, over: 3)
    let product = Product(
      quantity: try Quantity(try Rational(1, over: Int128(Int.max)), .gram),
      price: Money(price, .euro))
    #expect(throws: UnrankedReason.tooLarge) {
      try Pricing(currency: .euro, measure: nil).unitPrice(of: product)
    }
  }

  // MARK: Preview

  @Test func aDraftIsPlacedAsIfItWereInTheList() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let count = Int.random(in: 0...8, using: &generator)
      var products = try (0..<count).map { _ in
        Product(
          quantity: try Quantity(Rational(Int.random(in: 1...6, using: &generator)), .liter),
          price: Money(Rational(Int.random(in: 0...6, using: &generator)), .euro))
      }
      let before = Ranking(Comparison(currency: .euro, products: products))
      var draft = Product(
        quantity: try Quantity(Rational(Int.random(in: 1...6, using: &generator)), .liter),
        price: Money(Rational(Int.random(in: 0...6, using: &generator)), .euro))
      // Half of the drafts are edits of a product that is in the list.
      if let index = products.indices.randomElement(using: &generator),
        Bool.random(using: &generator)
      {
        draft = Product(id: products[index].id, quantity: draft.quantity, price: draft.price)
        products[index] = draft
      } else {
        products.append(draft)
      }
      let preview = try before.preview(of: draft)
      let after = Ranking(Comparison(currency: .euro, products: products))
      let standing = try #require(after.standings.first { $0.product.id == draft.id })
      #expect(preview.rank == standing.rank)
      #expect(preview.count == after.rankedCount)
      #expect(
        preview.nextBest == after.standings.first { $0.product.id != draft.id }?.rank?.unitPrice)
    }
  }

  @Test func manyProductsAreRanked() throws {
    var generator = SeededGenerator(seed: 1)
    let products = try (0..<20_000).map { _ in
      Product(
        quantity: try Quantity(Rational(Int.random(in: 1...5000, using: &generator)), .gram),
        price: Money(try Rational(Int128.random(in: 1...9999, using: &generator), over: 100), .euro)
      )
    }
    let ranking = Ranking(Comparison(currency: .euro, products: products))
    #expect(ranking.rankedCount == 20_000)
    let prices = ranking.standings.compactMap(\.rank?.unitPrice)
    #expect(zip(prices, prices.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
