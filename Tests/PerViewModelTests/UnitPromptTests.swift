import PerModel
import Testing

@testable import PerViewModel

/// The word that is in the place of the unit until one is known.
@MainActor struct UnitPromptTests {
  @Test func aFreshFormSaysUnits() {
    let form = Fixture().model.form
    #expect(form.content.unitPrompt == "units")
    form.type("500", into: .quantity)
    #expect(form.content.unitPrompt == "")
    form.type("", into: .quantity)
    #expect(form.content.unitPrompt == "units")
  }

  @Test func aUnitThatIsChosenOrTypedIsShown() {
    let form = Fixture().model.form
    form.choose(form.content.unit.choice)
    #expect(form.content.unitPrompt == "")
    let other = Fixture().model.form
    other.type("1 kg", into: .quantity)
    other.type("", into: .quantity)
    #expect(other.content.unitPrompt == "")
  }

  @Test func theListSaysWhatTheNextProductIsMeasuredIn() {
    let model = Fixture().model
    model.quickLine.type("Oats 500 g 0.95")
    model.submitQuickLine()
    #expect(model.form.content.unitPrompt == "")
  }
}
