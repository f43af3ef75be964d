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
