/// The address of a page, as browsers hand it over. **Nothing here opens it.**
public enum PageAddress {
  /// Longer ones are not kept.
  private static let maximumLength = 2000
  /// Longer pages are more than a link.
  private static let longestLink = 8000

  /// The address that a text is and nothing else; `nil` for any other text, and for one that could hide where it leads.
  public static func alone(in text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard DocumentFile.isAddress(text), let word = words.first,
      word.utf8.count <= maximumLength, host(of: word) != nil,
      !word.unicodeScalars.contains(where: {
        [.control, .format, .privateUse].contains($0.properties.generalCategory)
      })
    else { return nil }
    return String(word)
  }

  /// The address of the only link of a copied page that has nothing besides it.
  public static func alone(inPage page: [UInt8]) -> String? {
    guard page.count <= longestLink else { return nil }
    var link: String?
    var isInLink = false
    for piece in String(decoding: page, as: UTF8.self).split(separator: "<") {
      let parts = piece.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0].prefix { !$0.isWhitespace }.lowercased()
      if name == "/a" { isInLink = false }
      if name == "a" {
        guard link == nil, let address = value(of: "href", in: parts[0]) else { return nil }
        link = address
        isInLink = true
      }
      let text = parts.count > 1 ? parts[1] : parts[0]
      let isComment = name.hasPrefix("!--")
      if !isInLink, parts.count > 1 || !isComment, !text.allSatisfy(\.isWhitespace) { return nil }
    }
    return link.flatMap { alone(in: $0) }
  }

  /// The site that an address is of, without the page: "https://www.shop.example/". More of it is nobody's business.
  ///
  /// - Parameter bytes: UTF-8, or UTF-16 with the low byte first, as Firefox writes it.
  public static func site(_ bytes: [UInt8]) -> String? {
    var bytes = bytes.prefix(2 * maximumLength)
    if bytes.starts(with: [0xFF, 0xFE]) { bytes = bytes.dropFirst(2) }
    // The scheme is ASCII in both, so that zeros tell them apart.
    let text = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
    return host(of: text[...]).map { "https://\($0)/" }
  }

  /// The name of the host, in lower case; `nil` unless it is one that the net could have.
  private static func host(of address: Substring) -> String? {
    let lower = address.lowercased()
    guard let scheme = ["https://", "http://"].first(where: lower.hasPrefix) else { return nil }
    let authority = lower.dropFirst(scheme.count).prefix { !"/?#\\".contains($0) }
    let named = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let host = named.prefix { $0 != ":" }
    guard (1...253).contains(host.utf8.count),
      host.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." })
    else { return nil }
    return String(host)
  }

  /// The value of an attribute of a tag.
  private static func value(of name: String, in tag: Substring) -> String? {
    guard let start = tag.lowercased().split(separator: name + "=", maxSplits: 1).first,
      start.count < tag.count
    else { return nil }
    let rest = tag.dropFirst(start.count + name.count + 1)
    guard let quote = rest.first else { return nil }
    let value =
      "\"'".contains(quote)
      ? rest.dropFirst().prefix { $0 != quote } : rest.prefix { !$0.isWhitespace }
    return value.split(separator: "&amp;", omittingEmptySubsequences: false)
      .joined(separator: "&")
  }
}
