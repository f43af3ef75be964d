import PerModel
import Testing

/// What packs really contain, in the measure that a comparison goes by.
@Suite struct ContentTests {
  private func content(
    _ quantity: Quantity, by basis: String? = nil, as measure: Measure? = nil,
    _ set: (inout Terms) throws -> Void
  ) throws -> Content {
    var product = Product(quantity: quantity)
    try set(&product.terms)
    var settings = ComparisonSettings()
    settings.basis = basis.flatMap(Strength.Substance.init)
    return try Pricing(settings: settings, currency: .euro, measure: measure)
      .content(of: product)
  }

  private func strength(_ name: String, _ amount: Strength.Amount) throws -> Strength {
    Strength(try #require(Strength.Substance(name)), amount)
  }

  private func part(_ numerator: Int128, _ denominator: Int128) throws -> Rational {
    try Rational(numerator, over: denominator)
  }

  @Test func theDrainedWeightIsThatOfEachTin() throws {
    let tins = try Quantity(packs: [6], 400, .gram)
    #expect(try content(tins) { $0.drained = try Quantity(240, .gram) }.amount == part(144, 100))
    #expect(
      try content(tins) { $0.drained = try Quantity(packs: [6], 200, .gram) }.amount == part(12, 10)
    )
    // A jar may state its volume and the weight of its content.
    let jar = try content(try Quantity(720, .milliliter)) { $0.drained = try Quantity(360, .gram) }
    #expect(jar.measure == Measure(.mass))
  }

  @Test func whatIsUsedIsAPartOfWhatIsDrained() throws {
    let amount = try content(try Quantity(1, .kilogram)) {
      $0.drained = try Quantity(500, .gram)
      $0.usableShare = try part(4, 5)
    }.amount
    #expect(amount == (try part(2, 5)))
  }

  @Test func strengthIsAShareAnAmountInEachOrAnAmountInThePack() throws {
    let bottle = try Quantity(packs: [2], 700, .milliliter)
    let alcohol = try content(bottle, by: "Alcohol ") {
      $0.strength = try strength("alcohol", .share(try part(2, 5)))
    }
    #expect(alcohol.amount == (try part(56, 100)))
    #expect(alcohol.measure == Measure(.volume))
    let tablets = try Quantity(packs: [2], 20, .item, of: CountName("tablet"))
    let ibuprofen = try content(tablets, by: "ibuprofen") {
      $0.strength = try strength(
        "ibuprofen", .per(try Quantity(400, .milligram), in: try Quantity(1, .item)))
    }
    #expect(ibuprofen.amount == (try part(16, 1000)))
    #expect(ibuprofen.measure == Measure(.mass))
    let powder = try content(try Quantity(packs: [3], 2, .kilogram), by: "wash") {
      $0.strength = try strength("wash", .inPack(try Quantity(40, .item, of: CountName("wash"))))
    }
    #expect(powder.amount == 120)
    #expect(powder.measure == Measure(.count, of: CountName("wash")))
    #expect(throws: UnrankedReason.missingStrength) { try content(bottle, by: "protein") { _ in } }
    // 20 g in 100 g says nothing about litres.
    #expect(throws: UnrankedReason.missingStrength) {
      try content(bottle, by: "protein") {
        $0.strength = try strength(
          "protein", .per(try Quantity(20, .gram), in: try Quantity(100, .gram)))
      }
    }
  }

  @Test func aProductIsComparedByAnyOfItsMeasures() throws {
    let bars = try strength("bar", .inPack(try Quantity(12, .item, of: CountName("bar"))))
    let protein = try strength("protein", .share(try part(1, 5)))
    for basis in ["bar", "protein"] {
      let amount = try content(try Quantity(600, .gram), by: basis) {
        $0.strengths = Strengths([protein, bars])
      }.amount
      #expect(amount == (basis == "bar" ? 12 : try part(12, 100)))
    }
    var comparison = Comparison(currency: .euro)
    var box = Product(quantity: try Quantity(600, .gram), price: Money(5, .euro))
    box.terms.strengths = Strengths([protein, bars])
    try comparison.apply(comparison.adding([box]))
    #expect(comparison.substances.map(\.id) == ["protein", "bar"])
  }

  @Test func wipesAreSheets() {
    let (sheet, wipe) = (CountName("sheet"), CountName("wipe"))
    #expect(Measure(.count, of: sheet).isComparable(with: Measure(.count, of: wipe)))
    #expect(!Measure(.count, of: sheet).isComparable(with: Measure(.count, of: CountName("roll"))))
  }

  @Test func aDensityLeadsFromWeightToVolumeAndBack() throws {
    let oil = try content(try Quantity(920, .gram), as: Measure(.volume)) {
      $0.density = Density(kilogramsPerLiter: try part(92, 100))
    }
    #expect(oil.amount == 1)
    #expect(oil.isApproximate)
    let weighed = try content(try Quantity(1, .liter), as: Measure(.mass)) {
      $0.density = Density(kilogramsPerLiter: try part(92, 100))
    }
    #expect(weighed.amount == (try part(92, 100)))
    #expect(throws: UnrankedReason.differentMeasure) {
      try content(try Quantity(1, .liter), as: Measure(.mass)) { _ in }
    }
  }

  @Test func withADensityOrAStrengthProductsOfOtherKindsAreAdmitted() throws {
    var comparison = Comparison(currency: .euro)
    let bottle = Product(name: "Oil", quantity: try Quantity(1, .liter), price: Money(9, .euro))
    try comparison.apply(comparison.adding([bottle]))
    var tin = Product(name: "Tin", quantity: try Quantity(920, .gram), price: Money(8, .euro))
    #expect(throws: ComparisonError.self) { try comparison.admit(tin) }
    tin.terms.density = Density(kilogramsPerLiter: try part(92, 100))
    try comparison.apply(comparison.adding([tin]))
    #expect(Ranking(comparison).standings.map(\.product.name) == ["Tin", "Oil"])

    // Whichever is entered first.
    var other = Comparison(currency: .euro)
    try other.apply(other.adding([tin]))
    #expect(other.measure == Measure(.mass))
    try other.admit(bottle)
    try other.apply(other.adding([bottle]))
    #expect(other.measure == Measure(.volume))
    #expect(Ranking(other).standings.map(\.product.name) == ["Tin", "Oil"])
    let stick = Product(name: "Stick", quantity: try Quantity(1, .meter))
    #expect(throws: ComparisonError.self) { try other.admit(stick) }
    let bag = Product(name: "Bag", quantity: try Quantity(1, .kilogram))
    #expect(throws: ComparisonError.self) { try other.admit(bag) }

    var washing = Comparison(currency: .euro)
    var settings = ComparisonSettings()
    settings.basis = Strength.Substance("wash")
    try washing.apply(.set(from: ComparisonSettings(), to: settings))
    for (quantity, washes, price) in [
      (try Quantity(2, .liter), 40, 8), (try Quantity(3, .kilogram), 60, 9),
    ] {
      let wash = try Quantity(Rational(washes), .item, of: CountName("wash"))
      var product = Product(quantity: quantity, price: Money(Rational(price), .euro))
      product.terms.strength = try strength("wash", .inPack(wash))
      try washing.apply(washing.adding([product]))
    }
    let ranking = Ranking(washing)
    #expect(ranking.best?.perBaseUnit == (try part(3, 20)))
    #expect(ranking.rankedCount == 2)
    // The two cannot be compared by quantity, and checking changes nothing.
    try washing.apply(.set(from: settings, to: ComparisonSettings()))
    #expect(Ranking(washing).standings.last?.outcome == .unranked(.differentMeasure))
  }
}
