import PerModel
import PerWords

extension Term {
  /// How much a volume of it weighs.
  public static let density = Term(DensityTerm())
}

struct DensityTerm: TermDefinition {
  let kind = Terms.Kind.density
  let value: WritableKeyPath<Terms, Density?> & Sendable = \.density
  let word = "density"
  var names: [[Substring]] { Self.phrases }

  private static let phrases = Words.phrases(.density)

  private static let units = Words.phrases(.densityUnit)

  var titleWithKey: String { localized("Densit_y") }
  func hint(_ example: String, by formatter: Formatter) -> String {
    localized(
      "Type a density greater than %1$s in kg/l, such as %2$s.", formatter.integer(0), example)
  }

  func read(_ input: inout TermInput) throws(ReadingError) -> Density {
    input.take(Self.units)
    let text = try input.rest()
    if let density = FoodNames.food(text)?.density { return density }
    guard let density = Density(kilogramsPerLiter: try input.number(text)) else {
      throw ReadingError(.notPositive, input.words.rest?.range ?? input.whole)
    }
    return density
  }

  func examples(unit: Rational) throws(ArithmeticError) -> [Density] {
    [
      Density(kilogramsPerLiter: try Rational(23, over: 25)),
      FoodDensity.all.first { $0.food == "olive oil" }?.density,
    ].compactMap(\.self)
  }

  func text(of density: Density, in currency: Currency, by formatter: Formatter) -> String {
    localized("density %1$s", formatter.density(density))
  }

  func editable(_ density: Density, in currency: Currency, by formatter: Formatter) -> String {
    if let food = FoodDensity.all.first(where: { $0.density == density }) { return food.food }
    return formatter.editable(density.kilogramsPerLiter)
  }

  /// Where a food is named: its density.
  func remark(
    on density: Density, of product: Product, typed text: String, using formatter: Formatter
  ) -> String {
    text.contains(where: \.isNumber) ? "" : "≈ " + formatter.density(density)
  }

  func isLikely(_ value: Range<Int>, in span: Range<Int>, at site: TermSite) -> Bool {
    let text = site.words.text(value)
    if value.upperBound <= site.name.lowerBound {
      return text.contains("/") || !site.vetoed(.numberBeforeDensity, span)
    }
    return text.contains(where: \.isNumber)
      || !(site.name.lowerBound == 0 && site.vetoed(.densityAtHead, span))
        && !site.isFollowedByName(span)
  }
}

extension DensityTerm {
  func isPlausible(_ value: Density, in span: Range<Int>, at site: TermSite) -> Bool {
    value.kilogramsPerLiter < Self.heaviest || !site.vetoed(.heaviestFood, span)
  }

  private static let heaviest: Rational = 4
}

extension Formatter {
  /// "0.92 kg/l": what a table says of a food to three digits, whatever was typed in full.
  public func density(_ density: Density) -> String {
    let exact = density.kilogramsPerLiter.exactFractionDigits.map { $0 <= 4 } ?? false
    let value =
      exact
      ? density.kilogramsPerLiter
      : (try? density.kilogramsPerLiter.rounded(fractionDigits: 3)) ?? density.kilogramsPerLiter
    return localized("%1$s kg/l", plainNumber(value))
  }
}

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
