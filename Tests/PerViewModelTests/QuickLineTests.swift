import PerModel
import PerViewModel
import Testing

@MainActor
@Suite struct QuickLineTests {
  @Test func aWholeProductInOneLine() {
    let window = Fixture()
    window.add("Lemonade", "1 l", "2")
    window.model.quickLine.type("6x330ml 4.99 Cola @ Aldi")
    let content = window.model.quickLine.content
    #expect(content.canSubmit)
    #expect(content.problem.isEmpty && content.notUnderstood.isEmpty)
    #expect(content.chips.dropLast() == ["Cola", "6 × 330 ml", "€4.99", "@ Aldi"])
    #expect(content.chips.last == "→ €2.52/l, 2nd")
    window.model.submitQuickLine()
    #expect(window.names == ["Lemonade", "Cola"])
    #expect(window.model.comparison.products[1].store == "Aldi")
    #expect(window.model.quickLine.content.text.isEmpty)
  }

  @Test func undoInALineThatNobodyHasTypedIntoIsThatOfTheList() {
    let window = Fixture()
    window.model.quickLine.type("Cola 1 l 2.00")
    #expect(!window.model.quickLine.undo())
    window.model.submitQuickLine()
    #expect(window.names == ["Cola"])
    #expect(window.model.quickLine.undo())
    #expect(window.names == [] && window.model.quickLine.content.text.isEmpty)
    #expect(window.model.quickLine.redo())
    #expect(window.names == ["Cola"])
  }

  @Test func dealsAndBarcodesAreKept() {
    let window = Fixture()
    window.model.quickLine.type("1l 3 for 2 3.00 Juice 4006381333931")
    window.model.submitQuickLine()
    let row = window.model.list.rows[0]
    #expect(row.unitPrice == "€2.00/l")
    #expect(row.paid == "1\u{A0}l for €2.00")
    #expect(row.formerPrice == "€3.00")
    #expect(row.paidInWords == "1 l for €2.00 (was €3.00)")
    #expect(row.terms == "3 for 2 · when you buy 3")
    #expect(row.origin == "4\u{A0}006381\u{A0}333931")
    // Editing and applying without a change keeps them.
    let before = window.model.comparison
    window.model.edit(row.id)
    #expect(window.model.form.typed.deal == "3 for 2")
    window.model.form.submit()
    #expect(window.model.comparison == before)
  }

  @Test func aDealThatSaysTheTotalIsAPrice() {
    let window = Fixture()
    window.model.quickLine.type("500 g 2 for 5 Butter")
    #expect(window.model.quickLine.content.canSubmit)
    window.model.submitQuickLine()
    #expect(window.model.list.rows[0].unitPrice == "€5.00/kg")
    #expect(window.model.list.rows[0].paid == "500\u{A0}g for €2.50")
  }

  @Test(arguments: ["Cola", "Cola 4.99", "Cola 330 ml"])
  func whatIsMissingIsSaidWhenItIsTried(_ text: String) {
    let window = Fixture()
    window.model.quickLine.type(text)
    #expect(!window.model.quickLine.content.canSubmit)
    #expect(window.model.quickLine.content.problem.isEmpty)
    window.model.submitQuickLine()
    #expect(!window.model.quickLine.content.problem.isEmpty)
    #expect(window.model.quickLine.content.text == text)
    #expect(window.model.list.rows.isEmpty)
  }

  @Test(arguments: ["Milk 1 l", "Milk 1 l 1.09 @ Lidl"])
  func whatBelongsElsewhereIsSaidWhileTyping(_ text: String) {
    let window = Fixture()
    window.add("Oats", "500 g", "0.95")
    window.model.quickLine.type(text)
    let content = window.model.quickLine.content
    #expect(content.problem == "This is sold by volume, the others by weight.")
    #expect(content.spoken == content.problem)
    #expect(!content.canSubmit)
    window.model.quickLine.type("Milk 1 kg 1.09")
    #expect(window.model.quickLine.content.problem.isEmpty)
  }

