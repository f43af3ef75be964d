import PerModel
import PerText
import PerViewModel
import Testing

@MainActor
@Suite struct SettingsTests {
  private let window = Fixture()

  private func quick(_ texts: String...) {
    for text in texts {
      window.model.quickLine.type(text)
      window.model.submitQuickLine()
      #expect(window.model.quickLine.content.text.isEmpty, "\(text)")
    }
  }

  private func row(_ name: String) -> ProductRowContent? {
    window.model.list.rows.first { $0.name == name }
  }

  @Test func theDepositCountsWhereItIsWanted() {
    quick("Cola 1 l 1.00 deposit 0.25", "Water 1 l 1.10")
    #expect(window.names == ["Cola", "Water"])
    window.model.settings.setIncludesDeposit(true)
    #expect(window.names == ["Water", "Cola"])
    #expect(row("Cola")?.unitPrice == "€1.25/l")
    window.model.undo()
    #expect(window.names == ["Cola", "Water"])
  }

  @Test func theTillAddsTheTaxThatIsSet() {
    quick("Cola 1 l 1.00", "Juice 1 l 1.00 tax included")
    // A tax that is included is none that is added.
    #expect(window.model.settings.content.placeholders[.tax] == ["e.g. 19%"])
    #expect(window.model.settings.set("13%", .tax) == "")
    #expect(row("Cola")?.unitPrice == "€1.13/l")
    #expect(row("Cola")?.terms == "plus 13% tax")
    #expect(row("Juice")?.unitPrice == "€1.00/l")
    #expect(window.model.settings.content.texts[.tax] == "13%")
    #expect(window.model.settings.set("dear", .tax) != "")
    #expect(window.model.settings.set("", .tax) == "")
    #expect(row("Cola")?.unitPrice == "€1.00/l")
  }

  @Test func whatIsAboutTheSameCanBeSet() {
    quick("A 1 l 1.00", "B 1 l 1.04")
    #expect(row("B")?.difference == "+4.0%")
    #expect(window.model.settings.set("5%", .tolerance) == "")
    #expect(row("B")?.difference == "about the same")
    for nonsense in ["-1%", "101%", "much", "5 kg"] {
      #expect(window.model.settings.set(nonsense, .tolerance) != "", "\(nonsense)")
    }
    #expect(window.model.settings.set("", .tolerance) == "")
    #expect(window.model.settings.content.texts[.tolerance] == "0.1%")
  }

  @Test func productsCompareByWhatIsInside() throws {
    quick("Whisky 0.7 l 40% vol 14.00", "Beer 6x0.5l 5% vol 6.00", "Juice 1 l 1.00")
    #expect(window.names == ["Juice", "Beer", "Whisky"])
    let bases = window.model.settings.content.bases
    #expect(bases.map(\.title) == ["Package Contents", "Alcohol"])
    window.model.settings.setBasis(bases[1])
    #expect(window.names == ["Beer", "Whisky", "Juice"])
    #expect(row("Beer")?.unitPrice == "€40.00/l")
    #expect(row("Whisky")?.unitPrice == "€50.00/l")
    #expect(row("Juice")?.difference == "missing: alcohol")
    #expect(window.model.subtitle == "by volume of alcohol · per litre")
    window.model.settings.setBasis(bases[0])
    #expect(window.names == ["Juice", "Beer", "Whisky"])
  }

  @Test func theWorstIsMarkedOnRequest() {
    quick("A 1 l 1.00", "B 1 l 2.00", "C 1 l 2.00")
    #expect(window.model.list.rows.allSatisfy { !$0.isWorst })
    window.model.settings.setMarksWorst(true)
    #expect(window.model.list.rows.map(\.isWorst) == [false, true, true])
    #expect(window.model.list.rows[1].badge == "Worst value")
  }

