import PerModel
import PerText
import PerWords

/// What can be done with a product that cannot be compared with the others as they are compared now.
public enum WayOut: Hashable, Sendable {
  /// It becomes a comparison of its own.
  case newComparison
  /// All are compared by something that this one and most of the others state.
  case compareBy(SettingsContent.Basis)

  /// The text of the button.
  public var title: String {
    switch self {
    case .newComparison: localized("Add to a New Comparison")
    // Translators: %1$s is what packs also say on them: "Compare by washes".
    case .compareBy(let basis): localized("Compare by %1$s", basis.title)
    }
  }

  init(for product: Product, in comparison: Comparison, using formatter: Formatter) {
    let shared = comparison.substanceShared(with: product, where: \.isOtherMeasure)
    self =
      shared.map { .compareBy(.init(substance: $0, title: formatter.substance($0))) }
      ?? .newComparison
  }
}

extension OpenComparison {
  /// Makes room for a product that cannot be compared with the others.
  func take(_ wayOut: WayOut?, addingToNew: () -> Void) {
    switch wayOut {
    case .newComparison?: addingToNew()
    case .compareBy(let basis)?: compare(by: basis)
    case nil: break
    }
  }

  /// Compares by something else from now on.
  func compare(by basis: SettingsContent.Basis) {
    perform { comparison in
      var settings = comparison.settings
      settings.basis = basis.substance
      return settings == comparison.settings ? nil : .set(from: comparison.settings, to: settings)
    }
  }
}
