import PerModel
import PerText
import Testing

@testable import PerViewModel

/// Details and form take turns next to the list.
@MainActor
@Suite struct PaneTests {
  private func twoOats() -> Fixture {
    let window = Fixture()
    window.add("Oat Flakes", "500 g", "0.95", store: "Lidl")
    window.add("Rolled Oats", "750 g", "3.49")
    return window
  }

  @Test func addingStaysInTheForm() {
    let window = twoOats()
    #expect(window.model.pane == .form)
    #expect(window.model.paneTitle == "New Product")
    #expect(window.lastFocus == .focusField(.name))
  }

  @Test func aSelectedRowShowsItsDetails() throws {
    let window = twoOats()
    window.model.select(window.id("Rolled Oats"))
    #expect(window.model.pane == .details)
    #expect(window.model.paneTitle == "Details")
    let content = try #require(window.model.details.content)
    #expect(content.name == "Rolled Oats")
    #expect(content.offer == "750\u{A0}g for €3.49")
    #expect(content.outcome.unitPrice == "€4.65/kg")
    #expect(content.outcome.standing == "2nd of 2 · 145% more than the best value")
    #expect(content.figures.hasPrefix("€1 buys 215\u{A0}g"))
    #expect(content.outcome.calculation.hasPrefix("€3.49 ÷ 750\u{A0}g = €4.65/kg"))
    #expect(content.store == "")
    window.model.select(window.id("Oat Flakes"))
    #expect(window.model.details.content?.store == "Lidl")
    #expect(window.model.details.content?.outcome.isBest == true)
  }

  @Test func selectingMovesNoFocus() {
    let window = twoOats()
    _ = window.takeNotices()
    window.model.select(window.id("Rolled Oats"))
    #expect(window.lastFocus == nil)
  }

  @Test func aNewProductIsTypedInTheForm() {
    let window = twoOats()
    window.model.select(window.id("Rolled Oats"))
    window.model.form.newProduct()
    #expect(window.model.pane == .form)
    #expect(window.model.form.typed.isEmpty)
    #expect(window.lastFocus == .focusField(.name))
    // Going back to the list shows the details again.
    window.model.listWasEntered()
    #expect(window.model.pane == .details)
  }

  @Test func whatIsTypedStaysInFrontWhenARowIsSelected() {
    let window = twoOats()
    window.model.form.type("Oat Bran", into: .name)
    window.model.select(window.id("Rolled Oats"))
    #expect(window.model.pane == .form)
    #expect(window.model.form.typed.name == "Oat Bran")
    window.model.listWasEntered()
    #expect(window.model.pane == .form)
  }

  @Test func theDetailsSayWhatIsUnfinishedBehindThem() {
    let window = twoOats()
    window.model.form.type("Oat Bran", into: .name)
    window.model.select(window.id("Rolled Oats"))
    window.model.form.showDetails()
    #expect(window.model.pane == .details)
    #expect(window.lastFocus == .focusDetails)
    #expect(window.model.details.unfinished == "Unfinished: Oat Bran")
    window.model.form.resume()
    #expect(window.model.pane == .form)
    #expect(window.model.form.typed.name == "Oat Bran")
    #expect(window.model.details.unfinished == "")
  }

  @Test func leavingAnEditGoesBackToTheDetails() {
    let window = twoOats()
    window.model.select(window.id("Rolled Oats"))
    window.model.edit(window.id("Rolled Oats"))
    #expect(window.model.pane == .form)
    #expect(window.model.form.typed.name == "Rolled Oats")
    window.model.form.cancel()
    #expect(window.model.pane == .details)
    #expect(window.lastFocus == .focusRow(window.id("Rolled Oats")))
    window.model.edit(window.id("Rolled Oats"))
    window.model.form.type("Rolled Oats, large", into: .name)
    window.model.form.submit()
    #expect(window.model.pane == .details)
    #expect(window.model.details.content?.name == "Rolled Oats, large")
  }

