extension CountName {
  /// Whether its content is sold in it, so that a need can be for some of it: 6 bottles of water.
  public var isPack: Bool { Self.packs.contains(id) }

  /// Whether several that are closed already are in it: bottles in a case.
  public var holdsPacks: Bool { Self.ofPacks.contains(id) }

  /// Whether it is opened before its content is counted: 12 packs 500 ml are 12 times 500 ml.
  public var isContainer: Bool { isPack || Self.usedOneByOne.contains(id) }

  private static let packs: Set = [
    "bag", "bottle", "box", "can", "carton", "case", "jar", "pack", "pouch", "tray", "tub", "tube",
  ]
  private static let ofPacks: Set = ["box", "carton", "case", "pack", "tray"]
  /// Packs hold several of them, and each has a content of its own.
  private static let usedOneByOne: Set = ["roll", "sachet"]
}