  @Test func whatIsNotUnderstoodIsMarkedAndNotLost() {
    let window = Fixture()
    window.model.quickLine.type("2l 1.99 2.99 Cola")
    #expect(!window.model.quickLine.content.notUnderstood.isEmpty)
    #expect(window.model.quickLine.content.chips.contains("Cola"))
    window.model.submitQuickLine()
    #expect(window.model.list.rows.isEmpty)
    #expect(window.model.quickLine.content.text == "2l 1.99 2.99 Cola")
  }

  @Test func oneKeyTakesTheOtherReading() {
    let window = Fixture()
    let line = window.model.quickLine
    line.type("Tuna 4 Pack 180G 2.00")
    #expect(line.content.chips.prefix(3) == ["Tuna", "180 g in 4 packs", "€2.00"])
    #expect(line.content.otherReading == "4 × 180 g, €2.00")
    #expect(line.content.canSubmit)
    #expect(line.chooseReading())
    #expect(line.content.chips.prefix(3) == ["Tuna", "4 × 180 g", "€2.00"])
    window.model.submitQuickLine()
    #expect(window.model.list.rows.first?.paid == "4\u{A0}×\u{A0}180\u{A0}g for €2.00")
    // What is typed next is read afresh.
    line.type("Tuna 4 Pack 180G 3.00")
    #expect(line.content.chips.contains("180 g in 4 packs"))
    line.type("Tuna 180 g 3.00")
    #expect(!line.chooseReading())
  }

  @Test func anUnclearLineWaitsForAChoice() {
    let window = Fixture()
    let line = window.model.quickLine
    line.type("Coffee 500 g €12 €10")
    #expect(!line.content.canSubmit)
    #expect(line.content.problem.contains("can be read as"))
    window.model.submitQuickLine()
    #expect(window.names.isEmpty)
    line.chooseReading(forward: false)
    #expect(line.content.canSubmit && line.content.problem.isEmpty)
    let price = line.content.chips.first { $0.hasPrefix("€") }
    window.model.submitQuickLine()
    #expect(window.model.list.rows.first?.paid == "500\u{A0}g for \(price ?? "")")
  }

  /// Only one of two deals can hold.
  @Test func twoDealsAreAskedAbout() {
    for (downs, deal) in [(1, "20% off"), (2, "3 for 2 · when you buy 3")] {
      let window = Fixture()
      let line = window.model.quickLine
      line.type("Jacobs 500 g 5.99 @ Rewe -20% 3 for 2")
      #expect(!line.content.canSubmit && line.content.problem.contains("can be read as"))
      for _ in 0..<downs { #expect(line.chooseReading()) }
      #expect(line.content.canSubmit && line.content.problem.isEmpty)
      window.model.submitQuickLine()
      #expect(window.model.list.rows.map(\.store) == ["Rewe"])
      #expect(window.model.list.rows.map(\.terms) == [deal])
    }
  }

  @Test func weighedGoodsAndFormerPricesAreTaken() {
    let window = Fixture()
    window.model.quickLine.type("Chicken 3.50/kg 2 kg")
    window.model.submitQuickLine()
    #expect(window.model.list.rows.first?.paid == "2\u{A0}kg for €7.00")
    window.model.quickLine.type("Pork 2 kg was 9.00 now 8.00")
    window.model.submitQuickLine()
    let row = window.model.list.rows.first { $0.formerPrice == "€9.00" }
    #expect(row?.paid == "2\u{A0}kg for €8.00")
  }

  @Test func anotherKindIsRefusedHereToo() {
    let window = Fixture()
    window.add("Flour", "1 kg", "1")
    window.model.quickLine.type("1l 2.00 Milk")
    window.model.submitQuickLine()
    #expect(window.model.quickLine.content.problem.contains("volume"))
    #expect(window.names == ["Flour"])
  }

  @Test func theOutcomeFollowsTheList() {
    let window = Fixture()
    window.model.quickLine.type("1l 2.00 Milk")
    #expect(window.model.quickLine.content.chips.last == "→ €2.00/l, 1st")
    window.add("Cheaper", "1 l", "1")
    #expect(window.model.quickLine.content.chips.last == "→ €2.00/l, 2nd")
  }
}
