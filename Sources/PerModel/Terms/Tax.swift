/// A sales tax, which a price includes or the till adds.
public struct Tax: Hashable, Sendable {
  /// As a share of the price without it: 13 % is 13/100; from 0 to 10.
  public let rate: Rational
  /// Whether the price includes it; then nothing is added.
  public let isIncluded: Bool

  /// A tax at a rate from 0 to `maximumRate`.
  public init(rate: Rational, isIncluded: Bool) {
    self.rate = rate
    self.isIncluded = isIncluded
  }

  /// Ten times the price; no tax comes near it.
  public static let maximumRate: Rational = 10

  /// The tax of a price that includes it, at any rate.
  public static let included = Tax(rate: .zero, isIncluded: true)

  /// What the till adds to an amount.
  ///
  /// Throws `overflow` where the result does not fit.
  public func added(to amount: Rational) throws(ArithmeticError) -> Rational {
    isIncluded ? .zero : try amount * rate
  }
}

// The exchange form.
extension Tax {
  var exactText: String { "\(isIncluded ? "included" : "added") \(rate)" }

  init?(exact text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let isIncluded = ["included": true, "added": false][words[0]],
      let rate = number(words[1], where: { !$0.isNegative && $0 <= Tax.maximumRate })
    else { return nil }
    self.init(rate: rate, isIncluded: isIncluded)
  }
}

extension Tax {
  /// The rate that most goods have in a region, as an example: nothing is worked out with it.
  ///
  /// These are the standard rates of value added, or of goods and services tax, in 2025, by the European Commission's
  /// "Taxes in Europe Database" and the OECD's "Consumption Tax Trends". In the United States, Canada and Brazil rates
  /// differ from place to place: it is one that many pay. It is 10 % where none is known here.
  public static func exampleRate(in region: Region) throws(ArithmeticError) -> Rational {
    try Rational(Int128(perMille[region.code] ?? 100), over: 1000)
  }

  private static let perMille: [String: Int] = {
    var rates: [String: Int] = [:]
    for (rate, regions) in regionsByRate {
      for region in regions.split(separator: " ") { rates[String(region)] = rate }
    }
    return rates
  }()

  /// By the rate per thousand.
  private static let regionsByRate: KeyValuePairs<Int, String> = [
    50: "AE OM TW",
    70: "PA TH US",
    75: "NG",
    81: "CH LI",
    90: "SG",
    100: "AU BH BS ID JP KH KR LA MN MY PG PY VN",
    110: "LB",
    115: "PR",
    120: "GT KZ PH UZ",
    125: "TT",
    130: "BO CA CN CR NP SV",
    140: "AO BW EG",
    150: "BD EC ET FJ GH HN JM MU NA NI NZ SA ZA ZW",
    160: "JO KE MX MZ VE ZM",
    170: "BA BR LU",
    175: "BB",
    180: "AZ CI DO GE IL IN LK MK MT PE PK RW SN TZ UG",
    190: "CL CO CY DE DZ TN",
    200: "AL AM AT BG BY FR GB IM MA MC MD MG RS RU TR UA",
    210: "AR BE CZ ES LT LV ME NL RO",
    220: "IT SI SM UY",
    230: "IE PL PT SK",
    240: "EE GR IS",
    250: "DK HR NO SE",
    255: "FI",
    270: "HU",
  ]
}
