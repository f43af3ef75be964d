import PerDocument
import PerModel
import PerOffers
import Testing

/// Lines that most cards of a page have, which name nothing, and sizes that stand away from their names.
@Suite struct PictureRepeatTests {
  private static let names = [
    "Bergkäse gerieben", "Haferflocken zart", "Apfelmus ohne Zucker", "Vollkornbrot hell",
    "Röstkaffee mild", "Basmatireis lang",
  ]

  /// Six cards in two rows, each with two lines, another one and its price below the name.
  private static func page(_ note: (Int) -> [String], size: Bool = true) -> [PlacedWords] {
    names.enumerated().flatMap { index, name -> [PlacedWords] in
      let (left, top) = (20 + 320 * (index % 3), 100 + 260 * (index / 3))
      let notes = note(index)
      return [(name + (size ? " 50\(index) g" : ""), left, top, 20)]
        + notes.enumerated().map { ($1, left, top + 60 + 24 * $0, 18) }
        + [("\(index + 2),49 €", left, top + 70 + 24 * notes.count, 30)]
    }
  }

  private static func read(_ texts: [PlacedWords], locale: String = "de_DE") -> [Candidate] {
    placedCandidates(
      texts, locale: locale, on: { _ in Ground(red: 252, green: 252, blue: 252) })
  }

  /// Who sells an article, when it comes and how long it has cost that.
  @Test(arguments: [
    ["auf Lager · Versand durch Grünmarkt", "Lieferung am Dienstag, 17. Juni"],
    ["auf Lager · Versand durch Ökohof", "Lieferung am Freitag, 20. Juni"],
  ])
  func whatAllCardsSayIsNoName(_ other: [String]) {
    let found = Self.read(
      Self.page { index in
        index % 2 == 0
          ? other : ["auf Lager · Versand durch Marktkiste", "Lieferung am Montag, 16. Juni"]
      })
    #expect(Set(found.map(\.name)) == Set(Self.names))
  }

  @Test func howManyAreInStockIsNotHowMuchThereIs() {
    let found = Self.read(
      Self.page { _ in ["Auf Lager > 5 Stück", "Bei dir am Donnerstag 28. 11."] })
    #expect(Set(found.map(\.name)) == Set(Self.names))
    #expect(found.allSatisfy { $0.quantity?.unit.kind == .mass })
  }

  @Test func threeCardsThatSayTheSameAreEnough() {
    let found = Self.read(
      Self.page {
        $0 < 3 ? ["Dauerpreis seit 0\($0).05.2023"] : ["Sorte \(Self.names[$0].prefix(5))"]
      })
    #expect(Set(found.map(\.name)).isSuperset(of: Self.names.prefix(3)))
  }

  /// Where every name begins alike, nothing else could be the name.
  @Test func namesOfOneKindStayNames() {
    let found = Self.read(
      Self.page { _ in [] }.enumerated().map { index, words in
        index % 2 == 0
          ? (
            "Marke Joghurt mild nach Art des Hauses Sorte \(index) 150 g", words.left, words.top,
            words.height
          ) : words
      })
    #expect(found.count == Self.names.count)
    #expect(found.allSatisfy { $0.name.hasPrefix("Marke Joghurt mild") })
  }

  /// "24 pack" below the price says how many cans there are, and "Bottle" says nothing more.
  @Test func aPackBelowThePriceHoldsTheSizesOfTheName() {
    let sizes = ["24 pack", "Bottle", "6 pack", "Bottle", "30 pack · Was $64.00", "Bottle"]
    let found = Self.read(
      Self.names.enumerated().flatMap { index, name -> [PlacedWords] in
        let (left, top) = (20 + 320 * (index % 3), 100 + 260 * (index / 3))
        return [
          (name + " Cans 375mL", left, top, 20), ("$\(index + 52)", left, top + 60, 36),
          (sizes[index], left, top + 100, 18),
        ]
      }, locale: "en_AU")
    #expect(found.map(\.price?.amount) == (52...57).map { Rational($0) })
    #expect(found.map { $0.quantity?.packs } == [[24], [], [6], [], [30], []])
  }

  /// Letters that are the code of some money elsewhere, what tax makes of a price, and signs that look like others.
  @Test func aMarkOfOriginIsNoMoney() {
    let found = candidatesOfCards(
      [
        [
          ("Parmigiano Reggiano", 40, 100, 20), ("DOP 24 mesi", 40, 122, 20),
          ("400 g", 40, 146, 18), ("€ 8,36", 40, 180, 30),
        ]
      ], locale: "it_IT")
    #expect(found.map(\.price?.amount) == [hundredths(836)])
  }

  @Test func aPriceWithTaxIsNotTakenForAnother() {
    let found = placedCandidates(
      [
        ("トイレットティシュー 12ロール", 40, 100, 24), ("税込767円", 40, 134, 20), ("657円", 40, 160, 34),
        ("(税込)", 120, 170, 20), ("本体 598円", 40, 200, 20),
      ], locale: "ja_JP")
    #expect(found.map(\.price?.amount) == [Rational(657)])
  }

