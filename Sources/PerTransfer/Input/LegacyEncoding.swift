import PerDocument
import PerText

/// The encodings that programs wrote before Unicode.
///
/// Excel still writes CSV in the encoding that Windows has for a country: "Mleko łaciate" of Poland is "Mleko ³aciate"
/// in that of western Europe.
enum LegacyEncoding {
  /// The beginning of a text as UTF-8, and what reads the rest; `nil` if it is UTF-8 or Windows-1252 as far as can be
  /// seen, or not what programs of the locale wrote.
  static func begin(
    _ bytes: [UInt8], in locale: UserLocale
  ) -> (text: [UInt8], converter: TextConverter)? {
    guard isOther(bytes), let name = name(of: locale),
      let converter = TextConverter(from: name), let text = converter.next(bytes)
    else { return nil }
    return (text, converter)
  }

  /// Whether most characters beyond ASCII are none of UTF-8: some pairs of bytes are characters of it by chance, and a
  /// file in it may have a spoiled one.
  private static func isOther(_ bytes: [UInt8]) -> Bool {
    var (characters, others) = (0, 0)
    var index = 0
    // The last character may be cut off.
    while index + 3 < bytes.count, characters + others < enough {
      let length = UTF8Letters.length(in: bytes[...], at: index)
      if bytes[index] >= 0x80 {
        if length == nil { others += 1 } else { characters += 1 }
      }
      index += length ?? 1
    }
    return others > characters
  }

  /// How many characters are looked at.
  private static let enough = 1000

  /// What programs of Windows wrote where a language is spoken (Unicode's mappings for Microsoft's code pages); `nil`
  /// for western Europe. These are codes of ISO 639 and ISO 3166, and names of IANA, not words.
  private static func name(of locale: UserLocale) -> String? {
    let name = names[locale.language]
    let isTraditional = name == simplified && traditionalRegions.contains(locale.region.code)
    return isTraditional ? traditional : name
  }

  private static let (simplified, traditional) = ("GB18030", "BIG5-HKSCS")
  /// Where Chinese has the traditional characters.
  private static let traditionalRegions: Set = ["TW", "HK", "MO"]

  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for (name, languages) in [
      ("CP1250", "pl cs sk hu sl hr bs ro sq"), ("CP1251", "ru uk bg sr mk be"), ("CP1253", "el"),
      ("CP1254", "tr az"), ("CP1255", "he"), ("CP1256", "ar fa ur"), ("CP1257", "et lv lt"),
      ("CP1258", "vi"), ("CP874", "th"), ("CP932", "ja"), ("CP949", "ko"),
      (simplified, "zh"),
    ] {
      for language in languages.split(separator: " ") { names[String(language)] = name }
    }
    return names
  }()
}
