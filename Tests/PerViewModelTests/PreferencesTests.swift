import PerModel
import PerText
import Testing

@testable import PerViewModel

/// What is kept, as the desktop would.
@MainActor
final class PreferencesInMemory: PreferenceStore {
  private var texts: [Preferences.Key: String] = [:]
  /// What an administrator has locked.
  var locked: Set<Preferences.Key> = []
  func canSet(_ key: Preferences.Key) -> Bool { !locked.contains(key) }
  func text(_ key: Preferences.Key) -> String { texts[key] ?? "" }
  func set(_ key: Preferences.Key, _ text: String) { texts[key] = text }
}

@MainActor
@Suite struct PreferencesTests {
  private let kept = PreferencesInMemory()
  private let files = LibraryFolder()

  private struct Program {
    let library: Library
    let preferences: PreferencesModel
    let model: WindowModel
  }

  /// A program that was started just now.
  private func start() -> Program {
    let library = files.library()
    return Program(
      library: library, preferences: PreferencesModel(library, keptIn: kept),
      model: WindowModel(library.openNew()))
  }

  private func add(_ quantity: String, _ price: String, to model: WindowModel) {
    model.form.type(quantity, into: .quantity)
    model.form.type(price, into: .price)
    model.form.submit()
  }

  @Test func withoutAnyChoiceNothingIsDifferent() {
    #expect(Preferences(keptIn: kept) == Preferences())
    let program = start()
    #expect(program.model.comparison == Comparison(currency: .euro))
  }

  @Test func whatCannotBeReadCountsAsNeverChosen() {
    for key in Preferences.Key.allCases { kept.set(key, "x/y z") }
    #expect(Preferences(keptIn: kept) == Preferences())
  }

  @Test func whatAnAdministratorHasLockedStaysAsItIs() {
    kept.set(.units, "us")
    kept.locked = [.units]
    let program = start()
    #expect(!program.preferences.canChange(.units))
    #expect(program.preferences.canChange(.start))
    program.preferences.setUnits(.metric)
    program.preferences.setStart(.new)
    #expect(program.preferences.preferences.units == .us)
    #expect(program.preferences.preferences.start == .new)
    #expect(Preferences(keptIn: kept) == program.preferences.preferences)
  }

  @Test func aChoiceIsKept() {
    let program = start()
    program.preferences.setCurrency(.usDollar)
    program.preferences.setUnits(.imperial)
    program.preferences.setOffered(false, .ounce)
    #expect(program.preferences.setTax("8.25%") == "")
    program.preferences.setIncludesDeposit(true)
    program.preferences.setMinimumDecimals(3)
    program.preferences.setColorScheme(.dark)
    program.preferences.setStart(.new)
    program.preferences.setMinorUnits(.always)
    let again = start().preferences.preferences
    #expect(again == program.preferences.preferences)
    #expect(again.currency == .usDollar && again.units == .imperial && again.tax != nil)
    #expect(again.hiddenUnits == [.ounce] && again.includesDeposit && again.minimumDecimals == 3)
    #expect(again.colorScheme == .dark && again.start == .new && again.minorUnits == .always)
  }

  @Test func unitPricesAreWrittenAsOnTheShelf() {
    let program = start()
    add("1 kg", "0.50", to: program.model)
    #expect(program.model.list.rows[0].unitPrice == "€0.50/kg")
    program.preferences.setMinorUnits(.always)
    #expect(program.model.list.rows[0].unitPrice == "50.0¢/kg")
    program.preferences.setMinorUnits(.never)
    #expect(program.model.list.rows[0].unitPrice == "€0.50/kg")
    let american = WindowModel(language: .english(region: .unitedStates, currency: .usDollar))
    add("16 fl oz", "1.97", to: american)
    #expect(american.list.rows[0].unitPrice == "12.3¢/fl oz")
    american.select(american.list.rows[0].id)
    #expect(american.details.content?.outcome.unitPrice == "12.3¢/fl oz")
  }

