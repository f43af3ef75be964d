import PerModel
import PerText
import PerViewModel
import Testing

@MainActor
@Suite struct RowContentTests {
  @Test func whatCostsMuchIsBoughtInParts() {
    let window = Fixture()
    window.add("Widget", "1 roll", "42.00")
    window.add("Set", "4 rolls", "4.00")
    let figures = window.model.list.rows.map { $0.figures.replacing("\u{A0}", with: " ") }
    #expect(figures[0].hasPrefix("€1 buys 1 roll") && figures[1].hasPrefix("€1 buys 1/42 roll"))
  }

  @Test func aSmallSumIsOneThatBuysSomething() {
    let window = Fixture("ja_JP", region: Region(code: "JP")!, currency: .yen)
    window.add("Oats", "500 g", "95")
    #expect(window.model.list.rows[0].figures.hasSuffix("100 buys 526\u{A0}g"))
  }

  @Test func rowsSayItAll() {
    let window = Fixture()
    window.add("Rolled Oats", "750 g", "3.49", store: "Tesco")
    window.add("Oat Flakes", "500 g", "0.95")
    let best = window.model.list.rows[0]
    #expect(best.name == "Oat Flakes")
    #expect(best.unitPrice == "€1.90/kg")
    #expect(best.paid == "500\u{A0}g for €0.95")
    #expect(best.badge == "Best value")
    #expect(best.difference == "")
    #expect(best.figures == "€1 buys 526\u{A0}g")
    #expect(best.yield == 1000)
    #expect(best.isBest)
    #expect(best.accessibleName == "Oat Flakes, best value, €1.90 per kilogram, €0.95 for 500 g")
    let other = window.model.list.rows[1]
    #expect(other.unitPrice == "€4.65/kg")
    #expect(other.paid == "750\u{A0}g for €3.49")
    #expect(other.store == "Tesco")
    #expect(other.paidInWords == "750 g for €3.49 · Tesco")
    #expect(other.badge == "")
    #expect(other.difference == "+145%")
    // 1.90 × 0.75 is 1.425: a price of 1.43 would not be worth it.
    #expect(
      other.figures == "€1 buys 215\u{A0}g · same value at €1.42 · €2.07 more than the best")
    #expect(other.yield == 408)
    #expect(other.accessibleName == "Rolled Oats, 145% more, €4.65 per kilogram, €3.49 for 750 g")
    #expect(other.accessibleDescription.contains("Tesco"))
    #expect(window.model.subtitle == "by weight · per kilogram")
  }

  @Test func brandAndBarcodeStandBelowTheName() {
    let window = Fixture()
    window.type(name: "Cola", "6 x 330 ml", "1.99")
    window.model.form.type(" Freeway ", into: .brand)
    window.model.form.type("4006381333931", into: .barcode)
    window.model.form.submit()
    let row = window.model.list.rows[0]
    #expect(row.facts == row.origin && row.chip == "")
    #expect(row.origin == "Freeway · 4\u{A0}006381\u{A0}333931")
    #expect(row.accessibleDescription.hasPrefix("Freeway · 4"))
    #expect(row.searchText.contains("4006381333931") && row.searchText.contains("freeway"))
    window.model.edit(row.id)
    #expect(window.model.form.typed.brand == "Freeway")
    window.model.form.type("", into: .brand)
    window.model.form.submit()
    #expect(window.model.list.rows[0].origin == "4\u{A0}006381\u{A0}333931")
    window.model.undo()
    #expect(window.model.comparison.products[0].brand == "Freeway")
  }

  @Test func packsAreWrittenAsTyped() {
    let window = Fixture()
    window.add("Cola", "6x330ml", "1.99")
    #expect(window.model.list.rows[0].paid == "6\u{A0}×\u{A0}330\u{A0}ml for €1.99")
    #expect(
      window.model.list.rows[0].unitPrice == "€1.01/l")
  }

  @Test func tiesAreAllBest() {
    let window = Fixture("en_US", region: .unitedStates, currency: .usDollar)
    window.add("Pound", "1 lb", "4.99")
    window.add("Ounces", "16 oz", "4.99")
    #expect(window.model.list.rows.map(\.badge) == ["Best value", "Best value"])
    #expect(window.model.list.rows.allSatisfy { $0.accessibleName.contains("best value") })
  }

  @Test func whatMoneyBuysIsInOneUnit() {
    let window = Fixture()
    window.add("Flour", "1 kg", "0.40")
    window.add("Oats", "500 g", "0.95")
    window.add("Saffron", "0.5 oz", "60")
    let bought = window.model.list.rows.map { $0.figures.split(separator: " · ").first }
    #expect(
      bought == [
        "€1 buys 2,500\u{A0}g", "€1 buys 526\u{A0}g", "€1 buys 0.236\u{A0}g",
      ])
  }

  @Test func aQuantityIsNeverBroken() {
    let window = Fixture("en_US", region: .unitedStates, currency: .usDollar)
    window.add("Cola", "6 x 12 fl oz", "4.99")
    #expect(
      window.model.list.rows[0].paid == "6\u{A0}×\u{A0}12\u{A0}fl\u{A0}oz for $4.99")
  }

  @Test func oneProductIsNotTheBestOfAnything() {
    let window = Fixture()
    window.add("Oats", "500 g", "0.95")
    let row = window.model.list.rows[0]
    #expect(row.badge == "" && !row.isBest && row.yield == 0)
    #expect(row.accessibleName == "Oats, €1.90 per kilogram, €0.95 for 500 g")
    window.add("Bran", "500 g", "1.95")
    #expect(window.model.list.rows[0].badge == "Best value")
  }

  @Test func onlyWhatTakesOffThePriceIsInTheChip() {
    let window = Fixture()
    window.model.quickLine.type("1 l 3 for 2 3.00 Milk deposit 0.25")
    window.model.submitQuickLine()
    let row = window.model.list.rows[0]
    #expect(row.chip.hasPrefix("3\u{A0}for 2 · "))
    #expect(row.facts == "deposit €0.25")
    #expect(row.terms == "\(row.chip.replacing("\u{A0}", with: " ")) · \(row.facts)")
  }

  @Test func labelRoundingIsAboutTheSame() {
    let window = Fixture("en_US", region: .unitedStates, currency: .usDollar)
    window.add("Metric", "473 ml", "1.00")
    window.add("Ounces", "16 fl oz", "1.00")
    #expect(window.model.list.rows[1].difference == "about the same")
    #expect(window.model.list.rows[1].accessibleName.contains("about the same"))
  }

  @Test func differentUnitPricesLookDifferent() {
    let window = Fixture()
    window.add("a", "1 l", "2.001")
    window.add("b", "1 l", "2.002")
    #expect(Set(window.model.list.rows.map(\.unitPrice)).count == 2)
  }

  @Test func aFreeProductRanksFirstWithoutPercentages() {
    let window = Fixture()
    window.add("Paid", "1 l", "2")
    window.add("Sample", "100 ml", "0")
    #expect(window.names == ["Sample", "Paid"])
    #expect(window.model.list.rows[0].figures == "free")
    #expect(window.model.list.rows[1].difference == "best is free")
    #expect(window.model.list.rows[1].yield == 0)
  }

  @Test func aNamelessProductIsStillCalledSomething() {
    let window = Fixture()
    window.add("", "1 l", "2")
    #expect(window.model.list.rows[0].name == "Unnamed product")
  }

  @Test func aRowIsCopiedAsText() {
    let window = Fixture()
    window.add("Oat Flakes", "500 g", "0.95", store: "Lidl")
    window.model.list.copy(window.id("Oat Flakes"))
    #expect(
      window.events.contains(
        .copy("Oat Flakes: €1.90/kg\n500 g for €0.95 · Lidl\n€1 buys 526\u{A0}g")))
  }

  @Test func germanWordsAndNumbers() {
    let window = Fixture("de_DE")
    window.add("Haferflocken", "500 g", "0,95")
    #expect(window.model.list.rows[0].unitPrice.hasPrefix("1,90"))
    #expect(window.model.list.rows[0].unitPrice.hasSuffix("€/kg"))
  }
}

