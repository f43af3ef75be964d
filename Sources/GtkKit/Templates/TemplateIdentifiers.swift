/// The `id`s of the objects and menus in a piece of markup, in their order.
///
/// GTK wants to be told beforehand which children a template has; reading them from the markup
/// spares a second list. Comments and `CDATA` are skipped.
func identifiers(inMarkup markup: String) -> [String] {
  var found: [String] = []
  var rest = markup[...]
  while let open = rest.firstIndex(of: "<") {
    rest = rest[open...]
    if rest.hasPrefix("<!--") {
      rest = rest.dropping(through: "-->")
    } else if rest.hasPrefix("<![CDATA[") {
      rest = rest.dropping(through: "]]>")
    } else {
      let tag = rest.prefix { $0 != ">" }
      rest = rest.dropFirst(tag.count)
      guard tag.hasPrefix("<object ") || tag.hasPrefix("<menu ") else { continue }
      for separator in [" ", "\n"] {
        let value = tag.dropping(through: "\(separator)id=\"").prefix { $0 != "\"" }
        if !value.isEmpty { found.append(String(value)) }
      }
    }
  }
  return found
}

extension Substring {
  /// What follows the first occurrence of a text; nothing if it does not occur.
  fileprivate func dropping(through text: String) -> Substring {
    var rest = self
    while !rest.isEmpty {
      if rest.hasPrefix(text) { return rest.dropFirst(text.count) }
      rest = rest.dropFirst()
    }
    return rest
  }
}
