import PerDocument

/// Makes a document of the tags and texts of a page.
struct PageReader {
  private(set) var builder: DocumentBuilder
  private var open: [OpenElement] = []
  var items = PageItems()
  /// Classes that style sheets in the page hide.
  private var hiddenClasses: Set<String> = []
  /// What is being collected of a script or style sheet, and not shown.
  private var collected: Collected?
  /// How many elements inside the collected one are open.
  private var skippedDepth = 0

  private struct OpenElement {
    let name: String
    /// Whether the builder has it.
    let isKept: Bool
    let itemMark: PageItems.Mark
  }

  private struct Collected {
    enum Kind { case json, style, title, nothing }
    let name: String
    let kind: Kind
    var text = ""
  }

  init(_ source: Document.Source, builder: DocumentBuilder? = nil) {
    self.builder = builder ?? DocumentBuilder(source)
  }

  mutating func finish() -> Document {
    while let last = open.last { close(last.name) }
    items.resolve(&builder)
    return builder.finish()
  }

  /// A tag that opens an element.
  mutating func begin(_ name: String, _ attributes: [String: String]) {
    if collected != nil {
      skippedDepth += 1
      return
    }
    switch name {
    case "script":
      let isJSON = attributes["type"]?.lowercased().contains("ld+json") ?? false
      collected = Collected(name: name, kind: isJSON ? .json : .nothing)
      return
    case "style":
      collected = Collected(name: name, kind: .style)
      return
    case "title" where open.allSatisfy({ $0.name != "svg" }):
      collected = Collected(name: name, kind: .title)
      return
    // Browsers show the shadow tree of an element, but no other template.
    case "template" where PageTags.isShadowTree(attributes): break
    case "noscript", "template", "iframe", "object", "textarea", "datalist", "math", "svg":
      collected = Collected(name: name, kind: .nothing)
      return
    case "meta": readMeta(attributes)
    case "link":
      if attributes["rel"]?.lowercased() == "canonical", let address = attributes["href"] {
        builder.describe { $0.address = address }
      }
    case "html":
      if let language = attributes["lang"] ?? attributes["xml:lang"], !language.isEmpty {
        builder.describe { $0.language = language }
      }
    default: break
    }
    let isVoid = PageTags.void.contains(name)
    let shape = Shape(name: name, hints: PageTags.hints(attributes))
    let traits = self.traits(of: name, attributes)
    guard let node = builder.begin(shape, traits) else {
      if !isVoid { open.append(OpenElement(name: name, isKept: false, itemMark: items.mark)) }
      return
    }
    let mark = items.mark
    items.begin(name, attributes, node: node, &builder)
    describe(node, name, attributes)
    if isVoid {
      builder.end()
      items.end(mark)
    } else {
      open.append(OpenElement(name: name, isKept: true, itemMark: mark))
    }
  }

  /// A tag that closes an element.
  mutating func end(_ name: String) {
    let name = name.lowercased()
    if let collected {
      guard skippedDepth == 0 || name == collected.name && skippedDepth <= 1 else {
        skippedDepth -= 1
        return
      }
      if skippedDepth > 0 {
        skippedDepth -= 1
        return
      }
      guard name == collected.name else { return }
      take(collected)
      self.collected = nil
      return
    }
    guard !PageTags.void.contains(name) else { return }
    // The parser closes in order; anything else is a tag that it made up.
    if open.last?.name == name { close(name) }
  }

  private mutating func close(_ name: String) {
    guard let last = open.popLast() else { return }
    items.end(last.itemMark)
    if last.isKept { builder.end() }
  }

  /// A text.
  mutating func add(_ text: String) {
    if collected != nil {
      if collected?.kind != .nothing, (collected?.text.utf8.count ?? 0) < 16 << 20 {
        collected?.text += text
      }
      return
    }
    builder.add(text)
  }

  private mutating func take(_ collected: Collected) {
    switch collected.kind {
    case .json: builder.add(json: collected.text)
    case .style: hiddenClasses.formUnion(PageTags.hiddenClasses(in: collected.text))
    case .title:
      let title = collected.text.collapsed
      builder.describe { if $0.title.isEmpty { $0.title = String(title.prefix(500)) } }
    case .nothing: break
    }
  }

  private mutating func readMeta(_ attributes: [String: String]) {
    guard let content = attributes["content"] else { return }
    for key in ["property", "name", "itemprop", "http-equiv"] {
      guard let name = attributes[key], !name.isEmpty else { continue }
      builder.add(property: name, String(content.prefix(2000)))
      switch name.lowercased() {
      case "og:url": builder.describe { if $0.address.isEmpty { $0.address = content } }
      case "og:locale", "content-language":
        builder.describe { if $0.language.isEmpty { $0.language = content } }
      default: break
      }
    }
  }

  private mutating func describe(_ node: Int, _ name: String, _ attributes: [String: String]) {
    if let called = PageTags.called(name, attributes) { builder.setName(called, of: node) }
    switch name {
    case "form":
      if let json = attributes["data-product_variations"] { builder.setVariations(json, of: node) }
    case "a": if let address = attributes["href"] { builder.setLink(address, of: node) }
    case "img", "source", "amp-img":
      let address = PageTags.picture(attributes)
      if !address.isEmpty { builder.setPicture(address, of: node) }
      if let words = attributes["alt"], !words.collapsed.isEmpty {
        builder.setValue(words.collapsed, of: node)
      }
    case "td", "th":
      let span = Document.Span(
        columns: count(attributes["colspan"]), rows: count(attributes["rowspan"]))
      if span.columns > 1 || span.rows > 1 { builder.setSpan(span, of: node) }
    case "meta", "data", "input":
      if let value = attributes["content"] ?? (name == "data" ? attributes["value"] : nil) {
        builder.setValue(value, of: node)
      }
    default:
      if let value = attributes["content"] { builder.setValue(value, of: node) }
    }
  }

  /// How many columns or rows a cell takes; 1 where that is not said, or more than any table has.
  private func count(_ text: String?) -> Int {
    text.flatMap { Int($0) }.flatMap { (1...100).contains($0) ? $0 : nil } ?? 1
  }

  private func traits(of name: String, _ attributes: [String: String]) -> Node.Traits {
    var traits = PageTags.traits(of: name)
    let hints = PageTags.hints(attributes)
    if attributes["hidden"] != nil && attributes["hidden"] != "until-found"
      || PageTags.isHidden(style: attributes["style"] ?? "")
    {
      traits.insert(.hidden)
    }
    if !hiddenClasses.isEmpty,
      (attributes["class"] ?? "").split(separator: " ").contains(where: {
        hiddenClasses.contains(String($0))
      })
    {
      traits.insert(.hidden)
    }
    if PageTags.isSpoken(hints) { traits.insert(.spoken) }
    let style = (attributes["style"] ?? "").lowercased()
    if style.holds("line-through") || attributes["data-a-strike"] == "true" {
      traits.insert(.struck)
    }
    if style.holds("bold") || style.holds("font-weight: 7") { traits.insert(.bold) }
    traits.formUnion(PageTags.beside(name, attributes))
    return traits
  }
}
