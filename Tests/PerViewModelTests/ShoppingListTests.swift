import PerDatabase
import PerModel
import Testing
import WaitTesting

@testable import PerViewModel

/// The shopping list as a window shows it.
@MainActor
@Suite struct ShoppingListTests {
  private let files = LibraryFolder()
  private let today = CalendarDay.today

  private func note(
    _ name: String, _ cents: Int, at store: String, grams: Int = 1000, days: Int = 1
  ) throws {
    let product = Product(
      name: name, quantity: try Quantity(Rational(grams), .gram),
      price: Money(try Rational(Int128(cents), over: 100), .euro), store: store)
    _ = try SQLiteDatabase(path: files.path).record(
      NewPrice(product, on: today.advanced(by: -days)))
  }

  private func window() -> WindowModel {
    let model = WindowModel(files.library().openNew())
    model.shopping.show()
    return model
  }

  private func shown(_ shopping: ShoppingModel) -> [String] {
    shopping.content.sections.map { section in
      ([section.title] + section.rows.map { "\($0.title): \($0.cost)" }).joined(separator: " | ")
    }
  }

  private func expect(_ shopping: ShoppingModel, _ expected: [String]) async throws {
    try await until("\(expected), not \(shown(shopping))") { shown(shopping) == expected }
  }

  @Test func aNoticeGoesWithWhatItOffersToUndo() {
    let model = window()
    #expect(model.shopping.add("salt") == "" && model.shopping.add("bread") == "")
    var events: [WindowEvent] = []
    model.onEvent = { events.append($0) }
    model.shopping.undo()
    #expect(events.contains(.withdrawNotice))
    events = []
    model.shopping.redo()
    #expect(events.contains(.withdrawNotice))
  }

