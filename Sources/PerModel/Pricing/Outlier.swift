/// A unit price so far from the others that its quantity or price may be mistyped.
public enum Outlier: Hashable, Sendable {
  /// This many times the unit price in the middle of the others, rounded down.
  case dearer(times: Int)
  /// The unit price in the middle of the others is this many times as high, rounded down.
  case cheaper(times: Int)
}
