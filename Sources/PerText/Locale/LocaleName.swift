import PerModel

/// The name of a locale as POSIX, or the web, writes it, in ICU's terms.
struct LocaleName {
  /// ICU's identifier: "sr_Latn_RS" for "sr_RS.UTF-8@latin"; "en_US" for C, POSIX and nonsense.
  let identifier: String
  private let isEuro: Bool

  init(_ name: String) {
    let parts = name.split(separator: "@", maxSplits: 1)
    let modifier = parts.count == 2 ? String(parts[1]).lowercased() : ""
    let base = parts.first?.prefix { $0 != "." } ?? ""
    isEuro = modifier == "euro"
    let isPlain = base.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    var identifier = isPlain && base.utf8.count < 100 ? ICU.canonical(String(base)) : ""
    if ["", "c", "posix"].contains(identifier) || identifier.hasSuffix("_POSIX") {
      identifier = "en_US"
    }
    if let script = Self.scripts[modifier] {
      let region = ICU.region(of: identifier)
      identifier = [ICU.language(of: identifier), script, region].filter { !$0.isEmpty }
        .joined(separator: "_")
    } else if modifier == "valencia" {
      identifier += "_VALENCIA"
    }
    self.identifier = identifier
  }

  /// The named region, or the most likely one for the language; ISO 3166's ZZ, unknown, if there is neither, as for
  /// Esperanto.
  var region: Region {
    Region(code: ICU.region(of: identifier))
      ?? Region(code: ICU.region(of: ICU.maximized(identifier)))
      ?? Self.unknownRegion
  }

  /// The currency of the region; US dollars if unknown.
  var currency: Currency {
    if isEuro { return .euro }
    return Currency(region: region) ?? .usDollar
  }

  private static let unknownRegion: Region = {
    guard let region = Region(code: "ZZ") else { preconditionFailure("two letters") }
    return region
  }()

  /// Modifiers that glibc's locales have and that name a script.
  private static let scripts = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab",
  ]
}
