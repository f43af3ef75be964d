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
    #expect(chart.subtitle == "Unit price (per kilogram)")
    #expect(chart.bars.map(\.name) == ["Oat Flakes", "Rolled Oats"])
    #expect(chart.bars.map(\.value) == ["€1.90/kg", "€4.65/kg"])
    #expect(chart.bars.map(\.difference) == ["Best value", "+145%"])
    #expect(chart.bars.map(\.isBest) == [true, false])
    // As in the list, it is how much the same money buys: 142.5/349 is 0.40830…
    #expect(chart.bars.map(\.length) == [10_000, 4083])
    #expect(chart.bars.map(\.number) == ["1", "2"])
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
      chart.note == "Not in the chart: Oat Bran (no price), Oat Milk (no quantity)")
  }

  @Test func nothingIsAsGoodAsWhatIsFree() throws {
    let window = Fixture()
    window.add("A", "1 kg", "0")
    #expect(window.model.charts[0].bars.map(\.length) == [10_000])
    window.add("B", "1 kg", "3")
    #expect(window.model.charts[0].bars.map(\.length) == [10_000, 0])
  }

  @Test func aPointShowsPriceAgainstSize() throws {
    let window = Fixture()
    window.add("Rolled Oats", "750 g", "3.49")
    #expect(window.model.charts[0].plot == nil, "one product is compared with nothing")
    window.add("Oat Flakes", "500 g", "0.95")
    let plot = try #require(window.model.charts[0].plot)
    #expect(plot.sizes.map(\.text) == ["200 g", "400 g", "600 g", "800 g"])
    #expect(plot.sizes.map(\.place) == [2500, 5000, 7500, 10_000])
    #expect(plot.prices.map(\.text) == ["€1", "€2", "€3", "€4"])
    #expect(plot.points.map(\.number) == ["1", "2"])
    #expect(plot.points.map(\.isBest) == [true, false])
    // 500 of 800 g and 0.95 of €4; 750 of 800 g and 3.49 of €4
    #expect(plot.points.map(\.place.size) == [6250, 9375])
    #expect(plot.points.map(\.place.price) == [2375, 8725])
    // 800 g at €1.90/kg are €1.52.
    #expect(plot.end == ChartPlot.Place(size: 10_000, price: 3800))
  }

  @Test func aSteepLineEndsAtTheHighestPrice() throws {
    let window = Fixture()
    window.add("Small", "1 kg", "4")
    window.add("Large", "2 kg", "9.50")
    window.add("Larger", "4.1 kg", "20")
    let plot = try #require(window.model.charts[0].plot)
    #expect(plot.sizes.last?.text == "5 kg" && plot.prices.last?.text == "€20")
    #expect(plot.end == ChartPlot.Place(size: 10_000, price: 10_000))
    window.add("Cheap", "1 kg", "3.00")
    #expect(window.model.charts[0].plot?.end == ChartPlot.Place(size: 10_000, price: 7500))
    window.add("Dear", "1.1 kg", "5.00")
    #expect(window.model.charts[0].plot?.points.count == 5)
  }

  @Test(arguments: ["1/3", "0.000001", "123456789", "7"])
  func everyPointIsInsideTheAxes(price: String) throws {
    let window = Fixture()
    window.add("A", "1 g", price)
    window.add("B", "37 kg", "2")
    window.add("Free", "1 kg", "0")
    guard let plot = window.model.charts[0].plot else { return }
    #expect((2...6).contains(plot.sizes.count) && (2...6).contains(plot.prices.count))
    for point in plot.points {
      #expect((0...10_000).contains(point.place.size))
      #expect((0...10_000).contains(point.place.price))
    }
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
    let shares: [Rational] = try [
      .one, Rational(1, over: 3), Rational(1, over: 20_000), Rational(1, over: Int128.max), .zero,
    ]
    let chart = ChartContent(name: "", title: "", subtitle: "", count: shares.count, note: "") {
      index in
      ChartContent.Datum(
        name: "", share: shares[index], value: "", difference: "", isBest: false,
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
    #expect(chart.bars.map(\.length) == [10_000, 8750, 7000])
    #expect(chart.plot == nil)
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
