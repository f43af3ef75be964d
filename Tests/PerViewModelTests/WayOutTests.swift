import PerModel
import PerText
import Testing

@testable import PerViewModel

/// What can be done with a product that cannot be compared with the others.
@MainActor struct WayOutTests {
  @Test func anotherKindIsRefusedWithAReasonAndAWayOut() {
    let window = Fixture()
    window.add("Flour", "1 kg", "1")
    window.type(name: "Milk", "1 l", "1.20")
    let content = window.model.form.content
    #expect(!content.canSubmit)
    let sentence = content.problems[.quantity]?.sentence ?? ""
    #expect(sentence.contains("volume") && sentence.contains("weight"))
    #expect(content.wayOut == .newComparison)
    window.model.form.takeWayOut()
    guard case .goToNew(let other, _)? = window.events.last else {
      Issue.record("no new comparison was opened")
      return
    }
    #expect(other.products.map(\.name) == ["Milk"])
    #expect(other.measure == Measure(.volume))
    #expect(window.names == ["Flour"])
    #expect(window.model.form.typed.isEmpty)
  }

  @Test func whatSaysTheSameAsMostIsComparedByThat() throws {
    let window = Fixture()
    window.model.quickLine.type("Alpha 2 l 50 washes 10")
    window.model.submitQuickLine()
    window.type(name: "Beta", "40 washes", "6")
    #expect(window.model.form.content.wayOut?.title == "Compare by washes")
    window.model.form.takeWayOut()
    #expect(window.model.form.content.wayOut == nil)
    window.model.form.submit()
    #expect(window.names == ["Beta", "Alpha"])
    #expect(window.model.list.rows.map(\.unitPrice) == ["€0.15/wash", "€0.20/wash"])
    // The other way round, in the quick line
    let other = Fixture()
    other.add("Beta", "40 washes", "6")
    other.model.quickLine.type("Alpha 2 l 50 washes 10")
    #expect(other.model.quickLine.content.wayOut?.title == "Compare by washes")
    other.model.quickLine.takeWayOut()
    #expect(other.model.quickLine.content.canSubmit)
    other.model.submitQuickLine()
    #expect(other.names == ["Beta", "Alpha"])
  }
}
