/// One measure of what is inside or several, each of another substance: 20 g protein per 100 g, and 12 bars.
public struct Strengths: Hashable, Sendable {
  /// At least one.
  public let all: [Strength]

  /// Those of different substances; the first counts. `nil` for none.
  public init?(_ all: [Strength]) {
    var kept: [Strength] = []
    for strength in all where !kept.contains(where: { $0.name == strength.name }) {
      kept.append(strength)
    }
    guard !kept.isEmpty else { return nil }
    self.all = kept
  }
}
