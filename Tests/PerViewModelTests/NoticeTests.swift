import PerModel
import PerViewModel
import Testing

@MainActor
@Suite struct NoticeTests {
  func twoOats() -> Fixture {
    let window = Fixture()
    window.add("A", "1 kg", "1")
    window.add("B", "1 kg", "2")
    return window
  }

  @Test func aNoticeIsWithdrawnOnceItsUndoWouldTakeBackSomethingElse() {
    let window = twoOats()
    window.model.list.remove(window.id("A"))
    #expect(window.takeNotices().count == 1)
    window.add("C", "1 kg", "3")
    #expect(window.events.contains(.withdrawNotice))
    window.model.list.remove(window.id("B"))
    #expect(window.takeNotices().last?.title == "“B” removed")
    window.model.undo()
    #expect(window.events.contains(.withdrawNotice))
  }

  @Test func aNoticeAboutTheFormOutlivesChangesOfTheList() {
    let window = twoOats()
    _ = window.takeNotices()
    window.model.form.type("Half", into: .name)
    window.model.form.cancel()
    window.model.list.remove(window.id("A"))
    #expect(!window.events.contains(.withdrawNotice))
  }

  @Test func anotherNoticeBetweenRemovalsStartsCountingFromOne() {
    let window = twoOats()
    window.model.list.remove(window.id("A"))
    window.model.list.copy(window.id("B"))
    window.model.list.remove(window.id("B"))
    #expect(window.takeNotices().last?.title == "“B” removed")
  }

  @Test func bringingBackOneFormPutsAsideTheOther() throws {
    let window = twoOats()
    window.model.form.type("First", into: .name)
    window.model.form.cancel()
    let first = try #require(window.takeNotices().last?.undoing)
    window.model.form.type("Second", into: .name)
    window.model.undo(first)
    #expect(window.model.form.typed.name == "First")
    let second = try #require(window.takeNotices().last?.undoing)
    window.model.undo(second)
    #expect(window.model.form.typed.name == "Second")
  }

  @Test func anExampleLeavesAloneWhatIsTyped() {
    let window = twoOats()
    window.model.form.type("Half", into: .name)
    window.model.load(
      Example(title: "Milk", table: "name\tquantity\tprice\tstore\nMilk\t1 l\t1.20\tLidl\n"))
    #expect(window.names == ["Milk"])
    #expect(window.model.form.typed.name == "Half")
  }
}

@MainActor
@Suite struct ChangesUnderTheFormTests {
  func editing(_ name: String) -> Fixture {
    let window = Fixture()
    window.add("A", "1 kg", "1")
    window.add("B", "1 kg", "2")
    window.model.edit(window.id(name))
    return window
  }

  @Test func theBasketIsKeptWhenAnEditIsApplied() {
    let window = editing("B")
    window.model.form.type("1.50", into: .price)
    window.model.list.toggleBasket(window.id("B"))
    #expect(window.model.form.typed.price == "1.50")
    window.model.form.submit()
    #expect(window.model.list.rows.map(\.isInBasket) == [false, true])
  }

  @Test func aRemovedProductThatNobodyChangedLeavesTheForm() {
    let window = editing("B")
    window.model.list.remove(window.id("B"))
    #expect(window.model.form.typed.isEmpty)
    #expect(window.model.form.content.submitTitle == "Add Product")
  }

  @Test func anUndoneEditIsShownInTheForm() {
    let window = editing("B")
    window.model.form.type("3", into: .price)
    window.model.form.submit()
    window.model.edit(window.id("B"))
    window.model.undo()
    #expect(window.model.form.typed.price == "2.00")
    #expect(window.model.form.content.submitTitle == "Apply")
  }

  @Test func aDealKeepsToTheCurrencyOfTheComparison() {
    let window = Fixture()
    window.model.form.type("2 for 5", into: .deal)
    window.add("A", "1 kg", "3")
    window.model.edit(window.id("A"))
    window.model.settings.setCurrency(.poundSterling)
    #expect(window.model.form.content.canSubmit)
    window.model.form.type("A, better", into: .name)
    window.model.form.submit()
    #expect(window.names == ["A, better"])
  }

