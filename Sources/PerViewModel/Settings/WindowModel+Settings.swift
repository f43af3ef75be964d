import PerModel
import PerText

// How the comparison works out its figures.
extension WindowModel {
  public var settingsContent: SettingsContent { SettingsContent(comparison, using: language) }

  public func setIncludesDeposit(_ isOn: Bool) { set { $0.includesDeposit = isOn } }

  public func setUsesLoyaltyPrices(_ isOn: Bool) { set { $0.usesLoyaltyPrices = isOn } }

  public func setMarksWorst(_ isOn: Bool) { set { $0.marksWorst = isOn } }

  /// Compares by something else from now on.
  public func setBasis(_ basis: SettingsContent.Basis) { set { $0.basis = basis.substance } }

  /// What was typed into an entry of the settings; an empty one sets it as it was at first.
  ///
  /// The result is one sentence about what is wrong, or empty when it was taken in.
  public func set(_ text: String, _ entry: SettingsContent.Entry) -> String {
    var next = comparison.settings
    do throws(ReadingError) {
      switch entry {
      case .tax: next.tax = try readTax(text)
      case .tolerance:
        next.tolerance =
          isBlank(text) ? ComparisonSettings.defaultTolerance : try readTolerance(text)
      case .need:
        next.need = isBlank(text) ? nil : try readNeed(text)
        if let problem = problem(with: next.need) { return problem }
      }
    } catch {
      return sentence(error, entry)
    }
    set { $0 = next }
    return ""
  }

  private func set(_ change: (inout ComparisonSettings) -> Void) {
    var settings = comparison.settings
    change(&settings)
    guard settings != comparison.settings else { return }
    perform { [self] in
      settings == comparison.settings ? nil : .set(from: comparison.settings, to: settings)
    }
  }

  private func readTax(_ text: String) throws(ReadingError) -> Tax? {
    guard !isBlank(text) else { return nil }
    var terms = Terms()
    try language.termReader.read(text, as: .tax, into: &terms)
    return terms.tax
  }

  /// A percentage from 0 to 100.
  private func readTolerance(_ text: String) throws(ReadingError) -> Rational {
    try language.termReader.readPercentage(text, upTo: .one)
  }

  private func readNeed(_ text: String) throws(ReadingError) -> Need {
    let read = try language.needReader.read(text)
    do throws(NeedError) {
      return try read.need(defaultUnit: reference?.unit ?? form.unit.unit)
    } catch {
      throw ReadingError(error == .tooLarge ? .tooLarge : .notPositive, 0..<text.utf8.count)
    }
  }

  /// Why the need says nothing about this comparison; `nil` where it does.
  private func problem(with need: Need?) -> String? {
    guard let need, let measure = comparison.measure, !need.measure.isComparable(with: measure)
    else { return nil }
    return localized(
      "The products are measured by %1$s.", language.formatter.kindName(measure.kind))
  }

  private func sentence(_ error: ReadingError, _ entry: SettingsContent.Entry) -> String {
    switch entry {
    case .tax: localized("Type a tax rate such as 19%, or 19% included.")
    case .tolerance: localized("Type a percentage from 0% to 100%, such as 0.5%.")
    case .need: localized("Type an amount such as 2 kg, or 2 per week for 3 months.")
    }
  }
}
