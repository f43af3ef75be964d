import PerDocument

/// Collects microdata and RDFa Lite while a page is read.
struct PageItems {
  /// The items that are open, from the outside in: the innermost gets the properties.
  private var open: [Int] = []
  /// Elements with an identity that others may refer to.
  private var identities: [String: Int] = [:]
  private var references: [(item: Int, identities: [String])] = []
  /// Properties of elements outside any item, by node, which `itemref` may bring into one.
  private var strays: [(name: String, value: Item.Value, node: Int)] = []
  private var vocabularies: [String] = []

  /// What to go back to when an element ends.
  struct Mark {
    let open: Int
    let vocabularies: Int
  }

  var mark: Mark { Mark(open: open.count, vocabularies: vocabularies.count) }

  mutating func end(_ mark: Mark) {
    open.removeLast(max(0, open.count - mark.open))
    vocabularies.removeLast(max(0, vocabularies.count - mark.vocabularies))
  }

  mutating func begin(
    _ name: String, _ attributes: [String: String], node: Int, _ builder: inout DocumentBuilder
  ) {
    if let identity = attributes["id"], !identity.isEmpty, identities[identity] == nil {
      identities[identity] = node
    }
    if let vocabulary = attributes["vocab"] { vocabularies.append(vocabulary) }
    let property = attributes["itemprop"] ?? Self.rdfaProperty(name, attributes)
    let isItem = attributes["itemscope"] != nil
    let type = attributes["itemtype"] ?? attributes["typeof"]
    guard property != nil || isItem || attributes["typeof"] != nil else { return }
    var inner: Int?
    if isItem || attributes["typeof"] != nil {
      var item = Item(
        types: (type ?? "").split(whereSeparator: \.isWhitespace).map(String.init), node: node)
      item.identity = attributes["itemid"] ?? attributes["resource"] ?? ""
      inner = builder.add(item)
      if let inner, let reference = attributes["itemref"] {
        references.append(
          (inner, reference.split(whereSeparator: \.isWhitespace).map(String.init)))
      }
    }
    if let property {
      let value = inner.map(Item.Value.item) ?? Self.value(name, attributes, node)
      for name in property.split(whereSeparator: \.isWhitespace).map(String.init) {
        if let outer = open.last {
          builder.add(name, value, to: outer)
        } else {
          strays.append((name, value, node))
        }
      }
    }
    if let inner { open.append(inner) }
  }

  /// Brings in what items refer to. An item that refers to itself, or to one around it, gets nothing of that.
  mutating func resolve(_ builder: inout DocumentBuilder) {
    var budget = 100_000
    for (item, names) in references {
      for name in names {
        guard let node = identities[name] else { continue }
        let range = builder.document.range(of: node)
        guard !range.contains(builder.document.items[item].node) else { continue }
        for stray in strays where range.contains(stray.node) && budget > 0 {
          budget -= 1
          builder.add(stray.name, stray.value, to: item)
        }
      }
    }
  }

  /// `property` of OpenGraph's `<meta>` belongs to nothing.
  private static func rdfaProperty(_ name: String, _ attributes: [String: String]) -> String? {
    guard let property = attributes["property"], !property.isEmpty else { return nil }
    if name == "meta", property.contains(":"), !property.hasPrefix("schema:") { return nil }
    return property
  }

  private static func value(
    _ name: String, _ attributes: [String: String], _ node: Int
  ) -> Item.Value {
    if let content = attributes["content"] { return .text(content, node: node) }
    switch name {
    case "a", "link", "area":
      // "<a itemprop=name href=…>" is often a name all the same.
      if let address = attributes["href"], name == "link" || attributes["itemprop"] == "url" {
        return .text(address, node: node)
      }
      return .content(node: node)
    case "img", "source", "video", "audio", "embed", "iframe":
      return .text(PageTags.picture(attributes), node: node)
    case "time": return .text(attributes["datetime"] ?? "", node: node)
    case "data", "meter": return .text(attributes["value"] ?? "", node: node)
    default: return .content(node: node)
    }
  }
}
