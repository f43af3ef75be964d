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
  /// The unit before that one, where either may be meant: "(g/ml)".
  var otherUnit = ""
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
    guard text.utf8.count <= TableLimit.heading else { return }
    let parts = Self.parts(of: text)
    var tokens: [(word: String, isAside: Bool)] = []
    for part in parts { tokens += HeadingText.tokens(of: part.text).map { ($0, part.isAside) } }
    guard !tokens.isEmpty, tokens.count <= TableLimit.wordsOfHeading else { return }
    readSenses(of: tokens, texts)
    if has(.unitPrice), per.isEmpty { per = Self.measure(in: tokens.map(\.word), texts) }
    isPerPiece = texts.kind(ofUnit: per) == .count
    isCounted = texts.kind(ofUnit: unit) == .count
    if Self.saysContentOfPack(tokens.map(\.word), texts) {
      score(.packs, HeadingScore.contentOfPack)
      if has(.quantity) { score(.quantity, HeadingScore.said) }
    } else {
      resolve()
    }
    if tokens.count == 1, HeadingWords.senses(of: tokens[0].word) != nil { resolveAlternatives() }
  }

  /// Weighs what one word may mean in two languages: "kos" is a piece and a cost, "jumlah" a count and a total,
  /// "артикул" a product and its number.
  private mutating func resolveAlternatives() {
    if has(.count), has(.price) {
      scores = [
        .packs: HeadingScore.count, .quantity: HeadingScore.countAsQuantity,
        .price: HeadingScore.possible,
      ]
    }
    if has(.quantity), has(.total), !has(.price) { score(.price, HeadingScore.fair) }
    if has(.articleNumber), has(.product) { score(.name, HeadingScore.probable) }
  }

  func has(_ sense: HeadingSense) -> Bool { senses.contains(sense) }

  private mutating func score(_ column: TableColumn, _ score: Int) {
    scores[column] = max(scores[column] ?? 0, score - doubtOfUnknown)
  }

  /// Weighs what the words say together.
  private mutating func resolve() {
    isTotal = has(.total)
    if has(.loyalty), has(.deal) || has(.saving), !has(.price) { return becomeNoPart() }
    if has(.loyalty), !has(.deal), !has(.date), !has(.number), !has(.unitPrice) {
      score(.salePrice, HeadingScore.doubtful)
      return score(.loyaltyPrice, HeadingScore.said)
    }
    for (sense, kind) in [(HeadingSense.weight, PerModel.Unit.Kind.mass), (.volume, .volume)]
    where has(sense) && measured == nil {
      measured = kind
    }
    if resolvePrice() { return }
    if has(.barcode) { return score(.barcode, HeadingScore.said) }
    if has(.drained) { return score(.drained, HeadingScore.said) }
    if has(.articleNumber) { return score(.articleNumber, HeadingScore.said) }
    if has(.offerUntil) { return score(.offerUntil, HeadingScore.said) }
    if has(.offerFrom) { score(.offerFrom, HeadingScore.said) }
    if has(.date) { score(.date, HeadingScore.said) }
    if has(.currency) { score(.currency, HeadingScore.said) }
    if has(.deal) || has(.saving) {
      score(.deal, HeadingScore.said)
      if has(.saving) {
        score(.saving, HeadingScore.likely)
      } else {
        score(.salePrice, HeadingScore.fair)
      }
    }
    // "Cant. envase" counts.
    if has(.deposit), !(has(.size) && has(.quantity)) {
      // "Envase" is a deposit, and what it is for.
      if has(.size) { score(.quantity, HeadingScore.likely) }
      return score(.deposit, HeadingScore.said)
    }
    if has(.former) { score(.formerPrice, HeadingScore.possible) }
    if has(.sale), !has(.deal), !has(.saving) { score(.salePrice, HeadingScore.sale) }
    if has(.number), !has(.quantity), !has(.count), !has(.packs), !has(.size) {
      // "No Frills" is a store.
      if has(.product) || has(.name) {
        score(.articleNumber, HeadingScore.fair)
      } else {
        leftOut = unknown.isEmpty ? HeadingScore.number : HeadingScore.unknownNumber
      }
      return
    }
    if has(.other) || has(.length) {
      leftOut = unknown.isEmpty ? HeadingScore.other : HeadingScore.unknownOther
      // "Type", "Art": a word of several meanings.
      if has(.note) { score(.note, HeadingScore.possible) }
      if has(.store) { score(.store, HeadingScore.possible) }
      if has(.name) || has(.product) { score(.name, HeadingScore.doubtful) }
      if has(.size) { score(.quantity, HeadingScore.possible) }
      if has(.packs) || has(.count) { score(.packs, HeadingScore.possible) }
      return
    }
    resolveQuantity()
    // "pro" above "kg" and "500 g"
    if has(.per), isPriceOnly || senses.allSatisfy({ $0 == .per || $0 == .filler }), unit.isEmpty,
      per.isEmpty, unknown.isEmpty
    {
      score(.unit, HeadingScore.fair)
    }
    if has(.brand) {
      // The name, where no other column has one.
      score(.name, HeadingScore.unlikely)
      return score(.brand, HeadingScore.said)
    }
    if has(.store) { score(.store, has(.product) ? HeadingScore.probable : HeadingScore.said) }
    if has(.note) { score(.note, HeadingScore.said) }
    if has(.basket) { score(.basket, HeadingScore.said) }
    if has(.terms) { score(.terms, HeadingScore.said) }
    guard !has(.store), !has(.quantity), !has(.size) else {
      // "Product (size)": what stands there decides.
      if has(.name) || has(.product) { score(.name, HeadingScore.possible) }
      return
    }
    if has(.name) {
      score(.name, HeadingScore.said)
    } else if has(.product) {
      score(.name, HeadingScore.nearlySaid)
    }
    if has(.description) {
      let isNamed = has(.name) || has(.product)
      score(.name, isNamed ? HeadingScore.descriptionOfName : HeadingScore.description)
      score(.note, HeadingScore.descriptionAsNote)
    }
    // A heading that says nothing but a currency: "€".
    if isPriceOnly, unit.isEmpty, currency != nil || isInCents {
      score(.price, HeadingScore.probable)
    }
  }

  /// Whether every sense fits a price.
  private var isPriceOnly: Bool {
    unknown.isEmpty && senses.allSatisfy { [.filler, .withTax, .beforeTax].contains($0) }
  }

  /// What a currency in a heading does not make a price.
  private static let othersWithMoney: Set<HeadingSense> = [
    .size, .weight, .volume, .packs, .saving, .deal, .deposit, .name, .product, .description,
    .store, .note, .brand,
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
      score(.price, HeadingScore.nearlySaid)
      return true
    }
    guard
      has(.price) || has(.total) || has(.unitPrice) || has(.each) || isMoney && has(.per)
        || isAmount
        || isTaxed && isPriceOnly && (unit.isEmpty || isMoney) || !per.isEmpty && isOnlyPer
    else { return false }
    if has(.date) || has(.currency) || has(.other) || has(.number) { return false }
    defer {
      if has(.beforeTax), !has(.withTax) {
        scores = scores.mapValues { $0 + HeadingScore.beforeTax }
      }
    }
    if isAmount, has(.quantity) { isTotal = true }
    if has(.unitPrice) || !per.isEmpty || (has(.per) && !unit.isEmpty) {
      if per.isEmpty { per = unit }
      unit = ""
      // "Aktion €/kg"
      let isReduced = has(.sale) || has(.deal)
      score(isReduced && !per.isEmpty ? .salePrice : .unitPrice, HeadingScore.said)
      // "Preço unitário" alone and "€/bottle" are what one pack costs.
      if per.isEmpty || isPerPiece { score(.price, HeadingScore.possible) }
      return true
    }
    if has(.price) {
      if has(.former) {
        score(.formerPrice, HeadingScore.said)
      } else if has(.sale) || has(.deal) || has(.saving) {
        score(.salePrice, HeadingScore.said)
      } else if has(.deposit) {
        score(.deposit, HeadingScore.possible)
        score(.price, HeadingScore.possible)
      } else if has(.unit) || has(.each) || has(.count) {
        score(.unitPrice, HeadingScore.unitPriceOrPrice)
        score(.price, HeadingScore.priceOrUnitPrice)
      } else {
        score(.price, has(.total) ? HeadingScore.likely : HeadingScore.said)
      }
      return true
    }
    if isAmount, !has(.total), has(.former) || has(.sale) {
      score(has(.former) ? .formerPrice : .salePrice, HeadingScore.likely)
      return true
    }
    if isAmount, has(.unit) || has(.count) {
      score(.unitPrice, HeadingScore.unitPriceOrPrice)
      score(.price, HeadingScore.priceOrUnitPrice)
      return true
    }
    if has(.each) {
      // "Weight each (g)"
      if !isMoney, has(.weight) || has(.volume) || has(.size) || has(.quantity) { return false }
      score(.unitPrice, HeadingScore.each)
      score(.price, HeadingScore.eachAsPrice)
      return true
    }
    if has(.total) {
      if has(.quantity) || has(.weight) || has(.volume) { return false }
      score(.price, HeadingScore.probable)
      return true
    }
    // "Netto" alone may be a store.
    score(.price, isTaxed && !isMoney ? HeadingScore.unlikely : HeadingScore.probable)
    return true
  }

  private mutating func resolveQuantity() {
    let isSize = has(.size) || has(.weight) || has(.volume)
    if has(.quantity) || isSize {
      if has(.unit) {
        // "Quantity unit" and "unit quantity": what stands there decides.
        score(.unit, HeadingScore.probable)
        score(.quantity, HeadingScore.probable)
      } else {
        score(.quantity, HeadingScore.said)
        if has(.quantity), !isSize, unit.isEmpty {
          score(.packs, HeadingScore.quantityAsPacks)
          isPurchase = true
        }
        // "Pkg." may be a size, and a number of packs.
        if has(.packs) {
          let isPlain = has(.size) && !has(.weight) && !has(.volume)
          score(.packs, isPlain ? HeadingScore.packsOfSize : HeadingScore.packsOfWeight)
        }
      }
    } else if !unit.isEmpty, has(.per) {
      // "m² per pack"
      score(.quantity, HeadingScore.said)
    } else if has(.count) || has(.packs) {
      score(.packs, HeadingScore.count)
      score(
        .quantity, has(.packs) ? HeadingScore.packsAsQuantity : HeadingScore.countAsQuantity)
    } else if has(.unit) {
      score(.unit, HeadingScore.said)
      score(.quantity, HeadingScore.possible)
    } else if !unit.isEmpty, unknown.isEmpty {
      score(.quantity, isCounted ? HeadingScore.countAsQuantity : HeadingScore.likely)
      if isCounted { score(.packs, HeadingScore.count) }
    }
    if has(.unit), !(has(.quantity) || isSize) { score(.unit, HeadingScore.said) }
  }
}
