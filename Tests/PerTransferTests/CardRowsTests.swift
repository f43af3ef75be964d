import PerModel
import PerText
import Testing

@testable import PerTransfer

/// Cards copied from a shop's page as plain text, with what belongs to no product.
@Suite struct CardRowsTests {
  static let pages: [(String, String, [String])] = [
    // What buyers think of it reads like a product and its price.
    (
      "en_US",
      """
      Alba Oats 18 oz
      $3.49
      $0.19/oz
      4.6 (123)
      Bruna Oats 42 oz
      $5.49
      $0.13/oz
      4.4 (87)
      Corta Oats 32 oz
      $6.99
      $0.22/oz
      4.8 (1,204)
      """,
      ["Alba Oats|18 oz|3.49", "Bruna Oats|42 oz|5.49", "Corta Oats|32 oz|6.99"]
    ),
    (
      "de_DE",
      """
      Haferflocken zart
      500 g
      0,89 €
      1,78 €/kg
      In den Warenkorb
      Mühlenglück Haferflocken kernig
      500 g
      2,29 €
      4,58 €/kg
      In den Warenkorb
      Naturhof Haferflocken
      1 kg
      2,45 €
      2,45 €/kg
      In den Warenkorb
      """,
      [
        "Haferflocken zart|500 g|0.89", "Mühlenglück Haferflocken kernig|500 g|2.29",
        "Naturhof Haferflocken|1 kg|2.45",
      ]
    ),
    // Badges before, a former price, stars
    (
      "de_DE",
      """
      Aktion
      -20 %
      Haferdrink Barista
      1 l
      statt 2,49 €
      1,99 €
      (1 l = 1,99 €)
      ★★★★☆ (231)
      In den Warenkorb

      Mandeldrink ungesüßt
      1 l
      2,29 €
      (1 l = 2,29 €)
      In den Warenkorb
      """,
      ["Haferdrink Barista|1 l|1.99", "Mandeldrink ungesüßt|1 l|2.29"]
    ),
    // What follows a price is not the name of the next
    (
      "en_GB",
      """
      Farmhouse Whole Milk 4 Pints
      £1.45
      £0.64/litre
      Add to basket
      Delivered tomorrow morning
      Dale Semi Skimmed Milk 2.272L
      £1.55
      £0.68/litre
      Add to basket
      Delivered tomorrow morning
      """,
      ["Farmhouse Whole Milk|4 imp pt|1.45", "Dale Semi Skimmed Milk|284/125 l|1.55"]
    ),
    // The price first
    (
      "en_US",
      """
      $4.99
      Creamy Peanut Butter
      16 oz
      Add
      $7.49
      Crunchy Almond Spread
      12 oz
      Add
      """,
      ["Creamy Peanut Butter|16 oz|4.99", "Crunchy Almond Spread|12 oz|7.49"]
    ),
    // Sizes in the name, and no sign of the currency
    (
      "nl_NL",
      """
      Volkoren pasta 500 g
      1.29
      Voeg toe
      Spaghetti 1 kg
      1.99
      Voeg toe
      """,
      ["Volkoren pasta|500 g|1.29", "Spaghetti|1 kg|1.99"]
    ),
    // The same name in two sizes
    (
      "fr_FR",
      """
      Lentilles vertes
      500 g
      1,95 €
      3,90 €/kg
      Ajouter au panier
      Lentilles vertes
      1 kg
      3,40 €
      3,40 €/kg
      Ajouter au panier
      Pois chiches
      500 g
      1,20 €
      2,40 €/kg
      Ajouter au panier
      """,
      ["Lentilles vertes|500 g|1.95", "Lentilles vertes|1 kg|3.4", "Pois chiches|500 g|1.2"]
    ),
    // Nothing but that name
    (
      "en_IE", "Brown lentils\n500 g\n€1.95\nBrown lentils\n1 kg\n€3.40",
      ["Brown lentils|500 g|1.95", "Brown lentils|1 kg|3.4"]
    ),
    ("en_US", "Peanut butter\n1 lb\n$3.99", ["Peanut butter|1 lb|3.99"]),
    (
      "ja_JP",
      """
      北海道産 有塩バター
      200g
      498円
      カートに入れる
      よつ葉風 無塩バター
      150g
      438円
      カートに入れる
      """,
      ["北海道産 有塩バター|200 g|498", "よつ葉風 無塩バター|150 g|438"]
    ),
  ]

  @Test(arguments: pages)
  func eachCardIsAProduct(_ locale: String, _ text: String, _ expected: [String]) throws {
    let rows = try Texts.rows(text, UserLocale(identifier: locale))
    #expect(rows.map(Self.short) == expected)
  }

  static let lists: [(String, [String])] = [
    (
      "Oats 500 g 2.99\nRice 1 kg 3.49\n2.99",
      ["Oats|500 g|2.99 EUR", "Rice|1 kg|3.49 EUR", "2.99|2.99 EUR"]
    ),
    ("500 g 2.99\n1 kg 4.99\n", ["500 g 2.99|500 g|2.99 EUR", "1 kg 4.99|1 kg|4.99 EUR"]),
    ("Bread\nButter\nMilk\n", ["Bread", "Butter", "Milk"]),
    (
      "Cereals\nOats 500 g 2.99\nRice 1 kg 3.49\n",
      ["Cereals", "Oats|500 g|2.99 EUR", "Rice|1 kg|3.49 EUR"]
    ),
  ]

  @Test(arguments: lists)
  func aListStaysAList(_ text: String, _ expected: [String]) throws {
    #expect(try Texts.rows(text).map { Texts.short($0) } == expected)
  }

  @Test func aPriceThatDoesNotFitItsUnitPriceIsDoubtful() throws {
    let rows = try Texts.rows("Oats\n500 g\n€0.89\n€9.78/kg\nAdd\nRye\n500 g\n€1.00\n€2.00/kg\nAdd")
    #expect(rows.map { $0.doubt == nil } == [false, true])
    #expect(rows.map(\.line) == [1, 6])
  }

  @Test func morePagesThanAnybodyCopiesAreReadAsAList() throws {
    let cards = String(repeating: "Oats\n€0.89\n", count: CardRows.maximumLines)
    #expect(try Texts.rows(cards).count == 2 * CardRows.maximumLines)
  }

  private static func short(_ row: TableRow) -> String {
    let text = Texts.short(row)
    return text.lastIndex(of: " ").map { String(text[..<$0]) } ?? text
  }
}
