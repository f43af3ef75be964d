/// Why a change of a comparison is refused.
public enum ComparisonError: Error, Hashable, Sendable {
  /// Mass is not comparable with volume, nor rolls with sheets.
  case differentMeasure(product: Measure, comparison: Measure)
  case differentCurrency(product: Currency, comparison: Currency)
  /// The comparison is not, or no longer, what the change was made for.
  case outdated
}
