import PerDocument

/// What HTML tags say about their content.
enum PageTags {
  static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]

  /// What a tag says. Authors give their own tags names with a dash, and hardly ever set them in the middle of a text.
  static func traits(of name: String) -> Node.Traits {
    traits[name] ?? (name.utf8.contains(UInt8(ascii: "-")) ? .block : [])
  }

  private static let traits: [String: Node.Traits] = {
    var traits: [String: Node.Traits] = [
      "h1": [.block, .heading, .mainHeading, .bold],
      "b": .bold, "strong": .bold, "s": .struck, "del": .struck, "strike": .struck,
      "a": .link, "sup": .raised, "br": .lineBreak, "hr": [.block, .lineBreak],
      "img": .picture, "amp-img": .picture,
      "table": [.block, .table], "tr": [.block, .row], "td": [.block, .cell],
      "th": [.block, .cell, .bold], "li": [.block, .listItem],
      "button": .control, "select": [.control, .block], "option": [.control, .block],
      "label": .choice,
      "nav": [.block, .aside], "footer": [.block, .aside],
      "header": [.block, .head], "aside": [.block, .part, .sidebar],
      "article": [.block, .part], "main": [.block, .part], "section": [.block, .part],
    ]
    for name in ["h2", "h3", "h4", "h5", "h6"] { traits[name] = [.block, .heading, .bold] }
    for name in [
      "address", "blockquote", "body", "caption", "center", "dd", "details",
      "dialog", "div", "dl", "dt", "fieldset", "figcaption", "figure", "form", "html",
      "legend", "ol", "p", "pre", "summary", "tbody", "tfoot", "thead", "ul",
    ] { traits[name] = .block }
    // Not hidden: the parser keeps a fragment in it that begins with <meta> and then a tag it does not know, such as
    // <header>. What belongs into a head shows nothing anyway.
    traits["head"] = .block
    return traits
  }()

  /// Whether a template is what its element shows: "<template shadowrootmode=open>".
  static func isShadowTree(_ attributes: [String: String]) -> Bool {
    ["open", "closed"].contains(attributes["shadowrootmode"]?.lowercased() ?? "")
  }

  /// What the author calls an element.
  static func hints(_ attributes: [String: String]) -> String {
    var hints = ""
    for key in [
      "class", "id", "itemprop", "data-testid", "data-test", "data-qa", "data-component",
      "data-automation-id", "data-auto", "data-test-id", "data-role", "property", "role",
    ] {
      guard let value = attributes[key], !value.isEmpty else { continue }
      hints += hints.isEmpty ? "" : " "
      hints += value.prefix(400).lowercased()
    }
    return hints
  }

  /// Where a picture is, also where it is to be loaded later.
  static func picture(_ attributes: [String: String]) -> String {
    for key in ["data-src", "data-original", "data-lazy", "data-lazy-src", "src"] {
      if let address = attributes[key], !address.isEmpty, !address.hasPrefix("data:") {
        return String(address.prefix(4000))
      }
    }
    let set = attributes["data-srcset"] ?? attributes["srcset"] ?? ""
    return set.split(separator: " ").first.map(String.init) ?? ""
  }

  /// What a link or a text is called in words that may be longer than what is shown; what only labels a button is no name.
  static func called(_ name: String, _ attributes: [String: String]) -> String? {
    guard name != "button", name != "input", name != "img" else { return nil }
    let texts = [attributes["title"], name == "a" ? attributes["aria-label"] : nil]
    return texts.lazy.compactMap { $0?.collapsed }.first { (8...400).contains($0.utf8.count) }
  }

  static func isHidden(style: String) -> Bool {
    guard !style.isEmpty else { return false }
    let style = style.lowercased().filter { !$0.isWhitespace }
    return style.holds("display:none") || style.holds("visibility:hidden")
  }

  /// Whether only screen readers say what is inside.
  static func isSpoken(_ hints: String) -> Bool {
    guard !hints.isEmpty else { return false }
    return [
      "sr-only", "sr_only", "sronly", "visually-hidden", "visuallyhidden", "visually_hidden",
      "screen-reader", "screenreader", "offscreen", "off-screen", "hideme", "a11y", "assistive",
      "u-hidden", "clipped", "aural",
    ].contains { hints.holds($0) }
  }

  /// What is inside that the page is not about: navigation, header, footer, and the basket that opens beside each page.
  static func beside(_ name: String, _ attributes: [String: String]) -> Node.Traits {
    var traits: Node.Traits = []
    switch attributes["role"]?.lowercased() {
    case "navigation", "banner", "contentinfo", "search": traits.insert(.aside)
    default: break
    }
    guard name != "body", name != "html" else { return traits }
    if baskets.contains(name) { return [.aside, .basket] }
    for key in ["id", "class"] {
      guard let names = attributes[key]?.lowercased() else { continue }
      for word in names.split(separator: " ") {
        let called = String(word)
        if besides.contains(called) { traits.insert(.aside) }
        if baskets.contains(called.contains("_") ? called.replacing("_", with: "-") : called) {
          return [.aside, .basket]
        }
      }
    }
    return traits
  }

  private static let baskets: Set<String> = [
    "minicart", "mini-cart", "minicart-wrapper", "minicart-content", "minibasket", "mini-basket",
    "cart-drawer", "cartdrawer", "cart-dropdown", "cart-flyout", "cart-popup", "cart-preview",
    "offcanvas-cart", "header-cart", "side-cart", "basket-drawer", "block-minicart",
    "widget-shopping-cart",
  ]

  private static let besides: Set<String> = [
    "footer", "page-footer", "site-footer", "nav", "navbar", "navigation", "cart", "basket",
    "site-header", "page-header", "breadcrumb", "breadcrumbs", "menu", "megamenu", "topbar",
    "cookie",
    "cookies", "filter", "filters", "facet", "facets", "refinements",
  ]

  /// Classes to which a style sheet gives no display. Only plain rules of one class are read.
  static func hiddenClasses(in sheet: String) -> Set<String> {
    var found: Set<String> = []
    guard sheet.contains("display") else { return found }
    var rest = Substring(sheet.prefix(2 << 20))
    // A rule inside of a condition, such as of print, does not count.
    var depth = 0
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      let head = rest[..<brace]
      let isOpening = rest[brace] == "{"
      rest = rest[rest.index(after: brace)...]
      guard isOpening else {
        depth = max(depth - 1, 0)
        continue
      }
      if head.contains("@") {
        depth += 1
        continue
      }
      guard let end = rest.firstIndex(of: "}") else { break }
      let body = rest[..<end].lowercased().filter { !$0.isWhitespace }
      rest = rest[rest.index(after: end)...]
      guard depth == 0, body.hasPrefix("display:none") || body.contains(";display:none") else {
        continue
      }
      for selector in head.split(separator: ",") {
        let selector = selector.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
        guard selector.hasPrefix("."),
          !selector.dropFirst().contains(where: { " .:>+~[#*".contains($0) })
        else { continue }
        found.insert(String(selector.dropFirst()))
      }
    }
    return found
  }
}
