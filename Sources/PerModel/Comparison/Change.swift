/// A change of a comparison, as a value with an inverse: undo, redo, notices and the stored log all
/// come from it.
public enum Change: Hashable, Sendable {
  /// Sorted by index; the indices are those after the change.
  case add([Place])
  /// Sorted by index; the indices are those before the change.
  case remove([Place])
  case edit(from: Product, to: Product)
  case rename(from: String, to: String)
  case setReferenceUnit(from: ReferenceUnit?, to: ReferenceUnit?)
  /// All prices are in the other currency from now on; nothing is converted.
  case setCurrency(from: Currency, to: Currency)
  /// Unit prices are computed differently from now on.
  case set(from: ComparisonSettings, to: ComparisonSettings)
  /// Several changes that are made, and undone, as one.
  case several([Change])

  /// A product and its index in the order of entry.
  public struct Place: Hashable, Sendable {
    /// From 0.
    public let index: Int
    /// The product that comes, or goes.
    public let product: Product

    /// A product at an index.
    public init(_ index: Int, _ product: Product) {
      self.index = index
      self.product = product
    }
  }

  /// The change that undoes this one.
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
  /// Whether a product comes into the comparison by it.
  public var addsProducts: Bool {
    switch self {
    case .add(let places): !places.isEmpty
    case .several(let changes): changes.contains(where: \.addsProducts)
    case .remove, .edit, .rename, .setReferenceUnit, .setCurrency, .set: false
    }
  }

  /// The pictures that it takes to make the change or to undo it.
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

  /// The change that replaces the product with the same id; `nil` when there is none or nothing
  /// would change.
  public func editing(to product: Product) -> Change? {
    guard let old = self.product(product.id), old != product else { return nil }
    return .edit(from: old, to: product)
  }
}
