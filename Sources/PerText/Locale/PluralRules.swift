import CICU

/// Which plural form a language uses with a number, as CLDR has it.
final class PluralRules {
  private let rules: OpaquePointer

  /// `nil` where ICU has no rules for the locale.
  init?(locale: String) {
    var status = U_ZERO_ERROR
    guard let rules = icu_uplrules_open(locale, &status), status.rawValue <= U_ZERO_ERROR.rawValue
    else { return nil }
    self.rules = rules
  }

  deinit { icu_uplrules_close(rules) }

  /// "one", "few", "other" …; "other" for what ICU cannot tell.
  func category(of number: OpaquePointer) -> String {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { buffer in
      var status = U_ZERO_ERROR
      let count = icu_uplrules_selectFormatted(
        rules, number, buffer.baseAddress, Int32(buffer.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return "other" }
      return String(decoding: buffer[..<Int(count)], as: UTF16.self)
    }
  }
}
