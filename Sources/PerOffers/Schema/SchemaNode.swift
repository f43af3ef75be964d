/// A thing that the structured data of a page describes, whichever way it was written.
final class SchemaNode {
  /// Names of its types, in lower case: "product".
  let types: Set<String>
  /// The name by which other nodes refer to it.
  let identity: String
  /// Where it is; `nil` for JSON-LD, which is nowhere.
  let node: Int?
  /// The properties that say no more than what is seen on the page.
  var seen: Set<String> = []
  /// Where the page says its names and prices.
  var places: [Int] = []
  /// Its properties, with names in lower case.
  var properties: [(name: String, value: SchemaValue)] = []

  init(types: Set<String>, identity: String, node: Int?) {
    (self.types, self.identity, self.node) = (types, identity, node)
  }

  /// The values of the first of these properties that there is.
  func values(_ names: String...) -> [SchemaValue] {
    for name in names {
      let found = properties.filter { $0.name == name }.map(\.value)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The first text of these properties.
  func text(_ names: String...) -> String {
    for name in names {
      for property in properties where property.name == name {
        if case .text(let text, _) = property.value, !text.isEmpty { return text }
        if case .node(let inner) = property.value, inner !== self {
          let text = inner.plainText("name") + inner.plainText("@value")
          if !text.isEmpty { return text }
        }
      }
    }
    return ""
  }

  fileprivate func plainText(_ name: String) -> String {
    for property in properties where property.name == name {
      if case .text(let text, _) = property.value { return text }
    }
    return ""
  }

  func nodes(_ names: String...) -> [SchemaNode] {
    for name in names {
      let found = properties.compactMap { property -> SchemaNode? in
        guard property.name == name, case .node(let node) = property.value else { return nil }
        return node
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The different texts of a property.
  func texts(_ name: String) -> Set<String> {
    var texts = Set<String>()
    for property in properties where property.name == name {
      if case .text(let text, _) = property.value, !text.isEmpty { texts.insert(text) }
    }
    return texts
  }

  func addPlace(_ place: Int, of property: String) {
    if property == "name" || property == "price" || property == "lowprice" { places.append(place) }
  }

  func has(_ names: Set<String>) -> Bool { properties.contains { names.contains($0.name) } }
}

/// What a property says.
enum SchemaValue {
  /// A text; whether it is a number of JSON, which has a point.
  case text(String, isNumber: Bool)
  case node(SchemaNode)
}
