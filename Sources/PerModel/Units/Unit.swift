/// A unit in which a pack's content is measured or counted, such as the gram or the US fluid ounce.
///
/// A small handle into the table of units: CLDR's (`UnitTable+CLDR.swift`, generated) and those
/// that stores use and CLDR lacks (`UnitTable+Retail.swift`), and those that are only converted
/// (`UnitTable+Trades.swift`).
public struct Unit: Hashable, Sendable, Identifiable {
  /// The index in `UnitTable.definitions`, valid within one run only; `id` is for storing.
  let index: UInt16
  /// What the unit measures; only units of one kind can be compared. At hand, because it is asked most.
  public let kind: Kind

  /// Every unit, in the table's order: by kind, then from small to large within a system.
  public static let all: [Unit] = UnitTable.definitions.indices.map { Unit(index: UInt16($0)) }

  init(index: UInt16) {
    self.index = index
    kind = UnitTable.definitions[Int(index)].kind
  }

  /// The unit with this id ("kilogram", "fluid-ounce-imperial"); `nil` if none.
  public init?(id: String) {
    guard let index = UnitTable.indexByID[id] else { return nil }
    self.init(index: index)
  }

  /// CLDR's id where CLDR has the unit, otherwise one of the same form.
  public var id: String { definition.id }
  /// How many of the kind's base unit one of this unit is, exactly.
  public var factor: Rational { definition.factor }
  /// The international or English symbol: "kg", "fl oz", "each".
  public var symbol: String { definition.symbol }
  /// The English name of one: "kilogram".
  public var name: String { definition.name }
  /// The English name of several: "kilograms".
  public var pluralName: String { definition.pluralName }
  /// The systems of measurement to which the unit belongs.
  public var systems: Systems { definition.systems }
  /// Whether CLDR, and so ICU, knows the unit by this id and has its names in other languages.
  public var isInCLDR: Bool { definition.isInCLDR }
  /// Whether it is rarely used in shops, so that its words usually belong to names: a chain, a slug.
  public var isOfTrade: Bool { definition.isOfTrade }

  var definition: UnitDefinition { UnitTable.definitions[Int(index)] }

  /// Systems of measurement.
  public struct Systems: OptionSet, Hashable, Sendable {
    /// One bit for each system; means nothing outside this run.
    public let rawValue: UInt8
    /// The systems with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The International System of Units, and what is used with it.
    public static let metric = Systems(rawValue: 1)
    /// US customary units.
    public static let us = Systems(rawValue: 2)
    /// British imperial units.
    public static let imperial = Systems(rawValue: 4)
    /// Spoons, cups and other units of recipes.
    public static let cooking = Systems(rawValue: 8)
  }
}

extension Unit {
  /// Whether both are the same unit.
  public static func == (left: Unit, right: Unit) -> Bool { left.index == right.index }

  /// Hashes what tells units apart.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension Unit: CustomStringConvertible {
  /// The id.
  public var description: String { id }
}

extension Unit {
  /// What a unit measures. The raw value is the word used in files and on the command line.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case mass, volume, length, area, count, data, energy, time

    /// The unit whose factor is 1: kilogram, liter, meter, square meter, item, byte, joule, second.
    public var baseUnit: Unit {
      switch self {
      case .mass: .kilogram
      case .volume: .liter
      case .length: .meter
      case .area: .squareMeter
      case .count: .item
      case .data: .byte
      case .energy: .joule
      case .time: .second
      }
    }
  }
}

extension Unit {
  /// All units of a kind, in the table's order.
  public static func all(of kind: Kind) -> [Unit] { all.filter { $0.kind == kind } }

  // Units that the program names, after their ids.
  public static let kilogram = known("kilogram")
  public static let gram = known("gram")
  public static let milligram = known("milligram")
  public static let pound = known("pound")
  public static let ounce = known("ounce")
  public static let liter = known("liter")
  public static let milliliter = known("milliliter")
  public static let fluidOunce = known("fluid-ounce")
  public static let meter = known("meter")
  public static let foot = known("foot")
  public static let squareMeter = known("square-meter")
  public static let squareFoot = known("square-foot")
  /// One piece; what is counted may have a name (`Quantity.countName`).
  public static let item = known("item")
  public static let dozen = known("dozen")
  public static let byte = known("byte")
  public static let gigabyte = known("gigabyte")
  public static let joule = known("joule")
  public static let kilowattHour = known("kilowatt-hour")
  public static let second = known("second")
  public static let hour = known("hour")
  public static let day = known("day")
  public static let month = known("month")

  /// A unit that the program itself names: its absence is a bug, found by the first test.
  static func known(_ id: String) -> Unit {
    guard let unit = Unit(id: id) else { preconditionFailure("no unit \(id) in the table") }
    return unit
  }
}

/// The table of units. To add a unit, add a row to one of its three parts.
enum UnitTable {
  /// By kind, then by system, then from small to large.
  static let definitions: [UnitDefinition] = {
    Unit.Kind.allCases.flatMap { kind in
      (cldr + retail + ofTrades).filter { $0.kind == kind }.sorted {
        ($0.rankOfSystem, $0.factor, $0.id) < ($1.rankOfSystem, $1.factor, $1.id)
      }
    }
  }()

  static let indexByID: [String: UInt16] = Dictionary(
    uniqueKeysWithValues: definitions.enumerated().map { ($0.element.id, UInt16($0.offset)) })
}
