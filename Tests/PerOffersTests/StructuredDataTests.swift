import PerModel
import PerOffers
import Testing

/// schema.org in its three notations, also broken.
@Suite struct StructuredDataTests {
  private func shorts(json: String) throws -> [String] {
    try candidates("<p>x</p>", head: "<script type='application/ld+json'>\(json)</script>").map(
      \.short)
  }

  private static let offer = #""offers":{"@type":"Offer","price":"2.50","priceCurrency":"EUR"}"#

  @Test(arguments: [
    #"{"@type":"Product","name":"Tea",$}"#,
    #"{"@type":["Thing","Product"],"name":"Tea",$}"#,
    #"{"@type":"https://schema.org/Product","name":"Tea",$}"#,
    #"[{"@type":"BreadcrumbList"},{"@type":"Product","name":"Tea",$}]"#,
    #"{"@graph":[{"@type":"WebPage"},{"@type":"Product","name":"Tea",$}]}"#,
    #"{"@type":"ItemPage","mainEntity":{"@type":"Product","name":"Tea",$}}"#,
    ##"{"@graph":[{"@id":"#p","@type":"Product","name":"Tea","offers":{"@id":"#o"}},{"@id":"#o","@type":"Offer","price":2.5,"priceCurrency":"EUR"}]}"##,
    // Broken
    #"<!-- {"@type":"Product","name":"Tea",$,} -->"#,
    #"//<![CDATA[\#n{"@type":"Product","name":"Tea",$}\#n//]]>"#,
    #"/* shop */ {"@type":"Product","name":"Tea",$,};"#,
    "{\"@type\":\"Product\",\"description\":\"two\nlines\u{1}\",\"name\":\"Tea\",$}",
    #"{"@type":"Product","name":"Tea","x":[1,2,],$}{"@type":"WebSite"}"#,
    #"{"@type":"Product","name":"&#84;ea",$} rest"#,
    #"{'@type':'Product','name':'Tea',$}"#,
    // Specifications
    #"{"@type":"Product","name":"Tea","offers":{"@type":"Offer","priceSpecification":{"@type":"UnitPriceSpecification","price":2.5,"priceCurrency":"EUR"}}}"#,
    #"{"@type":"Product","name":"Tea","offers":{"@type":"Offer","priceCurrency":"EUR","priceSpecification":[{"price":3,"priceType":"https://schema.org/ListPrice"},{"price":2.5,"priceType":"https://schema.org/SalePrice"}]}}"#,
    #"{"@type":"Offer","price":"2,50 €","itemOffered":{"@type":"Product","name":"Tea"}}"#,
  ])
  func oneProductIsFound(_ json: String) throws {
    #expect(try shorts(json: json.replacing("$", with: Self.offer)) == ["Tea | - | 5/2 EUR"])
  }

  @Test(arguments: ["1e999", "NaN", "-3", "", "call us", "0"])
  func whatIsNoPriceIsNone(_ price: String) throws {
    let json =
      #"{"@type":"Product","name":"Tea","offers":{"price":"\#(price)","priceCurrency":"EUR"}}"#
    let found = try candidates("", head: "<script type='application/ld+json'>\(json)</script>")
    #expect(found.map(\.price) == [nil] && found.first?.evidence == .unclear(.noPrice))
  }

