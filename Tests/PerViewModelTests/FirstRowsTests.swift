import PerDatabase
import PerModel
import Testing

@testable import PerViewModel

/// A long list shows its first rows before the others are read.
@MainActor
@Suite final class FirstRowsTests {
  private let files = LibraryFolder()

  /// A program that has shown a long list and kept its first rows.
  private func keep(
    count: Int = 3000, _ settings: ComparisonSettings = ComparisonSettings(),
    _ change: (Int, inout Product) -> Void = { _, _ in }
  ) throws -> WindowModel {
    let products = try (0..<count).map { number in
      var product = Product(
        name: "Tea \(number)",
        quantity: try Quantity(Rational(1 + number % 7), .kilogram),
        price: Money(try Rational(Int128(100 + number * 37 % 4999), over: 100), .euro))
      change(number, &product)
      return product
    }
    _ = try SQLiteDatabase(path: files.path).create(
      Comparison(currency: .euro, products: products, settings: settings))
    let model = start()
    model.keepFirstRows()
    return model
  }

  private func start() -> WindowModel { WindowModel(files.library().openLast()) }

  @Test func theNextStartShowsTheSameRowsAndThenAll() throws {
    let before = try keep()
    let model = start()
    #expect(model.list.rows.count < 200)
    #expect(model.list.rows.prefix(60).elementsEqual(before.list.rows.prefix(60)))
    #expect(model.list.bar == before.list.bar)
    #expect(model.subtitle == before.subtitle && model.title == before.title)
    #expect(model.form.content.unit == before.form.content.unit)
    var updates = 0
    model.onEvent = { if $0 == .update { updates += 1 } }
    model.readRest()
    #expect(model.list.rows == before.list.rows && updates > 0)
    model.readRest()
    #expect(model.comparison == before.comparison)
  }

  @Test func whatIsDoneBeforeIsDoneToAll() throws {
    let before = try keep()
    let model = start()
    model.addLine("1 kg 0.01 Cheapest")
    #expect(model.list.rows.count == 3001 && model.list.rows.first?.name == "Cheapest")
    model.undo()
    #expect(model.list.rows == before.list.rows)
    let another = start()
    another.reloadIfChanged()
    #expect(another.list.rows.count == 3000)
  }

  @Test func aListThatHasChangedIsReadAsAWhole() throws {
    let before = try keep()
    before.addLine("1 kg 0.01 Cheapest")
    #expect(start().list.rows.count == 3001)
    before.keepFirstRows()
    let model = start()
    #expect(model.list.rows.count < 200 && model.list.rows.first?.name == "Cheapest")
    before.undo()
    model.readRest()
    #expect(model.list.rows == before.list.rows)
  }

  @Test func aShortListIsReadAsAWhole() throws {
    _ = try keep(count: 1999)
    #expect(start().list.rows.count == 1999)
  }

  @Test func aNeedIsCoveredByAll() throws {
    var needed = ComparisonSettings()
    needed.need = try Need(try Quantity(5, .kilogram))
    _ = try keep(needed)
    #expect(start().list.rows.count == 3000)
  }

  @Test func aBasketIsReadAsAWhole() throws {
    _ = try keep { number, product in product.isInBasket = number == 1500 }
    #expect(start().list.rows.count == 3000)
  }

  @Test func theCheapestStickerAndTheWorstAreKnown() throws {
    var settings = ComparisonSettings()
    settings.marksWorst = true
    let before = try keep(settings) { number, product in
      if number == 2000 {
        product.quantity = try? Quantity(700, .kilogram)
        product.terms.shipping = Shipping(500)
      }
    }
    #expect(!before.list.bar.decision.isEmpty)
    let model = start()
    #expect(model.list.rows.count < 200)
    #expect(model.list.bar == before.list.bar)
    #expect(model.list.rows.prefix(60).elementsEqual(before.list.rows.prefix(60)))
  }

  @Test func theUnitIsThatOfTheLastProductWithAQuantity() throws {
    let before = try keep { number, product in
      if number == 2998 { product.quantity = try? Quantity(5, .gram) }
      if number == 2999 { product.quantity = nil }
    }
    #expect(before.form.typed.unit.unit == .gram)
    let model = start()
    #expect(model.list.rows.count < 200 && model.form.typed.unit.unit == .gram)
    model.readRest()
    #expect(model.form.typed.unit.unit == .gram)
  }

  @Test func anotherIsShownWhereTheListIsGone() throws {
    let before = try keep()
    let model = start()
    let other = try SQLiteDatabase(path: files.path).create(
      Comparison(name: "Oats", currency: .euro, products: [Product(name: "Bran")]))
    ComparisonListModel(files.library()).remove(try #require(before.id))
    model.readRest()
    #expect(model.list.rows.map(\.name) == ["Bran"] && model.id == other)
    model.addLine("1 kg 2.00 New")
    #expect(start().list.rows.count == 2)
  }

  @Test func anEmptyOneIsShownWhereAllAreGone() throws {
    let before = try keep()
    let model = start()
    ComparisonListModel(files.library()).remove(try #require(before.id))
    model.readRest()
    #expect(model.list.rows.isEmpty && model.id == nil)
    model.addLine("1 kg 2.00 New")
    #expect(model.list.rows.map(\.name) == ["New"] && model.id != before.id)
  }

  @Test func theListOfComparisonsKnowsTheBestValue() throws {
    _ = try keep(count: 9000)
    let library = files.library()
    let model = WindowModel(library.openLast())
    model.comparisons = ComparisonListModel(library)
    model.readRest()
    #expect(library.list().first?.detail.contains("best €") == true)
  }
}
