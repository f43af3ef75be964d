import PerModel
import PerText

/// What a heading says of its column: the meanings that it can have, and what holds for all values below it.
struct TableHeading: Hashable, Sendable {
  /// The heading as it stands in the file.
  let text: String
  /// How likely each meaning is, up to 100.
  var scores: [TableColumn: Int] = [:]
  /// How sure it is that the column is not part of a product, up to 100.
  var leftOut = 0
  /// The unit of numbers without one: "Menge (g)".
  var unit = ""
  /// For what a price holds: "kg" in "€/kg".
  var per = ""
  /// The currency of the prices: "Preço (R$)"
  var currency: Currency?
  /// Whether prices are in cents: "Price (pence)".
  var isInCents = false
  /// Whether the values are percentages.
  var isPercentage = false
  /// Whether it says that a weight or a volume stands here.
  var measured: PerModel.Unit.Kind?
  /// The words that nothing is known of: the store in "Price Aldi".
  var unknown: [String] = []
  /// Whether it is a price of all that was bought.
  var isTotal = false
  /// Whether it counts what is bought, and not what a pack holds: "Qty".
  var isPurchase = false

  /// Whether the price is that of a piece or a bottle, and whether the unit is one.
  private var (isPerPiece, isCounted) = (false, false)

  /// Whether prices of one and of all say that it counts what is bought.
  var isBought = false

  var senses: [HeadingSense] = []

  var isKnown: Bool { !scores.isEmpty || leftOut > 0 }

  init(_ text: String, texts: ProductTexts) {
    self.text = text
    guard text.utf8.count <= 200 else { return }
    let parts = Self.parts(of: text)
    var tokens: [(word: String, isAside: Bool)] = []
    for part in parts { tokens += HeadingText.tokens(of: part.text).map { ($0, part.isAside) } }
    guard !tokens.isEmpty, tokens.count <= 24 else { return }
    readSenses(of: tokens, texts)
    if has(.unitPrice), per.isEmpty { per = Self.measure(in: tokens.map(\.word), texts) }
    isPerPiece = texts.kind(ofUnit: per) == .count
    isCounted = texts.kind(ofUnit: unit) == .count
    if Self.saysContentOfPack(tokens.map(\.word), texts) { score(.packs, 140) } else { resolve() }
    if tokens.count == 1, HeadingWords.senses(of: tokens[0].word) != nil { resolveAlternatives() }
  }

  /// Weighs what one word may mean in two languages: "kos" is a piece and a cost, "jumlah" a count and a total,
  /// "артикул" a product and its number.
  private mutating func resolveAlternatives() {
    if has(.count), has(.price) { scores = [.packs: 95, .quantity: 85, .price: 60] }
    if has(.quantity), has(.total), !has(.price) { score(.price, 70) }
    if has(.articleNumber), has(.product) { score(.name, 80) }
  }