  @Test func whatLeadsBackToItselfEnds() throws {
    #expect(
      try shorts(
        json:
          #"{"@graph":[{"@id":"a","@type":"Product","name":"Tea","isRelatedTo":{"@id":"b"},"offers":{"@id":"o"}},{"@id":"b","@type":"Product","name":"Rice","isRelatedTo":{"@id":"a"}},{"@id":"o","@type":"Offer","price":"1","priceCurrency":"EUR","itemOffered":{"@id":"a"}}]}"#
      ).contains("Tea | - | 1 EUR"))
    #expect(
      try !candidates(
        "<div itemscope itemtype='https://schema.org/Product' id=a itemref='a b'><b itemprop=name>Tea</b></div><div id=b itemref=a></div>"
      ).isEmpty)
  }

  @Test func listsGroupsAndSpansGiveEveryProduct() throws {
    let list = """
      {"@type":"ItemList","itemListElement":[
      {"@type":"ListItem","item":{"@type":"Product","name":"Tea","offers":{"price":1,"priceCurrency":"EUR"}}},
      {"@type":"ListItem","item":{"@type":"Product","name":"Rice","offers":{"price":2,"priceCurrency":"EUR"}}}]}
      """
    #expect(try shorts(json: list) == ["Tea | - | 1 EUR", "Rice | - | 2 EUR"])
    let group = """
      {"@type":"ProductGroup","name":"Tea","hasVariant":[
      {"@type":"Product","name":"Tea","size":"100 g","offers":{"price":1,"priceCurrency":"EUR"}},
      {"@type":"Product","name":"Tea","weight":{"value":"0.5","unitCode":"KGM"},"offers":{"price":4,"priceCurrency":"EUR"}}]}
      """
    #expect(try shorts(json: group) == ["Tea | 100 gram | 1 EUR", "Tea | 1/2 kilogram | 4 EUR"])
    let span = """
      {"@type":"Product","name":"Tea","offers":{"@type":"AggregateOffer","lowPrice":"1.50","highPrice":"3","priceCurrency":"EUR"}}
      """
    let found = try candidates("", head: "<script type='application/ld+json'>\(span)</script>")
    #expect(found.map(\.short) == ["Tea | - | 3/2 EUR"])
    #expect(found.first?.isConfirmed == false && found.first?.others.first?.amount == 3)
  }

  @Test func unitPricesInTheDataConfirm() throws {
    let json = """
      {"@type":"Product","name":"Tea 250 g","offers":{"@type":"Offer","price":"2.00","priceCurrency":"EUR",
      "priceSpecification":{"@type":"UnitPriceSpecification","price":"0.80","referenceQuantity":{"value":100,"unitCode":"GRM"}}}}
      """
    let found = try candidates("", head: "<script type='application/ld+json'>\(json)</script>")
    #expect(found.first?.unitPriceShown?.per.exactText == "100 gram")
  }

  @Test(arguments: [
    ("gtin", "4006381333931", "4006381333931"), ("gtin12", "036000291452", "036000291452"),
    ("gtin13", "36000291452", "036000291452"), ("ean", "4006381333932", ""),
    ("productID", "ean:96385074", "96385074"), ("gtin8", "963 85074", "96385074"),
  ])
  func barcodesAreCheckedAndNeverRepaired(_ name: String, _ text: String, _ expected: String) throws
  {
    let json = #"{"@type":"Product","name":"Tea","\#(name)":"\#(text)"}"#
    let found = try candidates("", head: "<script type='application/ld+json'>\(json)</script>")
    #expect(found.first?.barcode == expected)
  }

  @Test(arguments: [
    """
    <div itemscope itemtype="https://schema.org/Product"><h2 itemprop="name">Tea</h2>
    <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
    <meta itemprop="priceCurrency" content="EUR"><span itemprop="price" content="2.50">2,50 €</span></div></div>
    """,
    """
    <div vocab="https://schema.org/" typeof="Product"><h2 property="name">Tea</h2>
    <div property="offers" typeof="Offer"><meta property="priceCurrency" content="EUR">
    <span property="price" content="2.50">2,50 €</span></div></div>
    """,
    """
    <div itemscope itemtype="http://schema.org/Product" itemref="o"><h2 itemprop="name">Tea</h2></div>
    <div id="o"><div itemprop="offers" itemscope itemtype="http://schema.org/Offer">
    <b itemprop="price">2.50</b><meta itemprop="priceCurrency" content="EUR"></div></div>
    """,
  ])
  func microdataAndRDFaAreRead(_ body: String) throws {
    #expect(try candidates(body).map(\.short) == ["Tea | - | 5/2 EUR"])
  }

  @Test func openGraphHasAPriceToo() throws {
    let head = """
      <meta property="og:title" content="Tea"><meta property="product:price:amount" content="2.50">
      <meta property="product:price:currency" content="EUR">
      """
    #expect(try candidates("", head: head).map(\.short) == ["Tea | - | 5/2 EUR"])
  }

  @Test(arguments: [
    #""gtin":"https://id.gs1.org/01/04006381333931""#, #""productID":"gtin13:4006381333931""#,
    #""identifier":{"@type":"PropertyValue","propertyID":"GTIN13","value":"4006381333931"}"#,
  ])
  func barcodesAreFoundInAllSpellings(_ number: String) throws {
    let found = try candidates(
      "<p>x</p>",
      head: """
        <script type='application/ld+json'>{"@type":"Product","name":"Tea",\(number),\(Self.offer)}</script>
        """)
    #expect(found.map { String($0.barcode.suffix(13)) } == ["4006381333931"])
  }

  /// Six pieces of "6 x 750 g" are not all that there is to say.
  @Test func theSizeSaysMoreThanHowManyAreSold() throws {
    #expect(
      try shorts(
        json: #"{"@type":"Product","name":"Salt","size":"6 x 750 g","offers":"#
          + #"{"price":3.9,"priceCurrency":"EUR","eligibleQuantity":{"value":6,"unitCode":"C62"}}}"#
      )
        == ["Salt | 6 x 750 gram | 39/10 EUR"])
  }

  @Test func aListingIsNotReadTwiceAndSaysNothingOfWhatIsSoldOut() throws {
    let names = ["Alba Oats", "Bruna Rice", "Corta Beans", "Dorna Flour"]
    let items = names.enumerated().map { place, name in
      let offer = place < 3 ? #", "offers": {"price": "2.50", "priceCurrency": "GBP"}"# : ""
      return
        #"{"@type": "Product", "name": "Gold \#(name) best", "url": "https://x.example/p/\#(place)"\#(offer)}"#
    }
    let cards = names.prefix(3).enumerated().map { place, name in
      "<li><h3><a href='/p/\(place)?from=list'>\(name)</a></h3><b>£2.50</b></li>"
    }
    let found = try candidates(
      "<ul>\(cards.joined())</ul>",
      head: "<script type='application/ld+json'>[\(items.joined(separator: ","))]</script>",
      language: "en-GB")
    #expect(found.map(\.name) == Array(names.prefix(3)))
  }
}
