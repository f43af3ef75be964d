import PerModel
import PerViewModel
import Testing

/// What the form makes of texts that can be read in several ways: it shows how it read them, and offers
/// the other way.
@MainActor
@Suite struct FormReadingTests {
  /// Cans say "12 oz" for what is poured.
  @Test func ouncesAmongFluidOuncesAreFluid() {
    let window = Fixture("en_US", region: .unitedStates, currency: .usDollar)
    window.add("Bottle", "64 fl oz", "2.00")
    window.model.form.type("12 pack 12 oz", into: .quantity)
    window.model.form.type("6.00", into: .price)
    #expect(window.model.form.content.problems.isEmpty)
    #expect(window.model.form.typed.unit.unit == .fluidOunce)
    window.model.form.submit()
    #expect(window.model.list.rows.count == 2)
    // Alone, or among weights, an ounce is a weight.
    let cheese = Fixture("en_US", region: .unitedStates, currency: .usDollar)
    cheese.add("Cheese", "12 oz", "6.00")
    #expect(cheese.model.comparison.measure?.kind == .mass)
  }

  /// Who does not know the quick line types into the first entry.
  @Test func aLineTypedAsTheNameIsTakenApartAndLookedAt() {
    let window = Fixture()
    window.model.form.type("Tea 100 g 2.99 @ Aldi", into: .name)
    window.model.form.submit()
    let typed = window.model.form.typed
    let expected = ["Tea", "100", "2.99", "Aldi"]
    #expect([typed.name, typed.quantity, typed.price, typed.store] == expected)
    #expect(window.model.form.content.problems.isEmpty && window.model.list.rows.isEmpty)
    window.model.form.submit()
    #expect(window.model.list.rows.map(\.name) == ["Tea"])
    // What is no whole line, or is next to other entries, is a name.
    for (name, price) in [("Tea 100 g", ""), ("Tea 100 g 2.99", "1.00"), ("Tea", "")] {
      window.model.form.type(name, into: .name)
      window.model.form.type(price, into: .price)
      window.model.form.submit()
      #expect(window.model.form.typed.name == name && window.model.form.typed.price == price)
    }
    #expect(window.model.list.rows.count == 1)
  }