  /// In a window that has room for one page, an edit goes back to the page it came from.
  @Test func anEditReturnsToThePageOfTheDetails() {
    let window = twoOats()
    window.model.select(window.id("Rolled Oats"))
    window.model.edit(window.id("Rolled Oats"))
    window.model.form.showList()
    window.model.form.cancel()
    #expect(!window.model.form.isInFront)
    window.model.form.showDetails()
    #expect(window.model.form.isInFront)
    window.model.edit(window.id("Rolled Oats"))
    window.model.form.cancel()
    #expect(window.model.form.isInFront && window.model.pane == .details)
    #expect(window.lastFocus == .focusDetails)
  }

  @Test func anotherRowTakesThePlaceOfAnEditThatChangedNothing() {
    let window = twoOats()
    window.model.edit(window.id("Rolled Oats"))
    // A double click gives the focus back to the list.
    window.model.listWasEntered()
    #expect(window.model.pane == .form)
    window.model.select(window.id("Oat Flakes"))
    #expect(window.model.pane == .details)
    #expect(window.model.form.typed.edited == nil)
  }

  @Test func withoutASelectionThereIsTheForm() {
    let window = twoOats()
    window.model.select(window.id("Rolled Oats"))
    window.model.list.clear()
    #expect(window.model.pane == .form)
    // What is typed now is not hidden by a row that is selected later.
    window.model.form.type("Oat Bran", into: .name)
    window.model.undo()
    window.model.select(window.id("Oat Flakes"))
    #expect(window.model.pane == .form)
  }

  @Test func detailsFollowTheComparison() {
    let window = twoOats()
    window.model.select(window.id("Oat Flakes"))
    window.model.settings.setReferenceUnit(to: ReferenceUnit(100, .gram))
    #expect(window.model.details.content?.outcome.unitPrice == "€0.19/100 g")
    window.model.list.remove(window.id("Oat Flakes"))
    #expect(window.model.details.content?.name == "Rolled Oats")
    let outcome = window.model.details.content?.outcome
    #expect(outcome?.standing == "The first product")
    #expect(outcome?.isBest == false, "nothing is the best of one")
  }

  @Test func termsAndNoteAreShown() throws {
    let window = Fixture()
    window.model.form.type("3 for 2", into: .deal)
    window.model.form.type("For the party", into: .note)
    window.model.form.type("Freeway", into: .brand)
    window.add("Cola", "1 l", "3.00")
    window.model.select(window.id("Cola"))
    let content = try #require(window.model.details.content)
    #expect(content.terms == ["3 for 2", "when you buy 3"])
    #expect(content.note == "For the party")
    #expect(content.brand == "Freeway")
    #expect(content.formerPrice == "€3.00")
  }
}

/// Ctrl+Z in the form.
@MainActor
@Suite struct UndoInTheFormTests {
  @Test func anUntouchedEntryUndoesTheListAndKeepsTheFocus() {
    let window = Fixture()
    window.add("A", "1 kg", "1")
    _ = window.takeNotices()
    #expect(window.model.form.undo(in: .name))
    #expect(window.model.list.rows.isEmpty)
    #expect(window.lastFocus == nil)
    #expect(window.model.pane == .form)
    #expect(window.model.form.redo(in: .name))
    #expect(window.names == ["A"])
    // The empty list, too: nothing is undone twice.
    window.model.list.clear()
    #expect(window.model.form.undo(in: .price))
    #expect(window.names == ["A"])
  }

  @Test func anEntryWithTypingUndoesThat() {
    let window = Fixture()
    window.add("A", "1 kg", "1")
    window.model.form.type("B", into: .name)
    #expect(!window.model.form.undo(in: .name))
    #expect(!window.model.form.redo(in: .name))
    #expect(window.names == ["A"])
    // The others are untouched.
    #expect(window.model.form.undo(in: .quantity))
    #expect(window.names.isEmpty)
    #expect(window.model.form.typed.name == "B")
  }

  @Test func noTwoFormsShareAFilling() {
    #expect(Fixture().model.form.content.filling != Fixture().model.form.content.filling)
  }
}

