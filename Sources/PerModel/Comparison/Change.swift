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
  /// The first product that comes into the comparison by it; `nil` if none does.
  public var firstAdded: Product.ID? {
    switch self {
    case .add(let places): places.first?.product.id
    case .several(let changes): changes.lazy.compactMap(\.firstAdded).first
    case .remove, .edit, .rename, .setReferenceUnit, .setCurrency, .set: nil
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

  /// The change that replaces the product with the same id; `nil` if none or nothing
  /// would change.
  public func editing(to product: Product) -> Change? {
    guard let old = self.product(product.id), old != product else { return nil }
    return .edit(from: old, to: product)
  }
}

extension Change {
  /// What a change comes down to. A comparison in memory, its ranking and its rows in a file carry out
  /// the same steps.
  public enum Step: Hashable, Sendable {
    /// Sorted by index; the indices are those after the step.
    case insert([Place])
    /// Sorted by index; the indices are those before the step.
    case remove([Place])
    case replace(Product, with: Product)
    /// Everything but the products. With the currency of the header, that of all amounts changes.
    case setHeader(from: Comparison.Header, to: Comparison.Header)
  }

  /// The steps of the change in a comparison with this header.
  ///
  /// Throws `outdated` where the change was made for another header.
  public func steps(from header: Comparison.Header) throws(ComparisonError) -> [Step] {
    var (header, steps) = (header, [Step]())
    try add(to: &steps, &header)
    return steps
  }

  private func add(
    to steps: inout [Step], _ header: inout Comparison.Header
  ) throws(ComparisonError) {
    let old = header
    switch self {
    case .add(let places): steps.append(.insert(places))
    case .remove(let places): steps.append(.remove(places))
    case .edit(let from, let to):
      guard from.id == to.id else { throw .outdated }
      steps.append(.replace(from, with: to))
    case .several(let changes):
      for change in changes { try change.add(to: &steps, &header) }
      return
    case .rename(let from, let to): try header.set(\.name, from, to)
    case .setReferenceUnit(let from, let to): try header.set(\.referenceUnit, from, to)
    case .setCurrency(let from, let to): try header.set(\.currency, from, to)
    case .set(let from, let to):
      try header.set(\.settings, from.withoutSuperseded, to.withoutSuperseded)
    }
    if header != old { steps.append(.setHeader(from: old, to: header)) }
  }
}

extension Comparison.Header {
  fileprivate mutating func set<Value: Equatable>(
    _ member: WritableKeyPath<Self, Value>, _ from: Value, _ to: Value
  ) throws(ComparisonError) {
    guard self[keyPath: member] == from else { throw .outdated }
    self[keyPath: member] = to
  }
}

extension Comparison {
  /// Makes a change, completely or not at all. The result is the steps in which it was made.
  ///
  /// Throws `differentMeasure` and `differentCurrency` for a product that does not belong here, and
  /// `outdated` for a change that does not fit the comparison as it is.
  @discardableResult
  public mutating func apply(_ change: Change) throws(ComparisonError) -> [Change.Step] {
    let steps = try change.steps(from: header)
    var result = self
    for step in steps { try result.carryOut(step) }
    self = result
    return steps
  }

  private mutating func carryOut(_ step: Change.Step) throws(ComparisonError) {
    switch step {
    case .insert(let places): products = try merging(places)
    case .remove(let places):
      var removed: Set<Product.ID> = []
      for place in places {
        guard products.indices.contains(place.index), products[place.index] == place.product
        else { throw .outdated }
        removed.insert(place.product.id)
      }
      products.removeAll { removed.contains($0.id) }
    case .replace(let old, let new):
      guard let index = products.firstIndex(where: { $0.id == old.id }), products[index] == old
      else { throw .outdated }
      try admit(new)
      products[index] = new
    case .setHeader(let old, let new):
      header = new
      guard new.currency != old.currency else { return }
      for index in products.indices {
        products[index].setCurrency(from: old.currency, to: new.currency)
      }
    }
  }

  /// The products with others inserted at their indices, in one pass.
  private func merging(_ places: [Change.Place]) throws(ComparisonError) -> [Product] {
    var merged: [Product] = []
    merged.reserveCapacity(products.count + places.count)
    let new = Set(places.map(\.product.id))
    guard new.count == places.count, !products.contains(where: { new.contains($0.id) }) else {
      throw .outdated
    }
    var check = ComparabilityCheck(beside: self)
    var rest = products[...]
    for place in places {
      try check.admit(place.product)
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