  /// Never the price of the pack in silence.
  @Test func aPricePerUnitIsWorkedOutAndShownAgainAsTyped() throws {
    let window = Fixture()
    window.model.form.type("3.50/kg", into: .price)
    window.model.form.type("2 kg", into: .quantity)
    #expect(window.model.form.content.results[.price] == "= 2 kg for €7.00")
    #expect(window.model.form.content.preview.unitPrice == "€3.50/kg")
    window.model.form.focusLeft(.price)
    #expect(window.model.form.typed.price == "3.50/kg")
    window.model.form.submit()
    let product = window.model.comparison.products[0]
    #expect(product.price == Money(7, .euro))
    window.model.edit(product.id)
    #expect(window.model.form.typed.quantity == "2")
    #expect(window.model.form.typed.price == "3.50/kg")
    // Nothing has been changed: leaving it says nothing.
    _ = window.takeNotices()
    window.model.form.cancel()
    #expect(window.takeNotices().isEmpty)
    window.model.edit(product.id)
    window.model.form.type("3 kg", into: .quantity)
    window.model.form.submit()
    #expect(
      window.model.comparison.products.map(\.price) == [Money(try Rational(21, over: 2), .euro)])
    window.model.form.type("1 l", into: .quantity)
    window.model.form.type("3.50/kg", into: .price)
    #expect(window.model.form.content.problems[.price] != nil)
  }

  @Test func aPricePerUnitAloneRanksByItself() {
    let window = Fixture()
    window.add("Flour", "1 kg", "1")
    window.type(name: "Beef", "", "0.50/100 g")
    #expect(window.model.form.content.problems.isEmpty)
    #expect(window.model.form.content.results[.price] == "= 100 g for €0.50")
    #expect(window.model.form.content.preview.unitPrice == "€5.00/kg")
    window.model.form.submit()
    #expect(window.names == ["Flour", "Beef"])
    window.model.edit(window.id("Beef"))
    #expect(window.model.form.typed.quantity == "")
    #expect(window.model.form.typed.price == "0.50/100 g")
    #expect(window.model.form.content.canSubmit)
    window.model.form.cancel()
    // What cannot be compared is refused where it was typed.
    window.type(name: "Juice", "", "2/l")
    #expect(window.model.form.content.problems[.price]?.belongsElsewhere == true)
    #expect(window.model.form.content.problems[.quantity] == nil)
    #expect(window.model.form.content.wayOut == .newComparison)
    window.type(name: "Juice", "abc", "2/l")
    #expect(window.model.form.content.problems[.quantity] != nil)
    #expect(!window.model.form.content.canSubmit)
  }

  /// The beginning of "6x10" is a count, and says nothing of the unit.
  @Test(arguments: ["6x10", "6 x 10", "4x200", "6×10", "2x6x10", "6 x 10 "])
  func packsOfAnAmountKeepTheChosenUnit(_ text: String) throws {
    let window = Fixture()
    window.add("Oat Flakes", "500 g", "0.95")
    window.model.form.choose(UnitChoice(.kilogram))
    for end in text.indices {
      window.model.form.type(String(text[...end]), into: .quantity)
    }
    #expect(window.model.form.typed.unit == UnitChoice(.kilogram))
    #expect(window.model.form.content.problems.isEmpty)
    // Back to the count, and on with an amount of another unit
    window.model.form.type("6x", into: .quantity)
    window.model.form.type("6", into: .quantity)
    #expect(window.model.form.typed.unit == UnitChoice(.kilogram))
    window.model.form.type("6x", into: .quantity)
    window.model.form.type("6x1 lb", into: .quantity)
    window.model.form.type("6x1", into: .quantity)
    #expect(window.model.form.typed.unit == UnitChoice(.pound))
  }

  /// "Bu" are bushels.
  @Test(arguments: ["Butter", "Gallon of milk", "Eggs free range", ""])
  func aUnitThatOnlyBeganAWordIsNotChosen(_ text: String) {
    let window = Fixture()
    window.model.form.choose(UnitChoice(.kilogram))
    for end in "Bu".indices { window.model.form.type(String("Bu"[...end]), into: .quantity) }
    for end in text.indices { window.model.form.type(String(text[...end]), into: .quantity) }
    if text.isEmpty { window.model.form.type("", into: .quantity) }
    window.model.form.type("2", into: .quantity)
    #expect(window.model.form.typed.unit == UnitChoice(.kilogram))
  }

  @Test func aCountThatWasLeftStaysOne() {
    let window = Fixture()
    window.model.form.choose(UnitChoice(.kilogram))
    window.model.form.type("6 pcs", into: .quantity)
    window.model.form.focusLeft(.quantity)
    window.model.form.type("8", into: .quantity)
    #expect(window.model.form.typed.unit == UnitChoice(.item))
  }

  @Test func packsThatAreTypedInTwoStepsKeepTheChosenUnit() {
    let window = Fixture()
    window.model.form.choose(UnitChoice(.milliliter))
    window.model.form.type("6x", into: .quantity)
    #expect(window.model.form.content.problem == "Type a quantity such as 500 g or 6 x 330 ml.")
    window.model.form.focusLeft(.quantity)
    #expect(window.model.form.typed.quantity == "6x")
    window.model.form.type("6x330", into: .quantity)
    #expect(window.model.form.typed.unit == UnitChoice(.milliliter))
    #expect(window.model.form.content.problems.isEmpty)
  }

  @Test func anUnknownCountIsOfferedAndTaken() {
    let window = Fixture()
    window.type(name: "Acme", "2 x 3 widgets", "5.00")
    #expect(window.model.form.content.quantityOffer == "Count in “widgets”")
    #expect(window.model.form.content.problems[.quantity] != nil)
    #expect(window.model.form.takeQuantityOffer())
    #expect(window.model.form.content.quantityOffer == "")
    #expect(window.model.form.typed.quantity == "2 x 3 widgets")
    #expect(window.model.form.content.canSubmit)
    let widgets = UnitChoice(.item, of: CountName("widgets"))
    #expect(window.model.form.typed.unit == widgets)
    // It is known before the first product has it, and in the quick line.
    window.model.form.type("12 Widgets", into: .quantity)
    #expect(window.model.form.content.canSubmit)
    window.model.form.submit()
    #expect(
      window.model.comparison.products.map(\.quantity)
        == [try? Quantity(12, .item, of: CountName("widgets"))])
    #expect(window.model.list.rows.first?.unitPrice == "€0.417/widget")
    #expect(window.model.subtitle.hasSuffix("per widget"))
    window.model.quickLine.type("Best 6 widgets 2.00")
    window.model.submitQuickLine()
    #expect(window.names == ["Best", "Acme"])
    // Nothing else can be counted here.
    window.model.form.type("4 gizmos", into: .quantity)
    #expect(window.model.form.content.quantityOffer == "")
    #expect(!window.model.form.takeQuantityOffer())
  }

  @Test func aWordIsNotOfferedWhereTheOthersAreWeighed() {
    let window = Fixture()
    window.add("Flour", "1 kg", "1")
    window.model.form.type("500 gramz", into: .quantity)
    #expect(window.model.form.content.quantityOffer == "")
  }

  @Test func whatWasTypedComesBackAfterAnOffer() {
    let window = Fixture()
    window.model.form.type("4 pack 180 g", into: .quantity)
    window.model.form.takeQuantityOffer()
    #expect(window.model.form.restore(.quantity))
    #expect(window.model.form.typed.quantity == "4 pack 180 g")
  }

  @Test func oneKeyTakesTheOtherReadingOfACount() {
    let window = Fixture()
    window.type(name: "Tuna", "4 pack 180 g", "3.60")
    #expect(window.model.form.content.results[.quantity] == "= 180 g in 4")
    #expect(window.model.form.content.quantityOffer == "Read as 4 × 180 g")
    #expect(window.model.form.content.preview.unitPrice == "€20.00/kg")
    // It is still there when the focus goes to the button.
    window.model.form.focusLeft(.quantity)
    #expect(window.model.form.typed.quantity == "4 pack 180 g")
    #expect(window.model.form.takeQuantityOffer())
    #expect(window.model.form.typed.quantity == "4 x 180")
    #expect(window.model.form.typed.unit == UnitChoice(.gram))
    #expect(window.model.form.content.preview.unitPrice == "€5.00/kg")
    #expect(window.model.form.content.quantityOffer == "")
  }

  @Test func aComparisonReadsInItsOwnCurrency() throws {
    let window = Fixture("de_DE", currency: Currency(code: "SEK")!)
    window.add("Bröd", "500 g", "29,90 kr")
    #expect(window.model.comparison.products.first?.price?.amount == (try Rational(299, over: 10)))
  }

  @Test func aDealTypedAsThePriceIsOne() {
    let model = Fixture().model
    let form = model.form
    form.type("500 g", into: .quantity)
    form.type("2 for 5.00", into: .price)
    #expect(form.content.problems.isEmpty && form.content.canSubmit)
    form.submit()
    #expect(model.list.rows.first?.chip.contains("2\u{A0}for €5.00") == true)
  }

  @Test func thePriceAndTheDealMayHaveDays() {
    let model = Fixture().model
    let form = model.form
    form.type("500 g", into: .quantity)
    form.type("3.49 until 2999-11-29", into: .price)
    #expect(form.content.problems.isEmpty && form.content.canSubmit)
    form.type("3.49", into: .price)
    form.type("3 for 2 until 2999-11-29", into: .deal)
    #expect(form.content.problems.isEmpty)
    form.submit()
    #expect(model.list.rows.first?.chip.contains("until Nov 29, 2999") == true)
    #expect(model.list.rows.first?.chip.contains("3\u{A0}for 2") == true)
  }

  @Test func usualCountsCanBeChosen() {
    let model = Fixture().model
    let form = model.form
    let names = form.unitChoices.map(\.symbol)
    #expect(names.contains("sheets") && names.contains("washes"))
  }
}
