import PerModel

// What is counted, where a rule is about it.
extension CountName {
  static let bar = CountName("bar")
  static let box = CountName("box")
  static let bottle = CountName("bottle")
  static let can = CountName("can")
  static let capsule = CountName("capsule")
  static let pack = CountName("pack")
  static let ply = CountName("ply")
  static let serving = CountName("serving")
  static let sheet = CountName("sheet")
  static let tablet = CountName("tablet")
  static let wash = CountName("wash")

  /// Whether one of them holds a dose, whose strength stands beside it.
  var isDose: Bool { self == .tablet || self == .capsule }

  /// Whether it is opened before its content is counted: 12 packs 500 ml are 12 times 500 ml.
  var isContainer: Bool { Self.containers.contains(id) }

  private static let containers: Set = [
    "roll", "bag", "sachet", "pack", "box", "case", "bottle", "can", "jar", "tube", "tub", "carton",
    "tray", "pouch",
  ]
}
