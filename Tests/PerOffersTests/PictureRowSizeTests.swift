import PerDocument
import PerModel
import PerOffers
import Testing

/// Sizes at the end of the row that begins with the price, and what one piece costs in small print.
@Suite struct PictureRowSizeTests {
  private static let white = Ground(red: 252, green: 252, blue: 252)

  /// Cards side by side, in rows of three: the price and at the end of its row the size, or the size before it.
  private static func cards(
    _ cards: [(name: String, size: String, price: String)], isNameAbove: Bool = false,
    isSizeFirst: Bool = false, locale: String
  ) -> [Candidate] {
    let texts = cards.enumerated().flatMap { index, card -> [PlacedWords] in
      let (left, top) = (40 + 320 * (index % 3), 200 + 300 * (index / 3))
      let end = left + 290 - 9 * card.size.count
      let (price, size) = isSizeFirst ? (end - 40, left) : (left, end)
      return [
        (card.price, price, top, 30), (card.name, left, isNameAbove ? top - 50 : top + 50, 20),
      ]
        + (card.size.isEmpty ? [] : [(card.size, size, top + 10, 18)])
    }
    return placedCandidates(texts, locale: locale, on: { _ in white })
  }

  private static let dutch = [
    ("Pindakaas met stukjes", "650 g", "4.79"), ("Biologische melk", "1,5 l", "2.09"),
    ("Aroma koffie", "500 g", "9.29"), ("Vaatwastabletten", "60 stuks", "11.99"),
    ("Komkommer vers", "", "0.95"), ("Toiletpapier zacht", "16 rollen", "10.49"),
  ]

  private static let turkish = [
    "Solo Tuvalet Kağıdı", "Büyük Rulo Havlu", "Köy Tipi Yumurta", "Bulaşık Tableti",
  ]

  private static let sizes = [
    "Pindakaas met stukjes": "650 gram", "Biologische melk": "3/2 liter",
    "Aroma koffie": "500 gram", "Vaatwastabletten": "60 item", "Komkommer vers": "-",
    "Toiletpapier zacht": "16 item roll",
  ]

  @Test(arguments: [true, false])
  func aSizeAtTheEndOfARowIsThatOfThePriceBeforeIt(isNameAbove: Bool) {
    let found = Self.cards(Self.dutch, isNameAbove: isNameAbove, locale: "nl_NL")
    #expect(found.count == Self.dutch.count)
    for candidate in found {
      let size = candidate.quantity?.exactText ?? "-"
      #expect(Self.sizes[candidate.name] == size, "\(candidate.short)")
    }
  }

  @Test func aSizeBeforeAPriceIsThatOfThePriceBehindIt() {
    let found = Self.cards(
      Self.dutch.filter { !$0.1.isEmpty }, isNameAbove: true, isSizeFirst: true, locale: "nl_NL")
    for candidate in found {
      let size = candidate.quantity?.exactText ?? "-"
      #expect(Self.sizes[candidate.name] == size, "\(candidate.short)")
    }
  }

  /// One article in a row of a telephone: "4.79 … 650 g", and its name below.
  @Test func aSizeMayBeFarFromTheOnlyPriceOfItsRow() {
    let names = ["Crunchy Granola", "Wholemeal Bread", "Salted Butter", "Orange Marmalade"]
    let found = placedCandidates(
      names.indices.flatMap { index -> [PlacedWords] in
        let top = 100 + 180 * index
        return [
          ("£\(index + 1).40", 40, top, 30), ("\(index + 3)00 g", 800, top + 8, 18),
          (names[index], 40, top + 40, 20),
        ]
      }, locale: "en_GB", on: { _ in Self.white })
    #expect(found.map(\.name) == names)
    #expect(found.map { $0.quantity?.exactText } == (3...6).map { "\($0)00 gram" })
  }

  /// What one piece costs stands above the price, and a box for members between them, or right below it.
  @Test(arguments: [
    ("(11,87 TL/adet)", "379,90 TL", "tr_TR", true), ("(0,47 €/Stück)", "14,99 €", "de_DE", true),
    ("0,47 €/st", "14,99 €", "nl_NL", true), ("0,47 €/Stück", "14,99 €", "de_DE", false),
  ])
  func whatOnePieceCostsInSmallPrintIsNoPrice(
    unit: String, price: String, locale: String, isAbove: Bool
  ) {
    let found = placedCandidates(
      (0..<4).flatMap { index -> [PlacedWords] in
        let left = 40 + 320 * index
        return [
          (locale == "tr_TR" ? Self.turkish[index] : Self.dutch[index].0, left, 100, 20),
          ("Premium Ultra", left, 122, 20),
          (unit, left, isAbove ? 144 : 290, 17), (price, left, 260, 24),
        ]
      }, locale: locale, on: { _ in Self.white })
    #expect(found.count == 4)
    let expected = price.hasPrefix("14") ? hundredths(1499) : hundredths(37990)
    #expect(found.allSatisfy { $0.price?.amount == expected }, "\(found.map(\.short))")
  }

  /// "per rol 0.66" says what one costs, not that there is one.
  @Test(arguments: [
    ("16 rollen", "per rol 0.66", "10.49", "nl_NL"),
    ("60 stuks", "per stuk 0.20", "11.99", "nl_NL"),
    ("10 Stück", "je Stück 0,25 €", "2,49 €", "de_DE"),
  ])
  func aPriceForOnePieceMayBeginWithTheWord(
    size: String, unit: String, price: String, locale: String
  ) {
    let found = placedCandidates(
      [
        ("Ultra Soft Premium", 40, 100, 20), (size, 40, 122, 20), (unit, 40, 144, 20),
        (price, 40, 180, 32),
      ], locale: locale, on: { _ in Self.white })
    #expect(found.map(\.evidence) == [.confirmed(.unitPriceFits)], "\(found.map(\.short))")
  }

  @Test func aHyphenBehindANumberJoinsWithoutASpace() {
    let found = placedCandidates(
      [
        ("Toiletpapier ultra soft 4-", 40, 100, 20), ("laags", 40, 122, 20),
        ("16 rollen", 40, 146, 18), ("10.49", 40, 180, 32),
      ], locale: "nl_NL", on: { _ in Self.white })
    #expect(found.map(\.name) == ["Toiletpapier ultra soft 4-laags"])
  }
}
