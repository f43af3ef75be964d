import PerModel

extension Comparison {
  /// What makes the comparison another one. Products that both have stay where they are.
  func changes(to new: Comparison) -> [Change] {
    var changes: [Change] = []
    if name != new.name { changes.append(.rename(from: name, to: new.name)) }
    let here = Set(products.map(\.id))
    let there = Dictionary(new.products.map { ($0.id, $0) }) { $1 }
    let removed = products.enumerated().filter { there[$0.element.id] == nil }
    if !removed.isEmpty {
      changes.append(.remove(removed.map { Change.Place($0.offset, $0.element) }))
    }
    var products = products.filter { there[$0.id] != nil }
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
    for old in products {
      if let edited = there[old.id], edited != old {
        changes.append(.edit(from: old, to: edited))
      }
    }
    // The indices are those among the products that stay and the new ones, in the new order.
    var stays = products.map(\.id)[...]
    var added: [Change.Place] = []
    var index = 0
    for product in new.products {
      if here.contains(product.id) {
        if let place = stays.firstIndex(of: product.id) {
          index += stays.distance(from: stays.startIndex, to: place) + 1
          stays = stays[(place + 1)...]
        }
      } else {
        added.append(Change.Place(index, product))
        index += 1
      }
    }
    if !added.isEmpty { changes.append(.add(added)) }
    return changes
  }
}
