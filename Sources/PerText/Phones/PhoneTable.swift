/// How the countries of the world write their telephone numbers.
///
/// Regions with one calling code write alike; the formats are listed with the first of them.
struct PhoneTable {
  /// A region's numbers.
  struct Numbering {
    let country: String
    /// What is dialled before a number abroad; as the patterns below it is a regular expression.
    let internationalPrefix: String
    /// The digits dialled before a number within the country.
    let nationalPrefix: String
    /// The rewritten number, where the pattern has groups.
    let transform: String
    /// Which numbers can be, without any prefix.
    let possible: String
  }

  /// How some numbers of a calling code are written.
  struct Format {
    /// How these numbers begin; empty for any.
    let leading: String
    let pattern: String
    /// "0$1 $2": how they are written within the country.
    let national: String
    /// How they are written from abroad, after the calling code; empty where they cannot be dialled.
    let international: String
  }

  private(set) var numberings: [String: Numbering] = [:]
  private(set) var formats: [String: [Format]] = [:]
  /// The region that stands for a calling code.
  private(set) var mainRegions: [String: String] = [:]

  static let shared = PhoneTable()

  private init() {
    let text = Self.text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    var country = ""
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields[0].isEmpty {
        formats[country, default: []].append(
          Format(
            leading: fields[1], pattern: fields[2], national: fields[3], international: fields[4]))
        continue
      }
      country = fields[1]
      if country.last == "*" {
        country.removeLast()
        mainRegions[country] = fields[0]
      }
      numberings[fields[0]] = Numbering(
        country: country, internationalPrefix: fields[2], nationalPrefix: fields[3],
        transform: fields[4], possible: fields[5])
    }
  }
}
