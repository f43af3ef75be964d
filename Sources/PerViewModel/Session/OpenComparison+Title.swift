import PerModel
import PerText

// What it is called.
extension OpenComparison {
  /// The maximum length of a comparison's name, in characters: it is a title of one line.
  public nonisolated static let maximumNameLength = 200

  /// What the comparison is called.
  var title: String { displayName(of: comparison) }

  /// "by volume · per litre"; empty while nothing is measured.
  var subtitle: String {
    guard let reference else { return "" }
    let formatter = language.formatter
    var kind = formatter.kindName(reference.unit.kind)
    if let basis = comparison.settings.basis {
      // Translators: what a comparison is based on: "volume of alcohol", "count of washes".
      kind = localized("%1$s of %2$s", kind, formatter.substance(basis))
    }
    // Translators: what a comparison measures and its reference unit: "by volume · per litre".
    return localized(
      "by %1$s · %2$s", kind,
      formatter.perReferenceUnit(reference, of: comparison.measure?.countName))
  }
}
