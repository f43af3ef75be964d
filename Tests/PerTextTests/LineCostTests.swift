import PerModel
import Testing

@testable import PerText

/// Each cost decides a line: without it, or with more of it, the line is read otherwise.
@Suite struct LineCostTests {
  private func summary(_ text: String, _ context: ReadingContext, _ costs: LineCosts) -> String {
    let line = LineReader(context, costs: costs).read(text)
    var values = [line.name, line.store?.value ?? "", line.barcode?.value ?? ""]
    if let total = line.quantity?.value.total { values.append("\(total)") }
    if let price = line.price { values.append("\(price.value.amount)") }
    if let deal = line.deal { values.append("\(deal.value.kind)") }
    if let problem = line.problem { values.append("\(problem)") }
    values.append("\(line.notUnderstood.count)")
    return values.joined(separator: " | ")
  }

  @Test(arguments: LineCost.allCases)
  func everyCostDecidesALine(_ cost: LineCost) {
    let (text, context) = sample(cost)
    let usual = summary(text, context, .standard)
    let isDecided = [0, 9, 100, 1000].contains { points in
      var costs = LineCosts.standard
      costs[cost] = points
      return summary(text, context, costs) != usual
    }
    #expect(isDecided, "\(cost): \(text) is always \(usual)")
  }

  @Test func everyCostHasAReason() {
    for cost in LineCost.allCases {
      #expect(cost.entry.reason.count > 8, "\(cost)")
      #expect((0...100).contains(cost.entry.points), "\(cost)")
    }
  }

  /// A line that is decided by a cost.
  private func sample(_ cost: LineCost) -> (String, ReadingContext) {
    let german = ReadingContext.german
    let american = ReadingContext.american
    return switch cost {
    case .nameNumber: ("Type 405 1 kg", american)
    case .nameNumberAtEnd: ("Rice 1 kg 2", american)
    case .nameDecimal: ("HDMI 2.1 cable 6 ft", american)
    case .nameDecimalAtEnd: ("Rice 1 kg 2.5", american)
    case .nameCents: ("Rice 1 kg 2.15", american)
    case .nameKeyword: ("Lemons 0.45 ea", american)
    case .wholePrice: ("Rice 1 kg 2", american)
    case .wholePriceInside: ("Mill 405 flour 1 kg", american)
    case .decimalPrice: ("Rice 1 kg 2.5", american)
    case .decimalPriceInside: ("HDMI 2.1 cable 6 ft", american)
    case .centsPrice: ("Rice 1 kg 2.15", american)
    case .introducedPrice: ("Salat für 2 500 g", german)
    case .groupedPrice: ("TV 1 250,00", .french)
    case .foreignCurrency: ("Rice 1 kg 2.15 SOS", american)
    case .freePrice: ("1 kg free", american)
    case .impliedAmount: ("Salat je Stück", german)
    case .countOfCents: ("Quark 250 g 89 ct", german)
    case .age: ("Puzzle ab 6 12,99 €", german)
    case .strength: ("Aspirin 200 mg tablets 2.20", american)
    case .sideLength: ("Drawer 12 inch 19.99", american)
    case .area: ("Rug 200 x 150 cm 49.99", american)
    case .duration: ("Deo 48 h 2.99", american)
    case .deal: ("Eggs 6 for 1.99", american)
    case .largeDeal: ("Eggs 30 for 6.99", american)
    case .earlierPrice: ("2.49 3.49 Apples 1 kg", american)
    case .leftoverPrice: ("Coffee $12 10.15", american)
    case .leftoverAmount: ("Rice 1 kg 3 kg 2.15", american)
    case .leftoverCount: ("Eggs 6 pieces 3 pieces 2 pieces 2.15", american)
    case .leftoverDeal: ("Rice 1 kg 2.15 3 for 2", american)
    case .leftoverUnitPrice: ("Rice 1 kg $2.15/kg", american)
    case .leftoverBarcode: ("4006381333931 Pen 2.15", american)
    case .countOfNames: ("4 Widgets 5.99", .of("en_US"))
    case .range: ("Ham 1 to 2 kg 9.99", american)
    case .secondMeaning: ("Tea 40 g £5.50 save £2.50", .british)
    case .dealForLessThanOne: ("Milk 3 for the price of 2 € 14,99", german)
    case .storeNumber: ("Tea 40 g @ Aldi 1.20", american)
    case .unitFirst:
      ("Aranciata lt 1,5 x 6 € 4,20", ReadingContext(UserLocale(identifier: "it_IT")))
    case .generation: ("Bay Leaves 3G £1.85", .british)
    case .sizeOrAmount: ("Levi's 501 S 59.99", american)
    case .numberOrCount: ("Cola 6 33 cl 3,99 €", german)
    case .modelOrCount: ("Vivo X90 $599", american)
    case .oneContainer: ("Whisky 18 bottle 700 ml £60", .british)
    }
  }
}
