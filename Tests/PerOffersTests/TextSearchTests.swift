import PerDocument
import Testing

/// `String.holds`, which finds a text byte for byte.
@Suite struct TextSearchTests {
  @Test(arguments: [
    ("unit-price__main", "unit-price", true), ("price", "price", true), ("price", "price-", false),
    ("aaab", "aab", true), ("aaab", "aabb", false), ("", "a", false), ("", "", true),
    ("4,5 ★★★★☆", "☆", true), ("4,5 ★★★★", "☆", false), ("preis", "s", true),
  ])
  func aTextIsFoundWhereItStands(whole: String, part: String, isFound: Bool) {
    #expect(whole.holds(part) == isFound)
  }
}
