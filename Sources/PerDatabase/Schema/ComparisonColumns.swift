import PerModel

/// The header of a comparison as the columns of its row.
enum ComparisonColumns {
  /// The columns that `values(_:)` gives, in its order.
  static let names = [
    "name", "currency", "reference_amount", "reference_unit", "tolerance", "settings",
  ]

  /// The columns that `read(_:)` wants, in its order.
  static let columns = names.joined(separator: ", ")

  /// Throws `damaged` if there is no such currency.
  static func read(_ row: Statement) throws(DatabaseError) -> Comparison.Header {
    guard let currency = row.text(1).flatMap({ Currency(code: $0) }) else { throw .damaged }
    var settings = ComparisonSettings()
    if let tolerance = row.rational(4), !tolerance.isNegative { settings.tolerance = tolerance }
    for member in row.text(5).map([ExactMember].init(lines:)) ?? [] { settings.read(member) }
    var reference = settings.restoreReferenceUnit()
    if let amount = row.rational(2), amount.isPositive,
      let unit = row.text(3).flatMap(Unit.init(id:))
    {
      reference = ReferenceUnit(amount, unit)
    } else if let amount = row.text(2), let unit = row.text(3) {
      settings.keepReferenceUnit(amount: amount, unit: unit)
    }
    return Comparison(
      name: row.text(0) ?? "", currency: currency, referenceUnit: reference, settings: settings
    ).header
  }

  static func values(_ header: Comparison.Header) -> [SQLValue] {
    let members = header.settings.exactMembers
    return [
      .text(header.name), .text(header.currency.code),
      SQLValue(header.referenceUnit.map { "\($0.amount)" }),
      SQLValue(header.referenceUnit?.unit.id),
      .text("\(header.settings.tolerance)"), SQLValue(members.isEmpty ? nil : members.lines),
    ]
  }

  /// The columns in which two headers differ, and their new values.
  static func changes(
    from old: Comparison.Header, to new: Comparison.Header
  ) -> [(column: String, value: SQLValue)] {
    // A reference unit that only a newer program understands moves from its columns to the settings.
    let moved = old.referenceUnit == new.referenceUnit ? nil : "settings"
    return changedColumns(names, from: values(old), to: values(new), always: moved)
  }
}
