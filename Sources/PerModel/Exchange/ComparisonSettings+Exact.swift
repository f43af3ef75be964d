// The exchange form of files and of the database: a name and an exact text for each setting that
// is not as it is at first. The tolerance has a place of its own in both.
extension ComparisonSettings {
  /// The settings that differ from the first ones, by name.
  public var exactMembers: [(name: String, value: String)] {
    var members: [(String, String)] = []
    if includesDeposit { members.append(("includesDeposit", "true")) }
    if let tax { members.append(("tax", tax.exactText)) }
    if !usesLoyaltyPrices { members.append(("usesLoyaltyPrices", "false")) }
    if let basis { members.append(("basis", basis.id)) }
    if marksWorst { members.append(("marksWorst", "true")) }
    if let need { members.append(("need", need.exactText)) }
    return members
  }

  /// Takes in one of the members; false for a name or a value that this program does not know.
  public mutating func take(_ name: String, _ value: String) -> Bool {
    switch name {
    case "includesDeposit": includesDeposit = value == "true"
    case "tax": tax = Tax(exact: value)
    case "usesLoyaltyPrices": usesLoyaltyPrices = value != "false"
    case "basis": basis = Strength.Substance(value)
    case "marksWorst": marksWorst = value == "true"
    case "need": need = Need(exact: value)
    default: return false
    }
    return exactMembers.contains { $0.name == name && $0.value == value }
  }
}
