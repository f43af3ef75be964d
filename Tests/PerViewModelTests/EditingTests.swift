import PerModel
import PerViewModel
import Testing

@MainActor
@Suite struct EditingTests {
  func threeOats() -> Fixture {
    let window = Fixture()
    window.add("A", "1 kg", "1")
    window.add("B", "1 kg", "2")
    window.add("C", "1 kg", "3")
    return window
  }

  @Test func editingFillsTheFormAndApplies() {
    let window = threeOats()
    window.model.edit(window.id("C"))
    #expect(window.model.form.typed.name == "C")
    #expect(window.model.form.typed.quantity == "1")
    #expect(window.model.form.typed.price == "3.00")
    #expect(window.model.form.content.submitTitle == "Apply")
    window.model.form.type("0.50", into: .price)
    #expect(window.model.form.content.preview.standing.hasPrefix("Best value of 3"))
    #expect(window.names == ["A", "B", "C"])
    window.model.form.submit()
    #expect(window.names == ["C", "A", "B"])
    #expect(window.lastFocus == .focusRow(window.id("C")))
    #expect(window.model.form.content.submitTitle == "Add Product")
  }

  @Test func applyingWithoutAChangeIsNothingToUndo() {
    let window = threeOats()
    let undoBefore = window.model.isEnabled(.undo)
    window.model.edit(window.id("B"))
    window.model.form.submit()
    window.model.undo()
    #expect(undoBefore)
    #expect(window.names == ["A", "B"])
  }

  @Test func cancellingAnEditKeepsTheProduct() {
    let window = threeOats()
    window.model.edit(window.id("B"))
    window.model.form.type("Other", into: .name)
    window.model.form.cancel()
    #expect(window.names == ["A", "B", "C"])
    #expect(window.model.form.typed.edited == nil)
    #expect(window.takeNotices().last?.title.contains("B") == true)
  }

  @Test func removingGoesToTheNeighbourAndCanBeUndone() {
    let window = threeOats()
    window.model.list.remove(window.id("B"))
    #expect(window.names == ["A", "C"])
    #expect(window.lastFocus == .focusRow(window.id("C")))
    let notice = window.takeNotices().last
    #expect(notice?.title == "“B” removed")
    window.model.undo(notice!.undoing!)
    #expect(window.names == ["A", "B", "C"])
    #expect(window.lastFocus == .focusRow(window.id("B")))
  }

  @Test func severalRemovalsShareOneNotice() {
    let window = threeOats()
    window.model.list.remove(window.id("A"))
    window.model.list.remove(window.id("B"))
    let notice = window.takeNotices().last
    #expect(notice?.title == "2 products removed")
    window.model.undo(notice!.undoing!)
    #expect(window.names == ["A", "B", "C"])
  }

  @Test func anEndedNoticeStartsCountingFromOne() {
    let window = threeOats()
    window.model.list.remove(window.id("A"))
    window.model.noticeWasDismissed()
    window.model.list.remove(window.id("B"))
    #expect(window.takeNotices().last?.title == "“B” removed")
  }

  @Test func removingTheLastOneLeavesAnEmptyList() {
    let window = Fixture()
    window.add("A", "1 kg", "1")
    window.model.list.remove(window.id("A"))
    #expect(window.model.list.rows.isEmpty)
    #expect(window.lastFocus == .focusStart)
    #expect(!window.model.isEnabled(.clear))
    window.model.undo()
    #expect(window.names == ["A"])
  }

  @Test func aDifferenceBeyondExactArithmeticIsNotCalledFree() {
    let window = Fixture()
    window.add("A", "7777777777777 kg", "1.33333")
    window.add("B", "3.33333 ug", "99999999999.99")
    #expect(window.model.list.rows[1].difference == "immeasurably more")
    window.model.edit(window.id("B"))
    #expect(window.model.form.content.preview.standing.contains("immeasurably more"))
  }

  @Test func leavingAnEmptyFormGoesToTheList() {
    let window = threeOats()
    window.model.form.type("Half", into: .name)
    window.model.form.cancel()
    #expect(window.lastFocus == .focusStart)
    window.model.form.cancel()
    #expect(window.lastFocus == .focusRow(window.id("A")))
    window.model.list.clear()
    window.model.form.cancel()
    #expect(window.lastFocus == .focusStart)
  }

  @Test func undoingShowsTheList() {
    let window = threeOats()
    window.model.list.remove(window.id("A"))
    window.model.form.newProduct()
    #expect(window.model.form.isInFront)
    window.model.undo()
    #expect(!window.model.form.isInFront)
  }

