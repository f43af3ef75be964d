import PerModel

/// The columns in which two rows differ, and the one that is always written, with new values.
func changedColumns(
  _ names: [String], from old: [SQLValue], to new: [SQLValue], always column: String? = nil
) -> [(column: String, value: SQLValue)] {
  zip(names, zip(old, new)).compactMap { name, values in
    values.0 == values.1 && name != column ? nil : (name, values.1)
  }
}

extension Statement {
  /// The exact number in a column; `nil` for none.
  func rational(_ column: Int32) -> Rational? { text(column).flatMap(Rational.init(exactText:)) }
}
