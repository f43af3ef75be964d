import PerModel
import PerViewModel
import Testing

/// What the form says in addition to its entries: headings, examples, and the one sentence at the bottom.
@MainActor
@Suite struct QuietFormTests {
  @Test func theHeadingOfAGroupTellsWhatIsFilledIn() {
    let form = Fixture().model.form
    #expect(form.content.groupDetails.isEmpty)
    form.type("500 g", into: .quantity)
    form.type("3", into: .price)
    form.type("3 for 2", into: .deal)
    form.type("1", into: .term(.coupon))
    form.type("40 washes", into: .term(.strength))
    form.type("Kellogg", into: .brand)
    form.type("?", into: .term(.tax))
    let details = form.content.groupDetails
    #expect(details[.deal] == "3 for 2 · coupon €1.00")
    #expect(details[.usableAmount] == "40 washes per pack")
    #expect(details[.about] == "Kellogg" && details[.costs] == "?")
  }

  @Test func theHeadingTellsTheDealThatIsTypedAsThePrice() {
    let form = Fixture().model.form
    form.type("500 g", into: .quantity)
    form.type("2 for 5.00", into: .price)
    #expect(form.content.groupDetails[.deal] == "2 for €5.00")
    form.type("1", into: .term(.coupon))
    #expect(form.content.groupDetails[.deal] == "2 for €5.00 · coupon €1.00")
    form.type("5.00", into: .price)
    #expect(form.content.groupDetails[.deal] == "coupon €1.00")
  }

  @Test func whatIsWrongWithTheEntryInUseIsSaidFirst() {
    let form = Fixture().model.form
    #expect(form.content.problem == "")
    form.type("abc", into: .quantity)
    form.type("xyz", into: .price)
    #expect(form.content.problem == form.content.problems[.quantity]?.sentence)
    form.focusEntered(.price)
    #expect(form.content.problem == form.content.problems[.price]?.sentence)
    form.focusLeft(.price)
    #expect(form.content.problem == form.content.problems[.price]?.sentence)
  }

  @Test func examplesOfWhatIsInsideBeginWithWashes() {
    let form = Fixture().model.form
    form.showExamples(of: .usableAmount)
    #expect(form.content.placeholders[.term(.strength)]?.last == "e.g. 40 washes")
  }

  @Test func anExampleOfANeedIsMeasuredLikeTheProducts() {
    for (quantity, example) in [
      ("500 g", "e.g. 10 kg"), ("1 l", "e.g. 10 l"), ("40 washes", "e.g. 10 washes"),
    ] {
      let window = Fixture()
      window.add("Something", quantity, "1")
      #expect(window.model.settings.content.placeholders[.need]?.last == example)
    }
  }
}
