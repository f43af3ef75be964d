import PerDocument
import PerModel

/// What a table of a page offers, read by its headings.
public struct OfferTable: Sendable {
  /// The element that it is.
  public let node: Int
  /// The article of each row.
  public let candidates: [Candidate]

  /// What a table offers.
  public init(node: Int, candidates: [Candidate]) {
    (self.node, self.candidates) = (node, candidates)
  }
}

extension Findings {
  /// The number of a group that is not there yet.
  var nextGroup: Int { (candidates.map(\.group).max() ?? -1) + 1 }

  /// Adds candidates as groups of their own.
  mutating func add(_ others: [Candidate]) {
    let group = nextGroup
    candidates += others.map { candidate in
      var candidate = candidate
      candidate.group += group
      return candidate
    }
  }

  /// Takes what a table says by its headings for what its cells seem to say one by one.
  mutating func take(_ table: OfferTable, of document: Document) {
    let path = document.path(of: table.node) + "/"
    // What is around it may have been taken for a card of the same price.
    let prices = Set(table.candidates.compactMap(\.price))
    func isInside(_ candidate: Candidate) -> Bool {
      guard case .path(let place) = candidate.place else { return false }
      return place.hasPrefix(path)
        || path.hasPrefix(place + "/") && candidate.price.map(prices.contains) ?? false
    }
    let known = candidates.filter(isInside)
    guard table.candidates.count >= max(known.count, 2) else { return }
    let place = candidates.firstIndex(where: isInside) ?? candidates.count
    let group = known.first?.group ?? nextGroup
    candidates.removeAll(where: isInside)
    candidates.insert(
      contentsOf: table.candidates.map { candidate in
        var candidate = candidate
        candidate.group = group
        return candidate
      }, at: min(place, candidates.count))
  }
}
