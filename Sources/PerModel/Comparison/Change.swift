/// Something that happens to a comparison, as a value with an inverse: undo, redo, the words that
/// tell of it and what is kept all come from it.
public enum Change: Hashable, Sendable {
  /// In ascending order of place; the places are those after the change.
  case add([Place])
  /// In ascending order of place; the places are those before the change.
  case remove([Place])
  case edit(from: Product, to: Product)
  case rename(from: String, to: String)
  case setReferenceUnit(from: ReferenceUnit?, to: ReferenceUnit?)
  /// All prices are from now on meant in the other currency; nothing is converted.
  case setCurrency(from: Currency, to: Currency)
  /// Calculates with other settings from now on.
  case set(from: ComparisonSettings, to: ComparisonSettings)
  /// Several that happen, and are undone, as one.
  case several([Change])

  /// A product and where it stands in the order of entry.
  public struct Place: Hashable, Sendable {
    public let index: Int
    public let product: Product

    public init(_ index: Int, _ product: Product) {
      self.index = index
      self.product = product
    }
  }

  /// The change that takes this one back.
  public var inverse: Change {
    switch self {
    case .add(let places): .remove(places)
    case .remove(let places): .add(places)
    case .edit(let from, let to): .edit(from: to, to: from)
    case .rename(let from, let to): .rename(from: to, to: from)
    case .setReferenceUnit(let from, let to): .setReferenceUnit(from: to, to: from)
    case .setCurrency(let from, let to): .setCurrency(from: to, to: from)
    case .set(let from, let to): .set(from: to, to: from)
    case .several(let changes): .several(changes.reversed().map(\.inverse))
    }
  }
}

extension Change {
  /// What it makes of these products, whatever else it says; `nil` where it does not fit them.
  public func products(of products: [Product]) -> [Product]? {
    switch self {
    case .add(let places):
      var result: [Product] = []
      result.reserveCapacity(products.count + places.count)
      var rest = products[...]
      for place in places {
        let before = place.index - result.count
        guard (0...rest.count).contains(before) else { return nil }
        result += rest.prefix(before)
        rest = rest.dropFirst(before)
        result.append(place.product)
      }
      return result + rest
    case .remove(let places):
      let doomed = Set(places.map(\.product.id))
      return products.filter { !doomed.contains($0.id) }
    case .edit(_, let to): return products.map { $0.id == to.id ? to : $0 }
    case .setCurrency(let from, let to):
      return products.map { product in
        var product = product
        product.setCurrency(from: from, to: to)
        return product
      }
    case .rename, .setReferenceUnit, .set: return products
    case .several(let changes):
      return changes.reduce(products) { products, change in products.flatMap(change.products) }
    }
  }

  /// Whether a product comes into the comparison by it.
  public var addsProducts: Bool {
    switch self {
    case .add(let places): !places.isEmpty
    case .several(let changes): changes.contains(where: \.addsProducts)
    case .remove, .edit, .rename, .setReferenceUnit, .setCurrency, .set: false
    }
  }

  /// The pictures that are needed to carry it out or to take it back.
  public var pictures: Set<Picture.ID> {
    switch self {
    case .add(let places), .remove(let places): Set(places.compactMap(\.product.picture))
    case .edit(let from, let to): Set([from.picture, to.picture].compactMap(\.self))
    case .rename, .setReferenceUnit, .setCurrency, .set: []
    case .several(let changes): changes.reduce(into: []) { $0.formUnion($1.pictures) }
    }
  }
}

extension Comparison {
  /// The change that adds products at the end.
  public func adding(_ added: [Product]) -> Change {
    .add(added.enumerated().map { Change.Place(products.count + $0.offset, $0.element) })
  }

  /// The change that removes the products with these ids; `nil` when none of them is there.
  public func removing(_ ids: Set<Product.ID>) -> Change? {
    let places = products.enumerated().filter { ids.contains($0.element.id) }
      .map { Change.Place($0.offset, $0.element) }
    return places.isEmpty ? nil : .remove(places)
  }

  /// The change that puts `product` in the place of the one with its id; `nil` when there is none
  /// or nothing would change.
  public func editing(to product: Product) -> Change? {
    guard let old = self.product(product.id), old != product else { return nil }
    return .edit(from: old, to: product)
  }

  /// Carries out a change, wholly or not at all.
  ///
  /// Throws `differentMeasure` and `differentCurrency` for a product that does not belong here, and
  /// `outdated` for a change that does not fit the comparison as it is.
  public mutating func apply(_ change: Change) throws(ComparisonError) {
    var result = self
    switch change {
    case .add(let places):
      result.products = try merging(places)
    case .remove(let places):
      var doomed: Set<Product.ID> = []
      for place in places {
        guard products.indices.contains(place.index), products[place.index] == place.product
        else { throw .outdated }
        doomed.insert(place.product.id)
      }
      result.products.removeAll { doomed.contains($0.id) }
    case .edit(let from, let to):
      guard from.id == to.id, let index = products.firstIndex(where: { $0.id == from.id }),
        products[index] == from
      else { throw .outdated }
      try result.admit(to)
      result.products[index] = to
    case .rename(let from, let to):
      guard name == from else { throw .outdated }
      result.name = to
    case .setReferenceUnit(let from, let to):
      guard referenceUnit == from else { throw .outdated }
      result.referenceUnit = to
    case .setCurrency(let from, let to):
      guard currency == from else { throw .outdated }
      result.currency = to
      for index in result.products.indices {
        result.products[index].setCurrency(from: from, to: to)
      }
    case .set(let from, let to):
      guard settings == from.withoutSuperseded else { throw .outdated }
      result.settings = to.withoutSuperseded
    case .several(let changes):
      for change in changes { try result.apply(change) }
    }
    self = result
  }
}

extension Comparison {
  /// The products with others put in at their places, in one pass.
  private func merging(_ places: [Change.Place]) throws(ComparisonError) -> [Product] {
    var merged: [Product] = []
    merged.reserveCapacity(products.count + places.count)
    var ids = Set(products.map(\.id))
    var measures = Measures(self)
    var rest = products[...]
    for place in places {
      guard ids.insert(place.product.id).inserted else { throw .outdated }
      try admit(place.product, beside: &measures)
      let before = place.index - merged.count
      guard (0...rest.count).contains(before) else { throw .outdated }
      merged += rest.prefix(before)
      rest = rest.dropFirst(before)
      merged.append(place.product)
    }
    merged += rest
    return merged
  }
}
