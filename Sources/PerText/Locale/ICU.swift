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
