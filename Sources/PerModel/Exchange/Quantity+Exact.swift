// The exchange form in files and in the database: "6 x 330 milliliter", "12 x 150 item sheet".
extension Quantity {
  /// The exact text of a quantity: numbers of packs, amount, the unit's id, what is counted.
  public var exactText: String {
    let packs = packs.map { "\($0) x " }.joined()
    let name = countName.map { " \($0.id)" } ?? ""
    return "\(packs)\(amount) \(unit.id)\(name)"
  }

  /// Reads what `exactText` wrote; `nil` for anything else.
  public init?(exact text: some StringProtocol) {
    // The database keeps one line per term.
    guard !text.contains(where: \.isNewline) else { return nil }
    var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
    var packs: [Int] = []
    while words.count > 2, words[words.startIndex + 1] == "x" {
      guard let count = Int(words[words.startIndex]) else { return nil }
      packs.append(count)
      words = words.dropFirst(2)
    }
    guard words.count >= 2, let amount = (try? Rational(exact: words[words.startIndex])) ?? nil,
      let unit = Unit(id: String(words[words.startIndex + 1]))
    else { return nil }
    let name = words.dropFirst(2).joined(separator: " ")
    let countName = name.isEmpty ? nil : CountName(name)
    guard let quantity = try? Quantity(packs: packs, amount, unit, of: countName) else {
      return nil
    }
    self = quantity
  }
}
