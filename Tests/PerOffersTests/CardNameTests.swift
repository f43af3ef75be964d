import PerModel
import PerOffers
import Testing

/// Which text of a card is the name of what it sells.
@Suite struct CardNameTests {
  private static let names = ["Alba Oats", "Bruna Rice", "Corta Beans", "Dorna Flour"]

  /// Cards of "@" for the name, and what only the last of them has.
  private func names(_ card: String, last: String = "", language: String = "en-GB") throws
    -> [String]
  {
    let cards = Self.names.map {
      card.replacing("@", with: $0).replacing("#", with: $0 == Self.names.last ? last : "")
    }
    return try candidates("<h1>Larder</h1><div>\(cards.joined())</div>", language: language).map(
      \.name)
  }

  @Test(arguments: [
    "<div class='tile-badge'>Best choice of week</div>",
    "<span class=tile__flag>Grown in Kent</span>",
    "<p class='promo_label'><span>Werbung, gesponsert</span></p>",
    "<b data-test=sponsored>Sponsored product</b>",
  ])
  func whatIsStuckOnAPictureIsNoName(badge: String) throws {
    let found = try names(
      "<div class=tile>#<p>@</p><p>500 g</p><p>£2.50</p><p>£5.00/kg</p></div>", last: badge)
    #expect(found == Self.names)
  }

  @Test func theNameThatThePictureShowsIsTaken() throws {
    let found = try names(
      """
      <div class=tile>#<img src=a.jpg alt="Moulin @ 500 g"><p>@</p><p>500 g</p><p>2,50 €</p></div>
      """, last: "<p>Produit de la région</p>", language: "fr")
    #expect(found == Self.names)
  }

  @Test func aBrandInAnElementOfItsOwnIsPartOfTheName() throws {
    let found = try names(
      """
      <a class=tile href="/p"><p class=t><span class="x__brand">ALBA</span> <span>@</span></p>#<p>500 g</p>
      <p>2,50 €</p></a>
      """, last: "<p>Prijs van de week</p>", language: "nl")
    #expect(found == Self.names.map { "ALBA \($0)" })
  }

  @Test func whatAUnitCostsIsHeardAndNamesNothing() throws {
    let found = try names(
      """
      <a class=tile href="/p"><p>@</p><p>500 g</p><p><span class="offscreen">Prix par kilogramme</span>5,00 € /
      kg</p><p>2,50 €</p></a>
      """, language: "fr")
    #expect(found == Self.names)
  }

  @Test func aPriceIsNotConfirmedForAnotherArticleThanIsShown() throws {
    let cards = Self.names.map {
      "<li><img alt='\($0) 500 g'><h3>\($0 == "Alba Oats" ? "Weekly deal" : $0)</h3><p>500 g</p><p>£2.50</p>"
        + "<p>£5.00/kg</p></li>"
    }
    let found = try candidates("<ul>\(cards.joined())</ul>", language: "en-GB")
    #expect(found.map(\.isConfirmed) == [false, true, true, true])
  }

  @Test func whatOnlyCountsIsANameWhereItIsOne() throws {
    let names = ["Eggs 10 pack", "Tea bags 80 pack", "Rolls 6 pack", "Rolled Oats"]
    let cards = names.map { "<li><h3><a href='/p'>\($0)</a></h3><span>£3.00</span></li>" }
    let found = try candidates("<ul>\(cards.joined())</ul>", language: "en-GB")
    #expect(
      found.map(\.short) == [
        "Eggs | 10 item | 3 GBP", "Tea bags | 80 item | 3 GBP", "Rolls | 6 item | 3 GBP",
        "Rolled Oats | - | 3 GBP",
      ])
    let sized = try self.names("<li><h3>@</h3><h4>Pack of 6</h4><p>£2.50</p></li>")
    #expect(sized == Self.names)
  }

  @Test func articlesAreCalledWhatBadgesSay() throws {
    let names = ["Organic Tag pens", "Sticker book", "Flag bunting", "Cart wheel pasta"]
    let cards = names.map {
      "<li class='promo-tile sponsored'><h3 class=title>\($0)</h3><img alt='a\($0.count) b'><p>£2.50</p></li>"
    }
    let found = try candidates("<ul>\(cards.joined())</ul>", language: "en-GB")
    #expect(found.map(\.name) == names)
    let demonstration = Self.names.map { "<li><a href='#top'>\($0)</a><p>£2.50</p></li>" }
    #expect(try candidates("<ul>\(demonstration.joined())</ul>").map(\.name) == Self.names)
  }

  @Test func theMakerBesideTheNameIsPartOfItWhereThePictureSaysSo() throws {
    let found = try names(
      "<li><img src=a.jpg alt='ALBA @'><p class=maker>ALBA</p><h3>@</h3><p>500 g</p><p>£2.50</p></li>"
    )
    #expect(found == Self.names.map { "ALBA \($0)" })
    let others = try names(
      "<li><img src=a.jpg alt='@'><p class=maker>ALBA</p><h3>@</h3><p>500 g</p><p>£2.50</p></li>")
    #expect(others == Self.names)
  }

  @Test(arguments: [("je Packung", "de"), ("par paquet", "fr"), ("per pack", "en-GB")])
  func whatAPriceIsPerIsNoName(_ text: String, _ language: String) throws {
    let found = try names(
      """
      <li><h3>@</h3><p>6 l</p><div><b>5,34 €</b><i>ab 2</i></div><div><b>6,54 €</b><i>#</i></div>
      <p>2,18 €/l</p></li>
      """, last: text, language: language)
    #expect(found == Self.names)
  }

  @Test func whatStandsAboveAListOfOneIsNotItsName() throws {
    let found = try candidates(
      """
      <h1>Larder</h1><section><h2>What others liked this week</h2><ul><li><a href=/p><span>Alba Oats,
      500 g</span></a><b>£2.50</b></li></ul></section>
      """, language: "en-GB")
    #expect(found.contains { $0.name.hasPrefix("Alba Oats") })
    #expect(!found.contains { $0.name.hasPrefix("What others") })
  }
}
