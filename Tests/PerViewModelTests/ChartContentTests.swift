import PerModel
import PerText
import Testing

@testable import PerViewModel

@MainActor
@Suite struct ChartContentTests {
  @Test func aChartHasABarForEachUnitPriceTheBestFirst() throws {
    let window = Fixture()
    window.add("Rolled Oats", "750 g", "3.49")
    window.add("Oat Flakes", "500 g", "0.95")
    let chart = try #require(window.model.charts.first)
    #expect(chart.name == "Unit Price")
    #expect(chart.title == window.model.title)
    #expect(chart.subtitle == "Price per kilogram")
    #expect(chart.bars.map(\.name) == ["Oat Flakes", "Rolled Oats"])
    #expect(chart.bars.map(\.value) == ["€1.90/kg", "€4.65/kg"])
    #expect(chart.bars.map(\.difference) == ["Best value", "+145%"])
    #expect(chart.bars.map(\.isBest) == [true, false])
    // 1.90 of 349/75: 142.5/349 is 0.40830…
    #expect(chart.bars.map(\.length) == [4083, 10_000])
    #expect(chart.bars.map(\.accessibleName) == window.model.list.rows.map(\.accessibleName))
    #expect(chart.note == "")
  }

  @Test func whatHasNoUnitPriceIsNamedBelow() throws {
    let window = Fixture()
    window.add("Oat Flakes", "500 g", "0.95")
    window.model.transfer.paste("name\tquantity\tprice\nOat Bran\t500 g\t\nOat Milk\t\t1.29\n")
    let chart = try #require(window.model.charts.first)
    #expect(chart.bars.count == 1)
    #expect(chart.bars[0].length == 10_000)
    #expect(
      chart.note == "Not in the chart: Oat Bran (price missing), Oat Milk (quantity missing)")
  }

  @Test func whatIsFreeHasNoLengthAndEverythingFreeHasNone() throws {
    let window = Fixture()
    window.add("A", "1 kg", "0")
    #expect(window.model.charts[0].bars.map(\.length) == [0])
    window.add("B", "1 kg", "3")
    #expect(window.model.charts[0].bars.map(\.length) == [0, 10_000])
  }

  @Test func thereIsNoChartOfNothing() {
    let window = Fixture()
    #expect(window.model.charts.isEmpty)
    #expect(!window.model.isEnabled(.chart))
    window.add("A", "1 kg", "1")
    #expect(window.model.isEnabled(.chart))
    window.model.list.clear()
    #expect(!window.model.isEnabled(.chart))
  }

  @Test func lengthsAreRoundedOnceAndExact() throws {
    let large = try Rational(Int128.max, over: 7)
    let amounts: [Rational] = try [
      large, large * Rational(1, over: 3), large * Rational(1, over: 20_000), .one, .zero,
    ]
    let chart = ChartContent(
      name: "", title: "", subtitle: "", count: amounts.count, longest: large, note: ""
    ) { index in
      ChartContent.Datum(
        name: "", amount: amounts[index], value: "", difference: "", isBest: false,
        accessibleName: "")
    }
    #expect(chart.bars.map(\.length) == [10_000, 3333, 1, 0, 0])
  }

  private func model(_ products: [Product], needing quantity: Quantity) throws -> WindowModel {
    var settings = ComparisonSettings()
    settings.need = try Need(quantity)
    var locale = UserLocale(identifier: "en_US")
    locale.region = .germany
    return WindowModel(
      Comparison(name: "Cola", currency: .euro, products: products, settings: settings),
      language: Language(locale))
  }

  private func product(
    _ name: String, _ liters: String, _ price: String, limit: Int? = nil
  ) throws -> Product {
    var product = Product(
      name: name, quantity: try Quantity(#require(try Rational(decimal: liters)), .liter),
      price: Money(try #require(try Rational(decimal: price)), .euro))
    product.terms.limit = limit
    return product
  }

  @Test func aNeedHasAChartOfWhatItCosts() throws {
    let model = try model(
      [
        product("Bottle", "1.5", "1.50"), product("Can", "0.5", "0.60"),
        product("Keg", "5", "9", limit: 0),
      ], needing: Quantity(2, .liter))
    #expect(model.charts.map(\.name) == ["Unit Price", "Total Cost"])
    let chart = model.charts[1]
    #expect(chart.title == "Cola")
    #expect(chart.subtitle == "Cost of 2 l")
    #expect(
      chart.bars.map(\.name) == ["Cheapest mix: 1 × Bottle, 1 × Can", "Can", "Bottle"])
    #expect(chart.bars.map(\.value) == ["€2.10", "€2.40", "€3.00"])
    #expect(
      chart.bars.map(\.difference)
        == ["2 packs · Cheapest", "4 packs · +14%", "2 packs · 1 l left over · +43%"])
    #expect(chart.bars.map(\.isBest) == [true, false, false])
    #expect(chart.bars.map(\.length) == [7000, 8000, 10_000])
    #expect(chart.bars[2].accessibleName == "Bottle, 43% more, €3.00, 2 packs, 1 l left over")
    #expect(chart.note == "Not in the chart: Keg (not sold)")
  }

  @Test func oneProductThatIsCheapestNeedsNoMix() throws {
    let model = try model(
      [product("Bottle", "1", "1"), product("Can", "0.5", "0.60", limit: 2)],
      needing: Quantity(3, .liter))
    #expect(model.charts[1].bars.map(\.name) == ["Bottle"])
    #expect(model.charts[1].bars.map(\.difference) == ["3 packs · Cheapest"])
    #expect(model.charts[1].note == "Not in the chart: Can (limit too low)")
  }

  @Test func aNeedOfAnotherKindHasNoChart() throws {
    let model = try model([product("Bottle", "1", "1")], needing: Quantity(3, .kilogram))
    #expect(model.charts.map(\.name) == ["Unit Price"])
  }
}
