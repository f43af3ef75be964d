import PerModel

extension Comparison {
  /// The product with this id or, where only one has it, this name.
  func product(_ word: String) throws(UsageError) -> Product {
    if let number = Int64(word), let product = product(Product.ID(rawValue: number)) {
      return product
    }
    var named = products.filter { $0.name == word }
    if named.isEmpty { named = products.filter { $0.name.lowercased() == word.lowercased() } }
    guard named.count < 2 else {
      let ids = named.map { String($0.id.rawValue) }.joined(separator: ", ")
      throw UsageError("several products are named \(word); choose one by its id: \(ids)")
    }
    guard let product = named.first else { throw UsageError("there is no product \(word)") }
    return product
  }
}
