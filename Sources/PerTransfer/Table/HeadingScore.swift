/// How likely a heading makes a meaning: up to 100, and more if other columns also say it.
enum HeadingScore {
  /// The words say it.
  static let said = 100
  /// "Product" or "Case $" all but say it; a plainer heading in the same table wins.
  static let nearlySaid = 95
  /// One word says it, and another may turn it: "Total price", "Offer ($)".
  static let likely = 90
  /// It is so unless another column says it: a lone currency, a total, a product with its number.
  static let probable = 80
  /// One of two meanings, the less usual one: the price of an offer, the number of a product.
  static let fair = 70
  /// A word has several meanings, and the values decide: "Type", "Envase".
  static let possible = 60
  /// The words hardly touch it: the price with a card as the price of today.
  static let doubtful = 50
  /// It means this only if no other column does: "Netto" may be a store, and a brand the name.
  static let unlikely = 45

  /// Each unknown word may change what the others mean; three of them say no more than that.
  static let (unknownWord, unknownWords) = (15, 45)

  /// "Pieces/case" says how many a pack holds better than any single word.
  static let contentOfPack = 140
  /// "Count" says how many there are, which is the quantity of things sold by the piece. Packs rarely are.
  static let (count, countAsQuantity, packsAsQuantity) = (95, 85, 65)
  /// "Qty" is the quantity, or counts what is bought.
  static let quantityAsPacks = 75
  /// "Pkg. size" may count packs; with a weight or a volume in it, it hardly does.
  static let (packsOfSize, packsOfWeight) = (92, 50)
  /// "Price per piece" is a unit price, or the price of one pack.
  static let (unitPriceOrPrice, priceOrUnitPrice) = (80, 75)
  /// "Each" alone says the same, but less clearly.
  static let (each, eachAsPrice) = (70, 65)
  /// A description is the name if no heading says "name", or else a note.
  static let (description, descriptionOfName, descriptionAsNote) = (75, 70, 65)
  /// "Sale" without a word for a price or a deal.
  static let sale = 55
  /// A price without tax gives way to one with tax.
  static let beforeTax = -20

  // MARK: What other columns tell

  /// The prices of one and of all that was bought: arithmetic is surer than words.
  static let (priceOfOne, priceOfAll) = (120, 130)

  // MARK: No part of a product

  /// "No." numbers the rows; with an unknown word it may be a name.
  static let (number, unknownNumber) = (90, 45)
  /// What a product does not keep, such as its shelf, with and without unknown words.
  static let (other, unknownOther) = (100, 70)
  /// From here on a column is left out, unless its values say otherwise.
  static let leftOut = 70
  /// A half of the certainty that a column is not about products counts against its meanings, and for leaving it out.
  static let partOfLeftOut = 2

  // MARK: How sure a heading has to be

  /// A single heading this sure shows that a row has headings.
  static let telling = 80
  /// The first cell of a row is this sure where it heads the cells beside it.
  static let beside = 75
  /// A heading this sure is right even if the cells below it cannot be read.
  static let sure = 95
  /// A heading this sure states its meaning literally.
  static let clear = 90
  /// A heading less sure than this may be the name of a store.
  static let mayBeStore = 50
}
