import PerModel
import Synchronization

/// A telephone number taken apart, after libphonenumber's way of reading one.
struct PhoneNumber {
  /// The calling code: "49".
  let country: String
  /// The number as it is dialled after that, without any prefix.
  let national: String

  /// `nil` for a text that is no country's number, such as one with letters.
  init?(_ text: String, in region: Region) {
    guard let (digits, isInternational) = Self.digits(of: text) else { return nil }
    let table = PhoneTable.shared
    let own = table.numberings[region.code]
    if isInternational {
      self.init(international: digits)
      return
    }
    guard let own else { return nil }
    if let prefix = CompiledPatterns.start(of: digits, own.internationalPrefix),
      !prefix.whole.isEmpty,
      !digits[prefix.whole.upperBound...].hasPrefix("0")
    {
      self.init(international: String(digits[prefix.whole.upperBound...]))
      return
    }
    var national = Self.withoutPrefix(digits, own)
    // "49 30 …" in Germany is the calling code without its sign.
    if digits.hasPrefix(own.country), !Self.canBe(digits, own) {
      let rest = Self.withoutPrefix(String(digits.dropFirst(own.country.count)), own)
      if Self.canBe(rest, own) { national = rest }
    }
    guard Self.canBe(national, own) else { return nil }
    self.init(country: own.country, national: national)
  }

  private init(country: String, national: String) {
    self.country = country
    self.national = national
  }

  /// A number that begins with a calling code.
  private init?(international digits: String) {
    let table = PhoneTable.shared
    for count in 1...3 {
      let country = String(digits.prefix(count))
      guard let region = table.mainRegions[country], let numbering = table.numberings[region] else {
        continue
      }
      let national = Self.withoutPrefix(String(digits.dropFirst(count)), numbering)
      guard Self.canBe(national, numbering) else { return nil }
      self.init(country: country, national: national)
      return
    }
    return nil
  }

  /// The digits of any script as ASCII, and whether a plus is before them; `nil` if there is
  /// anything but digits and what people put between them.
  private static func digits(of text: String) -> (digits: String, isInternational: Bool)? {
    guard text.utf8.count <= longestText else { return nil }
    var digits = ""
    var hasPlus = false
    for character in text {
      if let digit = character.wholeNumberValue, (0...9).contains(digit) {
        digits.append(String(digit))
      } else if "+＋".contains(character), digits.isEmpty, !hasPlus {
        hasPlus = true
      } else if !character.isWhitespace, !separators.contains(character) {
        return nil
      }
    }
    return digits.count < 3 ? nil : (digits, hasPlus)
  }

  private static let longestText = 100
  private static let separators = Set(
    "-‐‑‒–—―−ー－()（）[].．/／~∼～\u{2066}\u{2068}\u{2069}\u{200E}\u{200F}")

  /// The number without what is dialled before it within the country, where that leaves a number.
  private static func withoutPrefix(
    _ digits: String, _ numbering: PhoneTable.Numbering
  ) -> String {
    guard !numbering.nationalPrefix.isEmpty,
      let prefix = CompiledPatterns.start(of: digits, numbering.nationalPrefix),
      !prefix.whole.isEmpty
    else { return digits }
    var rest = String(digits[prefix.whole.upperBound...])
    if !numbering.transform.isEmpty, prefix.groups.last.flatMap(\.self) != nil {
      rest = prefix.filling(numbering.transform) + rest
    }
    return canBe(digits, numbering) && !canBe(rest, numbering) ? digits : rest
  }

  private static func canBe(_ digits: String, _ numbering: PhoneTable.Numbering) -> Bool {
    CompiledPatterns.whole(of: digits, numbering.possible) != nil
  }

  /// The number as people write it in a region: as the country does there, else with a plus and the
  /// calling code. `nil` where the country has no form for it.
  func written(in region: Region) -> String? {
    let table = PhoneTable.shared
    let isHome = table.numberings[region.code]?.country == country
    for format in table.formats[country] ?? [] {
      let text = isHome ? format.national : format.international
      if text.isEmpty { continue }
      if !format.leading.isEmpty, CompiledPatterns.start(of: national, format.leading) == nil {
        continue
      }
      guard let parts = CompiledPatterns.whole(of: national, format.pattern) else { continue }
      let written = parts.filling(text)
      return isHome ? written : "+\(country) \(written)"
    }
    return isHome ? national : "+\(country) \(national)"
  }
}

/// The regular expressions that have been used. Compiling one takes longer than all else about a
/// number, and every row of a long list may name a store with one.
private enum CompiledPatterns {
  /// ICU matches with one expression on one thread at a time.
  private static let known = Mutex<[String: Pattern]>([:])

  /// The match at the start of the text.
  static func start(of text: String, _ pattern: String) -> Pattern.Match? {
    known.withLock { known in compiled(pattern, in: &known)?.start(of: text) }
  }

  /// The match of the whole text.
  static func whole(of text: String, _ pattern: String) -> Pattern.Match? {
    known.withLock { known in compiled(pattern, in: &known)?.whole(of: text) }
  }

  private static func compiled(
    _ text: String, in known: inout [String: Pattern]
  ) -> Pattern? {
    if let pattern = known[text] { return pattern }
    let pattern = Pattern(text)
    known[text] = pattern
    return pattern
  }
}
