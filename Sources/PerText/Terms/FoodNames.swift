import PerModel

/// What foods of `FoodDensity` are called in English, German, French, Spanish, Dutch and Italian.
enum FoodNames {
  /// The food that a text names; `nil` for none.
  static func food(_ text: String) -> FoodDensity? {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    return byName[words].flatMap { FoodDensity(food: $0) }
  }

  private static let byName: [String: String] = {
    var names: [String: String] = [:]
    for (food, others) in words {
      names[food] = food
      for other in others.split(separator: "|") { names[String(other)] = food }
    }
    return names
  }()

  private static let words: [(String, String)] = [
    ("almonds", "mandeln|amandes|almendras|amandelen|mandorle"),
    ("butter", "beurre|mantequilla|boter|burro"),
    ("cocoa", "cocoa powder|kakao|kakaopulver|cacao|cacaopoeder"),
    ("coconut oil", "kokosöl|huile de coco|aceite de coco|kokosolie|olio di cocco"),
    ("cream", "sahne|rahm|crème|nata|room|panna"),
    ("flour", "mehl|farine|harina|bloem|meel|farina"),
    ("honey", "honig|miel|honing|miele"),
    ("ketchup", ""),
    ("maple syrup", "ahornsirup|sirop d'érable|sirope de arce|ahornsiroop|sciroppo d'acero"),
    ("mayonnaise", "mayo|mayonesa|maionese"),
    ("milk", "milch|lait|leche|melk|latte"),
    ("oats", "oatmeal|haferflocken|flocons d'avoine|avena|havermout|fiocchi d'avena"),
    ("olive oil", "olivenöl|huile d'olive|aceite de oliva|olijfolie|olio d'oliva"),
    ("orange juice", "orangensaft|jus d'orange|zumo de naranja|sinaasappelsap|succo d'arancia"),
    ("peanut butter", "erdnussbutter|beurre de cacahuète|pindakaas|burro d'arachidi"),
    (
      "rapeseed oil", "canola oil|rapsöl|huile de colza|aceite de colza|koolzaadolie|olio di colza"
    ),
    ("rice", "reis|riz|arroz|rijst|riso"),
    ("salt", "salz|sel|sal|zout|sale"),
    ("soy sauce", "sojasauce|sojasoße|sauce soja|salsa de soja|sojasaus|salsa di soia"),
    ("sugar", "zucker|sucre|azúcar|suiker|zucchero"),
    (
      "sunflower oil",
      "sonnenblumenöl|huile de tournesol|aceite de girasol|zonnebloemolie|olio di girasole"
    ),
    ("vinegar", "essig|vinaigre|vinagre|azijn|aceto"),
    ("water", "wasser|eau|agua|acqua"),
    ("yogurt", "yoghurt|joghurt|yaourt|yogur"),
  ]
}
