import PerModel
import PerOffers
import Testing

/// Pages about one product: what the data says, what is shown, and what follows where they differ.
@Suite struct ProductPageTests {
  private func page(data: String?, shown: String, language: String = "en-US") throws -> [Candidate]
  {
    let script = data.map {
      """
      <script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Alba Oats 500 g",
      "gtin13":"4006381333931","offers":{"@type":"Offer","price":"\($0)","priceCurrency":"USD"}}</script>
      """
    }
    return try candidates(
      "<h1>Alba Oats 500 g</h1><div class=price>\(shown)</div><p>Delivery from $4.99</p>",
      head: script ?? "", language: language)
  }

  @Test func agreementIsWhatConfirms() throws {
    let found = try #require(try page(data: "1.99", shown: "$1.99").first)
    #expect(found.short == "Alba Oats | 500 gram | 199/100 USD" && found.isMain)
    #expect(found.evidence == .confirmed(.dataAgrees) && found.barcode == "4006381333931")
  }

  @Test func disagreementIsUnclearAndOffersBoth() throws {
    let found = try #require(try page(data: "2.49", shown: "$1.99").first)
    #expect(found.isUnclear)
    let prices = [found.price?.amount] + found.others.map(\.amount)
    #expect(Set(prices.compactMap { $0?.description }) == ["199/100", "249/100"])
  }

  @Test func theListPriceInTheDataIsNotThePrice() throws {
    let found = try #require(try page(data: "2.49", shown: "<s>$2.49</s> <b>$1.99</b>").first)
    #expect(found.price?.amount.description == "199/100" && found.isUnclear)
  }

  @Test func oneSourceAloneConfirmsNothing() throws {
    #expect(try page(data: "1.99", shown: "").first?.evidence == .read(.dataOnly))
    let shown = try #require(try page(data: nil, shown: "$1.99").first)
    #expect(shown.isMain && !shown.isConfirmed && shown.price?.amount.description == "199/100")
  }

  @Test func relatedProductsAreNotTheMainOne() throws {
    let related = (1...4).map {
      "<li><a href=/\($0)><h4>Other \($0) tea</h4></a><span>$9.9\($0)</span></li>"
    }
    let found = try candidates(
      "<h1>Alba Oats 500 g</h1><p class=price>$1.99</p><ul>\(related.joined())</ul>")
    #expect(found.filter(\.isMain).map(\.short) == ["Alba Oats | 500 gram | 199/100 USD"])
    #expect(found.first?.isMain == true && found.count == 5)
  }

  @Test func pricesOfOtherThingsAreNotThatOfTheProduct() throws {
    for other in [
      "<div class=minicart>Basket $12.34</div>", "<p>or $0.50 per month</p>", "<p>Save $3.00</p>",
      "<p>Free delivery over $40.00</p>",
    ] {
      let found = try candidates("<h1>Alba Oats 500 g</h1>\(other)<p class=price>$1.99</p>\(other)")
      #expect(found.first { $0.isMain }?.price?.amount.description == "199/100", "\(other)")
    }
  }

  @Test(arguments: ShopLanguage.all)
  func thePriceIsReadAsTheLanguageWritesIt(_ shop: ShopLanguage) throws {
    let found = try candidates(
      "<h1>Alba Oats</h1><div class=price>\(shop.price(cents: 1299))</div>", language: shop.tag)
    let amount = shop.fractionDigits == 2 ? "1299/100" : "1299"
    #expect(found.map(\.short) == ["Alba Oats | - | \(amount) \(shop.currency)"])
  }
}
