import PerModel
import PerOffers
import PerText
import Testing

/// Listings of shops as telephones show them: narrow, with prices below their articles.
@Suite struct PhoneListingTests {
  /// Three cards, each with a name, a size, and what is said of its price.
  private static func cards(
    _ names: [String], _ sizes: [String], _ prices: [[PlacedWords]]
  ) -> [PlacedWords] {
    names.indices.flatMap { card -> [PlacedWords] in
      let top = 160 + 200 * card
      return [(names[card], 250, top, 20), (sizes[card], 250, top + 24, 18)]
        + prices[card].map { ($0.text, $0.left, $0.top + top, $0.height) }
    }
  }

  @Test func aUnitPriceReadWithThePriceAsOneTextIsApart() {
    let found = placedCandidates(
      [("9:41", 30, 10, 20)]
        + Self.cards(
          ["Facial Cleanser", "Cotton Swabs", "Omega-3 Softgels"],
          ["16 oz · ★★★★★ (1,822)", "500 ct · ★★★★★ (97)", "20-Ib bag"],
          [
            [("$17.99 $1.12 / oz", 250, 50, 24), ("Pickup today", 260, 84, 18)],
            [("$3.79 $4.79 $0.76/100 ct", 250, 50, 24), ("Pickup today", 260, 84, 18)],
            [("$21.99 ($1.10/lb)", 250, 50, 24), ("Pickup today", 260, 84, 18)],
          ]), locale: "en_US")
    #expect(
      found.map(\.short) == [
        "Facial Cleanser | 16 ounce | 1799/100 USD", "Cotton Swabs | 500 item | 379/100 USD",
        "Omega-3 Softgels | 20 pound | 2199/100 USD",
      ])
    #expect(found[0].evidence == .confirmed(.unitPriceFits))
    #expect(found[1].formerPrice == (try? Rational(479, over: 100)))
    #expect(found[2].evidence == .confirmed(.unitPriceFits))
  }

  /// The large digit before raised cents is often not seen.
  @Test func smallCentsBelongToWhatTheUnitPriceGives() {
    let found = placedCandidates(
      Self.cards(
        ["Shampoo Lang", "Baby Wasgel", "Tandpasta"], ["300 ml", "400 ml", "75 ml"],
        [
          [("59", 270, 50, 15), ("€ 1,53 per 100 ml", 250, 80, 16)],
          [("99", 270, 50, 15), ("€ 1,50 per 100 ml", 250, 80, 16)],
          [("79", 270, 50, 15), ("€ 9,05 per 100 ml", 250, 80, 16)],
        ]), locale: "nl_NL")
    #expect(found.map(\.price?.amount) == [459, 599, 679].map { try? Rational($0, over: 100) })
    #expect(found.allSatisfy { $0.evidence == .unclear(.workedOut) })
  }

  @Test func whatMembersPayIsNoName() {
    let found = placedCandidates(
      Self.cards(
        ["Orange Juice 1.4L", "Cheddar Cheese 550g", "Cola Cans 24x330ml"],
        ["Write a review", "Write a review", "Write a review"],
        [
          [
            ("£3.25 Clubcard Price", 260, 56, 18), ("(£0.23/100ml)", 260, 76, 16),
            ("£4.25", 250, 104, 28), ("£0.30/100ml", 250, 134, 16),
          ],
          [
            ("£4.50 Clubcard Price", 260, 56, 18), ("(£8.18/kg)", 260, 76, 16),
            ("£6.50", 250, 104, 28), ("£11.82/kg", 250, 134, 16),
          ],
          [
            ("£9.00 Clubcard Price", 260, 56, 18), ("(£1.14/litre)", 260, 76, 16),
            ("£11.00", 250, 104, 28), ("£1.39/litre", 250, 134, 16),
          ],
        ]), locale: "en_GB")
    #expect(
      found.map { $0.name } == ["Orange Juice", "Cheddar Cheese", "Cola Cans"])
    #expect(found.map(\.price?.amount) == [425, 650, 1100].map { try? Rational($0, over: 100) })
  }

  /// "Colgate Total 12" is no sum.
  @Test func aNameWithAWordForASumMakesNoReceipt() {
    let found = placedCandidates(
      Self.cards(
        ["Shampoo Restauração 750ml", "Desodorante Clinical 150ml", "Creme Dental Total 12"],
        ["2 unidades no estoque", "Frete grátis", "90g"],
        [
          [("R$ 32,90", 250, 50, 28), ("R$ 4,39/100ml", 250, 84, 18)],
          [("R$ 23,49", 250, 50, 28), ("R$ 15,66/100ml", 250, 84, 18)],
          [("R$ 21,90", 250, 50, 28), ("R$ 24,33/100g", 250, 84, 18)],
        ]), locale: "pt_BR")
    #expect(found.map(\.price?.amount) == [3290, 2349, 2190].map { try? Rational($0, over: 100) })
    #expect(found.allSatisfy { $0.evidence == .confirmed(.unitPriceFits) })
  }
}