  @Test(arguments: [
    ("Breakfast Cereal", "-21oz", "21 ounce"), ("Breakfast Cereal", "-210z", "21 ounce"),
    ("Sparkling Water, Lime, 12 FI", "Oz (Pack of 24)", "24 x 12 fluid-ounce"),
    ("Cat Food in Gravy Selection 40", "x85g", "40 x 85 gram"),
    ("Ground Coffee Natural 200", "g.", "200 gram"),
  ])
  func aSizeMayBeginInTheLineAbove(first: String, second: String, size: String) {
    let found = candidatesOfCards(
      [[(first, 40, 100, 22), (second, 40, 122, 22), ("$5.76", 40, 160, 32)]], locale: "en_US")
    #expect(found.first?.quantity?.exactText == size)
  }

  /// The network takes names of two cards for one text where hardly any space is between them.
  @Test func aTextAcrossTwoCardsIsParted() {
    let left = "Bergkäse gerieben mild kräftig"
    var texts: [PlacedWords] = []
    for (row, name) in Self.names.enumerated() {
      let top = 100 + 140 * row
      texts += [
        (row == 2 ? left + " Haferkekse mit Honig" : name, 20, top, 20),
        ("500 g", 20, top + 26, 18),
        ("\(row + 2),49 €", 20, top + 56, 30), ("250 g", 330, top + 26, 18),
        ("\(row + 1),99 €", 330, top + 56, 30),
      ]
      if row != 2 { texts.append(("Bio " + name, 330, top, 20)) }
    }
    let found = Self.read(texts)
    #expect(found.count == 2 * Self.names.count)
    #expect(found.contains { $0.name == left && $0.price?.amount == hundredths(449) })
    #expect(
      found.contains { $0.name == "Haferkekse mit Honig" && $0.price?.amount == hundredths(399) })
  }

  /// "Former price: 22-490-ft", which a line goes through, says nothing of the price below it.
  @Test func aFormerPriceInWordsLeavesThePriceBelow() {
    let found = candidatesOfCards(
      [
        [
          ("Száraz kutyaeledel", 40, 100, 20), ("12 kg", 40, 124, 20),
          ("Korábbi ár: 22-490-ft", 40, 150, 18), ("19 990 Ft", 40, 174, 32),
        ]
      ], locale: "hu_HU")
    #expect(found.map(\.price?.amount) == [Rational(19990)])
  }

  /// Where it comes from and what sort it is stand with the size, below four lines with the name.
  @Test func theSortBelowANameIsNoName() {
    let found = Self.read(
      Self.names.enumerated().flatMap { index, name -> [PlacedWords] in
        let (left, top) = (20 + 320 * (index % 3), 100 + 260 * (index / 3))
        return [
          (name, left, top + 24, 24),
          ("Veneto · Rosso · 0,7\(index) L", left, top + 96, 16),
          ("\(index + 12),90 €", left, top + 130, 32),
        ]
      }, locale: "it_IT")
    #expect(found.map(\.name) == Self.names)
  }

  /// The letter of liters looks like others, and what stands before it like a price.
  @Test func litersBeforeABracketAreNoPrice() {
    let sizes = [
      "0,75 l (12,00 €/l)", "0,75 e (13,33 €/l)", "0,75 l (14,67 €/l)", "0,75 (16,00 €/l)",
      "0,75 l (17,33 €/l)", "0,75 e (18,67 €/l)",
    ]
    let found = Self.read(
      Self.names.enumerated().flatMap { index, name -> [PlacedWords] in
        let (left, top) = (20 + 320 * (index % 3), 100 + 260 * (index / 3))
        return [
          (name, left, top, 20), ("€ \(index + 9),00", left, top + 60, 32),
          (sizes[index], left, top + 100, 18),
        ]
      }, locale: "it_IT")
    #expect(found.map(\.price?.amount) == (9...14).map { Rational($0) })
    #expect(found.allSatisfy { $0.quantity?.exactText == "3/4 liter" })
  }

  /// Where the size of the digits is not known, "$1499" stays unclear, and 14.99 is offered, too.
  @Test func digitsWithoutAPointMayBeWholeOrHaveCents() {
    let found = Self.read(
      Self.names.enumerated().flatMap { index, name -> [PlacedWords] in
        let (left, top) = (20 + 320 * (index % 3), 100 + 260 * (index / 3))
        return [(name + " 750mL", left, top, 20), ("$1\(index)99", left, top + 60, 36)]
      }, locale: "en_AU")
    #expect(found.map(\.price?.amount) == (10...15).map { Rational($0 * 100 + 99) })
    #expect(
      found.map { $0.others.first?.amount } == (10...15).map { hundredths($0 * 100 + 99) })
    #expect(found.allSatisfy { $0.evidence == .unclear(.digitsUnsure) })
  }

  /// A basket beside a listing adds up as a receipt does.
  @Test func aBasketBesideAListingIsNoReceipt() {
    let basket: [PlacedWords] = [
      ("2 × Piskefløde 38%", 1100, 100, 20), ("31,90", 1400, 100, 20),
      ("1 × Agurk", 1100, 130, 20), ("29,85", 1400, 130, 20), ("I alt", 1100, 160, 20),
      ("61,75", 1400, 160, 20),
    ]
    let cards = Self.names.enumerated().flatMap { index, name -> [PlacedWords] in
      let (left, top) = (20 + 320 * (index % 3), 100 + 260 * (index / 3))
      return [
        (name, left, top, 20), ("500 g / Arla", left, top + 24, 18),
        ("\(index + 2)4,95", left, top + 60, 36),
        ("\(2 * index + 4)9,90 kr./kg", left, top + 100, 18),
      ]
    }
    let found = Self.read(cards + basket, locale: "da_DK")
    #expect(Set(found.map(\.name)) == Set(Self.names))
  }
}
