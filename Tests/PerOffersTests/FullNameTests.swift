import PerOffers
import Testing

/// Names that are cut or not shown, and said in full elsewhere in their card.
@Suite struct FullNameTests {
  private static let names = [
    "Organic Virgin Olive Oil Cold Pressed", "Organic Virgin Olive Oil Mild",
    "Organic Wholemeal Spaghetti",
  ]

  private func names(_ markup: String, before: String = "<h1>Larder</h1>") throws -> [String] {
    let cards = Self.names.enumerated().map { place, name in
      let shown = markup.replacing("$n", with: name).replacing("$i", with: "\(place)")
        .replacing("$c", with: name.prefix(20))
      return "<div class=c>\(shown)<div>500 g</div><div>£\(place + 2).00</div></div>"
    }
    return try candidates(
      before + cards.joined(), language: "en-GB", locale: "en_GB"
    ).map(\.name)
  }

  @Test(arguments: [
    "<a href=/$i title='$n'>$c…</a>", "<a href=/$i aria-label='$n'>$c...</a>",
    "<h3 title='$n'>$c…</h3>", "<a href=/$i><img src=$i.jpg alt='$n'></a><h3>$c…</h3>",
  ])
  func whatIsCutIsReadInFull(_ markup: String) throws {
    #expect(try names(markup) == Self.names)
  }

  @Test(arguments: [
    "<a href=/$i title='$n'><img src=$i.jpg></a>", "<a href=/$i><img src=$i.jpg alt='$n'></a>",
    "<a href=/$i aria-label='$n, £2.00'></a>",
  ])
  func whatShowsOnlyAPictureHasItsName(_ markup: String) throws {
    #expect(try names(markup) == Self.names)
  }

  /// A title that goes on otherwise is that of something else, and a shown name counts.
  @Test(arguments: [
    ("<a href=/$i title='Details of the article'>$n</a>", "$n"),
    ("<a href=/$i title='Something else of it'>$c…</a>", "$c…"),
    ("<a href=/$i title='Picture no. $i'><img src=$i.jpg></a><h3>$n</h3>", "$n"),
  ])
  func otherTitlesNameNothing(_ markup: String, _ expected: String) throws {
    #expect(
      try names(markup)
        == Self.names.map {
          expected.replacing("$n", with: $0).replacing("$c", with: $0.prefix(20))
        })
  }

  /// A picture before the price is not another article than the name behind it.
  @Test func aNameBehindThePriceIsNotDoubled() throws {
    let cards = Self.names.enumerated().map {
      "<div class=c><a href=/\($0)><img src=\($0).jpg alt='\($1), 500 g'></a><p>$23.99</p>"
        + "<h3><a href=/\($0)>\($1), 500 g</a></h3><p>$47.98/kg</p></div>"
    }
    let found = try candidates(cards.joined())
    #expect(found.map(\.name) == Self.names)
    #expect(found.allSatisfy { $0.price?.amount.description == "2399/100" && $0.isConfirmed })
  }
}
