import Glibc
import PerText

/// Rewrites a text of before Unicode as UTF-8, chunk by chunk, with the C library's `iconv`.
///
/// Excel still writes CSV in the encoding that Windows has for a country: "Mleko łaciate" of Poland is "Mleko ³aciate"
/// in that of western Europe.
final class LegacyText {
  private let converter: iconv_t
  /// The first bytes of a character whose others are in the next chunk.
  private var rest: [UInt8] = []

  /// `nil` where the C library does not know the encoding.
  private init?(_ name: String) {
    guard let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1) else {
      return nil
    }
    self.converter = converter
  }

  deinit { iconv_close(converter) }

  /// What reads a text that begins with these bytes; `nil` if it is UTF-8 or Windows-1252 as far as can be seen, or
  /// not what programs of the locale wrote.
  static func reader(of bytes: [UInt8], in locale: UserLocale) -> LegacyText? {
    guard let first = bytes.firstIndex(where: { $0 >= 0x80 }), first + 4 <= bytes.count,
      UTF8Letters.length(in: bytes[...], at: first) == nil, let name = name(of: locale),
      let trial = LegacyText(name), trial.text(of: bytes) != nil
    else { return nil }
    return LegacyText(name)
  }

  /// The bytes as UTF-8, as far as they are whole characters; `nil` if some are none.
  func text(of bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * 2)
    var input = (rest + bytes).map { CChar(bitPattern: $0) }
    var piece = [CChar](repeating: 0, count: 1 << 14)
    let total = input.count
    var left = total
    let isRead = input.withUnsafeMutableBufferPointer { buffer in
      var next = buffer.baseAddress
      while left > 0 {
        let problem = piece.withUnsafeMutableBufferPointer { room in
          var (output, free) = (room.baseAddress, room.count)
          let problem = iconv(converter, &next, &left, &output, &free) == -1 ? errno : 0
          result += room.prefix(room.count - free).map { UInt8(bitPattern: $0) }
          return problem
        }
        if problem == EINVAL { return true }
        if problem != 0, problem != E2BIG { return false }
      }
      return true
    }
    rest = input.suffix(left).map { UInt8(bitPattern: $0) }
    return isRead ? result : nil
  }

  /// Whether the text ends within a character.
  var isCut: Bool { !rest.isEmpty }

  /// What programs of Windows wrote where a language is spoken (Unicode's mappings for Microsoft's code pages); `nil`
  /// for western Europe.
  private static func name(of locale: UserLocale) -> String? {
    let language = locale.language
    if language == "zh" {
      return ["TW", "HK", "MO"].contains(locale.region.code) ? "BIG5-HKSCS" : "GB18030"
    }
    return names[language]
  }

  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for (name, languages) in [
      ("CP1250", "pl cs sk hu sl hr bs ro sq"), ("CP1251", "ru uk bg sr mk be"), ("CP1253", "el"),
      ("CP1254", "tr az"), ("CP1255", "he"), ("CP1256", "ar fa ur"), ("CP1257", "et lv lt"),
      ("CP1258", "vi"), ("CP874", "th"), ("CP932", "ja"), ("CP949", "ko"),
    ] {
      for language in languages.split(separator: " ") { names[String(language)] = name }
    }
    return names
  }()
}
