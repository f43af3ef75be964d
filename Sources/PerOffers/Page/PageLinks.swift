import PerModel

/// Where the offers of a page lead to, by which the data of the page is known to be of the same article.
struct PageLinks {
  private var prices: [String: Money?] = [:]

  init(_ candidates: [Candidate]) {
    var known = Set<String>()
    for candidate in candidates {
      guard let address = Self.address(candidate.link) else { continue }
      // A link that two offers share leads to neither.
      prices[address] = known.insert(address).inserted ? .some(candidate.price) : nil
    }
  }

  /// Whether an offer with the address of a product has its price, or the product has none.
  func has(_ product: SchemaProduct) -> Bool {
    guard let address = Self.address(product.link), let price = prices[address] else {
      return false
    }
    return product.offer?.price == nil || product.prices.contains(price?.amount ?? .zero)
  }

  /// The path of an address, which pages write with their host and without it; `nil` for the start of the site.
  private static func address(_ link: String) -> String? {
    var path = Substring(link)
    if let scheme = path.firstRange(of: "//") {
      path = path[scheme.upperBound...].drop { $0 != "/" }
    }
    path = path.prefix { $0 != "?" && $0 != "#" }
    while path.last == "/" { path.removeLast() }
    return path.count > 1 ? String(path) : nil
  }
}