  @Test func theCurrencyTaxAndDepositAreThoseOfNewComparisons() {
    let program = start()
    let model = program.model
    program.preferences.setCurrency(.poundSterling)
    _ = program.preferences.setTax("20%")
    program.preferences.setIncludesDeposit(true)
    // An untouched window follows at once.
    #expect(model.comparison.currency == .poundSterling)
    add("1 kg", "1", to: model)
    #expect(model.list.rows[0].unitPrice == "£1.20/kg")
    #expect(model.settings.content.includesDeposit)
    // What is there already stays as it is.
    program.preferences.setCurrency(.usDollar)
    #expect(model.comparison.currency == .poundSterling)
    let next = start().model
    #expect(next.comparison.currency == .usDollar)
    #expect(next.comparison.settings.includesDeposit && next.comparison.settings.tax != nil)
  }

  @Test func aTaxThatCannotBeReadIsSaidAndNotKept() {
    let program = start()
    #expect(program.preferences.taxPlaceholders == ["e.g. 19%"])
    #expect(!program.preferences.setTax("much").isEmpty)
    #expect(program.preferences.preferences.tax == nil)
    #expect(program.preferences.setTax("7%").isEmpty)
    #expect(program.preferences.taxText == "7%")
    #expect(program.preferences.setTax("").isEmpty)
    #expect(program.preferences.preferences.tax == nil)
  }

  @Test(arguments: [
    (Preferences.UnitSystem.region, "€2.00/kg", "gram"), (.metric, "€2.00/kg", "gram"),
    (.us, "€0.907/lb", "ounce"), (.imperial, "€0.907/lb", "ounce"),
  ])
  func unitPricesAreGivenForTheUnitsOfTheSystem(
    _ system: Preferences.UnitSystem, _ unitPrice: String, _ unit: String
  ) {
    let program = start()
    program.preferences.setUnits(.us)
    program.preferences.setUnits(system)
    #expect(program.model.form.content.form.unit.unit.id == unit)
    #expect(program.model.form.unitChoices.first?.choice.unit.id == unit)
    add("500 g", "1", to: program.model)
    #expect(program.model.list.rows[0].unitPrice == unitPrice)
    // And at once where a comparison is on show.
    program.preferences.setUnits(system == .us ? .metric : .us)
    #expect(program.model.list.rows[0].unitPrice == (system == .us ? "€2.00/kg" : "€0.907/lb"))
  }

  @Test func pintsAreTheImperialOnesWhereThoseArePreferred() {
    let program = start()
    program.preferences.setUnits(.imperial)
    add("1 pint", "1", to: program.model)
    #expect(program.model.comparison.products.first?.quantity?.unit.id == "pint-imperial")
    program.preferences.setUnits(.us)
    add("1 pint", "1", to: program.model)
    #expect(program.model.comparison.products.last?.quantity?.unit.id == "pint")
  }

  @Test func aHiddenUnitIsNotOfferedButRead() {
    let program = start()
    let offered = { program.model.form.unitChoices.map(\.choice.unit) }
    #expect(offered().contains(.ounce))
    program.preferences.setOffered(false, .ounce)
    #expect(!offered().contains(.ounce))
    let row = program.preferences.unitGroups.flatMap(\.units).first { $0.unit == .ounce }
    #expect(row?.isOffered == false)
    add("16 oz", "1", to: program.model)
    #expect(program.model.list.rows.count == 1)
    // The one in use is offered nevertheless.
    #expect(offered().contains(.ounce))
    program.preferences.setOffered(true, .ounce)
    #expect(program.preferences.preferences.hiddenUnits.isEmpty)
  }

  @Test func unitPricesHaveAtLeastTheChosenDecimals() {
    let program = start()
    add("1 kg", "2", to: program.model)
    program.preferences.setMinimumDecimals(4)
    #expect(program.model.list.rows[0].unitPrice == "€2.0000/kg")
    program.preferences.setMinimumDecimals(0)
    #expect(program.model.list.rows[0].unitPrice == "€2.00/kg")
  }

  @Test func whatAnotherProgramChangesIsTakenIn() {
    let program = start()
    kept.set(.minimumDecimals, "3")
    add("1 kg", "2", to: program.model)
    program.preferences.reload()
    #expect(program.model.list.rows[0].unitPrice == "€2.000/kg")
  }
}
