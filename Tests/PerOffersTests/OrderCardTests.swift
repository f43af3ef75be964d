import PerModel
import PerOffers
import Testing

/// Baskets and orders whose articles stand over several lines each.
@Suite struct OrderCardTests {
  /// Name, size, cents of one, and how many.
  private static let articles = [
    ("Alba Rolled Oats", "500 g", 155, 4), ("Bruna Long Rice", "1 kg", 289, 1),
    ("Corta Black Beans", "4 x 400 g", 300, 2), ("Dora Dish Tabs", "30 pcs", 650, 3),
  ]

  private static func price(_ cents: Int) -> String {
    "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }

  private static let sum = articles.reduce(0) { $0 + $1.2 * $1.3 }
  private static let ends = [
    "Subtotal", price(sum), "Shipping", "$4.90", "Order total", price(sum + 490), "OK",
    "Free delivery over $49.00",
  ]

  private static let expected = [
    "Alba Rolled Oats | 4 x 500 gram | 31/5 USD", "Bruna Long Rice | 1 kilogram | 289/100 USD",
    "Corta Black Beans | 2 x 4 x 400 gram | 6 USD", "Dora Dish Tabs | 3 x 30 item | 39/2 USD",
  ]

  private static func shortWithoutSize(_ candidate: Candidate) -> String {
    let size = articles.first { candidate.name.hasPrefix($0.0) && candidate.name.hasSuffix($0.1) }
    guard let size else { return candidate.short }
    return size.0 + candidate.short.dropFirst(candidate.name.count)
  }

  private static func check(_ lines: [String], _ names: [String] = expected) throws {
    let found = try findings(lines.joined(separator: "\n"))
    // Where name and size are one text, the size may stay in the name.
    #expect(found.candidates.map(Self.shortWithoutSize) == names)
    #expect(found.candidates.allSatisfy { $0.isConfirmed })
    #expect(found.receipt?.total == (try Rational(Int128(sum + 490), over: 100)))
    #expect(found.receipt?.isConfirmed == true)
  }

  /// How baskets say how many there are, and what all of them cost.
  @Test(arguments: [
    ["@", "#", "−", "N", "+", "ALL", "🗑"], ["@", "#", "- N +", "ALL"], ["@, #", "Qty: N", "ALL"],
    ["@ #", "N × ONE", "ALL"], ["@ #", "N pcs × ONE = ALL"],
    ["@, #", "Quantity: N", "Unit price: ONE", "Total: ALL"], ["@", "#", "N pcs", "ALL"],
    ["@", "#", "ALL", "N pcs", "Remove"], ["@", "#", "ONE x N", "ALL"],
    ["@", "#", "ONE x N   ALL"],
    ["@, #", "ONE each", "N", "ALL"], ["N × @, #", "ALL"], ["@ × N", "#", "ALL"],
    ["@", "# N pcs ONE/pcs ALL"], ["@", "#", "Unit price ONE   Qty N   Total ALL"],
    ["| @ # | N | ONE | ALL |"], ["@, # (SKU: 4417) X N = ALL"], ["Nx @ # (code: 88100) - ALL"],
    ["N  @", "   #", "   ALL"],
  ])
  func pricesOfAllAddUp(card: [String]) throws {
    let lines = Self.articles.flatMap { article in
      card.map { line in
        line.replacing("@", with: article.0).replacing("#", with: article.1)
          .replacing("ALL", with: Self.price(article.2 * article.3))
          .replacing("ONE", with: Self.price(article.2)).replacing("N", with: "\(article.3)")
      }
    }
    try Self.check(["Your basket"] + lines + Self.ends)
  }

  @Test func pricesOfOneAddUpByTheirCounts() throws {
    let lines = Self.articles.flatMap { [$0.0, $0.1, "\($0.3) × \(Self.price($0.2))"] }
    try Self.check(lines + Self.ends)
  }

  @Test func aSubtotalIsKnownByItsAmountInAnyWords() throws {
    let lines = Self.articles.flatMap { [$0.0, $0.1, "\($0.3) pcs", Self.price($0.2 * $0.3)] }
    try Self.check(lines + ["All of the above", Self.price(Self.sum)] + Self.ends.dropFirst(2))
  }

  @Test(arguments: ["N. @ #", "N) SW104N   @ #", "* @ #", "N、@ #", "Article: @ #"])
  func whatStandsBeforeTheNamesOfAListIsNoPartOfThem(form: String) throws {
    let lines = Self.articles.enumerated().flatMap { place, article in
      [
        form.replacing("N", with: "\(place + 1)").replacing("@", with: article.0)
          .replacing("#", with: article.1),
        "  \(article.3) x \(Self.price(article.2))   \(Self.price(article.2 * article.3))",
      ]
    }
    try Self.check(lines + Self.ends)
  }

  @Test func anOrderOfARakutenShopIsRead() throws {
    let text = """
      [商品]
      北海道バター 200g
      価格  438(円) x 2(個) = 876(円)    (税込、送料別)
      獲得ポイント  12

      カレールウ 180g
      価格  228(円) x 1(個) = 228(円)    (税込、送料別)
      獲得ポイント  2

      小計      1,104(円)
      送料      550(円)
      合計金額  1,654(円)
      """
    let found = try findings(text, locale: "ja_JP")
    #expect(
      found.candidates.map(\.short) == [
        "北海道バター 200g | 2 x 200 gram | 876 JPY", "カレールウ 180g | 180 gram | 228 JPY",
      ])
    #expect(found.receipt?.isConfirmed == true)
  }

  @Test func countsMayStandBehindNames() throws {
    let lines = Self.articles.flatMap {
      ["\($0.0), \($0.1) (Qty: \($0.3))", Self.price($0.2 * $0.3)]
    }
    let found = try findings((lines + Self.ends).joined(separator: "\n")).candidates
    #expect(
      found.map(\.quantity?.exactText) == [
        "4 x 500 gram", "1 kilogram", "2 x 4 x 400 gram", "3 x 30 item",
      ])
  }

  @Test func aBasketThatDoesNotAddUpIsUnclear() throws {
    let lines = Self.articles.flatMap { [$0.0, $0.1, "Qty: \($0.3)", Self.price($0.2 * $0.3)] }
    let ends = ["Subtotal", "$99.99", "Shipping", "$4.90", "Order total", "$104.89"]
    let found = try findings((lines + ends).joined(separator: "\n"))
    #expect(found.receipt?.isConfirmed != true)
    #expect(!found.candidates.contains { $0.isConfirmed })
  }

  @Test func aJapaneseOrderIsRead() throws {
    let text = """
      商品名：北海道バター 200g
      単価：438円（税込）
      数量：2
      小計：876円
      ──────
      商品名：カレールウ 180g
      単価：228円（税込）
      数量：1
      小計：228円
      ──────
      商品合計：1,104円
      送料：550円
      ご請求金額：1,654円
      """
    let found = try findings(text, locale: "ja_JP")
    #expect(
      found.candidates.map(\.short) == [
        "北海道バター 200g | 2 x 200 gram | 876 JPY", "カレールウ 180g | 180 gram | 228 JPY",
      ])
    #expect(found.receipt?.total == Rational(1654))
    #expect(found.receipt?.isConfirmed == true)
  }
}
