import PerModel
import PerText
import Testing

@testable import PerViewModel

@MainActor
@Suite struct FormTests {
  @Test func examplesFollowTheLocaleAndTheCurrency() {
    let form = Fixture("de_DE").model.form
    // To write the others takes long: they wait until the group is opened.
    #expect(form.content.placeholders[.deal] == nil)
    for group in ProductForm.Group.allCases { form.showExamples(of: group) }
    let german = form.content.placeholders
    #expect(german[.price] == ["0,00"])
    #expect(
      german[.deal] == [
        "e.g. 3 for 2, 2 for 5,00\u{A0}€, 20\u{A0}% off", "e.g. 3 for 2, 2 for 5,00\u{A0}€",
        "e.g. 3 for 2",
      ])
    #expect(german[.term(.coupon)]?.first == "e.g. 1,00, 20%")
    #expect(german[.term(.shipping)]?.first == "e.g. 4,99, shipping 1,50\u{A0}€ per pack")
    #expect(german[.term(.density)] == ["e.g. 0,92, olive oil", "e.g. 0,92"])
    let yen = Fixture("ja_JP", region: Region(code: "JP")!, currency: .yen).model.form
    yen.showExamples(of: .costs)
    yen.showExamples(of: .deal)
    #expect(yen.content.placeholders[.term(.deposit)] == ["e.g. 25"])
    #expect(yen.content.placeholders[.term(.cashback)] == ["e.g. 5%, 200", "e.g. 5%"])
    #expect(yen.dealPresets.map(\.text).filter { $0.contains("100") }.count == 2)
  }

  @Test func theOutcomeAppearsWhileTyping() {
    let window = Fixture()
    window.add("Oat Flakes", "500 g", "0.95")
    window.type(name: "Rolled Oats", "750", "")
    #expect(window.model.form.content.preview.unitPrice == "–")
    #expect(!window.model.form.content.canSubmit)
    window.model.form.type("3.49", into: .price)
    let preview = window.model.form.content.preview
    #expect(preview.unitPrice == "€4.65/kg")
    #expect(preview.standing == "2nd of 2 · 145% more than the best value")
    #expect(preview.summary.hasSuffix("same value at €1.42"))
    #expect(window.model.form.content.canSubmit)
    // Nothing is in the list before it is added.
    #expect(window.names == ["Oat Flakes"])
  }

  @Test func theFormSaysWhatIsStillToBeTyped() {
    let form = Fixture().model.form
    #expect(form.content.preview.standing == "Type quantity and price")
    form.type("500 g", into: .quantity)
    #expect(form.content.preview.standing == "Type a price")
    form.type("", into: .quantity)
    form.type("2", into: .price)
    #expect(form.content.preview.standing == "Type a quantity")
  }

  @Test func aBetterDraftSaysByHowMuch() {
    let window = Fixture()
    window.add("Oat Flakes", "500 g", "0.95")
    window.type("1 kg", "0.95")
    #expect(
      window.model.form.content.preview.standing == "Best value of 2 · 100% more for the money")
    #expect(window.model.form.content.preview.isBest)
  }

  @Test func afterAddTheFormIsReadyForTheNext() {
    let window = Fixture()
    window.type(name: "Oats", "1 lb", "2", store: "Aldi")
    window.model.form.submit()
    #expect(window.names == ["Oats"])
    #expect(window.model.form.typed.isEmpty)
    #expect(window.model.form.typed.unit == UnitChoice(.pound))
    #expect(window.lastFocus == .focusField(.name))
    window.add("More", "2", "3")
    #expect(window.model.comparison.products.last?.quantity == (try? Quantity(2, .pound)))
  }

  @Test func aTypedUnitGoesToTheUnitListWhenTheEntryIsLeft() {
    let window = Fixture()
    window.model.form.type("907 g", into: .quantity)
    #expect(window.model.form.typed.unit == UnitChoice(.gram))
    #expect(window.model.form.typed.quantity == "907 g")
    window.model.form.focusLeft(.quantity)
    #expect(window.model.form.typed.quantity == "907")
    #expect(window.model.form.typed.unit == UnitChoice(.gram))
    window.model.form.choose(UnitChoice(.kilogram))
    window.model.form.type("9", into: .price)
    window.model.form.submit()
    #expect(window.model.comparison.products[0].quantity == (try? Quantity(907, .kilogram)))
  }

  @Test func leavingAnEntryThatIsWrongChangesNothing() {
    let window = Fixture()
    window.model.form.type("907 gq", into: .quantity)
    window.model.form.focusLeft(.quantity)
    #expect(window.model.form.typed.quantity == "907 gq")
  }

  @Test(arguments: [
    "-1", "0", "abc", "1e400", "1234567890123456789012345678901234567890", "1/0", "5\u{0}0", "🍎",
    "−3", "0 g", "500 x", Typed(String(repeating: "9", count: 1_000_000)),
  ])
  func nonsenseIsMarkedWithASentenceAndNothingElseHappens(_ typed: Typed) {
    let text = typed.text
    let window = Fixture()
    window.add("Oat Flakes", "500 g", "0.95")
    let before = window.model.list.rows
    window.type(name: "x", text, "1")
    let problem = window.model.form.content.problems[.quantity]
    #expect(problem != nil && problem?.sentence.isEmpty == false)
    #expect(!window.model.form.content.canSubmit)
    #expect(window.model.form.content.preview.unitPrice == "–")
    window.model.form.submit()
    #expect(window.model.list.rows == before)
    #expect(window.lastFocus == .focusField(.quantity))
    #expect(window.model.form.typed.quantity == text)
  }

  @Test(arguments: [
    "-1", "abc", "1e400", "1234567890123456789012345678901234567890", "1/0", "5\u{0}0", "🍎",
    Typed(String(repeating: "7", count: 1_000_000)),
  ])
  func nonsenseInThePriceLikewise(_ typed: Typed) {
    let text = typed.text
    let window = Fixture()
    window.type(name: "x", "500 g", text)
    #expect(window.model.form.content.problems[.price]?.sentence.isEmpty == false)
    #expect(!window.model.form.content.canSubmit)
    window.model.form.submit()
    #expect(window.model.list.rows.isEmpty)
    #expect(window.lastFocus == .focusField(.price))
    #expect(window.model.form.typed.price == text)
  }

  @Test func emptyEntriesAreMarkedOnlyWhenTheyStandInTheWay() {
    let window = Fixture()
    window.model.form.type("Oats", into: .name)
    #expect(window.model.form.content.problems.isEmpty)
    window.model.form.submit()
    #expect(window.lastFocus == .focusField(.quantity))
    #expect(window.model.form.content.problems[.quantity] != nil)
    #expect(window.model.form.content.problems[.price] != nil)
    window.model.form.type("5", into: .quantity)
    #expect(window.model.form.content.problems[.quantity] == nil)
  }

  @Test func aMegabyteForANameIsRefusedAndALongOneIsNot() {
    let window = Fixture()
    window.type(name: String(repeating: "a", count: 1_000_000), "1 kg", "1")
    #expect(!window.model.form.content.canSubmit)
    #expect(window.model.form.content.problems[.name] != nil)
    window.type(name: String(repeating: "a", count: 10_000), "1 kg", "1")
    #expect(window.model.form.content.canSubmit)
  }

  @Test func theUnitListOffersTheRegionsUnitsFirstAndThenOnlyComparableOnes() {
    let american = Fixture("en_US", region: .unitedStates, currency: .usDollar)
    let all = american.model.form.unitChoices
    #expect(all.first?.choice.unit == .ounce || all.first?.choice.unit == .pound)
    #expect(Set(all.map(\.choice.unit.kind)) == Set(Unit.Kind.allCases))
    let german = Fixture()
    #expect([Unit.gram, .kilogram].contains(german.model.form.unitChoices[0].choice.unit))
    german.add("Milk", "1 l", "1")
    #expect(german.model.form.unitChoices.allSatisfy { $0.choice.unit.kind == .volume })
  }

  @Test func countsKeepTheNameOfWhatIsCounted() {
    let window = Fixture()
    window.add("Kitchen roll", "12 rolls x 150 sheets", "4.99")
    #expect(window.model.comparison.measure == Measure(.count, of: CountName("sheet")))
    #expect(window.model.form.typed.unit.countName == CountName("sheet"))
    window.add("Other", "100", "1")
    #expect(window.model.comparison.products[1].quantity?.countName == CountName("sheet"))
  }

  @Test func leavingTheFormCanBeTakenBack() {
    let window = Fixture()
    window.type(name: "Half typed", "5 kg", "")
    window.model.form.cancel()
    #expect(window.model.form.typed.isEmpty)
    let notice = window.takeNotices().last
    #expect(notice?.undoing != nil)
    window.model.undo(notice!.undoing!)
    #expect(window.model.form.typed.name == "Half typed")
    #expect(window.model.form.typed.quantity == "5 kg")
  }

  @Test func leavingAnEmptyFormSaysNothing() {
    let window = Fixture()
    window.model.form.cancel()
    #expect(window.takeNotices().isEmpty)
  }
}

