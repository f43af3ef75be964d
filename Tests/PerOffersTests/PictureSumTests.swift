import PerDocument
import PerModel
import PerOffers
import Testing

/// Sums of money between which no space was read, and numbers that are no prices.
@Suite struct PictureSumTests {
  private static func card(_ sums: String, _ name: String, _ left: Int) -> [PlacedWords] {
    [(sums, left, 100, 22), (name, left, 130, 22), ("★★★★★ 120", left, 156, 18)]
  }

  @Test(arguments: [
    ("CHF 26.500.53/1Stück", "Kaffeekapseln 50 Stück", "de_CH", 2650, nil),
    ("CHF 32.-3.20/1Stück", "Aufsteckbürsten 10 Stück", "de_CH", 3200, nil),
    ("CHF 54.90statt 68.405.38/1kg", "Katzenfutter 120 x 85 g", "de_CH", 5490, 6840),
    ("7 499 Ft8999 Ft", "Folyékony mosószer 2,7 l", "hu_HU", 749_900, 899_900),
    ("kr 79,9089,90", "Norvegia skivet 500 g", "nb_NO", 7990, 8990),
    ("33,99 zł 38,99-24", "Kawa mielona 500 g", "pl_PL", 3399, 3899),
  ])
  func sumsWithoutASpaceAreTwo(
    sums: String, name: String, locale: String, price: Int, former: Int?
  ) {
    let found = placedCandidates(
      Self.card(sums, name, 40), locale: locale,
      on: { _ in Ground(red: 252, green: 252, blue: 252) })
    #expect(found.map(\.price?.amount) == [hundredths(Int128(price))])
    #expect(found.first?.formerPrice == former.flatMap { hundredths(Int128($0)) })
  }

  /// A line through a price leaves a dash before its sign.
  @Test func aStruckPriceIsTheFormerOne() {
    let found = placedCandidates(
      [
        ("Pâte à tartiner", 40, 100, 22), ("le pot de 825g", 40, 124, 22), ("5,99 €", 40, 160, 28),
        ("6,79-€ 7,26 € / KG", 40, 190, 21),
      ], locale: "fr_FR", on: { _ in Ground(red: 252, green: 252, blue: 252) })
    #expect(found.map(\.price?.amount) == [hundredths(599)])
    #expect(found.first?.formerPrice == hundredths(679))
    #expect(found.first?.evidence.isConfirmed == true)
  }

  /// Raised cents of which the network read only the zero as raised: "89⁴⁰".
  @Test func aRaisedZeroEndsTheCents() {
    let found = placedCandidates(
      [("Minerální voda 6 ks", 40, 100, 24), ("6×1,5 l", 40, 130, 20), ("89 4º Kč", 40, 160, 34)],
      locale: "cs_CZ")
    #expect(found.map(\.price?.amount) == [hundredths(8940)])
    #expect(found.map { $0.quantity?.exactText } == ["6 x 3/2 liter"])
  }

  @Test func aRaisedDigitAmongOthersBeginsTheCents() {
    let found = placedCandidates(
      [
        ("14⁵0", 40, 100, 56), ("Bananer Fairtrade", 40, 170, 24),
        ("5 stk / Økologisk", 40, 200, 22),
        ("2,90 kr./stk", 40, 226, 20),
      ], locale: "da_DK")
    #expect(found.map(\.price?.amount) == [hundredths(1450)])
  }

  /// How many stars an article has is no price, and no name stands below "97 people have bought it".
  @Test func aRatingIsNoPrice() {
    let names = ["Kawa ziarnista", "Kakao naturalne", "Herbata czarna", "Cukier biały"]
    let cards = names.enumerated().flatMap { row, name -> [PlacedWords] in
      let top = 100 + 180 * row
      return [
        (name + " 500 g", 300, top, 22),
        ("4,9\(row) ★★★★★ (1 29\(row))", 300, top + 28, 18),
        ("Stan: Nowy Marka: Zielona Rodzaj: mielona", 300, top + 50, 18),
        ("1\(row),49 zł", 300, top + 74, 32), ("2\(row),98 zł/kg", 300, top + 110, 18),
        ("1\(row)7 osób kupiło ostatnio", 300, top + 132, 18),
      ]
    }
    let found = placedCandidates(
      cards, locale: "pl_PL", on: { _ in Ground(red: 252, green: 252, blue: 252) })
    #expect(found.map(\.name) == names)
    #expect(found.map(\.price?.amount) == [1049, 1149, 1249, 1349].map { hundredths($0) })
  }

  /// From what to what a price may be, at the side of a page.
  @Test(arguments: [
    ["bis CHF 20.–", "CHF 20.– bis 50.–", "ab CHF 50.–"], ["$5 - $10", "$10 - $20", "$20 - $50"],
  ])
  func aRangeOfPricesIsNoOffer(_ ranges: [String]) {
    let names = ["Röstkaffee", "Vollkornbrot", "Bergkäse", "Apfelmus"]
    let cards = names.enumerated().flatMap { index, name -> [PlacedWords] in
      [
        (name, 300 + 170 * index, 100, 20), ("500 g", 300 + 170 * index, 124, 18),
        ("CHF \(index + 4).95", 300 + 170 * index, 150, 30),
      ]
    }
    let column = ["Preis"] + ranges
    let found = placedCandidates(
      cards + column.enumerated().map { ($1, 20, 300 + 30 * $0, 20) }, locale: "de_CH",
      on: { _ in Ground(red: 252, green: 252, blue: 252) })
    #expect(found.map(\.name) == names)
  }
}
