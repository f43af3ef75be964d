import CICU

/// An ICU number formatter, made from a skeleton for a locale.
///
/// Exact decimal text goes in, and never a binary fraction.
final class NumberFormat {
  private let formatter: OpaquePointer
  private let result: OpaquePointer
  private let position: OpaquePointer

  /// `nil` where ICU does not know the skeleton's unit or currency.
  init?(_ skeleton: String, locale: String) {
    var status: icu_status = 0
    let units = Array(skeleton.utf16)
    guard
      let formatter = icu_unumf_openForSkeletonAndLocale(
        units, Int32(units.count), locale, &status),
      let result = icu_unumf_openResult(&status),
      let position = icu_ucfpos_open(&status),
      status <= 0
    else { return nil }
    self.formatter = formatter
    self.result = result
    self.position = position
  }

  deinit {
    icu_ucfpos_close(position)
    icu_unumf_closeResult(result)
    icu_unumf_close(formatter)
  }

  /// The number as the locale writes it.
  func text(_ decimal: String) -> String {
    String(decoding: utf16(decimal), as: UTF16.self)
  }

  /// The number as the locale writes it, taken apart: what comes before the digits, the digits with
  /// sign and separators, what comes after them.
  func parts(_ decimal: String) -> (before: String, number: String, after: String) {
    let units = utf16(decimal)
    let number = numberRange(in: units.count)
    return (
      String(decoding: units[..<number.lowerBound], as: UTF16.self),
      String(decoding: units[number], as: UTF16.self),
      String(decoding: units[number.upperBound...], as: UTF16.self)
    )
  }

  /// Whether the number is written in digits, and not in the form of the unit's name.
  func hasDigits(_ decimal: String) -> Bool {
    let units = utf16(decimal)
    return !numberRange(in: units.count).isEmpty
  }

  /// The category of plural forms that a number takes in a language: "one", "few", "other".
  func pluralCategory(_ decimal: String, by rules: PluralRules) -> String {
    _ = utf16(decimal)
    return rules.category(of: result)
  }

  /// Valid until the next number is formatted.
  private func utf16(_ decimal: String) -> UnsafeBufferPointer<UInt16> {
    var status: icu_status = 0
    var decimal = decimal
    decimal.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        icu_unumf_formatDecimal(formatter, $0.baseAddress, Int32($0.count), result, &status)
      }
    }
    var length: Int32 = 0
    let value = icu_unumf_resultAsValue(result, &status)
    let start = icu_ufmtval_getString(value, &length, &status)
    guard status <= 0 else {
      preconditionFailure("ICU cannot write \(decimal): status \(status)")
    }
    return UnsafeBufferPointer(start: start, count: Int(length))
  }

  /// The positions of the digits, the sign and the separators in the last formatted text.
  private func numberRange(in count: Int) -> Range<Int> {
    var status: icu_status = 0
    let value = icu_unumf_resultAsValue(result, &status)
    icu_ucfpos_reset(position, &status)
    var (start, end) = (count, 0)
    while icu_ufmtval_nextPosition(value, position, &status) != 0 {
      let field = icu_ucfpos_getField(position, &status)
      guard Self.numberFields.contains(field) else { continue }
      var (fieldStart, fieldEnd): (Int32, Int32) = (0, 0)
      icu_ucfpos_getIndexes(position, &fieldStart, &fieldEnd, &status)
      start = min(start, Int(fieldStart))
      end = max(end, Int(fieldEnd))
    }
    return start < end ? start..<end : count..<count
  }

  private static let numberFields: Set<Int32> = Set(
    [
      ICU_INTEGER_FIELD, ICU_FRACTION_FIELD, ICU_DECIMAL_SEPARATOR_FIELD,
      ICU_GROUPING_SEPARATOR_FIELD, ICU_SIGN_FIELD,
    ].map { Int32(bitPattern: $0.rawValue) })
}

/// Which plural form a language uses with a number, as CLDR has it.
final class PluralRules {
  private let rules: OpaquePointer

  /// `nil` where ICU has no rules for the locale.
  init?(locale: String) {
    var status: icu_status = 0
    guard let rules = icu_uplrules_open(locale, &status), status <= 0
    else { return nil }
    self.rules = rules
  }

  deinit { icu_uplrules_close(rules) }

  /// "one", "few", "other" …; "other" for what ICU cannot tell.
  func category(of number: OpaquePointer) -> String {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { buffer in
      var status: icu_status = 0
      let count = icu_uplrules_selectFormatted(
        rules, number, buffer.baseAddress, Int32(buffer.count), &status)
      guard status <= 0 else { return "other" }
      return String(decoding: buffer[..<Int(count)], as: UTF16.self)
    }
  }
}