  /// The likeliest meaning; `nil` if none.
  var likeliest: TableColumn? {
    guard let best = scores.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }),
      best.value > leftOut
    else { return nil }
    return best.key
  }

  func has(_ sense: HeadingSense) -> Bool { senses.contains(sense) }

  /// Whether it is a price of any kind.
  var isOfMoney: Bool {
    scores[.quantity] == nil
      && [.price, .unitPrice, .salePrice, .loyaltyPrice, .formerPrice].contains {
        scores[$0] != nil
      }
  }

  /// Whether it is about the amount, the number of packs, or the unit.
  var saysHowMuch: Bool {
    [.quantity, .packs, .unit].contains { scores[$0] != nil } && !isOfMoney
  }

  private mutating func score(_ column: TableColumn, _ score: Int) {
    // What is not known may turn a meaning round.
    let doubt = min(unknown.count * 15, 45)
    scores[column] = max(scores[column] ?? 0, score - doubt)
  }

  /// Weighs what the words say together.
  private mutating func resolve() {
    isTotal = has(.total)
    if has(.loyalty), has(.deal) || has(.saving), !has(.price) { return becomeNoPart() }
    if has(.loyalty), !has(.deal), !has(.date), !has(.number), !has(.unitPrice) {
      score(.salePrice, 50)
      return score(.loyaltyPrice, 100)
    }
    for (sense, kind) in [(HeadingSense.weight, PerModel.Unit.Kind.mass), (.volume, .volume)]
    where has(sense) && measured == nil {
      measured = kind
    }
    if resolvePrice() { return }
    if has(.barcode) { return score(.barcode, 100) }
    if has(.drained) { return score(.drained, 100) }
    if has(.articleNumber) { return score(.articleNumber, 100) }
    if has(.offerUntil) { return score(.offerUntil, 100) }
    if has(.offerFrom) { score(.offerFrom, 100) }
    if has(.date) { score(.date, 100) }
    if has(.currency) { score(.currency, 100) }
    if has(.deal) || has(.saving) {
      score(.deal, 100)
      if has(.saving) { score(.saving, 90) } else { score(.salePrice, 70) }
    }
    if has(.deposit) {
      // "Envase" is a deposit, and what it is for.
      if has(.size) { score(.quantity, 90) }
      return score(.deposit, 100)
    }
    if has(.former) { score(.formerPrice, 60) }
    if has(.sale), !has(.deal), !has(.saving) { score(.salePrice, 55) }
    if has(.number), !has(.quantity), !has(.count), !has(.packs), !has(.size) {
      // "No Frills" is a store.
      if has(.product) || has(.name) {
        score(.articleNumber, 70)
      } else {
        leftOut = unknown.isEmpty ? 90 : 45
      }
      return
    }
    if has(.other) || has(.length) {
      leftOut = unknown.isEmpty ? 100 : 70
      // "Type", "Art": a word of several meanings.
      if has(.note) { score(.note, 60) }
      if has(.store) { score(.store, 60) }
      if has(.name) || has(.product) { score(.name, 50) }
      if has(.size) { score(.quantity, 60) }
      if has(.packs) || has(.count) { score(.packs, 60) }
      return
    }
    resolveQuantity()
    // "pro" above "kg" and "500 g"
    if has(.per), isPriceOnly || senses.allSatisfy({ $0 == .per || $0 == .filler }), unit.isEmpty,
      per.isEmpty, unknown.isEmpty
    {
      score(.unit, 70)
    }
    if has(.brand) {
      // The name, where no other column has one.
      score(.name, 45)
      return score(.brand, 100)
    }
    if has(.store) { score(.store, has(.product) ? 80 : 100) }
    if has(.note) { score(.note, 100) }
    if has(.basket) { score(.basket, 100) }
    if has(.terms) { score(.terms, 100) }
    guard !has(.store), !has(.quantity), !has(.size) else {
      // "Product (size)": what stands there decides.
      if has(.name) || has(.product) { score(.name, 60) }
      return
    }
    if has(.name) { score(.name, 100) } else if has(.product) { score(.name, 95) }
    if has(.description) {
      score(.name, has(.name) || has(.product) ? 70 : 75)
      score(.note, 65)
    }
    // A heading that says nothing but a currency: "€".
    if isPriceOnly, unit.isEmpty, currency != nil || isInCents {
      score(.price, 80)
    }
  }

  /// Whether every sense fits a price.
  private var isPriceOnly: Bool {
    unknown.isEmpty && senses.allSatisfy { [.filler, .withTax, .beforeTax].contains($0) }
  }

  /// What a currency in a heading does not make a price.
  private static let othersWithMoney: Set<HeadingSense> = [
    .size, .weight, .volume, .packs, .saving, .deal, .deposit, .name, .product, .description,
    .store,
    .note, .brand,
  ]

  /// "per 100 g" and nothing else.
  private var isOnlyPer: Bool {
    unit.isEmpty && unknown.isEmpty && senses.allSatisfy { $0 == .filler || $0 == .per }
  }

  /// Whether it is a price of any kind.
  private mutating func resolvePrice() -> Bool {
    let isMoney = currency != nil || isInCents
    let isTaxed = has(.withTax) || has(.beforeTax)
    // "Amount (Rs.)" is no quantity, "Vl. Unit. (R$)" no unit, and "per 100 g" is a price.
    let isAmount = isMoney && !senses.contains(where: Self.othersWithMoney.contains)
    // "Case $"
    if isMoney, senses == [.packs], unknown.isEmpty, unit.isEmpty {
      score(.price, 95)
      return true
    }
    guard
      has(.price) || has(.total) || has(.unitPrice) || has(.each) || isMoney && has(.per)
        || isAmount
        || isTaxed && isPriceOnly && (unit.isEmpty || isMoney) || !per.isEmpty && isOnlyPer
    else { return false }
    if has(.date) || has(.currency) || has(.other) || has(.number) { return false }
    defer { if has(.beforeTax), !has(.withTax) { scores = scores.mapValues { $0 - 20 } } }
    if isAmount, has(.quantity) { isTotal = true }
    if has(.unitPrice) || !per.isEmpty || (has(.per) && !unit.isEmpty) {
      if per.isEmpty { per = unit }
      unit = ""
      score(.unitPrice, 100)
      // "Preço unitário" alone and "€/bottle" are what one pack costs.
      if per.isEmpty || isPerPiece { score(.price, 60) }
      return true
    }
    if has(.price) {
      if has(.former) {
        score(.formerPrice, 100)
      } else if has(.sale) || has(.deal) || has(.saving) {
        score(.salePrice, 100)
      } else if has(.deposit) {
        score(.deposit, 60)
        score(.price, 60)
      } else if has(.unit) || has(.each) || has(.count) {
        score(.unitPrice, 80)
        score(.price, 75)
      } else {
        score(.price, has(.total) ? 90 : 100)
      }
      return true
    }
    if isAmount, !has(.total), has(.former) || has(.sale) {
      score(has(.former) ? .formerPrice : .salePrice, 90)
      return true
    }
    if isAmount, has(.unit) || has(.count) {
      score(.unitPrice, 80)
      score(.price, 75)
      return true
    }
    if has(.each) {
      // "Weight each (g)"
      if !isMoney, has(.weight) || has(.volume) || has(.size) || has(.quantity) { return false }
      score(.unitPrice, 70)
      score(.price, 65)
      return true
    }
    if has(.total) {
      if has(.quantity) || has(.weight) || has(.volume) { return false }
      score(.price, 80)
      return true
    }
    // "Netto" alone may be a store.
    score(.price, isTaxed && !isMoney ? 45 : 80)
    return true
  }

  private mutating func resolveQuantity() {
    let isSize = has(.size) || has(.weight) || has(.volume)
    if has(.quantity) || isSize {
      if has(.unit) {
        // "Quantity unit" and "unit quantity": what stands there decides.
        score(.unit, 80)
        score(.quantity, 80)
      } else {
        score(.quantity, 100)
        if has(.quantity), !isSize, unit.isEmpty {
          score(.packs, 75)
          isPurchase = true
        }
        // "Pkg." may be a size, and a number of packs.
        if has(.packs) { score(.packs, has(.size) && !has(.weight) && !has(.volume) ? 92 : 50) }
      }
    } else if !unit.isEmpty, has(.per) {
      // "m² per pack"
      score(.quantity, 100)
    } else if has(.count) || has(.packs) {
      score(.packs, 95)
      score(.quantity, has(.packs) ? 65 : 85)
    } else if has(.unit) {
      score(.unit, 100)
      score(.quantity, 60)
    } else if !unit.isEmpty, unknown.isEmpty {
      score(.quantity, isCounted ? 85 : 90)
      if isCounted { score(.packs, 95) }
    }
    if has(.unit), !(has(.quantity) || isSize) { score(.unit, 100) }
  }
}
