import PerDocument

/// All that the structured data of a document describes.
struct SchemaGraph {
  /// What stands by itself, in order.
  private(set) var roots: [SchemaNode] = []
  /// Everything, in order, each before what is inside it.
  private(set) var all: [SchemaNode] = []
  private var budget = 200_000
  private var pending: [(SchemaNode, String, String)] = []

  init(_ document: Document) {
    for text in document.jsonTexts {
      for value in LooseJSON.values(in: text) { addRoot(value) }
    }
    addItems(of: document)
    resolve()
  }

  private mutating func addRoot(_ value: LooseJSON) {
    switch value {
    case .array(let values): for value in values { addRoot(value) }
    case .object(let members):
      if let graph = members.first(where: { $0.name == "@graph" }) { addRoot(graph.value) }
      if let node = node(members, depth: 0) { roots.append(node) }
    default: break
    }
  }

  private mutating func node(
    _ members: [(name: String, value: LooseJSON)], depth: Int
  ) -> SchemaNode? {
    guard depth < 50, budget > 0 else { return nil }
    var types: Set<String> = []
    var identity = ""
    for member in members {
      switch (member.name, member.value) {
      case ("@type", .text(let text)), ("type", .text(let text)): types.insert(Self.short(text))
      case ("@type", .array(let list)):
        for case .text(let text) in list { types.insert(Self.short(text)) }
      case ("@id", .text(let text)): identity = text
      default: break
      }
    }
    let node = SchemaNode(types: types, identity: identity, node: nil)
    all.append(node)
    for member in members where member.name != "@graph" && member.name != "@context" {
      add(member.value, Self.short(member.name), to: node, depth: depth)
    }
    return node
  }

  private mutating func add(
    _ value: LooseJSON, _ name: String, to node: SchemaNode, depth: Int
  ) {
    budget -= 1
    guard budget > 0 else { return }
    switch value {
    case .text(let text):
      node.properties.append((name, .text(Self.plain(text), isNumber: false)))
    case .number(let text): node.properties.append((name, .text(text, isNumber: true)))
    case .array(let values):
      for value in values { add(value, name, to: node, depth: depth) }
    case .object(let members):
      if members.count == 1, members[0].name == "@id", case .text(let identity) = members[0].value {
        pending.append((node, name, identity))
      } else if let inner = self.node(members, depth: depth + 1) {
        node.properties.append((name, .node(inner)))
      }
    case .bool, .null: break
    }
  }

  /// Replaces references by the nodes they name. Walks must guard against cycles.
  private mutating func resolve() {
    var known: [String: SchemaNode] = [:]
    for node in all where !node.identity.isEmpty && !node.properties.isEmpty {
      if let other = known[node.identity], other.properties.count >= node.properties.count {
        continue
      }
      known[node.identity] = node
    }
    for (node, name, identity) in pending {
      if let target = known[identity], target !== node {
        node.properties.append((name, .node(target)))
      }
    }
  }

  private mutating func addItems(of document: Document) {
    var nodes: [SchemaNode] = []
    for item in document.items {
      nodes.append(
        SchemaNode(
          types: Set(item.types.map(Self.short)), identity: item.identity, node: item.node))
    }
    for (index, item) in document.items.enumerated() {
      for property in item.properties.prefix(2000) {
        budget -= 1
        guard budget > 0 else { break }
        let value: SchemaValue
        switch property.value {
        case .text(let text, let node):
          value = .text(Self.plain(text), isNumber: false)
          nodes[index].addPlace(node, of: Self.short(property.name))
        case .content(let node):
          let text = document.text(of: node)
          value = .text(String(text.prefix(2000)), isNumber: false)
          nodes[index].seen.insert(Self.short(property.name))
          nodes[index].addPlace(node, of: Self.short(property.name))
        case .item(let inner): value = .node(nodes[inner])
        }
        nodes[index].properties.append((Self.short(property.name), value))
      }
      all.append(nodes[index])
      if !item.isInner { roots.append(nodes[index]) }
    }
  }

  /// "https://schema.org/Product" and "schema:Product" are "product".
  private static func short(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "#" || $0 == ":" }).last
    return (last.map(String.init) ?? name).lowercased()
  }

  /// Without character references, which JSON does not have, and without markup.
  static func plain(_ text: String) -> String {
    CharacterReferences.decoded(text).collapsed
  }
}
