/// What common foods weigh by volume, to compare goods sold by weight with goods sold by volume.
///
/// The source is the household weights of the USDA National Nutrient Database for Standard
/// Reference, Legacy Release (2018), which is in the public domain: grams in one US cup
/// (236.5882365 ml). Loose foods settle, so such a density is never exact.
public struct FoodDensity: Hashable, Sendable {
  /// The English name, in small letters.
  public let food: String
  /// What one US cup of it weighs.
  public let gramsPerCup: Rational

  /// In kilograms per litre; `nil` if it does not fit in exact arithmetic.
  public var density: Density? {
    // A cup is half a pint of 473.176473 ml; grams per millilitre are kilograms per litre.
    guard let kilograms = try? gramsPerCup * Rational(2) / Rational(473_176_473, over: 1_000_000)
    else { return nil }
    return Density(kilogramsPerLiter: kilograms)
  }

  private init(_ food: String, _ gramsPerCup: Rational) {
    self.food = food
    self.gramsPerCup = gramsPerCup
  }

  /// All known foods, by name.
  public static let all: [FoodDensity] = [
    FoodDensity("almonds", 143), FoodDensity("butter", 227), FoodDensity("cocoa", 86),
    FoodDensity("coconut oil", 218), FoodDensity("cream", 238), FoodDensity("flour", 125),
    FoodDensity("honey", 339), FoodDensity("ketchup", 240), FoodDensity("maple syrup", 315),
    FoodDensity("mayonnaise", 220), FoodDensity("milk", 244), FoodDensity("oats", 81),
    FoodDensity("olive oil", 216), FoodDensity("orange juice", 248),
    FoodDensity("peanut butter", 258), FoodDensity("rapeseed oil", 218),
    FoodDensity("rice", 185), FoodDensity("salt", 292), FoodDensity("soy sauce", 255),
    FoodDensity("sugar", 200), FoodDensity("sunflower oil", 218), FoodDensity("vinegar", 238),
    FoodDensity("water", 237), FoodDensity("yogurt", 245),
  ]

  /// The food with this English name; `nil` for any other.
  public init?(food name: String) {
    guard let found = Self.all.first(where: { $0.food == name }) else { return nil }
    self = found
  }
}
