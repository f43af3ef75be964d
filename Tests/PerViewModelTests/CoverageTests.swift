import PackOptimizer
import PerModel
import RandomTesting
import Testing

@testable import PerViewModel

@Suite struct CoverageTests {
  private func comparison(_ products: [Product], _ need: Quantity) throws -> Comparison {
    var settings = ComparisonSettings()
    settings.need = try Need(need)
    var comparison = Comparison(currency: .euro, settings: settings)
    try comparison.apply(comparison.adding(products))
    return comparison
  }

  /// Ten litres of cola: six-packs of 1.98 l at 1.99 against 2 l bottles at 2.29 with a deal.
  @Test func dealsAndLimitsAreInTheMix() throws {
    var cans = Product(
      name: "Cans", quantity: try Quantity(packs: [6], 330, .milliliter),
      price: Money(try Rational(199, over: 100), .euro))
    cans.terms.limit = 3
    let bottles = Product(
      name: "Bottles", quantity: try Quantity(2, .liter),
      price: Money(try Rational(229, over: 100), .euro), deal: Deal(.payFor(taken: 3, paid: 2)))
    let comparison = try comparison([cans, bottles], Quantity(10, .liter))
    let pricing = comparison.pricing
    // Six bottles for the price of four are cheaper than five, which cost as much.
    let bottlesAlone = try #require(pricing.covering(bottles)).get()
    #expect(bottlesAlone.packs == 5)
    #expect(bottlesAlone.cost == (try Rational(916, over: 100)))
    #expect(throws: MixError.self) { try #require(pricing.covering(cans)).get() }
    // Three bottles (4.58) and two six-packs (3.98) hold 9.96 l, so that a third is needed; six
    // bottles cost 9.16, five 9.16, three and three 10.55.
    let mix = try #require(comparison.coveringNeed()).get()
    #expect(mix.cost == (try Rational(916, over: 100)))
    #expect(mix.isProven)
  }

  @Test func whatTheTermsCostIsCounted() throws {
    var paper = Product(
      name: "Paper", quantity: try Quantity(500, .item, of: CountName("sheet")),
      price: Money(4, .euro))
    paper.terms.shipping = Shipping(3)
    paper.terms.coupon = Coupon(.amount(10))
    paper.terms.usableShare = try Rational(1, over: 2)
    let comparison = try comparison([paper], Quantity(1000, .item))
    let mix = try #require(comparison.pricing.covering(paper)).get()
    // Four packs, half of each usable: 16 less the coupon of 10, and 3 for bringing them.
    #expect(mix.packs == 4)
    #expect(mix.cost == 9)
    #expect(mix.leftover == .zero)
  }

  @Test func anotherKindIsNotNeededHere() throws {
    let water = Product(quantity: try Quantity(1, .liter), price: Money(1, .euro))
    let comparison = try comparison([water], Quantity(1, .kilogram))
    #expect(comparison.coveringNeed() == nil)
    #expect(comparison.pricing.covering(water) == nil)
  }

  /// The costs of a few packs and how they repeat say what any number costs.
  @Test func theCostsOfManyPacksAreThoseOfTheirPayment() throws {
    var random = RandomProducts(seed: 4)
    let pricing = Pricing(currency: .euro, measure: nil)
    let rounds = 3000
    var count = 0
    for _ in 0..<rounds {
      let product = try random.product()
      // Too irregular for a pattern; then it says so.
      guard let offer = try? pricing.offer(of: product) else { continue }
      count += 1
      for packs in [1, 2, 3, 7, 40, 41, 59, 1000] {
        let paid = try? pricing.payment(for: product, packs: packs).total
        #expect(try offer.costs.cost(ofPacks: packs) == paid, "\(packs) of \(product)")
      }
    }
    #expect(count > rounds * 9 / 10)
  }
}
