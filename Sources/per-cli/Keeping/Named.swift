import PerModel

extension Comparison {
  /// The product with this id or, where only one has it, this name.
  func product(_ word: String) throws(UsageError) -> Product {
    try products.named(word, "product", id: \.id.rawValue, name: \.name)
  }
}

extension Array {
  /// The one with this id or, where only one has it, this name, best written the same. `noun` is what
  /// a complaint calls them.
  func named(
    _ word: String, _ noun: String, id: (Element) -> Int64, name: (Element) -> String
  ) throws(UsageError) -> Element {
    if let number = Int64(word), let found = first(where: { id($0) == number }) { return found }
    var named = filter { name($0) == word }
    if named.isEmpty { named = filter { name($0).lowercased() == word.lowercased() } }
    guard named.count < 2 else {
      let ids = named.map { String(id($0)) }.joined(separator: ", ")
      throw UsageError("several \(noun)s are named \(word); choose one by its id: \(ids)")
    }
    guard let found = named.first else { throw UsageError("there is no \(noun) \(word)") }
    return found
  }
}
