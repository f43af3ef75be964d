import CICU

/// ICU's functions on locales and currencies, with Swift's strings. With `NumberFormat`,
/// `NumberSymbols`, `Pattern` and `Collator` the only place where ICU's names appear.
enum ICU {
  static let version = Int(icu_version())

  /// Every locale that ICU has data for.
  static var availableLocales: [String] {
    (0..<icu_uloc_countAvailable()).compactMap {
      icu_uloc_getAvailable($0).map { String(cString: $0) }
    }
  }

  static func canonical(_ locale: String) -> String { text(locale, icu_uloc_canonicalize) }

  /// The locale with the script and region that go without saying: "de" → "de_Latn_DE".
  static func maximized(_ locale: String) -> String { text(locale, icu_uloc_addLikelySubtags) }

  static func language(of locale: String) -> String { text(locale, icu_uloc_getLanguage) }

  static func script(of locale: String) -> String { text(locale, icu_uloc_getScript) }

  static func region(of locale: String) -> String { text(locale, icu_uloc_getCountry) }

  static func isRightToLeft(_ locale: String) -> Bool { icu_uloc_isRightToLeft(locale) != 0 }

  /// How a currency is written in a locale: its symbol as ICU chooses it, or the narrow one; the
  /// code if it has no symbol.
  static func currencySymbol(_ code: String, in locale: String, isNarrow: Bool) -> String {
    currencyName(
      code, in: locale, isNarrow ? ICU_NARROW_SYMBOL_NAME : ICU_SYMBOL_NAME)
  }

  /// What a currency is called in a locale: "US Dollar"; the code where it has no name.
  static func currencyName(_ code: String, in locale: String) -> String {
    currencyName(code, in: locale, ICU_LONG_NAME)
  }

  private static func currencyName(
    _ code: String, in locale: String, _ style: icu_currency_name
  ) -> String {
    var length: Int32 = 0
    var status: icu_status = 0
    return Array(code.utf16 + [0]).withUnsafeBufferPointer { units in
      guard let name = icu_ucurr_getName(units.baseAddress, locale, style, &length, &status),
        status <= 0
      else { return code }
      return String(decoding: UnsafeBufferPointer(start: name, count: Int(length)), as: UTF16.self)
    }
  }

  /// How a language says that something is per something else, with {0} and {1} in their places:
  /// "{0} per {1}"; `nil` if it is not said.
  static func perPattern(in locale: String) -> String? {
    // A region's own units may lack what those of its language have.
    for name in [locale, language(of: locale) + "_" + script(of: locale), language(of: locale)] {
      var status: icu_status = 0
      let bundle = icu_ures_openUnits(name, &status)
      let units = icu_ures_getByKey(bundle, "units", &status)
      let compound = icu_ures_getByKey(units, "compound", &status)
      defer {
        icu_ures_close(compound)
        icu_ures_close(units)
        icu_ures_close(bundle)
      }
      var length: Int32 = 0
      if let pattern = icu_ures_getStringByKey(compound, "per", &length, &status),
        status <= 0
      {
        return String(
          decoding: UnsafeBufferPointer(start: pattern, count: Int(length)), as: UTF16.self)
      }
    }
    return nil
  }

  private static func text(
    _ locale: String,
    _ call: (
      UnsafePointer<CChar>?, UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<icu_status>?
    ) -> Int32
  ) -> String {
    // ULOC_FULLNAME_CAPACITY, which is enough for every locale that is a real one.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 157) { buffer in
      var status: icu_status = 0
      let length = call(locale, buffer.baseAddress, 157, &status)
      guard status <= 0 else { return "" }
      return String(
        decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<Int(length)]),
        as: UTF8.self)
    }
  }

  /// Text that a call writes into a buffer; empty if it fails or does not fit.
  static func withUTF16Buffer(
    capacity: Int,
    _ call: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<icu_status>) -> Int32
  ) -> String {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
      var status: icu_status = 0
      let length = call(buffer.baseAddress, Int32(capacity), &status)
      guard status <= 0 else { return "" }
      return String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }
  }
}

/// A regular expression.
final class Pattern {
  private let handle: OpaquePointer

  /// `nil` if it is not a regular expression.
  init?(_ pattern: String) {
    var status: icu_status = 0
    let units = Array(pattern.utf16)
    guard let handle = icu_uregex_open(units, Int32(units.count), &status),
      status <= 0
    else { return nil }
    self.handle = handle
  }

  deinit { icu_uregex_close(handle) }

  /// What is found of the expression in a text.
  struct Match {
    let text: String
    let whole: Range<String.Index>
    /// From the first on; `nil` for one that has no part in it.
    let groups: [Range<String.Index>?]

    /// A text in which $1 stands for the first group, and so on.
    func filling(_ form: String) -> String {
      var filled = ""
      var isNumber = false
      for character in form {
        if isNumber, let number = character.wholeNumberValue, groups.indices.contains(number - 1) {
          filled += groups[number - 1].map { String(text[$0]) } ?? ""
          isNumber = false
        } else if character == "$" {
          isNumber = true
        } else {
          filled.append(character)
        }
      }
      return filled
    }
  }

  /// The match at the start of the text.
  func start(of text: String) -> Match? { match(text, icu_uregex_lookingAt) }

  /// The match that is the whole text.
  func whole(of text: String) -> Match? { match(text, icu_uregex_matches) }

  private func match(
    _ text: String, _ find: (OpaquePointer?, UnsafeMutablePointer<icu_status>?) -> Int8
  ) -> Match? {
    let units = Array(text.utf16)
    return units.withUnsafeBufferPointer { buffer in
      var status: icu_status = 0
      icu_uregex_setText(handle, buffer.baseAddress, Int32(buffer.count), &status)
      guard find(handle, &status) != 0, status <= 0 else { return nil }
      func range(_ group: Int32) -> Range<String.Index>? {
        let start = icu_uregex_start(handle, group, &status)
        let end = icu_uregex_end(handle, group, &status)
        guard start >= 0, status <= 0 else { return nil }
        let indices = text.utf16
        return indices.index(
          indices.startIndex, offsetBy: Int(start))..<indices.index(
            indices.startIndex, offsetBy: Int(end))
      }
      guard let whole = range(0) else { return nil }
      let count = icu_uregex_groupCount(handle, &status)
      return Match(
        text: text, whole: whole, groups: count > 0 ? (1...count).map(range) : [])
    }
  }
}

/// Compares texts as the Unicode Collation Algorithm has it.
final class Collator: Sendable {
  /// By nothing but the letters: neither case nor accents count.
  static let byLetters = Collator()

  /// Never changed once it is set up, so that all threads can use it.
  nonisolated(unsafe) private let handle: OpaquePointer

  private init() {
    var status: icu_status = 0
    guard let handle = icu_ucol_open("", &status), status <= 0 else {
      preconditionFailure("ICU has no root collation")
    }
    icu_ucol_ignoreCaseAndAccents(handle)
    self.handle = handle
  }

  /// The same for texts that are the same at this level; the order of keys is that of the texts.
  func key(of text: String) -> [UInt8] {
    let units = Array(text.utf16)
    let count = icu_ucol_getSortKey(handle, units, Int32(units.count), nil, 0)
    return [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, filled in
      filled = Int(
        icu_ucol_getSortKey(handle, units, Int32(units.count), buffer.baseAddress, count))
    }
  }
}

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
