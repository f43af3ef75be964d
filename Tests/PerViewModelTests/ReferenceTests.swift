import PerModel
import PerViewModel
import Testing

@MainActor
@Suite struct ReferenceTests {
  @Test func aChosenReferenceUnitIsForItsOwnKindOnly() {
    let window = Fixture()
    window.add("Oats", "1 kg", "1.90")
    window.model.settings.setReferenceUnit(to: ReferenceUnit(100, .gram))
    #expect(window.model.list.rows[0].unitPrice == "€0.19/100 g")
    window.model.form.type("2 l", into: .quantity)
    window.model.list.clear()
    window.add("Milk", "2 l", "1.90")
    #expect(window.model.list.rows[0].unitPrice == "€0.95/l")
    #expect(window.model.subtitle == "by volume · per litre")
    #expect(window.model.settings.referenceChoices.filter(\.isChosen).count == 1)
    window.model.edit(window.id("Milk"))
    #expect(window.model.form.content.preview.unitPrice == "€0.95/l")
    window.model.form.type("500 g", into: .quantity)
    #expect(window.model.form.content.preview.unitPrice == "€0.38/100 g")
  }
}
