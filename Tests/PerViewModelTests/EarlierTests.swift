import PerDatabase
import PerModel
import Testing

@testable import PerViewModel

/// What was typed before: endings of texts, and what a known barcode stands for.
@MainActor
@Suite struct EarlierTests {
  private let library = Library(
    path: ":memory:", language: .english(region: .germany, currency: .euro), usesThread: false)
  private let model: WindowModel
  private var form: FormModel { model.form }

  init() {
    let before = WindowModel(
      library.openNew(
        Comparison(
          name: "Drinks", currency: .euro,
          products: [
            Product(
              name: "Cola Zero", quantity: try? Quantity(packs: [6], 330, .milliliter),
              store: "Aldi Süd", barcode: "4006381333931", brand: "Freeway"),
            Product(name: "Cola Light", store: "Aldi Süd"), Product(name: "Cola Light"),
            Product(name: "Water", store: "Alnatura"),
          ])))
    #expect(before.comparison.products.count == 4)
    model = WindowModel(library.openNew())
  }

  // MARK: Endings

  @Test(
    arguments: [
      (.store, "al", "Aldi Süd"), (.store, "ALN", "Alnatura"), (.name, "Cola", "Cola Light"),
      (.name, "cola z", "Cola Zero"), (.brand, "f", "Freeway"),
      // Nothing more, nothing of that kind, not the beginning
      (.store, "Aldi Sud", nil), (.store, "Cola", nil), (.name, "zero", nil), (.store, " ", nil),
      (.store, "x", nil), (.note, "al", nil), (.quantity, "6", nil),
    ] as [(ProductForm.Field, String, String?)])
  func whatWasTypedBeforeIsSuggested(
    _ field: ProductForm.Field, _ typed: String, _ expected: String?
  ) {
    form.type(typed, into: field)
    #expect(form.content.suggestions.first?.text == expected)
    // By itself, nothing is changed.
    #expect(form.typed[field] == typed)
  }

  @Test func aSuggestionIsTakenAndTakenBack() {
    form.type("al", into: .store)
    #expect(!form.takeSuggestion(for: .name))
    #expect(form.takeSuggestion(for: .store))
    #expect(form.typed.store == "Aldi Süd")
    #expect(form.content.suggestions.isEmpty)
    #expect(!form.takeSuggestion(for: .store))
    #expect(form.undo(in: .store))
    #expect(form.typed.store == "al")
  }

  @Test func aSuggestionGoesWithTheFocusAndWithTheForm() {
    form.type("al", into: .store)
    form.focusLeft(.store)
    #expect(form.content.suggestions.isEmpty)
    form.type("ald", into: .store)
    #expect(!form.content.suggestions.isEmpty)
    form.type("w", into: .name)
    #expect(form.content.suggestions.first?.text == "Water")
    form.cancel()
    #expect(form.content.suggestions.isEmpty)
  }

  @Test func allThatBeginsSoIsOfferedAndOneIsChosen() {
    form.type("al", into: .store)
    #expect(form.content.suggestions.map(\.text) == ["Aldi Süd", "Alnatura"])
    // Nothing is chosen: what is typed is meant.
    #expect(!form.takeChosenSuggestion(for: .store) && form.content.chosenSuggestion == nil)
    #expect(form.chooseSuggestion(by: 1, for: .store))
    #expect(form.chooseSuggestion(by: 1, for: .store))
    #expect(form.chooseSuggestion(by: 1, for: .store) && form.content.chosenSuggestion == 1)
    #expect(form.typed.store == "al")
    #expect(form.takeChosenSuggestion(for: .store) && form.typed.store == "Alnatura")
    form.type("al", into: .store)
    #expect(form.chooseSuggestion(by: 1, for: .store) && form.chooseSuggestion(by: -1, for: .store))
    #expect(form.content.chosenSuggestion == nil)
    #expect(form.closeSuggestions() && form.content.suggestions.isEmpty)
    #expect(!form.closeSuggestions() && !form.chooseSuggestion(by: 1, for: .store))
  }

