import PerModel

// The order of the products of a shared comparison. Each file numbers the places of its rows for itself; the places in
// the fields are common to all. Rows and fields are in the same order.
extension SharedComparisons {
  /// The place of a product, as its fields say.
  private struct Position: Comparable {
    let place: Int64
    let id: SharedField.Subject.ID

    static func < (left: Position, right: Position) -> Bool {
      (left.place, left.id) < (right.place, right.id)
    }
  }

  /// The place that a field says. If it cannot be read, the product comes after all others.
  static func place(_ value: String?) -> Int64 { value.flatMap { Int64($0) } ?? .max }

  /// What the row of a product says. If no place is left between those of its neighbours, all products of the comparison
  /// get new ones.
  func states(of product: Int64, in comparison: Int64) throws(DatabaseError) -> [SharedState] {
    guard let found = try state(of: product, in: comparison) else { return [] }
    var state = found.state
    guard let rowPlace = found.rowPlace else { return [state] }
    let before = try neighbor(of: product, in: comparison, isBefore: true)
    let after = try neighbor(of: product, in: comparison, isBefore: false)
    for place in [state.values[SharedState.place], "\(rowPlace)"] {
      let position = Position(place: Self.place(place), id: state.subject.id)
      guard before.map({ $0 < position }) ?? true, after.map({ position < $0 }) ?? true else {
        continue
      }
      state.values[SharedState.place] = place
      return [state]
    }
    return try products(in: comparison)
  }

  /// What all products of a comparison say, and those that are gone.
  func products(in comparison: Int64) throws(DatabaseError) -> [SharedState] {
    var numbers: [Int64] = []
    try connection.forEachRow(
      of: """
        SELECT id FROM (
          SELECT id, place, key FROM product WHERE comparison = ?1
          UNION ALL SELECT product, NULL, NULL FROM shared_product WHERE comparison = ?1
            AND product NOT IN (SELECT id FROM product WHERE comparison = ?1)
        ) ORDER BY place, key
        """, .integer(comparison)
    ) { (row) in numbers.append(row.integer(0)) }
    var (present, gone): ([SharedState], [SharedState]) = ([], [])
    for number in numbers {
      guard let found = try state(of: number, in: comparison) else { continue }
      if found.rowPlace == nil { gone.append(found.state) } else { present.append(found.state) }
    }
    let positions = present.map {
      Position(place: Self.place($0.values[SharedState.place]), id: $0.subject.id)
    }
    if zip(positions, positions.dropFirst()).contains(where: { $0 >= $1 }) {
      for index in present.indices {
        present[index].values[SharedState.place] = "\(Int64(index + 1) * SortKeys.gap)"
      }
    }
    return present + gone
  }

  /// The position of the product in the next or previous row; `nil` if there is none, or the fields
  /// do not have it yet.
  private func neighbor(
    of product: Int64, in comparison: Int64, isBefore: Bool
  ) throws(DatabaseError) -> Position? {
    let (sign, order) = isBefore ? ("<", "DESC") : (">", "ASC")
    return try connection.first(
      of: """
        SELECT shared_field.id, value FROM shared_product JOIN shared_field
          ON shared_field.id = shared_product.id AND kind = 'product' AND name = 'place'
        WHERE shared_product.comparison = ?1 AND shared_product.product = (
          SELECT id FROM product WHERE comparison = ?1
            AND (place, key) \(sign)
              (SELECT place, key FROM product WHERE comparison = ?1 AND id = ?2)
            AND \(HiddenRows.condition)
          ORDER BY place \(order), key \(order) LIMIT 1)
        """, .integer(comparison), .integer(product)
    ) { (row) in Position(place: Self.place(row.text(1)), id: row.uniqueID(0)) }
  }
}

extension Comparison {
  /// What makes the comparison another one. As many products as can stay where they are; the others leave it and come
  /// back.
  func changes(to new: Comparison) -> [Change] {
    var changes: [Change] = []
    if name != new.name { changes.append(.rename(from: name, to: new.name)) }
    let indices = Dictionary(products.enumerated().map { ($0.element.id, $0.offset) }) { $1 }
    let staying = Self.ascending(new.products.compactMap { indices[$0.id] })
    let removed = products.enumerated().filter { !staying.contains($0.offset) }
    if !removed.isEmpty {
      changes.append(.remove(removed.map { Change.Place($0.offset, $0.element) }))
    }
    var products = products.enumerated().filter { staying.contains($0.offset) }.map(\.element)
    if currency != new.currency {
      changes.append(.setCurrency(from: currency, to: new.currency))
      // What the change of the currency makes of them.
      var other = Comparison(header, products: products)
      if (try? other.apply(.setCurrency(from: currency, to: new.currency))) != nil {
        products = other.products
      }
    }
    if referenceUnit != new.referenceUnit {
      changes.append(.setReferenceUnit(from: referenceUnit, to: new.referenceUnit))
    }
    if settings != new.settings { changes.append(.set(from: settings, to: new.settings)) }
    let there = Dictionary(new.products.map { ($0.id, $0) }) { $1 }
    for old in products {
      if let edited = there[old.id], edited != old {
        changes.append(.edit(from: old, to: edited))
      }
    }
    let added = new.products.enumerated().filter { _, product in
      indices[product.id].map { !staying.contains($0) } ?? true
    }
    if !added.isEmpty {
      changes.append(.add(added.map { Change.Place($0.offset, $0.element) }))
    }
    return changes
  }

  /// A longest ascending subsequence of different numbers.
  private static func ascending(_ numbers: [Int]) -> Set<Int> {
    // For each length found so far, the index of the lowest number that ends a subsequence of that length.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: Set<Int> = []
    var next = ends.last
    while let index = next {
      result.insert(numbers[index])
      next = previous[index]
    }
    return result
  }
}