  @Test func changesThatAreBroughtBackAreAboutTheProductAsItIsNow() throws {
    let window = editing("B")
    window.model.form.type("Better", into: .name)
    window.model.form.cancel()
    let discarded = try #require(window.takeNotices().last?.undoing)
    window.model.settings.setCurrency(.poundSterling)
    window.model.list.toggleBasket(window.id("B"))
    window.model.undo(discarded)
    window.model.form.submit()
    #expect(window.names == ["A", "Better"])
    #expect(window.model.list.rows.map(\.isInBasket) == [false, true])
  }

  @Test func undoBringsBackWhatWasDiscardedLast() {
    let window = Fixture()
    window.add("A", "500 g", "1")
    window.type(name: "B", "1 kg", "")
    window.model.form.cancel()
    window.model.undo()
    #expect(window.model.form.typed.name == "B" && window.model.form.typed.quantity == "1 kg")
    #expect(window.names == ["A"])
    #expect(window.events.contains { if case .withdrawNotice = $0 { true } else { false } })
    window.model.undo()
    #expect(window.names.isEmpty && window.model.form.typed.name == "B")
  }

  @Test func aFormThatWasEmptiedHasNothingToUndo() {
    let window = Fixture()
    window.add("A", "1 kg", "1")
    let filling = window.model.form.content.filling
    window.model.form.type("B", into: .name)
    #expect(window.model.form.content.filling == filling)
    window.model.form.cancel()
    #expect(window.model.form.content.filling != filling)
    // What was discarded is not typing in the entry: it comes back as a whole.
    #expect(window.model.form.undo(in: .name))
    #expect(window.model.form.typed.name == "B" && window.names == ["A"])
    #expect(window.model.form.undo(in: .name))
    #expect(window.names.isEmpty)
  }

  @Test func undoIsThatOfTheListWhereSomethingWasDoneAfterDiscarding() {
    let window = Fixture()
    window.type(name: "B", "1 kg", "")
    window.model.form.cancel()
    window.add("A", "500 g", "1")
    window.model.undo()
    #expect(window.names.isEmpty && window.model.form.typed.isEmpty)
  }

  @Test(arguments: [true, false])
  func aRefusedUnitIsNotKeptForTheNextProduct(leaving: Bool) {
    let window = Fixture()
    window.add("A", "500 g", "1")
    window.model.form.type("1 l", into: .quantity)
    #expect(window.model.form.typed.unit.id == "liter")
    if leaving { window.model.form.cancel() } else { window.model.form.type("", into: .quantity) }
    #expect(window.model.form.typed.unit.id == "gram")
  }

  @Test func whatWasAddedIsNotSaidAnyMoreWhenItIsUndone() {
    let window = Fixture()
    window.add("A", "500 g", "1")
    window.add("B", "500 g", "2")
    #expect(window.lastAdded == "Added: 2nd of 2")
    _ = window.takeNotices()
    window.model.undo()
    #expect(window.events.contains { if case .withdrawNotice = $0 { true } else { false } })
  }

  @Test func whatWasTypedIsOfferedInTheNextComparison() throws {
    let library = Library(
      path: ":memory:", language: .english(region: .germany, currency: .euro), usesThread: false)
    let (old, new) = (WindowModel(library.openNew()), WindowModel(library.openNew()))
    var notices: [Notice] = []
    new.onEvent = { if case .notice(let notice) = $0 { notices.append(notice) } }
    new.offerUnfinished(of: old)
    #expect(notices.isEmpty)
    old.form.type("Half", into: .name)
    new.offerUnfinished(of: old)
    new.undo(try #require(notices.last?.undoing))
    #expect(new.form.typed.name == "Half")
  }

  @Test func theUnitFollowsAListOfAnotherKind() {
    let window = Fixture()
    window.add("A", "500 g", "1")
    window.model.load(
      Example(title: "Milk", table: "name\tquantity\tprice\tstore\nMilk\t1 l\t1.20\tLidl\n"))
    window.model.undo()
    #expect(window.model.form.typed.unit.id == "gram")
  }
}
