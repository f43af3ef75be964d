import CICU

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
