import PerDocument

/// The name of an article in a title, which often goes on with the name of the shop.
enum ProductTitle {
  private static let signs = [" | ", " - ", " – ", " — ", " · ", " :: "]

  /// A name without that of the shop behind it: "Green Tea - Corner Shop".
  static func withoutShop(_ name: String, of document: Document) -> String {
    let shop = NameForm(document.values(ofProperty: "og:site_name").first ?? "")
    guard !shop.isEmpty else { return name }
    for sign in signs {
      let parts = name.components(of: sign)
      if parts.count > 1, let last = parts.last, NameForm(last) == shop {
        return parts.dropLast().joined(separator: sign)
      }
    }
    return name
  }

  /// The name in the title of a page, before what parts it from other things: "Green Tea | Buy online".
  static func article(_ title: String, of document: Document) -> String {
    let name = withoutShop(title, of: document)
    let first = name.components(of: " | ")[0].trimmed
    return first.count < PageLimit.rest ? name : first
  }
}

extension String {
  fileprivate func components(of sign: String) -> [String] {
    split(separator: sign, omittingEmptySubsequences: false).map(String.init)
  }
}
