import PerModel

// What labels say of one thing, and not of how much there is.
extension Unit {
  /// Whether labels say in it how strong a tablet is.
  var isOfStrength: Bool { kind == .mass && Self.strengths.contains(self) }

  /// Whether labels say in it how large one thing is.
  var isOfSide: Bool { kind == .length && Self.sides.contains(self) }

  private static let strengths = ["milligram", "microgram"].compactMap(Unit.init)
  private static let sides = ["millimeter", "centimeter", "inch"].compactMap(Unit.init)
}

extension CountName {
  /// Whether one of them holds a dose, the strength of which is said beside it.
  var isDose: Bool { id == "tablet" || id == "capsule" }
}
