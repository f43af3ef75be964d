/// A fact as books exchange it, with its exact texts. Making them takes about as long as storing them: a reader with a
/// thread of its own makes them there. A class, because thousands of them pass through several hands.
public final class BookPrice: Hashable, Sendable {
  /// The fact.
  public let observation: PriceObservation
  /// Odd while the fact counts; grows by one when it is withdrawn or brought back. Of two copies, the higher revision
  /// is the later one.
  public let revision: Int
  /// The exact texts of its kind and its store; empty if none.
  public let (kind, store): (String, String)
  /// A line for each of its other exact members.
  public let otherMembers: String

  /// A fact with its revision.
  public init(_ observation: PriceObservation, revision: Int) {
    (self.observation, self.revision) = (observation, revision)
    var (kind, store, lines) = ("", "", "")
    for member in observation.exactMembers {
      switch member.name {
      // The first counts: a newer program's may follow.
      case "kind": if kind.isEmpty { kind = member.value }
      case "store": if store.isEmpty { store = member.value }
      default:
        if !lines.isEmpty { lines += "\n" }
        member.addLine(to: &lines)
      }
    }
    (self.kind, self.store, otherMembers) = (kind, store, lines)
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
