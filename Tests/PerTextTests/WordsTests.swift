import PerText
import PerWords
import Testing

@Suite struct WordsTests {
  /// Short strings live in registers, long ones do not, and gettext returns the pointer it got.
  @Test(arguments: [
    "", "a", "fifteen letters", "sixteen letters.", "ünïcödé", "a longer sentence, …",
  ])
  func whatHasNoTranslationIsItself(message: String) {
    for _ in 0..<100 {
      #expect(localized(message) == message)
      #expect(localized(context: "somewhere", message) == message)
      #expect(localized(one: message, other: "others", count: 1) == message)
      #expect(localized(one: "other", other: message, count: 2) == message)
    }
  }

  @Test func placesAreFilledInTheirOrder() {
    #expect(localized("%1$s for %2$s", "3", "2") == "3 for 2")
    #expect(localized("%2$s, %1$s", "a", "b") == "b, a")
    #expect(localized("100 % of %1$s", "%2$s") == "100 % of %2$s")
    #expect(localized("%3$s", "a") == "%3$s")
    #expect(localized(one: "%1$s roll", other: "%1$s rolls", count: 2, "2") == "2 rolls")
  }
}