  @Test func aNameTooLongForATitleIsCut() {
    let window = Fixture()
    window.model.settings.rename(String(repeating: "Oats ", count: 1000))
    #expect(window.model.title.hasPrefix("Oats Oats"))
    #expect(window.model.title.unicodeScalars.count <= OpenComparison.maximumNameLength)
  }

  @Test func undoingAnAdditionGoesToTheNeighbour() {
    let window = threeOats()
    window.model.list.select(window.id("C"))
    window.model.undo()
    #expect(window.lastFocus == .focusRow(window.id("B")))
    window.model.undo()
    #expect(window.lastFocus == .focusRow(window.id("A")))
    window.model.undo()
    #expect(window.lastFocus == .focusStart)
  }

  @Test func clearingIsOneStep() {
    let window = threeOats()
    window.model.list.clear()
    #expect(window.model.list.rows.isEmpty)
    #expect(window.takeNotices().last?.title == "3 products removed")
    window.model.undo()
    #expect(window.names == ["A", "B", "C"])
    window.model.redo()
    #expect(window.model.list.rows.isEmpty)
  }

  @Test func undoAndRedoOfEverything() {
    let window = threeOats()
    window.model.list.toggleBasket(window.id("A"))
    window.model.settings.rename("Oats")
    window.model.settings.setReferenceUnit(to: ReferenceUnit(100, .gram))
    window.model.duplicate(window.id("A"))
    window.model.form.cancel()
    let end = window.model.comparison
    for _ in 0..<7 { window.model.undo() }
    #expect(window.model.comparison == Comparison(currency: .euro))
    #expect(!window.model.isEnabled(.undo))
    for _ in 0..<7 { window.model.redo() }
    #expect(window.model.comparison == end)
    #expect(!window.model.isEnabled(.redo))
  }

  @Test func duplicatingOpensTheCopyForEditing() {
    let window = threeOats()
    window.model.duplicate(window.id("A"))
    #expect(window.names == ["A", "A", "B", "C"])
    #expect(window.model.form.typed.edited != nil)
    #expect(window.model.form.typed.name == "A")
  }

  @Test func removingTheProductBeingEditedKeepsWhatIsTyped() {
    let window = threeOats()
    window.model.edit(window.id("B"))
    window.model.form.type("B, better", into: .name)
    window.model.list.remove(window.id("B"))
    #expect(window.model.form.typed.name == "B, better")
    #expect(window.model.form.typed.edited == nil)
    #expect(window.model.form.content.submitTitle == "Add Product")
  }

  @Test func anExampleReplacesTheListAndCanBeUndone() {
    let window = threeOats()
    let example = Example(
      title: "Milk", table: "name\tquantity\tprice\tstore\nMilk\t1 l\t1.20\tLidl\n")
    window.model.load(example)
    #expect(window.names == ["Milk"])
    #expect(window.model.title == "Milk")
    window.model.undo()
    #expect(window.names == ["A", "B", "C"])
    #expect(window.model.title == "New Comparison")
  }

  @Test func actionsAreEnabledWhereTheyCanDoSomething() {
    let window = Fixture()
    for action in [AppAction.edit, .remove, .duplicate, .copy, .basket, .undo, .redo, .clear] {
      #expect(!window.model.isEnabled(action), "\(action)")
    }
    window.add("A", "1 kg", "1")
    #expect(window.model.isEnabled(.undo) && window.model.isEnabled(.clear))
    #expect(!window.model.isEnabled(.remove))
    window.model.list.select(window.id("A"))
    #expect(window.model.isEnabled(.remove))
  }

  @Test func everyActionHasItsOwnNameAndKeys() {
    #expect(Set(AppAction.allCases.map(\.detailedName)).count == AppAction.allCases.count)
    let keys = AppAction.allCases.flatMap { $0.keys + $0.listKeys }
    #expect(Set(keys).count == keys.count)
  }
}

@MainActor
@Suite struct CurrencyChoiceTests {
  @Test func anotherCurrencyKeepsTheNumbersAndCanBeUndone() {
    let window = Fixture()
    window.add("A", "1 kg", "3")
    window.model.settings.setCurrency(.poundSterling)
    #expect(window.model.list.rows[0].unitPrice == "£3.00/kg")
    window.add("B", "1 kg", "£4")
    #expect(window.names == ["A", "B"])
    window.model.undo()
    window.model.undo()
    #expect(window.model.list.rows[0].unitPrice == "€3.00/kg")
  }

  @Test func theOwnCurrencyIsOfferedFirst() {
    let choices = Fixture().model.settings.currencyChoices
    #expect(choices.first?.currency == .euro)
    #expect(choices.first?.name == "Euro")
    #expect(Set(choices.map(\.id)).count == choices.count && choices.count > 100)
  }
}
