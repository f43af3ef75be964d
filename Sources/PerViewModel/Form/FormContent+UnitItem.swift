import PerModel
import PerText
import PerWords

extension FormContent {
  /// A line of the unit list.
  public struct UnitItem: Hashable, Sendable, Identifiable {
    /// What is chosen with this line.
    public let choice: UnitChoice
    /// "kg".
    public let symbol: String
    /// "kilogram".
    public let name: String
    /// Other words for it: "pieces".
    public let otherWords: [String]
    /// Whether few people there know it.
    public let isRare: Bool
    /// The name of its part of the list, above the first of it; empty if it is shown without the others.
    public let group: String
    /// The identity of the choice.
    public var id: String { choice.id }
  }
}

extension FormContent.UnitItem {
  @MainActor
  init(
    _ choice: UnitChoice, in section: UnitChoice.Section?, using formatter: Formatter
  ) {
    self.choice = choice
    symbol = choice.countName.map(formatter.things) ?? formatter.unit(choice.unit)
    name = formatter.unitName(choice.unit)
    // A single item needs no search words.
    otherWords =
      section != nil && choice.countName == nil ? formatter.otherWords(for: choice.unit) : []
    isRare = [.known, .rare].contains(formatter.locale.region.familiarity(of: choice.unit))
    switch section {
    case .usual:
      // Translators: above the units that are used most.
      group = localized(context: "units", "Usual")
    case .kind(let kind):
      group = formatter.kindName(kind).capitalizedFirst
    case .rare:
      // Translators: above the units that hardly anybody uses in the user's country.
      group = localized(context: "units", "Rarely Used Here")
    case nil: group = ""
    }
  }
}