  @Test func aKnownNameFillsInTheRest() {
    form.type("cola", into: .name)
    #expect(form.content.suggestions.map(\.text) == ["Cola Light", "Cola Zero"])
    #expect(
      form.content.suggestions.map { $0.detail.replacing("\u{A0}", with: " ") }
        == ["Aldi Süd", "Freeway · 6 × 330 ml · Aldi Süd"])
    let unit = form.typed.unit
    #expect(form.takeSuggestion(for: .name, at: 1))
    #expect(form.typed.name == "Cola Zero" && form.typed.brand == "Freeway")
    #expect(form.typed.quantity == "6 x 330" && form.typed.unit == UnitChoice(.milliliter))
    #expect(form.typed.store == "Aldi Süd")
    // One key takes all of it back.
    #expect(form.undo(in: .name))
    #expect(form.typed.name == "cola" && form.typed.brand == "" && form.typed.store == "")
    #expect(form.typed.quantity == "" && form.typed.unit == unit)
    // What was typed stays.
    form.type("1 l", into: .quantity)
    form.type("col", into: .name)
    #expect(form.takeSuggestion(for: .name, at: 1))
    #expect(form.typed.quantity == "1 l" && form.typed.brand == "Freeway")
  }

  @Test func thePriceBookKnowsNames() throws {
    let product = Product(
      name: "Cocoa", quantity: try Quantity(250, .gram), price: Money(3, .euro), store: "Rewe",
      brand: "Acme")
    _ = try library.file.database.use { (database) throws(DatabaseError) in
      try database.record(NewPrice(product, on: .today))
    }.get()
    form.type("coc", into: .name)
    #expect(form.content.suggestions.map(\.text) == ["Cocoa"])
    #expect(form.takeSuggestion(for: .name))
    #expect(
      form.typed.brand == "Acme" && form.typed.quantity == "250" && form.typed.store == "Rewe")
  }

  @Test func listedStoresAreSuggested() {
    library.stores.list.change(
      in: library.queue, { _ in [Store(name: "Zentralmarkt")] }, then: { _, _ in }, failed: { _ in }
    )
    form.type("zen", into: .store)
    #expect(form.content.suggestions.first?.text == "Zentralmarkt")
  }

  // MARK: Barcodes

  @Test func aKnownBarcodeFillsTheEmptyEntries() {
    form.type("4006381333931", into: .barcode)
    #expect(form.typed.name == "Cola Zero")
    #expect(form.typed.brand == "Freeway")
    #expect(form.typed.quantity == "6 x 330")
    #expect(form.typed.unit == UnitChoice(.milliliter))
    #expect(form.content.results[.barcode] == "Filled from “Drinks”")
    #expect(form.typed.store == "")
    form.type("2.49", into: .price)
    #expect(form.content.canSubmit)
  }

  @Test func aBarcodeThatAPictureShowsIsNamedAndKeepsWhatElseItShows() {
    form.take(Product(name: "", price: Money(2, .euro), barcode: "4006381333931"))
    #expect(form.typed.name == "Cola Zero" && form.typed.brand == "Freeway")
    #expect(form.typed.price.contains("2"))
    form.take(Product(name: "Another", barcode: "4006381333931"))
    #expect(form.typed.name == "Another")
  }

  @Test func fillingIsTakenBackAtOnce() {
    let unit = form.typed.unit
    form.type("4006381333931", into: .barcode)
    #expect(form.undo(in: .barcode))
    #expect(form.typed.name == "" && form.typed.brand == "" && form.typed.quantity == "")
    #expect(form.typed.unit == unit)
    #expect(form.typed.barcode == "4006381333931")
    #expect(form.content.results[.barcode] == nil)
    // From here on the entry undoes what was typed into it.
    #expect(!form.undo(in: .barcode))
    // Each entry can be emptied by itself, too.
    form.type("", into: .barcode)
    form.type("4006381333931", into: .barcode)
    #expect(form.undo(in: .name))
    #expect(form.typed.name == "" && form.typed.brand == "Freeway")
  }

  @Test func onlyUntouchedEmptyEntriesAreFilled() {
    form.type("Mine", into: .name)
    form.type("x", into: .brand)
    form.type("", into: .brand)
    form.type("4006381333931", into: .barcode)
    #expect(form.typed.name == "Mine")
    #expect(form.typed.brand == "")
    #expect(form.typed.quantity == "6 x 330")
  }

  @Test func anotherBarcodeFillsAnew() {
    form.type("4006381333931", into: .barcode)
    form.type("400638133393", into: .barcode)
    #expect(form.typed.name == "" && form.typed.quantity == "")
    #expect(form.content.results[.barcode] == nil)
    form.type("4006381333931", into: .barcode)
    #expect(form.typed.name == "Cola Zero")
    form.type("My Cola", into: .name)
    form.type("", into: .barcode)
    #expect(form.typed.name == "My Cola" && form.typed.brand == "")
  }

  @Test func aBarcodeOfTheCatalogueFillsTheForm() throws {
    let oats = Article(
      id: .new(), name: "Oats", brand: "Mill", pack: try Quantity(500, .gram),
      barcode: "4000000000006")
    let result = library.file.database.use { (database) throws(DatabaseError) in
      var rest = [oats]
      return try database.addToCatalogue { rest.popLast() }
    }
    #expect(try result.get().catalogued == 1)
    form.type("4000000000006", into: .barcode)
    #expect(form.typed.name == "Oats" && form.typed.brand == "Mill")
    #expect(form.typed.quantity == "500")
    model.quickLine.type("4000000000006 2.49")
    #expect(
      model.quickLine.content.chips.contains("Filled from the catalog of Open Food Facts"),
      "\(model.quickLine.content.chips)")
  }

  @Test func aQuantityThatCannotBeComparedIsNotFilled() {
    form.type("1 kg", into: .quantity)
    form.type("1", into: .price)
    form.submit()
    form.type("4006381333931", into: .barcode)
    #expect(form.typed.name == "Cola Zero")
    #expect(form.typed.quantity == "")
  }

  @Test func theQuickLineKnowsABarcode() throws {
    model.quickLine.type("4006381333931 2.49")
    #expect(
      model.quickLine.content.chips.contains("Filled from “Drinks”"),
      "\(model.quickLine.content.chips)")
    #expect(model.quickLine.content.canSubmit)
    model.submitQuickLine()
    let product = try #require(model.comparison.products.first)
    #expect(product.name == "Cola Zero" && product.brand == "Freeway")
    #expect(product.quantity == (try Quantity(packs: [6], 330, .milliliter)))
    // What the line says counts.
    model.quickLine.type("4006381333931 Cola 1 l 1.19")
    model.submitQuickLine()
    #expect(model.comparison.products.last?.name == "Cola")
    #expect(model.comparison.products.last?.quantity == (try Quantity(1, .liter)))
  }
}
