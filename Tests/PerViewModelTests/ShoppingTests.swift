import PerModel
import PerTransfer
import Testing

@testable import PerViewModel

/// What else a shopper wants to know: what decides, what is saved, and how many are in the basket.
@MainActor
@Suite struct ShoppingTests {
  private func window(_ lines: String...) -> Fixture {
    let window = Fixture()
    for line in lines {
      window.model.quickLine.type(line)
      window.model.submitQuickLine()
    }
    #expect(window.names.count == lines.count)
    return window
  }

  private func details(_ window: Fixture, _ name: String) throws -> DetailsContent {
    window.model.select(window.id(name))
    return try #require(window.model.details.content)
  }

  // MARK: Unusual unit prices

  @Test func anUnusualUnitPriceIsAskedAboutOnce() {
    let window = window("A 1 kg 2.00", "B 1 kg 2.00", "C 1 kg 2.00")
    let form = window.model.form
    window.type("1 kg", "20")
    #expect(
      form.content.question == "10 times as expensive as the others. Is the quantity right?")
    #expect(form.content.canSubmit)
    form.closeQuestion()
    #expect(form.content.question == "")
    form.type("30", into: .price)
    #expect(form.content.question == "")
    form.submit()
    #expect(window.names.count == 4)
    // Who adds it has seen the question.
    window.model.edit(window.model.comparison.products[3].id)
    #expect(form.content.question == "")
    form.cancel()
    window.type("15 kg", "3")
    #expect(
      form.content.question == "10 times cheaper than the others. Is the quantity right?")
  }

  @Test func theQuickLineAsksAfterAdding() {
    let window = window("A 1 kg 2.00", "B 1 kg 2.00", "C 1 kg 2.00", "D 1 kg 25.00")
    #expect(
      window.lastAdded
        == "Added: 4th of 4 · 12 times as expensive as the others. Is the quantity right?")
    window.add("E", "1 kg", "40")
    #expect(window.lastAdded == "Added: 5th of 5")
  }

  // MARK: What decides

  @Test func theDetailsSayThatShippingDecides() throws {
    let window = window("Alpha 1 kg 2.00 + shipping 5.00", "Beta 1 kg 3.00", "Gamma 1 kg 4.00")
    #expect(
      try details(window, "Alpha").decision
        == "Lowest sticker price per unit, but not the best value because of shipping")
    #expect(
      try details(window, "Beta").decision
        == "Alpha has the lowest sticker price per unit, but is not the best value"
        + " because of shipping")
    #expect(try details(window, "Gamma").decision == "")
    #expect(try details(window, "Beta").spoken.contains("because of shipping"))
  }

  @Test func rowAndBarSaySoToo() throws {
    let window = window("Alpha 1 kg 2.00 + shipping 5.00", "Beta 1 kg 3.00", "Gamma 1 kg 4.00")
    let list = window.model.list
    func chip(_ name: String) -> String? { list.rows.first { $0.name == name }?.chip }
    let words = "lowest sticker price, but not the best value because of shipping"
    #expect(chip("Alpha") == words && chip("Beta") == "")
    #expect(list.rows.last?.accessibleDescription.contains(words) == true)
    let sentence =
      "Alpha has the lowest sticker price per unit, but is not the best value because of shipping"
    #expect(list.bar.decision == sentence)
    #expect(!list.bar.isEmpty)
    #expect(window.model.printContent.notes == [sentence])
    list.remove(window.id("Alpha"))
    #expect(list.bar.isEmpty)
    window.model.undo()
    window.model.edit(window.id("Beta"))
    window.model.form.type("9.00", into: .price)
    window.model.form.submit()
    #expect(chip("Alpha") == words)
    #expect(list.bar.decision == sentence)
    window.model.edit(window.id("Gamma"))
    window.model.form.type("1.00", into: .price)
    window.model.form.submit()
    #expect(list.rows.allSatisfy { $0.chip.isEmpty })
    #expect(list.bar.isEmpty)
  }

  @Test func nothingIsSaidWhereTheStickerDecides() throws {
    let window = window("Alpha 1 kg 2.00", "Beta 1 kg 3.00")
    #expect(try details(window, "Alpha").decision == "")
    #expect(try details(window, "Beta").decision == "")
  }

  // MARK: What else they could be compared by

  @Test func theBarOffersWhatMostProductsState() throws {
    let window = window(
      "Alpha 2 l 50 washes 9.99", "Beta 3 l 60 washes 12.99", "Gamma 1 l 4.00")
    let list = window.model.list
    let other = try #require(list.bar.otherBasis)
    #expect(other.sentence == "Most products also state: washes")
    #expect(list.rows.map { String($0.chip.prefix(2)) } == ["", "60", "50"])
    window.model.settings.setBasis(other.basis)
    #expect(list.bar.otherBasis == nil)
    #expect(list.rows.map(\.name) == ["Alpha", "Beta", "Gamma"])
    #expect(list.rows[0].unitPrice.hasSuffix("/wash"))
  }

  @Test(arguments: [
    (["Gum 50 g 10 pieces 1.99", "Gum 40 g 12 pieces 1.79"], "pieces", " each"),
    (["Franks 300 g 6 sausages 2.99", "Wieners 400 g 10 sausages 3.49"], "sausages", "/sausage"),
    (["Wipes 400 g 80 wipes 1.99", "Wipes 300 g 72 wipes 1.79"], "wipes", "/wipe"),
  ])
  func theBarOffersWhateverElseMostPacksCount(
    lines: [String], measure: String, ending: String
  ) throws {
    let window = window(lines[0], lines[1])
    let list = window.model.list
    let other = try #require(list.bar.otherBasis)
    #expect(other.sentence == "Most products also state: \(measure)")
    let title = measure.prefix(1).uppercased() + measure.dropFirst()
    #expect(window.model.settings.content.bases.map(\.title) == ["Package Contents", title])
    window.model.settings.setBasis(other.basis)
    #expect(list.bar.otherBasis == nil)
    #expect(list.rows.map(\.unitPrice).filter { !$0.hasSuffix(ending) } == [])
  }

  @Test func theBarOffersTheWeightOfWhatIsCounted() throws {
    let window = Fixture()
    for (quantity, price, weight) in [
      ("10 pieces", "2.99", "530 g"), ("6 pieces", "1.99", "330 g"),
    ] {
      window.type(name: "Eggs", quantity, price)
      window.model.form.type(weight, into: .term(.strength))
      window.model.form.submit()
    }
    let other = try #require(window.model.list.bar.otherBasis)
    #expect(other.sentence == "Most products also state: weight")
    window.model.settings.setBasis(other.basis)
    #expect(window.model.subtitle == "by weight · per kilogram")
    #expect(window.model.list.rows[0].unitPrice == "€5.64/kg")
  }

  @Test func whatIsDeclinedIsNotOfferedAgain() throws {
    let window = window("Gum 50 g 10 pieces 1.99", "Gum 40 g 12 pieces 1.79")
    window.model.list.declineOtherBasis()
    window.model.list.remove(window.id("Gum"))
    #expect(window.model.list.bar.isEmpty)
    #expect(window.model.settings.content.bases.count == 2)
  }

  @Test func whatIsSoldByThePieceIsComparedWithWhatStatesPieces() throws {
    let window = window("Gum 50 g 10 pieces 1.99", "Gum 40 g 12 pieces 1.79")
    window.model.settings.setBasis(try #require(window.model.list.bar.otherBasis).basis)
    window.model.quickLine.type("Loose gum 20 pieces 2.00")
    window.model.submitQuickLine()
    #expect(window.model.list.rows[0].name == "Loose gum")
    #expect(window.model.list.rows[0].unitPrice.hasPrefix("€0.10"))
  }

  @Test func theBarOffersNothingThatFewState() throws {
    let window = window("Alpha 2 l 50 washes 9.99", "Beta 3 l 12.99", "Gamma 1 l 4.00")
    #expect(window.model.list.bar.otherBasis == nil)
    // Nobody compares yoghurt by its packs.
    let packs = self.window("Alpha 4 pack 500 g 1.99", "Beta 4 pack 600 g 2.99")
    #expect(packs.model.list.bar.isEmpty)
  }

  // MARK: What is saved

  @Test func theCheapestPacksSaveOnWhatIsNeeded() throws {
    let window = window("Flakes 500 g 0.95", "Rolled 750 g 3.49")
    #expect(window.model.settings.set("3 kg", .need) == "")
    // Six packs of one for 5.70, four of the other for 13.96.
    #expect(try details(window, "Rolled").figures.hasSuffix("the cheapest packs save €8.26"))
    #expect(
      window.model.list.bar.need?.caption == "Cheapest for 3\u{A0}kg · €8.26 less than Rolled")
    #expect(!(try details(window, "Flakes").figures.contains("save")))
    // Where the selected product is the cheapest, or none is selected: over the next one.
    window.add("Porridge", "1 kg", "2.90")
    let next = "Cheapest for 3\u{A0}kg · €3.00 less than Porridge"
    #expect(window.model.list.bar.need?.caption == next)
    window.model.select(nil)
    #expect(window.model.list.bar.need?.caption == next)
    window.model.select(window.id("Rolled"))
    #expect(
      window.model.list.bar.need?.caption == "Cheapest for 3\u{A0}kg · €8.26 less than Rolled")
    window.model.list.remove(window.id("Rolled"))
    window.model.list.remove(window.id("Porridge"))
    #expect(window.model.list.bar.need?.caption == "Cheapest for 3\u{A0}kg")
  }

  // MARK: Article numbers

  @Test func anArticleNumberIsTypedShownFoundAndKept() throws {
    let window = Fixture()
    window.type(name: "Drill", "1", "49")
    window.model.form.choose(UnitChoice(.item))
    window.model.form.type(" AX-12 ", into: .articleNumber)
    window.model.form.submit()
    let row = window.model.list.rows[0]
    #expect(row.origin == "No. AX-12")
    #expect(row.searchText.contains("ax-12"))
    #expect(try details(window, "Drill").barcode == "No. AX-12")
    for format in [TransferFormat.json, .csv] {
      #expect(window.exported(as: format).contains("AX-12"), "\(format.name)")
    }
    let copy = Fixture()
    copy.model.transfer.paste(window.exported(as: .csv))
    #expect(copy.model.comparison.products.map(\.articleNumber) == ["AX-12"])
    window.model.edit(row.id)
    #expect(window.model.form.typed.articleNumber == "AX-12")
    #expect(window.model.form.content.filledGroups == [.about])
    window.model.form.type("", into: .articleNumber)
    window.model.form.submit()
    #expect(window.model.comparison.products[0].articleNumber == "")
    window.model.undo()
    #expect(window.model.comparison.products[0].articleNumber == "AX-12")
  }

  // MARK: The basket

  @Test func morePacksGoIntoTheBasket() throws {
    let window = window("Flakes 500 g 0.95", "Rolled 750 g 3.49")
    let id = window.id("Flakes")
    #expect(try details(window, "Flakes").basket.count == "0")
    #expect(try !details(window, "Flakes").basket.canTakeOut)
    window.model.list.changeBasket(id, by: 1)
    #expect(window.model.list.rows[0].isInBasket)
    #expect(window.model.list.rows[0].chip == "")
    window.model.list.changeBasket(id, by: 1)
    window.model.list.changeBasket(id, by: 1)
    #expect(try details(window, "Flakes").basket.count == "3")
    #expect(
      window.model.list.rows[0].chip.replacing("\u{A0}", with: " ") == "3 × in the basket")
    #expect(window.model.list.bar.basket?.total == "€2.85")
    #expect(window.model.list.rows[0].accessibleName.contains("in the basket"))
    #expect(window.events.contains(.say("3 × in the basket")))
    window.model.undo()
    #expect(window.model.list.bar.basket?.total == "€1.90")
    window.model.list.changeBasket(id, by: -1)
    window.model.list.changeBasket(id, by: -1)
    #expect(window.model.list.bar.basket == nil)
    #expect(window.model.comparison.products[0].terms.basketCount == nil)
    window.model.list.changeBasket(id, by: -1)
    #expect(window.model.list.bar.basket == nil)
  }

  @Test func aDealPutsAsManyIntoTheBasketAsItAsksFor() throws {
    let window = window("Cola 1 l 1.00 3 for 2")
    let id = window.id("Cola")
    window.model.list.toggleBasket(id)
    #expect(try details(window, "Cola").basket.count == "3")
    #expect(window.model.list.bar.basket?.total == "€2.00")
    window.model.list.changeBasket(id, by: -2)
    #expect(window.model.list.bar.basket?.total == "€1.00")
    window.model.list.changeBasket(id, by: 3)
    #expect(window.model.list.bar.basket?.total == "€3.00")
  }

  @Test func aLimitAndAnEditKeepTheNumber() throws {
    let window = window("Cola 1 l 1.00 limit 2")
    let id = window.id("Cola")
    window.model.list.changeBasket(id, by: 1)
    window.model.list.changeBasket(id, by: 1)
    #expect(try !details(window, "Cola").basket.canPutIn)
    window.model.list.changeBasket(id, by: 1)
    #expect(window.model.comparison.products[0].terms.basketCount == 2)
    window.model.edit(id)
    window.model.form.type("1.10", into: .price)
    window.model.form.submit()
    #expect(window.model.list.bar.basket?.total == "€2.20")
    // What is taken out comes back as usual.
    window.model.list.toggleBasket(id)
    window.model.list.toggleBasket(id)
    #expect(window.model.list.bar.basket?.total == "€1.10")
  }

  @Test func tablesAndFilesKeepTheNumber() throws {
    let window = window("Cola 1 l 1.00")
    window.model.list.changeBasket(window.id("Cola"), by: 1)
    window.model.list.changeBasket(window.id("Cola"), by: 1)
    #expect(window.exported(as: .csv).contains(",2x,"))
    #expect(window.exported(as: .json).contains("basketCount"))
    window.model.list.copy(window.id("Cola"))
    #expect(window.events.contains { "\($0)".contains("2 × in the basket") })
  }
}
