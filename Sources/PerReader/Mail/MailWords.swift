import PerDocument

/// The words of a header, of which those beyond ASCII are encoded (RFC 2047): "=?utf-8?Q?Caf=C3=A9?=".
enum MailWords {
  /// Longer headers are cut, in letters.
  private static let longest = 500

  static func decoded(_ value: String) -> String {
    var rest = value.prefix(longest)
    var text = ""
    var isBehindWord = false
    while let start = rest.firstRange(of: "=?") {
      guard let word = word(rest[start.upperBound...]) else {
        text += rest[..<start.upperBound]
        rest = rest[start.upperBound...]
        isBehindWord = false
        continue
      }
      // White space between two of them only parts the long.
      let before = rest[..<start.lowerBound]
      if !isBehindWord || !before.allSatisfy(\.isWhitespace) { text += before }
      text += word.text
      rest = word.rest
      isBehindWord = true
    }
    return text + rest
  }

  /// The word that begins with its charset, and what comes behind it.
  private static func word(_ text: Substring) -> (text: String, rest: Substring)? {
    let parts = text.split(separator: "?", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[3].first == "=" else { return nil }
    let isQuoted = parts[1].lowercased() == "q"
    guard isQuoted || parts[1].lowercased() == "b" else { return nil }
    let coded = isQuoted ? String(parts[2].map { $0 == "_" ? " " : $0 }) : String(parts[2])
    let bytes = MailEncoding.decoded(
      Array(coded.utf8)[...], isQuoted ? "quoted-printable" : "base64")
    let decoded = TextDecoding.utf8(bytes, charset: String(parts[0]))
    return (String(decoding: decoded, as: UTF8.self), parts[3].dropFirst())
  }

  /// The name in an address: "Shop" in "Shop <orders@example.com>"; empty where it has none.
  static func name(inAddress value: String) -> String {
    guard let bracket = value.lastIndex(of: "<") else { return "" }
    let name = decoded(String(value[..<bracket])).collapsed
    return String(name.drop { $0 == "\"" }.reversed().drop { $0 == "\"" }.reversed())
  }
}
