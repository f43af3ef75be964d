import PerModel
import PerText
import PerWords

/// An entry of the form's unit list: a unit and, for counts, perhaps what is counted.
public struct UnitChoice: Hashable, Sendable, Identifiable {
  /// A unit of measurement, or the item.
  public let unit: Unit
  /// What is counted; `nil` for a unit that does not count.
  public let countName: CountName?

  /// A unit; `countName` is ignored unless the unit counts.
  public init(_ unit: Unit, of countName: CountName? = nil) {
    self.unit = unit
    self.countName = unit.kind == .count ? countName : nil
  }

  /// The identity of the unit and of the counted things.
  public var id: String { countName.map { "\(unit.id) \($0.id)" } ?? unit.id }
  /// What a quantity in this unit measures.
  public var measure: Measure { Measure(unit.kind, of: countName) }
}

extension UnitChoice {
  /// A part of the unit list.
  enum Section: Hashable {
    /// The most usual units of the region.
    case usual
    /// The other units of a kind, the common ones first.
    case kind(Unit.Kind)
    /// Units hardly used there.
    case rare
  }

  /// The units that the form offers: the region's usual ones first and unused ones last; only comparable ones if the
  /// comparison's measure is known, and none of the `hidden` ones. `chosen` is always among them.
  static func all(
    for measure: Measure?, in region: Region, chosen: UnitChoice, hidden: Set<Unit> = []
  ) -> [(section: Section, choice: UnitChoice)] {
    let kinds = measure.map { [$0.kind] } ?? Unit.Kind.allCases
    let usual = measure.map { Array(region.usualUnits(of: $0.kind).prefix(6)) }
    let first = usual ?? region.mostUsualUnits
    let names = Set([measure?.countName, chosen.countName]).compactMap(\.self)
      .sorted { $0.id < $1.id }
    var choices: [(section: Section, choice: UnitChoice)] = []
    func add(_ units: [Unit], to section: Section) {
      for unit in units where !hidden.contains(unit) {
        choices.append((section, UnitChoice(unit)))
      }
    }
    if kinds.contains(.count) {
      for name in names { choices.append((.usual, UnitChoice(.item, of: name))) }
    }
    add(first, to: .usual)
    var rare: [Unit] = []
    for kind in kinds {
      var others: [Region.Familiarity: [Unit]] = [:]
      let own = region.usualUnits(of: kind)
      for unit in own + Unit.all(of: kind).filter({ !own.contains($0) })
      where !first.contains(unit) { others[region.familiarity(of: unit), default: []].append(unit) }
      for familiarity in [Region.Familiarity.usual, .common, .known] {
        add(others[familiarity] ?? [], to: .kind(kind))
      }
      rare += others[.rare] ?? []
      // Names that the comparison does not count yet: "sh" finds sheets.
      guard kind == .count, measure?.countName == nil else { continue }
      for name in Self.usualNames where !names.contains(name) {
        choices.append((.kind(.count), UnitChoice(.item, of: name)))
      }
    }
    add(rare, to: .rare)
    if !choices.contains(where: { $0.choice == chosen }) {
      choices.insert((.usual, chosen), at: 0)
    }
    return choices
  }
}

extension UnitChoice {
  /// What is counted most on packs.
  private static let usualNames: [CountName] = [
    "roll", "sheet", "wash", "tablet", "capsule", "wipe", "nappy", "teabag", "pod", "egg",
    "serving",
  ].map { CountName($0) }
}

extension Formatter {
  /// What a button says that takes the offer.
  func title(of offer: QuantityOffer) -> String {
    switch offer {
    case .named(let quantity):
      // Translators: offers to take an unknown word for the name of what is counted.
      localized("Count in “%1$s”", shortName(quantity.countName?.id ?? ""))
    case .multiplied(let quantity):
      // Translators: offers another reading of the quantity: "Read as 4 × 180 g".
      localized("Read as %1$s", self.quantity(quantity))
    }
  }
}

/// Another way to read what was typed as the quantity.
enum QuantityOffer: Hashable, Sendable {
  /// The unknown word names the counted things: "3 widgets".
  case named(Quantity)
  /// The count multiplies the rest: 4 × 180 g.
  case multiplied(Quantity)

  var quantity: Quantity {
    switch self {
    case .named(let quantity), .multiplied(let quantity): quantity
    }
  }
}
