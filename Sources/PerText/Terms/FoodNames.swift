import PerModel

/// What foods of `FoodDensity` are called in the languages of the program.
enum FoodNames {
  /// The food that a text names; `nil` for none.
  static func food(_ text: String) -> FoodDensity? {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
      .replacing("’", with: "'")
    return byName[words].flatMap { FoodDensity(food: $0) }
  }

  private static let byName: [String: String] = {
    var names = Dictionary(uniqueKeysWithValues: FoodDensity.all.map { ($0.food, $0.food) })
    for language in Language.all {
      for line in language.foods.lines {
        guard let colon = line.firstIndex(of: ":") else { continue }
        for word in line[line.index(after: colon)...].split(separator: " ") {
          names[String(word.replacing("_", with: " "))] = String(line[..<colon])
        }
      }
    }
    return names
  }()
}
