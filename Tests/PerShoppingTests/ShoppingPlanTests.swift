import PerModel
import PerShopping
import Testing

@Suite struct ShoppingPlanTests {
  private let today = CalendarDay(year: 2026, month: 11, day: 22)!

  private func id<Subject>() -> UniqueID<Subject> {
    UniqueID(high: .random(in: 1 ... .max), low: .random(in: 1 ... .max))
  }

  private func prices(
    _ name: String,
    _ facts: [(store: String, amount: Int128, unit: PerModel.Unit, cents: Int128, days: Int)],
    _ change: (inout Product) -> Void = { _ in }
  ) throws -> [ShelfPrice] {
    let article = Article(id: id(), name: name)
    let observations = try facts.map { fact in
      var product = Product(
        quantity: try Quantity(Rational(fact.amount, over: 1), fact.unit),
        price: Money(try Rational(fact.cents, over: 100), .euro), store: fact.store)
      change(&product)
      return PriceObservation(
        id: id(), article: article.id, day: today.advanced(by: -fact.days), of: product)
    }
    return ShelfPrice.all(of: article, observations, on: today)
  }

  private func need(_ name: String, _ amount: Int? = nil, _ unit: PerModel.Unit = .kilogram) throws
    -> ShoppingNeed
  {
    ShoppingNeed(text: name, quantity: try amount.map { try Quantity(Rational($0), unit) })
  }

  @Test func eachNeedIsBoughtWhereItIsCheapest() throws {
    let needs = [try need("carrots", 2), try need("milk", 6, .liter)]
    let carrots = try prices(
      "Carrots", [("Aldi", 1, .kilogram, 129, 3), ("Lidl", 1, .kilogram, 99, 3)])
    let milk = try prices("Milk", [("Aldi", 1, .liter, 95, 3), ("Lidl", 1, .liter, 115, 3)])
    let plan = try ShoppingPlan(needs, [carrots, milk], currency: .euro)
    #expect(plan.stops.map(\.store) == ["Aldi", "Lidl"])
    #expect(plan.total == (try Rational(198 + 570, over: 100)))
    #expect(plan.isProven && plan.missing == [])
    #expect(plan.singleStores.map(\.store) == ["Aldi", "Lidl"])
    #expect(plan.singleStores.first?.total == (try Rational(258 + 570, over: 100)))
    // A second stop is not worth more than it saves.
    let single = try ShoppingPlan(
      needs, [carrots, milk], currency: .euro, stopCost: Rational(1))
    #expect(single.stops.map(\.store) == ["Aldi"])
    #expect(single.total == (try Rational(828, over: 100)))
    let limited = try ShoppingPlan(needs, [carrots, milk], currency: .euro, maximumStops: 1)
    #expect(limited.stops.map(\.store) == ["Aldi"])
  }

  @Test func theMixOfPacksIsTheCheapest() throws {
    let small = try prices("Flour", [("Aldi", 500, .gram, 49, 1)])
    let large = try prices("Flour, large", [("Aldi", 2, .kilogram, 149, 1)])
    let plan = try ShoppingPlan([need("flour", 5, .kilogram)], [small + large], currency: .euro)
    let item = try #require(plan.stops.first?.items.first)
    #expect(item.packs.map(\.count).sorted() == [2, 2])
    #expect(item.cost == (try Rational(2 * 149 + 2 * 49, over: 100)))
  }

  @Test func whatIsWeighedIsBoughtAsMuchAsIsNeeded() throws {
    let cheese = try prices("Cheese", [("Rewe", 1, .kilogram, 1290, 1)]) {
      $0.terms.pricedPer = $0.quantity
    }
    let plan = try ShoppingPlan([need("cheese", 300, .gram)], [cheese], currency: .euro)
    #expect(plan.total == (try Rational(387, over: 100)))
  }

  @Test func withoutAnAmountOnePackIsMeant() throws {
    let bread = try prices(
      "Bread", [("Aldi", 750, .gram, 189, 1), ("Lidl", 1, .kilogram, 179, 1)])
    let plan = try ShoppingPlan([need("bread")], [bread], currency: .euro)
    #expect(plan.stops.map(\.store) == ["Lidl"])
    #expect(plan.total == (try Rational(179, over: 100)))
  }