  @Test func aNeedIsCoveredByEachAndAtTheLeastCost() {
    quick("Cans 6x330ml 1.99", "Bottle 2 l 2.29 limit 2")
    #expect(window.model.settings.set("5 l", .need) == "")
    #expect(
      row("Cans")?.figures.hasSuffix("5\u{A0}l: 3\u{A0}packs for €5.97, 940\u{A0}ml left") == true)
    #expect(row("Bottle")?.figures.hasSuffix("5\u{A0}l: over the limit per customer") == true)
    #expect(row("Bottle")?.chip == "over the limit of 2")
    #expect(
      window.model.list.bar.need?.sentence
        == "Cheapest for 5 l: 3 × Cans for €5.97, 940 ml left")
    #expect(window.model.settings.set("6 l", .need) == "")
    #expect(
      window.model.list.bar.need?.sentence.hasPrefix("Cheapest for 6 l: ") == true)
    #expect(window.model.settings.set("2 per week for 3 months", .need) == "")
    #expect(window.model.settings.content.texts[.need]?.contains("per week for 3") == true)
    #expect(window.model.settings.set("1 kg", .need) != "")
    #expect(window.model.settings.set("now and then", .need) != "")
    #expect(window.model.settings.set("", .need) == "")
    #expect(window.model.list.bar.need == nil)
  }

  @Test func theDetailsShowHowTheFiguresCome() throws {
    quick("Cola 1 l 3.00 3 for 2", "Water 1 l 1.00")
    window.model.list.select(window.id("Cola"))
    let outcome = try #require(window.model.details.content?.outcome)
    #expect(outcome.unitPrice == "€2.00/l")
    let lines = outcome.calculation.replacing("\u{A0}", with: " ").split(separator: "\n")
    #expect(lines.first == "€3.00 × 2 ÷ (3 × 1 l) = €2.00/l")
    #expect(lines.dropFirst().first == "€2.00/l ÷ €1.00/l − 1 = 100% more")
  }

  @Test(arguments: [
    ("A 1 kg 2.00 80% used", "€2.00 ÷ (1 kg × 80%) = €2.50/kg"),
    ("A 2x500g 4.00 coupon 1.00", "(€4.00 − €1.00 coupon) ÷ (2 × 500 g) = €3.00/kg"),
    ("A 400 g 3.00 drained 250 g", "€3.00 ÷ 250 g = €12.00/kg"),
    ("A 1 kg 4.00 -25%", "€4.00 × 75% ÷ 1 kg = €3.00/kg"),
    (
      "A 1 kg 4.00 plus 10% tax shipping 2.00",
      "(€4.00 + €0.40 tax + €2.00 shipping) ÷ 1 kg = €6.40/kg"
    ),
    ("A 1 kg 4.00 5% back", "(€4.00 − €0.20 cashback) ÷ 1 kg = €3.80/kg"),
  ])
  func theCalculationIsShown(_ text: String, _ calculation: String) {
    quick(text)
    window.model.list.select(window.id("A"))
    let shown = window.model.details.content?.outcome.calculation ?? ""
    // A line never ends between a number and its unit.
    #expect(!shown.contains("0 g") && !shown.contains("1 kg"))
    let first = shown.split(separator: "\n").first.map(String.init) ?? ""
    #expect(first.replacing("\u{A0}", with: " ") == calculation)
  }

  @Test func aDensityIsMarkedAsApproximate() {
    quick("Oil 1 l 9.00", "Tin 920 g 8.00 density 0.92")
    #expect(row("Tin")?.unitPrice == "≈ €8.00/l")
    #expect(row("Oil")?.unitPrice == "€9.00/l")
    window.type("500 g", "5.00")
    #expect(window.model.form.content.problems[.quantity] != nil)
    window.model.form.type("olive oil", into: .term(.density))
    #expect(window.model.form.content.problems.isEmpty)
    #expect(window.model.form.content.results[.term(.density)] == "≈ 0.913 kg/l")
    #expect(window.model.form.content.preview.unitPrice == "≈ €9.13/l")
  }

  @Test func termsThatMakeNoSenseAreRefusedAtTheirField() {
    window.type("500 g", "2.00")
    for (text, term) in [
      ("120%", ProductForm.Field.term(.coupon)), ("0", .term(.usableShare)), ("0", .term(.deposit)),
      ("900 g", .term(.drained)), ("3 for -2", .deal), ("buy 0 get 1", .deal), ("120% off", .deal),
    ] {
      window.model.form.type(text, into: term)
      #expect(window.model.form.content.problems[term] != nil, "\(text)")
      #expect(!window.model.form.content.canSubmit)
      window.model.form.type("", into: term)
    }
    #expect(window.model.form.content.canSubmit)
    // More than the price is unusual, but said and allowed.
    window.model.form.type("3.00", into: .term(.deposit))
    #expect(
      window.model.form.content.results[.term(.deposit)] == "The deposit is more than the price.")
    #expect(window.model.form.content.canSubmit)
    window.model.form.type("3", into: .term(.packCount))
    window.model.form.type("2", into: .term(.limit))
    #expect(window.model.form.content.problems[.term(.packCount)] != nil)
  }
}
