/// A text in which the addresses of web pages are links.
public struct LinkedText: Hashable, Sendable {
  /// A part of the text.
  public struct Part: Hashable, Sendable {
    /// What it says.
    public let text: String
    /// Whether it is the address of a page.
    public let isAddress: Bool
  }

  /// All of the text, in order.
  public let parts: [Part]

  /// Whether there is an address in it.
  public var hasAddress: Bool { parts.contains(where: \.isAddress) }

  init(_ text: String) {
    var parts: [Part] = []
    var plain = ""
    var rest = text[...]
    while !rest.isEmpty {
      let address = plain.last?.isLetter == true ? "" : Self.address(at: rest)
      if address.isEmpty {
        plain.append(rest.removeFirst())
        continue
      }
      if !plain.isEmpty { parts.append(Part(text: plain, isAddress: false)) }
      parts.append(Part(text: String(address), isAddress: true))
      plain = ""
      rest = rest[address.endIndex...]
    }
    if !plain.isEmpty { parts.append(Part(text: plain, isAddress: false)) }
    self.parts = parts
  }

  /// The address that a text begins with, without the sign that ends a sentence or closes what was opened before it.
  private static func address(at text: Substring) -> Substring {
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: { text.prefix($0.count).lowercased() == $0 }) else {
      return ""
    }
    var address = text.prefix { !$0.isWhitespace && !"<>\"“”„«»".contains($0) }
    while let last = address.last,
      ".,;:!?'’".contains(last) || last == ")" && !address.contains("(")
    {
      address.removeLast()
    }
    return address.count > scheme.count ? address : ""
  }
}