  @Test func aPackThatIsCalledByItsNumberHoldsPieces() throws {
    let eggs = try prices("Eggs", [("Aldi", 10, .item, 299, 1)]) {
      $0.quantity = try? Quantity(Rational(10), .item, of: CountName("pack"))
    }
    let twenty = ShoppingNeed(
      text: "20 eggs", quantity: try Quantity(Rational(20), .item, of: CountName("egg")))
    let plan = try ShoppingPlan([twenty], [eggs], currency: .euro)
    #expect(plan.total == (try Rational(598, over: 100)) && plan.missing == [])
    let packs = try #require(plan.stops.first?.items.first?.packs.first)
    #expect(packs.count == 2)
    #expect(packs.quantity == (try Quantity(Rational(10), .item, of: CountName("egg"))))
    // Two packs of what is packed one by one are no pieces.
    let bottles = ShoppingNeed(
      text: "20 bottles", quantity: try Quantity(Rational(20), .item, of: CountName("bottle")))
    #expect(
      try ShoppingPlan([bottles], [eggs], currency: .euro).stops.first?.items.first?.packs.first?
        .count == 20)
  }

  @Test func onlyTheStoresThatAreNamedCount() throws {
    let tea = try prices("Tea", [("Aldi", 100, .gram, 99, 1), ("Lidl", 100, .gram, 149, 1)])
    let plan = try ShoppingPlan(
      [need("tea", 100, .gram), need("coffee")], [tea, []], in: ["LIDL", "Rewe"], currency: .euro)
    #expect(plan.stops.map(\.store) == ["LIDL"])
    #expect(plan.missing == [1])
  }

  @Test func storesThatArePassedByKeepWhatTheyHave() throws {
    let tea = try prices("Tea", [("Aldi", 100, .gram, 99, 1), ("Lidl", 100, .gram, 149, 1)])
    let needs = [try need("tea", 100, .gram)]
    let offers = ShoppingOffers(needs, [tea], currency: .euro)
    let plan = try ShoppingPlan(offers.filtered { $0 == "Lidl" })
    #expect(plan == (try ShoppingPlan(needs, [tea], in: ["Lidl"], currency: .euro)))
    #expect(plan.singleStores.map(\.store) == ["Lidl"])
    #expect(try offers.singleStores.map(\.store) == ["Aldi", "Lidl"])
  }

  @Test func anOfferThatIsOverGivesWayToTheRegularPrice() throws {
    let article = Article(id: id(), name: "Juice")
    func fact(
      _ cents: Int128, _ days: Int, _ kind: PriceObservation.Kind, until: Int? = nil
    ) throws -> PriceObservation {
      let product = Product(
        quantity: try Quantity(1, .liter), price: Money(try Rational(cents, over: 100), .euro),
        store: "Aldi")
      return PriceObservation(
        id: id(), article: article.id, day: today.advanced(by: -days), of: product, kind: kind,
        until: until.map { today.advanced(by: $0) })
    }
    let regular = try fact(199, 40, .regular)
    for (offer, expected) in [
      (try fact(149, 5, .offer, until: 1), Int128(149)), (try fact(149, 5, .offer, until: -1), 199),
      (try fact(149, 5, .offer), 149), (try fact(149, 7, .offer), 199),
      (try fact(139, 2, .loyalty), 199),
    ] {
      let prices = ShelfPrice.all(of: article, [offer, regular], on: today)
      #expect(prices.map(\.fact.price?.amount) == [try Rational(expected, over: 100)])
    }
  }

  @Test func anOfferThatHasNotBegunCountsNowhere() throws {
    let article = Article(id: id(), name: "Milk")
    let product = Product(
      quantity: try Quantity(1, .liter), price: Money(try Rational(99, over: 100), .euro),
      store: "Aldi")
    let offer = PriceObservation(
      id: id(), article: article.id, day: today, of: product, kind: .offer,
      from: today.advanced(by: 2), until: today.advanced(by: 8))
    #expect(ShelfPrice.all(of: article, [offer], on: today).isEmpty)
    #expect(ShelfPrice.all(of: article, [offer], on: today.advanced(by: 2)).count == 1)
  }
}
