/// What a quantity measures: a kind of unit and, for counts, what is counted.
public struct Measure: Hashable, Sendable {
  /// What kind of unit measures it.
  public let kind: Unit.Kind
  /// Only for counts; `nil` if it was not stated.
  public let countName: CountName?

  /// A kind and, for a count, what is counted; for other kinds the name is dropped.
  public init(_ kind: Unit.Kind, of countName: CountName? = nil) {
    self.kind = kind
    self.countName = kind == .count ? countName : nil
  }

  /// Whether prices per unit of the two can be compared: the same kind and, for counts, the same
  /// name, one that means the same, or none.
  public func isComparable(with other: Measure) -> Bool {
    kind == other.kind
      && (countName == nil || other.countName == nil
        || countName?.family == other.countName?.family)
  }

  /// This measure merged with an earlier one, whose name, if any, takes precedence.
  func completing(_ earlier: Measure?) -> Measure {
    guard let earlier, earlier.countName != nil || earlier.kind != kind else { return self }
    return earlier
  }
}

/// What is counted: rolls, sheets, tablets, washes.
public struct CountName: Hashable, Sendable {
  /// The English singular in lowercase where the program knows the word ("roll"), else the word
  /// as it was typed, in lowercase.
  public let id: String

  /// The name in lowercase.
  public init(_ id: String) {
    self.id = id.lowercased()
  }

  /// What it is compared as: a wipe is a sheet, and packs of wipes say either.
  var family: String { Self.sheets.contains(id) ? "sheet" : id }

  private static let sheets: Set = ["sheet", "tissue", "wipe"]
}

extension CountName: CustomStringConvertible {
  /// The id.
  public var description: String { id }
}
