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
    var names: [String: String] = [:]
    for (food, others) in words {
      names[food] = food
      for other in others.split(separator: "|") { names[String(other)] = food }
    }
    return names
  }()

  private static let words: [(String, String)] = [
    (
      "almonds",
      """
      mandeln|amandes|almendras|amandelen|mandorle|amêndoas|migdały|mandlar|アーモンド|杏仁|\
      لوز|שקדים
      """
    ),
    (
      "butter",
      """
      beurre|mantequilla|boter|burro|manteiga|masło|smör|バター|黄油|زبدة|חמאה
      """
    ),
    (
      "cocoa",
      """
      cocoa powder|kakao|kakaopulver|cacao|cacaopoeder|cacau|cacau em pó|ココア|可可粉|كاكاو|\
      קקאו
      """
    ),
    (
      "coconut oil",
      """
      kokosöl|huile de coco|aceite de coco|kokosolie|olio di cocco|óleo de coco|\
      olej kokosowy|kokosolja|ココナッツオイル|椰子油|زيت جوز الهند|שמן קוקוס
      """
    ),
    (
      "cream",
      """
      sahne|rahm|crème|nata|room|panna|creme de leite|śmietana|grädde|生クリーム|奶油|كريمة|\
      שמנת
      """
    ),
    (
      "flour",
      """
      mehl|farine|harina|bloem|meel|farina|farinha|mąka|mjöl|小麦粉|面粉|دقيق|קמח
      """
    ),
    (
      "honey",
      """
      honig|miel|honing|miele|mel|miód|honung|はちみつ|蜂蜜|عسل|דבש
      """
    ),
    (
      "ketchup",
      """
      ケチャップ|番茄酱|كاتشب|קטשופ
      """
    ),
    (
      "maple syrup",
      """
      ahornsirup|sirop d'érable|sirope de arce|ahornsiroop|sciroppo d'acero|\
      xarope de bordo|syrop klonowy|lönnsirap|メープルシロップ|枫糖浆|شراب القيقب|סירופ מייפל
      """
    ),
    (
      "mayonnaise",
      """
      mayo|mayonesa|maionese|majonez|majonnäs|マヨネーズ|蛋黄酱|مايونيز|מיונז
      """
    ),
    (
      "milk",
      """
      milch|lait|leche|melk|latte|leite|mleko|mjölk|牛乳|牛奶|حليب|חלב
      """
    ),
    (
      "oats",
      """
      oatmeal|haferflocken|flocons d'avoine|avena|havermout|fiocchi d'avena|aveia|\
      płatki owsiane|havregryn|オートミール|燕麦|شوفان|שיבולת שועל
      """
    ),
    (
      "olive oil",
      """
      olivenöl|huile d'olive|aceite de oliva|olijfolie|olio d'oliva|azeite|\
      azeite de oliva|oliwa z oliwek|olivolja|オリーブオイル|橄榄油|زيت زيتون|שמן זית
      """
    ),
    (
      "orange juice",
      """
      orangensaft|jus d'orange|zumo de naranja|sinaasappelsap|succo d'arancia|\
      suco de laranja|sok pomarańczowy|apelsinjuice|オレンジジュース|橙汁|عصير برتقال|מיץ תפוזים
      """
    ),
    (
      "peanut butter",
      """
      erdnussbutter|beurre de cacahuète|pindakaas|burro d'arachidi|\
      manteiga de amendoim|masło orzechowe|jordnötssmör|ピーナッツバター|花生酱|\
      زبدة الفول السوداني|חמאת בוטנים
      """
    ),
    (
      "rapeseed oil",
      """
      canola oil|rapsöl|huile de colza|aceite de colza|koolzaadolie|olio di colza|\
      óleo de canola|olej rzepakowy|rapsolja|菜種油|菜籽油|زيت الكانولا|שמן קנולה
      """
    ),
    (
      "rice",
      """
      reis|riz|arroz|rijst|riso|ryż|ris|米|大米|أرز|אורז
      """
    ),
    (
      "salt",
      """
      salz|sel|sal|zout|sale|sól|塩|盐|ملح|מלח
      """
    ),
    (
      "soy sauce",
      """
      sojasauce|sojasoße|sauce soja|salsa de soja|sojasaus|salsa di soia|molho de soja|\
      sos sojowy|sojasås|醤油|酱油|صلصة الصويا|רוטב סויה
      """
    ),
    (
      "sugar",
      """
      zucker|sucre|azúcar|suiker|zucchero|açúcar|cukier|socker|砂糖|糖|سكر|סוכר
      """
    ),
    (
      "sunflower oil",
      """
      sonnenblumenöl|huile de tournesol|aceite de girasol|zonnebloemolie|\
      olio di girasole|óleo de girassol|olej słonecznikowy|solrosolja|ひまわり油|葵花籽油|\
      زيت دوار الشمس|שמן חמניות
      """
    ),
    (
      "vinegar",
      """
      essig|vinaigre|vinagre|azijn|aceto|ocet|vinäger|ättika|酢|醋|خل|חומץ
      """
    ),
    (
      "water",
      """
      wasser|eau|agua|acqua|água|woda|vatten|水|ماء|מים
      """
    ),
    (
      "yogurt",
      """
      yoghurt|joghurt|yaourt|yogur|iogurte|jogurt|ヨーグルト|酸奶|زبادي|יוגורט
      """
    ),
  ]
}