@MainActor
@Suite struct FormGroupTests {
  @Test func everyEntryButTheFirstFourIsInOneGroup() {
    let fields = ProductForm.Field.allCases
    #expect(fields.filter { $0.group == nil } == [.name, .quantity, .price, .store])
    #expect(Set(fields).count == fields.count)
    #expect(Term.allCases.allSatisfy { fields.contains(.term($0)) })
  }

  @Test func groupsWithSomethingInThemAreNamed() {
    let window = Fixture()
    #expect(window.model.form.content.filledGroups.isEmpty)
    window.model.form.type("0.25", into: .term(.deposit))
    window.model.form.type("Freeway", into: .brand)
    #expect(window.model.form.content.filledGroups == [.costs, .about])
  }

  @Test func everyFieldHasAnAccessKeyOfItsOwn() throws {
    var keys: Set<Character> = ["u", "a", "f"]  // Unit, Add or Apply, and Choose Picture File
    for field in ProductForm.Field.allCases {
      let title = field.title
      let underscore = try #require(title.firstIndex(of: "_"), "\(title)")
      let key = Character(title[title.index(after: underscore)].lowercased())
      // No letter of "Date", "Fee per Pack" and "Offer Days" is left: they share one with another.
      let shares = [.day, .term(.fee), .term(.offerDays)].contains(field)
      #expect(keys.insert(key).inserted != shares, "\(title)")
    }
  }

  @Test(arguments: ["en_US", "de_DE", "fr_FR", "ar_EG", "ja_JP"])
  func aPresetFillsItsEntryWithWhatIsReadAgain(locale: String) throws {
    let window = Fixture(locale)
    window.type("1 kg", "3")
    let presets = window.model.form.dealPresets
    #expect(presets.count == 7)
    for preset in presets {
      window.model.form.use(preset: preset.id)
      #expect(window.model.form.content.problems.isEmpty, "\(preset.text)")
      #expect(window.model.form.content.canSubmit)
      #expect(window.lastFocus == .focusField(preset.field))
      window.model.form.type("", into: preset.field)
    }
    let fields = presets.map(\.field)
    #expect(fields.contains(.deal) && fields.contains(.term(.coupon)))
  }
}

@MainActor
@Suite struct UnitListTests {
  private func groups(of form: FormModel) -> [String] {
    form.unitChoices.map(\.group).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test func theSixUsualUnitsOfTheRegionComeFirst() {
    let german = Fixture().model.form
    #expect(
      german.unitChoices.prefix(6).map(\.choice.id)
        == ["gram", "kilogram", "milliliter", "liter", "item", "meter"])
    #expect(groups(of: german).first == "Usual")
    #expect(german.unitChoices[6].group == "Weight")
    let american = Fixture("en_US", region: .unitedStates, currency: .usDollar).model.form
    #expect(american.unitChoices.prefix(3).map(\.choice.id) == ["ounce", "pound", "fluid-ounce"])
  }

  @Test(arguments: ["liang", "etto", "carat", "tola", "jin"])
  func whatNobodyInTheRegionUsesComesLast(id: String) {
    let form = Fixture().model.form
    #expect(form.unitChoices.first { $0.choice.id == id }?.group == "Rarely Used Here")
    #expect(groups(of: form).last == "Rarely Used Here")
  }

  @Test func aRegionHasItsOwnUnitsAmongTheCommonOnes() {
    let italian = Fixture("it_IT", region: Region(code: "IT")!).model.form
    #expect(italian.unitChoices.first { $0.choice.id == "etto" }?.group == "Weight")
    let german = Fixture().model.form
    #expect(german.unitChoices.first { $0.choice.id == "pfund" }?.group == "Weight")
    #expect(german.unitChoices.first { $0.choice.id == "ounce" }?.group == "Weight")
  }

  @Test func everyUnitIsOfferedOnce() {
    let choices = Fixture().model.form.unitChoices
    #expect(Set(choices.map(\.id)).count == choices.count)
    #expect(choices.count { $0.choice.countName == nil } == Unit.all.count)
  }
}
