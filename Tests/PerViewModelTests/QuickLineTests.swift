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

  @Test func dealsAndBarcodesAreKept() {
    let window = Fixture()
    window.model.quickLine.type("1l 3 for 2 3.00 Juice 4006381333931")
    window.model.submitQuickLine()
    let row = window.model.list.rows[0]
    #expect(row.unitPrice == "€2.00/l")
    #expect(row.paid == "1 l for €2.00")
    #expect(row.formerPrice == "€3.00")
    #expect(row.paidInWords == "1 l for €2.00 (was €3.00)")
    #expect(row.terms == "3 for 2 · with 3 packs")
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
    #expect(window.model.list.rows[0].paid == "500 g for €2.50")
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

  @Test func whatIsNotUnderstoodIsMarkedAndNotLost() {
    let window = Fixture()
    window.model.quickLine.type("2l 1.99 2.99 Cola")
    #expect(!window.model.quickLine.content.notUnderstood.isEmpty)
    #expect(window.model.quickLine.content.chips.contains("Cola"))
    window.model.submitQuickLine()
    #expect(window.model.list.rows.isEmpty)
    #expect(window.model.quickLine.content.text == "2l 1.99 2.99 Cola")
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
