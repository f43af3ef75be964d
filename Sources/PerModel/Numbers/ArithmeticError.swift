/// Why exact arithmetic could not give a result.
public enum ArithmeticError: Error, Hashable, Sendable {
  /// The result does not fit in 128-bit numerator and denominator.
  case overflow
  /// The divisor is zero.
  case divisionByZero
}
