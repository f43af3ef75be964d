import PerTransfer
import Testing

/// Addresses of pages as browsers hand them over.
@Suite struct PageAddressTests {
  @Test(arguments: [
    ("<a href=\"https://shop.example/oats?a=1&amp;b=2\">Oat Flakes</a>", true),
    ("<meta charset=utf-8><a class=x href='https://shop.example/oats?a=1&amp;b=2'>Oats</a>", true),
    (
      """
      <html><body>
      <!--StartFragment--><a href=https://shop.example/oats?a=1&b=2><b>Oats</b></a><!--EndFragment-->
      </body></html>
      """, true
    ),
    ("<p>Look: <a href=\"https://shop.example/\">Oats</a></p>", false),
    ("<a href=\"https://shop.example/\">Oats</a> only today", false),
    ("<a href=\"https://a.example/\">Oats</a><a href=\"https://b.example/\">Flour</a>", false),
    ("<a href=\"javascript:alert(1)\">Oats</a>", false), ("<a name=x>Oats</a>", false), ("", false),
  ])
  func aPageOfOneLinkIsThatLink(_ page: String, _ isLink: Bool) {
    #expect(
      PageAddress.alone(inPage: Array(page.utf8))
        == (isLink ? "https://shop.example/oats?a=1&b=2" : nil))
  }

  @Test(arguments: [
    ("https://shop.example/oats", true), (" http://shop.example/a?b=c\n", true),
    ("https://", false), ("https:///oats", false), ("https://shop.example/\u{202E}oats", false),
    ("file:///etc/passwd", false), ("https://shop.example/ oats", false),
    ("https://shop.example/" + String(repeating: "a", count: 2000), false),
  ])
  func aTextIsALinkIfNothingElseIsInIt(_ text: String, _ isLink: Bool) {
    #expect((PageAddress.alone(in: text) != nil) == isLink)
  }

  @Test func onlyTheSiteOfAPageIsHandedOn() {
    let address = "https://me:secret@WWW.Shop.example:8080/oats?session=1#a"
    #expect(PageAddress.site(Array(address.utf8)) == "https://www.shop.example/")
    let wide: [UInt8] = address.utf8.flatMap { [$0, 0] }
    #expect(PageAddress.site(wide) == "https://www.shop.example/")
    #expect(PageAddress.site([0xFF, 0xFE] + wide + [0, 0]) == "https://www.shop.example/")
  }

  @Test(arguments: ["", "about:blank", "file:///oats.html", "https://a b/", "https://x\"y/"])
  func whatIsNoSiteIsNotHandedOn(_ address: String) {
    #expect(PageAddress.site(Array(address.utf8)) == nil)
  }
}
