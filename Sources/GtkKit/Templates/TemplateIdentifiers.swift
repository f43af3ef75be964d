/// The `id`s of the objects and menus in a piece of markup, in their order.
///
/// GTK has to know in advance which children a template has; reading them from the markup saves a
/// second list. Comments and `CDATA` are skipped.
func identifiers(inMarkup markup: String) -> [String] {
  var found: [String] = []
  // Bytes, because every template is read before the first frame, and characters are slow.
  var rest = markup.utf8[...]
  while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
    rest = rest[open...]
    if rest.starts(with: "<!--".utf8) {
      rest = rest.dropping(through: "-->")
    } else if rest.starts(with: "<![CDATA[".utf8) {
      rest = rest.dropping(through: "]]>")
    } else {
      let tag = rest.prefix { $0 != UInt8(ascii: ">") }
      rest = rest[tag.endIndex...]
      guard tag.starts(with: "<object ".utf8) || tag.starts(with: "<menu ".utf8) else { continue }
      for attribute in [" id=\"", "\nid=\""] {
        let value = tag.dropping(through: attribute).prefix { $0 != UInt8(ascii: "\"") }
        if !value.isEmpty { found.append(String(Substring(value))) }
      }
    }
  }
  return found
}

extension Substring.UTF8View {
  /// What follows the first occurrence of a text, or nothing.
  fileprivate func dropping(through text: String) -> Substring.UTF8View {
    var rest = self
    while !rest.isEmpty {
      if rest.starts(with: text.utf8) { return rest.dropFirst(text.utf8.count) }
      rest = rest.dropFirst()
    }
    return rest
  }
}
