import CICU

/// The marks that write a number in a locale.
final class NumberSymbols {
  private let handle: UnsafeMutablePointer<icu_number_format?>

  /// `nil` where ICU has no data for the style in any parent of the locale.
  init?(locale: String, isOrdinal: Bool = false) {
    var status: icu_status = 0
    guard let handle = icu_unum_open(isOrdinal ? ICU_ORDINAL : ICU_DECIMAL, locale, &status),
      status <= 0
    else { return nil }
    self.handle = handle
  }

  deinit { icu_unum_close(handle) }

  var decimalSeparator: String { symbol(ICU_DECIMAL_SEPARATOR) }
  var groupingSeparator: String { symbol(ICU_GROUPING_SEPARATOR) }
  var monetaryDecimalSeparator: String { symbol(ICU_MONETARY_SEPARATOR) }
  var monetaryGroupingSeparator: String { symbol(ICU_MONETARY_GROUPING_SEPARATOR) }

  /// How many digits are between two grouping separators; 0 if none.
  var groupSize: Int { Int(icu_unum_getGroupingSize(handle)) }

  /// A whole number in the style that was opened: "4th" for the ordinal one.
  func text(_ number: Int) -> String {
    ICU.withUTF16Buffer(capacity: 64) { icu_unum_formatInt64(handle, Int64(number), $0, $1, $2) }
  }

  private func symbol(_ symbol: icu_symbol) -> String {
    ICU.withUTF16Buffer(capacity: 16) { icu_unum_getSymbol(handle, symbol, $0, $1, $2) }
  }
}
