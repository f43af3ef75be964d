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
    var kind = formatter.comparedBy(reference.unit.kind)
    if let basis = comparison.settings.basis {
      // Translators: what is compared: "by volume of alcohol", "by count of washes".
      kind = localized(context: "basis", "%1$s of %2$s", kind, formatter.substance(basis))
    }
    let countName = comparison.measure?.countName
    return kind + factSeparator + formatter.perReferenceUnit(reference, of: countName)
  }
}
