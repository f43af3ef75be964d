import Testing

@testable import PerViewModel

@Suite struct LinkedTextTests {
  @Test(arguments: [
    ("Keeps for weeks", []), ("https://shop.example/oats", ["https://shop.example/oats"]),
    (
      "See http://a.example, or https://b.example/x?y=z&w.",
      ["http://a.example", "https://b.example/x?y=z&w"]
    ),
    ("(https://a.example/b)", ["https://a.example/b"]),
    ("https://a.example/b_(c)", ["https://a.example/b_(c)"]),
    ("HTTPS://A.EXAMPLE", ["HTTPS://A.EXAMPLE"]),
    ("https://", []), ("xhttps://a.example", []), ("javascript:alert(1) file:///etc/passwd", []),
    ("https://a.example/<b>", ["https://a.example/"]),
  ])
  func addressesAreLinksAndNothingIsLost(_ text: String, _ addresses: [String]) {
    let linked = LinkedText(text)
    #expect(linked.parts.filter(\.isAddress).map(\.text) == addresses)
    #expect(linked.parts.map(\.text).joined() == text)
    #expect(linked.hasAddress == !addresses.isEmpty)
  }
}
