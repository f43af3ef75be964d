/// A part of a price book as it is shared with others.
public enum BookItem: Hashable, Sendable {
  indirect case article(Article)
  case price(BookPrice)
  indirect case target(Article.ID, Target)
}

/// A fact as books exchange it, with its exact texts. To make them takes about as long as to keep them: who reads a file
/// on a thread of its own makes them there. A class, because thousands of them pass through several hands.
public final class BookPrice: Hashable, Sendable {
  /// The fact.
  public let observation: PriceObservation
  /// Odd while the fact counts; grows by one when it is withdrawn or brought back. Of two copies, the higher revision
  /// is the later one.
  public let revision: Int
  /// The exact texts of its kind and its store; empty where there is none.
  public let (kind, store): (String, String)
  /// A line for each of its other exact members.
  public let otherMembers: String

  /// A fact with its revision.
  public init(_ observation: PriceObservation, revision: Int) {
    (self.observation, self.revision) = (observation, revision)
    let members = observation.exactMembers
    kind = members.first { $0.name == "kind" }?.value ?? ""
    store = members.first { $0.name == "store" }?.value ?? ""
    otherMembers = members.filter { !["kind", "store"].contains($0.name) }.lines
  }

  /// Whether both are the same fact with the same revision.
  public static func == (left: BookPrice, right: BookPrice) -> Bool {
    left.revision == right.revision && left.observation == right.observation
  }

  /// Hashes what tells facts apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(observation.id)
    hasher.combine(revision)
  }
}
