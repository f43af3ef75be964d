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
    window.model.remove(window.id("A"))
    #expect(window.takeNotices().count == 1)
    window.add("C", "1 kg", "3")
    #expect(window.events.contains(.withdrawNotice))
    window.model.remove(window.id("B"))
    #expect(window.takeNotices().last?.title == "“B” removed")
    window.model.undo()
    #expect(window.events.contains(.withdrawNotice))
  }

  @Test func aNoticeAboutTheFormOutlivesChangesOfTheList() {
    let window = twoOats()
    window.model.type("Half", into: .name)
    window.model.cancelForm()
    window.model.remove(window.id("A"))
    #expect(!window.events.contains(.withdrawNotice))
  }

  @Test func anotherNoticeBetweenRemovalsStartsCountingAnew() {
    let window = twoOats()
    window.model.remove(window.id("A"))
    window.model.copy(window.id("B"))
    window.model.remove(window.id("B"))
    #expect(window.takeNotices().last?.title == "“B” removed")
  }

  @Test func bringingBackOneFormPutsAsideTheOther() throws {
    let window = twoOats()
    window.model.type("First", into: .name)
    window.model.cancelForm()
    let first = try #require(window.takeNotices().last?.undoing)
    window.model.type("Second", into: .name)
    window.model.undo(first)
    #expect(window.model.form.name == "First")
    let second = try #require(window.takeNotices().last?.undoing)
    window.model.undo(second)
    #expect(window.model.form.name == "Second")
  }

  @Test func anExampleLeavesAloneWhatIsTyped() {
    let window = twoOats()
    window.model.type("Half", into: .name)
    window.model.load(
      Example(title: "Milk", table: "name\tquantity\tprice\tstore\nMilk\t1 l\t1.20\tLidl\n"))
    #expect(window.names == ["Milk"])
    #expect(window.model.form.name == "Half")
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
    window.model.type("1.50", into: .price)
    window.model.toggleBasket(window.id("B"))
    #expect(window.model.form.price == "1.50")
    window.model.submit()
    #expect(window.model.rows.map(\.isInBasket) == [false, true])
  }

  @Test func aRemovedProductThatNobodyChangedLeavesTheForm() {
    let window = editing("B")
    window.model.remove(window.id("B"))
    #expect(window.model.form.isEmpty)
    #expect(window.model.formContent.submitTitle == "Add Product")
  }

  @Test func anUndoneEditIsShownInTheForm() {
    let window = editing("B")
    window.model.type("3", into: .price)
    window.model.submit()
    window.model.edit(window.id("B"))
    window.model.undo()
    #expect(window.model.form.price == "2.00")
    #expect(window.model.formContent.submitTitle == "Apply")
  }

  @Test func aDealKeepsToTheCurrencyOfTheComparison() {
    let window = Fixture()
    window.model.type("2 for 5", into: .deal)
    window.add("A", "1 kg", "3")
    window.model.edit(window.id("A"))
    window.model.setCurrency(.poundSterling)
    #expect(window.model.formContent.canSubmit)
    window.model.type("A, better", into: .name)
    window.model.submit()
    #expect(window.names == ["A, better"])
  }

  @Test func changesThatAreBroughtBackAreAboutTheProductAsItIsNow() throws {
    let window = editing("B")
    window.model.type("Better", into: .name)
    window.model.cancelForm()
    let discarded = try #require(window.takeNotices().last?.undoing)
    window.model.setCurrency(.poundSterling)
    window.model.toggleBasket(window.id("B"))
    window.model.undo(discarded)
    window.model.submit()
    #expect(window.names == ["A", "Better"])
    #expect(window.model.rows.map(\.isInBasket) == [false, true])
  }

  @Test(arguments: [true, false])
  func aRefusedUnitIsNotKeptForTheNextProduct(leaving: Bool) {
    let window = Fixture()
    window.add("A", "500 g", "1")
    window.model.type("1 l", into: .quantity)
    #expect(window.model.form.unit.id == "liter")
    if leaving { window.model.cancelForm() } else { window.model.type("", into: .quantity) }
    #expect(window.model.form.unit.id == "gram")
  }

  @Test func theUnitFollowsAListOfAnotherKind() {
    let window = Fixture()
    window.add("A", "500 g", "1")
    window.model.load(
      Example(title: "Milk", table: "name\tquantity\tprice\tstore\nMilk\t1 l\t1.20\tLidl\n"))
    window.model.undo()
    #expect(window.model.form.unit.id == "gram")
  }
}
