/// How a value that falls between two printable decimals is printed.
public enum RoundingRule: Sendable {
  /// To the nearest, a half away from zero: 2.345 becomes 2.35 (prices on shelves).
  case halfUp
  /// Toward zero: for a bound that must hold ("same value at 1.50").
  case down
}
