import PerModel
import PerOffers
import PerReader
import Testing

/// Mails: parts, encodings and charsets.
@Suite struct MailTests {
  private static let page =
    "<html><body><h1>Crème brûlée 200 g</h1><p class=price>2,50 €</p></body></html>"

  private static func quotedPrintable(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF")
    return bytes.map { byte in
      byte < 0x80 && byte != 0x3D && byte >= 0x20
        ? String(Unicode.Scalar(byte))
        : "=\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }.joined()
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let piece = Array(bytes[start..<min(start + 3, bytes.count)])
      let bits = piece.enumerated().reduce(0) { $0 | Int($1.element) << (16 - 8 * $1.offset) }
      for place in 0..<4 {
        text += place <= piece.count ? String(letters[bits >> (18 - 6 * place) & 63]) : "="
      }
      if start % 57 == 54 { text += "\r\n" }
    }
    return text
  }

  private static func mail(_ type: String, _ encoding: String, _ body: String) -> String {
    """
    From: Shop <shop@example.org>\r
    To: you@example.org\r
    Subject: Your order\r
    MIME-Version: 1.0\r
    Content-Type: multipart/alternative;\r
     boundary="cut here"\r
    \r
    --cut here\r
    Content-Type: text/plain; charset=us-ascii\r
    \r
    See the other part.\r
    --cut here\r
    Content-Type: \(type)\r
    Content-Transfer-Encoding: \(encoding)\r
    \r
    \(body)\r
    --cut here--\r
    """
  }

  private static let latin: [UInt8] = page.unicodeScalars.map {
    $0 == "€" ? 0x80 : UInt8(truncatingIfNeeded: $0.value)
  }

  @Test(arguments: [
    mail("text/html; charset=utf-8", "quoted-printable", quotedPrintable(Array(page.utf8))),
    mail("text/html; charset=utf-8", "base64", base64(Array(page.utf8))),
    mail("text/html; charset=windows-1252", "quoted-printable", quotedPrintable(latin)),
    mail("text/html; charset=\"windows-1252\"", "BASE64", base64(latin)),
    mail("TEXT/HTML; charset=utf-8", "8bit", page),
  ])
  func thePageInAMailIsRead(_ mail: String) throws {
    let found = try findings(mail, locale: "de_DE").candidates
    #expect(found.map(\.short) == ["Crème brûlée | 200 gram | 5/2 EUR"])
  }

  @Test(arguments: ShopLanguage.all, ["base64", "quoted-printable"])
  func aReceiptOfEveryLanguageIsReadInAMail(_ shop: ShopLanguage, _ encoding: String) throws {
    let bytes = Array(shop.receipt().utf8)
    let body = encoding == "base64" ? Self.base64(bytes) : Self.quotedPrintable(bytes)
    let mail =
      "From: a@example.org\r\nTo: b@example.org\r\nContent-Type: text/plain; charset=utf-8\r\n"
      + "Content-Transfer-Encoding: \(encoding)\r\n\r\n" + body
    var found = try findings(mail, locale: shop.locale)
    // The sender has no name of its own.
    found.receipt?.store = "MARKET STREET STORES"
    try shop.expectItsReceipt(in: found)
  }

  @Test func aReceiptInAMailIsOne() throws {
    let mail =
      "From: a@example.org\nTo: b@example.org\nSubject: Receipt\n\nSTORE\nTEA 1.99\nRICE 2.99\nTOTAL 4.98\n"
    #expect(try findings(mail).receipt?.isConfirmed == true)
  }

  private static func order(from sender: String, _ lines: String) throws -> Findings {
    try findings(
      """
      From: \(sender)\r
      Date: Tue, 24 Nov 2026 10:15:00 +0100\r
      Content-Type: text/plain; charset=utf-8\r
      \r
      Hi Sam,\r
      Oats 500 g  1.99\r
      Rice 1 kg  2.99\r
      \(lines)
      """)
  }

  @Test(arguments: [
    ("Oat House <orders@example.org>", "Oat House"),
    ("\"Oat House, Ltd\" <orders@example.org>", "Oat House, Ltd"),
    ("=?utf-8?Q?Caf=C3=A9_Alba?= <orders@example.org>", "Café Alba"),
    ("=?iso-8859-1?b?Q2Fm6Q==?= =?UTF-8?q?=20Alba?= <orders@example.org>", "Café Alba"),
    // The letter before the last is no beginning of UTF-8.
    ("=?iso-8859-15?q?Surgel=E9s?= <orders@example.org>", "Surgelés"),
    ("=?utf-8?X?no?= Shop <orders@example.org>", "=?utf-8?X?no?= Shop"),
  ])
  func theSenderOfAnOrderIsItsStore(_ sender: String, _ store: String) throws {
    let found = try Self.order(from: sender, "TOTAL 4.98")
    #expect(found.receipt?.store == store)
    #expect(found.receipt?.date == CalendarDay(year: 2026, month: 11, day: 24))
    #expect(found.candidates.map(\.store) == [store, store])
  }

  @Test func aVoucherBelowASumIsOfAllThatWasBought() throws {
    let found = try Self.order(
      from: "a@example.org", "Subtotal  4.98\r\nVoucher  -1.00\r\nTotal  3.98")
    #expect(found.receipt?.isConfirmed == true)
    #expect(found.candidates.map(\.deal) == [nil, nil])
    let above = try Self.order(from: "a@example.org", "Discount  -1.00\r\nTotal  3.98")
    #expect(above.candidates.map(\.deal) == [nil, Deal(.amountOff(.one))])
  }

  /// Its bytes are ASCII with escapes, and so UTF-8, too.
  @Test func aJapaneseMailOfSevenBitsIsRead() throws {
    let milk = "\u{1B}$B5mF}\u{1B}(B"
    let mail =
      "From: a@example.org\nTo: b@example.org\nContent-Type: text/plain; charset=iso-2022-jp\n\n"
      + "STORE\n\(milk) 1.99\nRICE 2.99\nTOTAL 4.98\n"
    let found = try findings(mail)
    #expect(found.candidates.map(\.name) == ["牛乳", "RICE"])
    #expect(found.receipt?.isConfirmed == true)
  }

  @Test(arguments: ["utf-16le", "utf-16be", "windows-1252", "utf-8"])
  func pagesOfEveryEncodingAreRead(_ encoding: String) throws {
    let bytes: [UInt8] =
      switch encoding {
      case "utf-16le": Self.page.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case "utf-16be": Self.page.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      case "windows-1252": Self.latin
      default: [0xEF, 0xBB, 0xBF] + Array(Self.page.utf8)
      }
    let found = try findings(bytes, locale: "de_DE").candidates
    #expect(found.map(\.short) == ["Crème brûlée | 200 gram | 5/2 EUR"])
  }

  @Test func whatWindowsPutsBeforeACopyIsLeftOut() throws {
    let copied =
      "Version:0.9\r\nStartHTML:00000097\r\nSourceURL:https://www.example.de/x\r\n\(Self.page)"
    #expect(try findings(copied).candidates.map(\.short) == ["Crème brûlée | 200 gram | 5/2 EUR"])
  }
}