@MainActor
@Suite struct SentenceTests {
  @Test(arguments: [
    "abc", "-1", "0", "1e400", "1/0", "5 kg x", "x", "🍎", String(repeating: "9", count: 60),
  ])
  func aRefusedQuantitySaysWhatIsAccepted(_ text: String) {
    let window = Fixture()
    window.type(text, "1")
    let sentence = window.model.form.content.problems[.quantity]?.sentence ?? ""
    #expect(sentence.contains("500 g"), "\(sentence)")
    #expect(sentence.hasSuffix("."))
  }

  @Test(arguments: ["abc", "-1", "1e400", "1/0", "1.2.3.4", String(repeating: "9", count: 60)])
  func aRefusedPriceSaysWhatIsAccepted(_ text: String) {
    let window = Fixture()
    window.type("1 kg", text)
    let sentence = window.model.form.content.problems[.price]?.sentence ?? ""
    #expect(sentence.contains("4.99"), "\(sentence)")
  }

  /// What a sentence names can be typed as written there.
  @Test(arguments: [
    ("de_DE", Region.germany, Currency.euro, "4,99", "500 g or 6 x 330 ml"),
    ("en_US", .unitedStates, .usDollar, "4.99", "16 oz or 6 x 12 fl oz"),
    ("ja_JP", Region(code: "JP")!, .yen, "499", "500 g or 6 x 330 ml"),
    ("ar_EG", Region(code: "EG")!, Currency(code: "EGP")!, "٤٫٩٩", "٥٠٠ غرام or ٦ x ٣٣٠ ملتر"),
  ])
  func examplesInSentencesFollowTheLocale(
    _ locale: String, _ region: Region, _ currency: Currency, _ price: String, _ quantities: String
  ) {
    let window = Fixture(locale, region: region, currency: currency)
    let form = window.model.form
    form.submit()
    #expect(form.content.problems[.price]?.sentence == "Type a price such as \(price).")
    #expect(form.content.problems[.quantity]?.sentence == "Type a quantity such as \(quantities).")
    window.type("1 kg", "abc")
    #expect(form.content.problems[.price]?.sentence.hasSuffix(" \(price).") == true)
    for quantity in quantities.split(separator: " or ") {
      window.type(String(quantity), price)
      #expect(form.content.problems.isEmpty, "\(quantity)")
      #expect(form.content.canSubmit)
    }
    for field in ProductForm.Field.allCases where field == .deal || field.term != nil {
      form.type("?!", into: field)
      let sentence = form.content.problems[field]?.sentence ?? ""
      #expect(!sentence.isEmpty && !sentence.contains("%1"), "\(field)")
      let point = price.contains(",") ? "." : ","
      #expect(!(0...9).contains { sentence.contains("\(point)\($0)") }, "\(sentence)")
      form.type("", into: field)
    }
    #expect(form.content.problems.isEmpty)
    let lines = window.model.quickLine.content.placeholders
    #expect(lines.first == "Quick line: " + lines[1])
    for line in lines.dropFirst() {
      window.model.quickLine.type(line)
      #expect(window.model.quickLine.content.canSubmit, "\(line)")
    }
  }

  @Test(arguments: [("en_US", "US", "7%"), ("ja_JP", "JP", "10%"), ("en_IE", "IL", "18%")])
  func theTaxOfAnExampleIsOneOfTheRegion(_ locale: String, _ region: String, _ rate: String) {
    let model = Fixture(locale, region: Region(code: region)!).model
    model.form.showExamples(of: .costs)
    #expect(model.form.content.placeholders[.term(.tax)]?.last == "e.g. \(rate)")
    #expect(model.settings.content.placeholders[.tax] == ["e.g. \(rate)"])
    model.form.type("?!", into: .term(.tax))
    #expect(model.form.content.problems[.term(.tax)]?.sentence.contains(rate) == true)
  }

  @Test func aRefusedDealSaysWhatIsAccepted() {
    let window = Fixture()
    window.type("1 kg", "1")
    window.model.form.type("nonsense", into: .deal)
    #expect(window.model.form.content.problems[.deal]?.sentence.contains("3 for 2") == true)
  }
}

extension ProductForm.Field {
  fileprivate var term: Term? { if case .term(let term) = self { term } else { nil } }
}