@MainActor
@Suite struct BasketTextTests {
  @Test func theBasketIsAddedUpForEachStore() {
    let window = Fixture()
    window.add("Cola", "6 x 330 ml", "1.99", store: "Lidl")
    window.add("Large cola", "2 l", "2.29", store: "Aldi")
    window.add("Water", "1 l", "0.49", store: "ALDI ")
    window.add("Tap", "1 l", "0.10")
    #expect(window.model.list.bar.basket == nil)
    for (name, expected) in [
      ("Cola", "Basket: €1.99 · Lidl"),
      ("Large cola", "Basket: €4.28 · Aldi\u{A0}€2.29 · Lidl\u{A0}€1.99"),
      ("Water", "Basket: €4.77 · Aldi\u{A0}€2.78 · Lidl\u{A0}€1.99"),
      ("Tap", "Basket: €4.87 · Aldi\u{A0}€2.78 · Lidl\u{A0}€1.99 · no store\u{A0}€0.10"),
    ] {
      window.model.list.toggleBasket(window.id(name))
      #expect(window.model.list.bar.basket?.sentence == expected)
    }
    window.model.undo()
    window.model.undo()
    #expect(
      window.model.list.bar.basket?.sentence == "Basket: €4.28 · Aldi\u{A0}€2.29 · Lidl\u{A0}€1.99")
    window.model.list.remove(window.id("Cola"))
    #expect(window.model.list.bar.basket?.sentence == "Basket: €2.29 · Aldi")
  }

  @Test func whatADealAsksForIsPaidForWhole() {
    let window = Fixture()
    window.model.quickLine.type("1 l 3 for 2 3.00 Milk")
    window.model.submitQuickLine()
    window.model.list.toggleBasket(window.id("Milk"))
    #expect(window.model.list.bar.basket?.sentence == "Basket: €6.00")
  }
}

extension RowContentTests {
  /// Each of five thousand rows takes half a millisecond to put into words.
}
