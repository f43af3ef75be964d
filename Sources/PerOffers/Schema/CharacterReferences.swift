/// Character references of HTML where they should not be: "&amp;" in JSON-LD.
enum CharacterReferences {
  private static let names: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "euro": "€",
    "pound": "£", "yen": "¥", "cent": "¢", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä",
    "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à",
    "ccedil": "ç", "ndash": "–", "mdash": "—", "reg": "®", "trade": "™", "rsquo": "’",
    "lsquo": "‘", "rdquo": "”", "ldquo": "“", "hellip": "…", "deg": "°", "frac12": "½",
    "oacute": "ó", "aacute": "á", "iacute": "í", "uacute": "ú", "ntilde": "ñ", "ecirc": "ê",
  ]

  /// The text with references replaced, twice at most: "&amp;amp;" is common.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let once = decodedOnce(text)
    return once.contains("&") && once != text ? decodedOnce(once) : once
  }

  private static func decodedOnce(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix(10).prefix { $0 != ";" && $0 != "&" }
      let end = rest.index(rest.startIndex, offsetBy: name.count + 1)
      guard end < rest.endIndex, rest[end] == ";", let character = character(name) else {
        result.append("&")
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    if let known = names[name] { return known }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
