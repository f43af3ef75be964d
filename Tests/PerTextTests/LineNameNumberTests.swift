import PerModel
import PerText
import Testing

/// A number of the name, be it a factor, an age, a year, a strength or a size, never changes how much there is or what
/// it costs without a word, wherever it stands.
@Suite struct LineNameNumberTests {
  struct Sample: CustomStringConvertible, Sendable {
    let locale: String
    let products: [[String]]
    let numbers: [String]
    var description: String { locale }
  }

  static let samples = [
    Sample(
      locale: "de_DE",
      products: [
        ["Sonnencreme", "200 ml", "5,99 €"], ["Nudeln", "500 g", "1,29"],
        ["Tabletten", "20 Stück", "3,49 €"], ["Saft", "6 x 1 l", "5,94 €"],
      ],
      numbers: [
        "LSF 50+", "Faktor 30", "3+", "Nr. 5", "2019", "5G", "Type 405", "Größe 4", "Gr. 52 L",
        "500 mg",
        "Omega 3", "12+ Monate", "ab 3 Jahren", "A4", "B12", "4K", "Q10", "10T", "Stufe 2", "60 W",
        "16 A",
        "2018 St. Georgen", "1,5V", "2,4G", "100%",
      ]),
    Sample(
      locale: "en_GB",
      products: [
        ["Sun cream", "200 ml", "£5.99"], ["Pasta", "500g", "1.29"],
        ["Tablets", "20 pieces", "£3.49"],
        ["Cable", "2 m", "£4.99"],
      ],
      numbers: [
        "SPF 50+", "factor 30", "3+", "No. 5", "2019", "5G", "size 4", "size 12 L", "500 mg",
        "Omega 3",
        "12+ months", "age 3", "A4", "B12", "4K", "10T", "stage 2", "60W", "13A", "2018 St Julien",
        "2.4G",
        "100%", "iPhone 6s", "aged 12 years",
      ]),
    Sample(
      locale: "fr_FR",
      products: [
        ["Crème", "200 ml", "5,99 €"], ["Pâtes", "500 g", "1,29"], ["Jus", "6 x 1 l", "5,94 €"],
      ],
      numbers: [
        "SPF 50+", "indice 30", "n° 5", "2019", "5G", "taille 42 L", "500 mg", "oméga 3", "6+ mois",
        "B12",
        "60 W", "16 A", "2015 St Julien", "12 ans",
      ]),
    Sample(
      locale: "zh_CN",
      products: [["面霜", "200ml", "59.9元"], ["果汁", "1L×6", "59.4元"]],
      numbers: ["SPF50+", "5G", "2019", "500mg", "B12", "4K", "60W", "100%"]),
  ]

  @Test(arguments: samples)
  func itChangesNothingInSilence(_ sample: Sample) {
    let reader = LineReader(ReadingContext(money: UserLocale(identifier: sample.locale)))
    for product in sample.products {
      let plain = reader.read(product.joined(separator: " "))
      for number in sample.numbers {
        for place in 0...product.count {
          var words = product
          words.insert(number, at: place)
          let text = words.joined(separator: " ")
          let line = reader.read(text)
          #expect(line.isUnclear || says(line, plain), "\(text)")
        }
      }
    }
  }

  private func says(_ line: ReadLine, _ other: ReadLine) -> Bool {
    line.quantity?.value.quantity == other.quantity?.value.quantity
      && line.price?.value.amount == other.price?.value.amount
      && line.deal?.value == other.deal?.value
  }
}

extension ReadQuantity {
  /// How much it is, in whatever packs.
  fileprivate var quantity: Rational? { (try? quantity(defaultUnit: .item))?.total }
}