  @Test func whatIsTypedIsSplitOverTheStores() async throws {
    try note("Carrots", 199, at: "Lidl", grams: 2000)
    try note("Carrots", 129, at: "Aldi", days: 45)
    try note("Milk", 99, at: "Aldi")
    let model = window()
    let shopping = model.shopping
    #expect(shopping.add("2 kg carrots") == "")
    #expect(shopping.add("1 kg milk") == "")
    #expect(shopping.add("bread") == "")
    try await expect(
      shopping,
      [
        "Aldi · €0.99 | 1 kg milk: €0.99", "Lidl · €1.99 | 2 kg carrots: €1.99",
        "No Price Yet | bread: ",
      ])
    #expect(shopping.content.total == "€2.98 · Aldi, Lidl · without bread")
    #expect(shopping.content.remark == "Aldi alone: €3.57, without bread")
    // Another store costs more than it saves.
    #expect(shopping.setStopCost("0.75") == "")
    try await expect(
      shopping,
      [
        "Aldi · €3.57 | 2 kg carrots: €2.58 | 1 kg milk: €0.99",
        "No Price Yet | bread: ",
      ])
    let carrots = try #require(shopping.content.rows.first)
    #expect(carrots.detail == "2 × 1,000 g · price 45 days old")
    #expect(shopping.setStopCost("1 kg") != "")
    #expect(shopping.setStopCost("") == "")
    shopping.visit("Lidl", false)
    try await until("one store") { shopping.content.stores.map(\.isVisited) == [true, false] }
    #expect(shopping.content.total == "€3.57 · Aldi · without bread")
    #expect(shopping.content.stores.map(\.name) == ["Aldi", "Lidl"])
    #expect(
      shopping.content.stores.map(\.detail) == [
        "€3.57 · without 1 item", "€1.99 · without 2 items",
      ])
    shopping.visit("Lidl", true)
    try await until("two stores") { shopping.content.total.hasPrefix("€2.98 · Aldi, Lidl") }
    shopping.maximumStops = 1
    try await until("one store") { shopping.content.total.hasPrefix("€3.57 · Aldi") }
    #expect(
      shopping.content.text.contains("☐ 2 kg carrots · 2 × 1,000 g · price 45 days old · €2.58\n"))
  }

  /// Nobody writes down what a pack holds.
  @Test func packsOfWhatIsKnownAreBought() async throws {
    try note("Jacobs Coffee", 499, at: "Aldi", grams: 500)
    let model = window()
    let shopping = model.shopping
    for text in ["2 coffee", "2x Jacobs coffee", "2 packs coffee", "coffee x2"] {
      #expect(shopping.add(text) == "")
    }
    try await expect(
      shopping,
      [
        "Aldi · €39.92 | 2 × coffee: €9.98 | 2 × Jacobs coffee: €9.98"
          + " | 2 × coffee: €9.98 | 2 × coffee: €9.98"
      ])
    let texts = shopping.content.rows.map { shopping.text(of: $0.id) }
    #expect(texts == ["2 coffee", "2 × Jacobs coffee", "2 × coffee", "2 coffee"])
    for item in shopping.list.items {
      #expect(shopping.add(shopping.text(of: item.id), insteadOf: item.id) == "")
      #expect(shopping.list.items.contains(item))
    }
    let row = try #require(shopping.content.rows.first)
    #expect(row.detail.hasPrefix("2 × 500 g Jacobs Coffee"))
    #expect(shopping.add(shopping.text(of: row.id), insteadOf: row.id) == "")
    #expect(shopping.list.items.first?.name == "coffee")
  }

  @Test func thePriceAndTheStoreOfALineAreKept() async throws {
    let model = window()
    let shopping = model.shopping
    #expect(shopping.add("1 kg butter 7.99 @ Lidl") == "")
    try await expect(shopping, ["Lidl · €7.99 | 1 kg butter: €7.99"])
  }

  @Test func aNumberInFrontOfANameSaysHowManyPacks() async throws {
    let model = window()
    let shopping = model.shopping
    #expect(shopping.add("3 jacobs 500 g 5.99 @ Rewe") == "")
    try await expect(shopping, ["Rewe · €17.97 | 3 × 500 g jacobs: €17.97"])
    let row = try #require(shopping.content.rows.first)
    #expect(row.detail.hasPrefix("3 × 500 g · "))
    #expect(shopping.text(of: row.id) == "3 x 500 g jacobs")
  }

  /// Exact sums are rounded once, where they are shown.
  @Test func sumsHaveTheDigitsOfTheCurrency() async throws {
    let model = window()
    let shopping = model.shopping
    #expect(shopping.add("500 g Jacobs 5.99 @ Rewe -20%") == "")
    try await expect(shopping, ["Rewe · €4.79 | 500 g Jacobs: €4.79"])
    #expect(shopping.add("3 x 500 g Jacobs", insteadOf: shopping.content.rows.first?.id) == "")
    try await expect(shopping, ["Rewe · €14.38 | 3 × 500 g Jacobs: €14.38"])
    #expect(shopping.content.total == "€14.38 · Rewe")
    #expect(shopping.content.stores.map(\.detail) == ["€14.38"])
  }

  @Test func whatIsCountedIsNamedOnce() async throws {
    let model = window()
    let shopping = model.shopping
    #expect(shopping.add("20 eggs") == "")
    try await expect(shopping, ["To Buy | 20 eggs: "])
    let id = try #require(shopping.content.rows.first?.id)
    #expect(shopping.text(of: id) == "20 eggs")
    #expect(shopping.add("dozen eggs") == "")
    try await expect(shopping, ["To Buy | 20 eggs:  | 1\u{A0}doz eggs: "])
  }

  /// It is in the sum, whatever stores are gone to.
  @Test func aPriceWithoutAStoreCounts() async throws {
    try note("Milk", 99, at: "Aldi")
    let model = window()
    let shopping = model.shopping
    for text in ["milk", "500 g honey 2.99"] { #expect(shopping.add(text) == "") }
    try await expect(
      shopping, ["Aldi · €0.99 | milk: €0.99", "Any Store | 500 g honey: €2.99"])
    #expect(shopping.content.total.hasPrefix("€3.98"))
  }

  @Test func aPriceThatIsTypedWithoutAStoreCountsWhereItIsCheaper() async throws {
    try note("Milk", 99, at: "Aldi")
    let model = window()
    let shopping = model.shopping
    for text in ["1 kg milk 1.09", "tea 100 g 2.00"] { #expect(shopping.add(text) == "") }
    try await expect(
      shopping, ["Aldi · €0.99 | 1 kg milk: €0.99", "Any Store | 100 g tea: €2.00"])
    #expect(shopping.add("1 kg milk 0.79") == "")
    try await expect(
      shopping, ["Any Store | 1 kg milk: €0.79 | 100 g tea: €2.00 | 1 kg milk: €0.79"])
    #expect(shopping.content.total == "€3.58")
  }

  @Test func whatOnlyOtherStoresHaveIsNotWithoutAPrice() async throws {
    try note("Milk", 99, at: "Aldi")
    try note("Honey", 299, at: "Lidl")
    let model = window()
    let shopping = model.shopping
    for text in ["milk", "honey", "salt"] { #expect(shopping.add(text) == "") }
    shopping.visit("Lidl", false)
    try await expect(
      shopping,
      ["Aldi · €0.99 | milk: €0.99", "In Other Stores | honey: ", "No Price Yet | salt: "])
  }

  @Test func whatIsBoughtIsTickedOffAndItsPriceNoted() async throws {
    try note("Milk", 99, at: "Aldi")
    let model = window()
    let shopping = model.shopping
    _ = shopping.add("milk")
    try await expect(shopping, ["Aldi · €0.99 | milk: €0.99"])
    let id = try #require(shopping.content.rows.first?.id)
    var (form, article) = try #require(shopping.paidPrice(of: id))
    #expect(form.price == "0.99" && form.store == "Aldi")
    form.price = "1.09"
    article.apply(form)
    shopping.setDone(true, id)
    try await expect(shopping, ["Bought | milk: "])
    shopping.undo()
    try await expect(shopping, ["Aldi · €1.09 | milk: €1.09"])
    shopping.redo()
    #expect(shopping.hasDone)
    shopping.removeDone()
    try await expect(shopping, [])
    shopping.undo()
    try await expect(shopping, ["Bought | milk: "])
  }

  @Test func itemsAreEditedAndRefused() async throws {
    let model = window()
    let shopping = model.shopping
    #expect(shopping.add("2 kg") != "")
    #expect(shopping.add("  ") == "")
    _ = shopping.add("2 kg apples")
    let id = try #require(shopping.content.rows.first?.id)
    #expect(shopping.text(of: id) == "2 kg apples")
    #expect(shopping.add("3 kg pears", insteadOf: id) == "")
    try await expect(shopping, ["To Buy | 3 kg pears: "])
    shopping.remove(id)
    try await expect(shopping, [])
  }

  @Test func eachLineOfAPastedListIsAnItem() async throws {
    let model = window()
    let shopping = model.shopping
    let (rest, problem) = shopping.addLines(of: "2 kg apples\n\n2 kg\r\nflour\n")
    #expect(rest == "2 kg" && problem != "")
    try await expect(shopping, ["To Buy | 2 kg apples:  | flour: "])
    let id = try #require(shopping.content.rows.first?.id)
    let (nothing, none) = shopping.addLines(of: "pears\nsalt", insteadOf: id)
    #expect(nothing == "" && none == "")
    try await expect(shopping, ["To Buy | pears:  | flour:  | salt: "])
  }

  @Test func productsAndComparisonsAreBought() async throws {
    let model = window()
    #expect(!model.isEnabled(.buyComparison))
    model.form.type("Oats", into: .name)
    model.form.type("500 g", into: .quantity)
    model.form.type("0.95", into: .price)
    model.form.type("Aldi", into: .store)
    model.form.submit()
    #expect(model.settings.set("2 kg", .need) == "")
    model.buy(try #require(model.list.rows.ids.first))
    model.buyComparison()
    try await expect(
      model.shopping, ["Aldi · €4.75 | Oats: €0.95 | 2 kg Oats: €3.80"])
  }

  @Test func windowsShareTheList() async throws {
    let windows = [window(), window()]
    let (first, second) = (windows[0].shopping, windows[1].shopping)
    _ = first.add("milk")
    _ = second.add("bread")
    _ = first.add("eggs")
    try await expect(first, ["To Buy | milk:  | bread:  | eggs: "])
    second.undo()
    try await expect(second, ["To Buy | milk:  | eggs: "])
  }
}
