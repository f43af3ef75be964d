import PerModel
import PerText
import PerViewModel
import Testing

@MainActor
@Suite struct ArrangementTests {
  private let window = Fixture()
  private var list: ListModel { window.model.list }

  private func fill() {
    window.add("Rolled Oats", "750 g", "3.49", store: "Tesco")
    window.add("oat Flakes", "500 g", "0.95", store: "Lidl")
    window.add("Porridge", "1.5 kg", "4.35", store: "ALDI")
    window.add("Bran", "1 kg", "1.99", store: "Aldi")
    window.model.transfer.paste("name\tquantity\tprice\nLoose\t\t2.00\n")
  }

  @Test(arguments: [
    (ListArrangement.Order.value, "oat Flakes, Bran, Porridge, Rolled Oats, Loose"),
    (.price, "oat Flakes, Bran, Loose, Rolled Oats, Porridge"),
    (.size, "oat Flakes, Rolled Oats, Bran, Porridge, Loose"),
    (.name, "Bran, Loose, oat Flakes, Porridge, Rolled Oats"),
    (.store, "Bran, Porridge, oat Flakes, Rolled Oats, Loose"),
    (.entry, "Rolled Oats, oat Flakes, Porridge, Bran, Loose"),
  ])
  func rowsAreSorted(_ order: ListArrangement.Order, _ expected: String) {
    fill()
    let ranked = Dictionary(uniqueKeysWithValues: list.rows.map { ($0.name, $0) })
    list.sort(by: order)
    #expect(window.names.joined(separator: ", ") == expected)
    // Ranks, prices and bars stay those of the unit price.
    for row in list.rows { #expect(row == ranked[row.name]) }
    #expect(list.hiddenNote == "")
  }

  @Test func theProductsOfAStoreStandTogetherUnderItsName() {
    fill()
    list.toggleGroups()
    #expect(window.names == ["Bran", "Porridge", "oat Flakes", "Rolled Oats", "Loose"])
    #expect(
      list.rows.indices.map { list.rows.heading(at: $0) }
        == ["Aldi", nil, "Lidl", "Tesco", "No store"])
    list.sort(by: .price)
    #expect(window.names.prefix(2) == ["Bran", "Porridge"])
    list.toggleGroups()
    #expect(list.rows.indices.allSatisfy { list.rows.heading(at: $0) == nil })
  }

  @Test func oneStoreIsShownAlone() {
    fill()
    #expect(list.offeredStore == nil)
    list.select(window.id("Porridge"))
    #expect(list.offeredStore == "ALDI")
    list.toggleStore()
    #expect(window.names == ["Bran", "Porridge"])
    #expect(list.hiddenNote == "3\u{A0}products hidden")
    #expect(list.selection != nil)
    list.toggleStore()
    #expect(window.names.count == 5)
    #expect(list.hiddenNote == "")
  }

  @Test func whatIsMuchWorseIsLeftOut() {
    fill()
    list.hide(worseThan: 50)
    // What has no unit price is not known to be worse.
    #expect(window.names == ["oat Flakes", "Bran", "Loose"])
    list.hide(worseThan: 10)
    #expect(window.names == ["oat Flakes", "Bran", "Loose"])
    list.hide(worseThan: 100)
    #expect(list.hiddenNote == "1\u{A0}product hidden")
    list.showAll()
    #expect(window.names.count == 5)
  }

  @Test func exactlyThatPercentageIsNotTooMuch() {
    window.add("A", "1 kg", "1.00")
    window.add("B", "1 kg", "1.25")
    window.add("C", "1 kg", "1.26")
    list.hide(worseThan: 25)
    #expect(window.names == ["A", "B"])
  }

  @Test func aProductThatIsJustAddedIsNotHidden() {
    fill()
    list.hide(worseThan: 10)
    window.add("Dear", "1 kg", "99")
    #expect(window.names.contains("Dear"))
    #expect(list.arrangement == ListArrangement())
  }

  @Test func aSelectedRowThatIsLeftOutIsNoLongerSelected() {
    fill()
    list.select(window.id("Rolled Oats"))
    list.hide(worseThan: 10)
    #expect(list.selection == nil)
  }

  @Test func theListIsNeverEmptyWithoutAReason() {
    fill()
    list.select(window.id("Rolled Oats"))
    list.toggleStore()
    #expect(window.names == ["Rolled Oats"])
    list.remove(window.id("Rolled Oats"))
    #expect(window.names.count == 4)
    #expect(list.hiddenNote == "")
  }

  @Test func theChartAndTheTotalKeepTheRanking() {
    fill()
    list.sort(by: .entry)
    list.hide(worseThan: 10)
    let bars = window.model.charts.first?.bars.map(\.name)
    #expect(bars == ["oat Flakes", "Bran", "Porridge", "Rolled Oats"])
  }

  @Test func addingSaysWhereTheProductStands() {
    window.add("A", "1 kg", "1.00")
    #expect(window.lastAdded == "Added")
    window.add("B", "1 kg", "3.00")
    window.add("C", "1 kg", "2.00")
    #expect(window.lastAdded == "Added: 2nd of 3")
    window.model.quickLine.type("D 1 kg 0.50")
    window.model.submitQuickLine()
    #expect(window.lastAdded == "Added: 1st of 4")
  }

  @Test func theBasketIsSpokenOf() {
    window.add("A", "1 kg", "1.00")
    list.toggleBasket(window.id("A"))
    #expect(window.events.last == .say("in the basket"))
    #expect(list.rows[0].accessibleName.hasSuffix(", in the basket"))
    list.toggleBasket(window.id("A"))
    #expect(window.events.last == .say("not in the basket"))
  }
}

@MainActor
@Suite struct ListBarTests {
  private let window = Fixture()
  private var bar: ListBarContent { window.model.list.bar }

  @Test func theBasketIsAddedUpForEachStore() {
    window.add("Cola", "6 x 330 ml", "1.99", store: "Lidl")
    window.add("Large cola", "2 l", "2.29", store: "Aldi")
    window.add("Tap", "1 l", "0.10")
    window.model.transfer.paste("name\tquantity\tprice\nUnknown\t1 l\t\n")
    #expect(bar.isEmpty)
    window.model.list.toggleBasket(window.id("Cola"))
    #expect(bar.basket?.caption == "Basket · 1\u{A0}product")
    #expect(bar.basket?.total == "€1.99")
    for name in ["Large cola", "Tap", "Unknown"] {
      window.model.list.toggleBasket(window.id(name))
    }
    #expect(bar.basket?.caption == "Basket · 4\u{A0}products")
    #expect(bar.basket?.total == "€4.38")
    #expect(bar.basket?.stores.map(\.name) == ["Aldi", "Lidl", "No store"])
    #expect(bar.basket?.stores.map(\.total) == ["€2.29", "€1.99", "€0.10"])
    #expect(bar.basket?.note == "1 without a price")
    #expect(bar.need == nil)
  }

  @Test func theNeedIsCoveredAtTheLeastCost() {
    window.add("Flakes", "500 g", "0.95")
    window.add("Family pack", "1 kg", "1.99")
    #expect(window.model.settings.set("5 kg", .need) == "")
    #expect(bar.need?.caption == "Cheapest for 5\u{A0}kg · €0.45 less than Family pack")
    #expect(bar.need?.answer == "10\u{A0}×\u{A0}Flakes · €9.50")
    #expect(bar.need?.sentence == "Cheapest for 5 kg: 10 × Flakes for €9.50, nothing left")
    #expect(bar.basket == nil)
    #expect(window.model.settings.set("", .need) == "")
    #expect(bar.isEmpty)
  }
}
