/// A country or territory. It decides what a bare "pint" is, which units are usual and which amount
/// unit prices are given for.
public struct Region: Hashable, Sendable {
  /// The ISO 3166 code, two capital letters: "DE".
  public let code: String

  /// `nil` unless the code is two ASCII letters; small letters are taken as capitals. A code that
  /// names no region counts as metric.
  public init?(code: some StringProtocol) {
    guard code.utf8.count == 2, code.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A })
    else { return nil }
    self.code = code.uppercased()
  }

  private init(_ code: String) {
    self.code = code
  }

  public static let unitedStates = Region("US")
  public static let unitedKingdom = Region("GB")
  public static let germany = Region("DE")

  /// A system of measurement in everyday use.
  public enum MeasurementSystem: Hashable, Sendable {
    case metric
    /// US customary units.
    case us
    /// Metric in stores; pints, stones and miles in speech.
    case uk
  }

  /// The system in everyday use, by CLDR's `measurementData`.
  ///
  /// CLDR names the United States alone; its territories are under the same Fair Packaging and
  /// Labeling Act (15 USC 1459) and so go with it here.
  public var measurementSystem: MeasurementSystem {
    if Self.usingCustomaryUnits.contains(code) { return .us }
    return code == "GB" || code == "MM" ? .uk : .metric
  }

  /// Whether a bare "fl oz", "pt", "qt" or "gal" is the imperial one there; otherwise it is the US
  /// one.
  ///
  /// It is, by law or at the petrol pump, in the United Kingdom and its territories, Ireland,
  /// Australia, New Zealand, Myanmar and several Caribbean states. Not in Canada: its law has the
  /// imperial measures too, but the fluid ounces on packs and in stores there are US ones.
  public var usesImperialVolumes: Bool { Self.usingImperialVolumes.contains(code) }

  private static let usingCustomaryUnits: Set<String> = [
    "US", "AS", "GU", "MP", "PR", "UM", "VI", "LR",
  ]

  private static let usingImperialVolumes: Set<String> = [
    "GB", "GG", "IM", "JE", "GI", "FK", "SH", "IE", "AU", "NZ", "MM",
    "AG", "AI", "DM", "GD", "KN", "KY", "LC", "MS", "VC", "VG",
  ]
}

extension Region: CustomStringConvertible {
  public var description: String { code }
}
