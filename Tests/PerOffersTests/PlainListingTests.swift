import PerModel
import PerOffers
import Testing

/// Listings whose markup says little.
@Suite struct PlainListingTests {
  @Test(
    arguments: [
      "<li>$name 1 kg £1.20</li>",
      "<li class=card><b>$name 1 kg</b> £1.20</li>",
      "<li class=item><span class=name>$name 1 kg</span> <span class=price>£1.20</span></li>",
      "<li><a href=/$name>$name 1 kg £1.20</a></li>",
      """
      <li><span class=title>$name</span> <span class=size>1 kg</span> <span class=price>£1.20</span> \
      <span class=unit>£1.20/kg</span></li>
      """,
    ])
  func linesOfAListAreOffers(_ line: String) throws {
    let names = ["Oats", "Tea", "Rice", "Peas"]
    let lines = names.map { line.replacing("$name", with: $0) }
    let found = try candidates("<ul>\(lines.joined())</ul>", language: "en-GB", locale: "en_GB")
    #expect(found.map(\.short) == names.map { "\($0) | 1 kilogram | 6/5 GBP" })
  }

  @Test(
    arguments: [
      "<p>Free delivery from £50</p><p>Gift cards from £10</p>", "<p>Total £12.00</p>",
      "<p>Our prices rose by 5 % to £1.20 for oats.</p>",
    ])
  func sentencesAreNoListing(_ text: String) throws {
    #expect(try candidates(text, language: "en-GB", locale: "en_GB").allSatisfy { !$0.isConfirmed })
  }
}
