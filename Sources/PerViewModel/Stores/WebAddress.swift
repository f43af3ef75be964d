/// Addresses for other programs to open, made from the user's input.
enum WebAddress {
  /// The place of a postal address: for a maps program, else as a map search in the browser.
  static func maps(of address: String) -> [String] {
    guard !isBlank(address) else { return [] }
    let place = escaped(address.inOneLine)
    return ["geo:0,0?q=\(place)", "https://www.openstreetmap.org/search?query=\(place)"]
  }

  /// `nil` if it is not an e-mail address.
  static func mail(to address: String) -> String? {
    let address = trimmed(address)
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }),
      !address.contains(where: \.isWhitespace)
    else { return nil }
    return "mailto:" + escaped(address, besides: "@")
  }

  /// A web page, perhaps without its scheme; `nil` if it is not an address, or has a scheme other than the web's.
  static func page(_ address: String) -> String? {
    let address = trimmed(address)
    guard address.contains("."), !address.contains(where: \.isWhitespace) else { return nil }
    let scheme = address.lowercased()
    let hasScheme = scheme.hasPrefix("https://") || scheme.hasPrefix("http://")
    if !hasScheme, address.contains("://") { return nil }
    return (hasScheme ? "" : "https://") + escaped(address, besides: ":/?#[]@!$&'()*+,;=%")
  }

  /// Percent-encodes everything but the unreserved characters (RFC 3986) and those of `kept`.
  private static func escaped(_ text: String, besides kept: String = "") -> String {
    let kept = Set(kept.utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      case _ where kept.contains(byte): bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
