import PerModel

// What is counted, where a rule is about it.
extension CountName {
  static let bag = CountName("bag")
  static let bar = CountName("bar")
  static let box = CountName("box")
  static let bottle = CountName("bottle")
  static let can = CountName("can")
  static let carton = CountName("carton")
  static let capsule = CountName("capsule")
  static let cube = CountName("cube")
  static let crate = CountName("case")
  static let dose = CountName("dose")
  static let pack = CountName("pack")
  static let jar = CountName("jar")
  static let egg = CountName("egg")
  static let nappy = CountName("nappy")
  static let page = CountName("page")
  static let pod = CountName("pod")
  static let pouch = CountName("pouch")
  static let roll = CountName("roll")
  static let ply = CountName("ply")
  static let serving = CountName("serving")
  static let sheet = CountName("sheet")
  static let tablet = CountName("tablet")
  static let tray = CountName("tray")
  static let tub = CountName("tub")
  static let wash = CountName("wash")

  /// Whether one of them holds a dose, whose strength stands beside it.
  var isDose: Bool { self == .tablet || self == .capsule }

  /// Whether it is itself what is sold, and its number how many: 10 eggs.
  var isThing: Bool { Self.things.contains(id) }

  /// Whether it comes in sizes that are said by letters: "10 L".
  var comesInSizes: Bool { self == .egg || self == .nappy }

  /// Whether each is used up at once.
  var isOfDoses: Bool { Self.doses.contains(id) }
  /// Whether people compare what one use costs: a wash, a tablet, a sheet.
  var isUsedUp: Bool { isOfDoses || isDose || Self.usedUp.contains(id) }
  /// Whether it may be as small as a dose, or as large as a bottle.
  var isSoft: Bool { Self.soft.contains(id) }
  /// Whether food is sold in it that is eaten at once.
  var isRigid: Bool { Self.rigid.contains(id) }

  private static let doses: Set = [
    "sachet", "ampoule", "pod", "capsule", "dose", "teabag", "serving", "wash",
  ]
  private static let usedUp: Set = ["meal", "nappy", "plaster", "sheet", "tissue", "towel", "wipe"]
  private static let soft: Set = ["bag", "pouch", "tub", "tray", "tube"]
  private static let rigid: Set = ["can", "jar", "bottle", "tub", "carton"]
  private static let things: Set = ["egg", "bun", "sausage", "patty", "battery", "bulb", "candle"]
}

extension Strength.Substance {
  /// Whether packs can be compared by how much of it they say they hold, beside their quantity: pieces, washes, weight.
  /// Packs, plies and alcohol are not compared this way.
  public var isOtherMeasure: Bool {
    if Unit.Kind(rawValue: id) != nil { return true }
    let counted = CountName(id)
    if counted.isUsedUp { return true }
    return CountWords.severalIfKnown(counted) != nil && !counted.isContainer && counted != .ply
  }
}
