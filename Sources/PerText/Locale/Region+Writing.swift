import PerModel

extension Region {
  /// Whether months come before days in numbers, whatever the language: 11/29.
  public var writesMonthsFirst: Bool { ["US", "PH"].contains(code) }
}
