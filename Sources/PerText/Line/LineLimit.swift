import PerModel

/// The plausible limits of the numbers in a line.
enum LineLimit {
  /// The content of a numbered pack, "pack 6": one would need no number, and more is too much to carry.
  static let pack = 2...120
  /// What British packs count with an s, "160s": more than three digits are a year or a model.
  static let pieces = 2...999
  /// The kilograms or liters that a person can carry in one box.
  static let crate: Rational = 40
  /// The most kilograms or liters that are written as "kg 50".
  static let unitFirst: Rational = 100
  /// Up to here tens with an s may be a decade: "80s".
  static let decade = 99
  /// How many tablets a pack has at least and at most, with other words in between: "omega 3 fish oil capsules".
  static let (fewDoses, doses) = (6, 1000)
  /// How many words a price has that is one of two beside a percentage, and how far it is from that at most.
  static let (wordsOfPrice, wordsToShare) = (2, 4)
  /// More amounts are not those of one product, and nothing is said of its price.
  static let amounts = 12
  /// From this on a price of a unit without decimals may have been rounded to a whole one.
  static let leastRounded: Rational = 10
  /// The largest number in the name of a vitamin, the 12 of "B 12"; more behind a letter counts capsules.
  static let vitamin = 12
  /// The letters by which tills name rates of tax, from A to H.
  static let taxLetters = UInt8(ascii: "A")...UInt8(ascii: "H")
  /// How many of one thing a till counts at most.
  static let tillCount = 98
  /// Scales weigh to a gram: "1,126".
  static let decimalsOfScale = 3
  /// The carats of gold, "18k".
  static let carats: ClosedRange<Rational> = 8...24
  /// The smallest number of a size of clothes: a suit has 40.
  static let sizeOfClothes: Rational = 6
  /// The sizes of shirts before an L, which are also liters of a detergent for them; "2 L" is written "XXL".
  static let sizesOfShirts: ClosedRange<Rational> = 3...5
  /// The years of wine.
  static let year = 1900...2099
  /// The meters that no rope or foil is long.
  static let distance: Rational = 100_000
  /// The octane numbers of petrol, which is called "Euro 95".
  static let octane: ClosedRange<Rational> = 90...102
  /// In how many parts a price is paid at most.
  static let instalments = 60
  /// How many times as long as wide something is that is sold by its length.
  static let longSide: Rational = 10
  /// Above these numbers of liters and meters, one that is not round is more likely a model.
  static let (manyLiters, manyMeters): (Rational, Rational) = (100, 1000)
  /// The liters that microwaves and refrigerators hold at least.
  static let refrigerator: Rational = 10
  /// The kilograms that washing machines take at least; packs of detergent are smaller.
  static let washing: Rational = 6
  /// Rolls of toilet paper and kitchen towels have no fewer sheets.
  static let fewestSheets = 40
  /// And no more on one of them.
  static let mostSheets = 400
  /// Paper has no more layers, which are "folhas" as sheets are.
  static let mostLayers = 6
  /// How many a deal is for: a larger number before a smaller one is a model, "Binder 1080 A4".
  static let group = 24
  /// How many "72/1" says are in a pack, at most.
  static let overOne = 500
  /// The least count that a deal asks for: more is rather what a pack holds.
  static let countOfDeal = 100
  /// How many are taken for each that is paid: "5 for 1" are hardly five for the price of one.
  static let taken = 4
  /// From this count on, a deal is more likely what is printed on a pack.
  static let packOfDeal = 8
  /// The same where nothing else says how much there is: "AA 4+2 free" has six batteries.
  static let packOfBareDeal = 6
  /// From how many on nobody sells packs by such a deal: "12+4 free" is what one holds.
  static let largePack = 10
  /// The largest size of nappies.
  static let sizeOfNappies = 8
  /// The least number that is rather a code of the shop than how many pieces there are.
  static let code: Rational = 100_000
  /// The least number of a name that is rather the milligrams of each tablet than how many packs there are.
  static let bareStrength = 100
  /// How many of one size a pack has.
  static let packOfEggs: ClosedRange<Rational> = 4...60
  static let packOfNappies: ClosedRange<Rational> = 8...300
  /// The shortest word that a compound begins with, in bytes: "Bio-".
  static let headOfCompound = 3
  /// How long a counted word is at the end of a compound, in bytes; behind a hyphen it may be shorter.
  static let endOfCompound = 4...12
  /// How many a French "les 4" is at most.
  static let together = 2...24
  /// How many of a group are free: in "5x2" more would be, and so it is a size.
  static let freeOfGroup = 2
  /// From how many on pieces after an amount are what a pack holds: "200 g 2 kpl 5,00 €" may be two for five.
  static let pieceCount = 4
  /// The most bare pieces that may be weighed in milligrams: more are tablets, and that is their strength.
  static let fewPieces = 3
  /// The most packs for which a weight before them may be that of each.
  static let fewPacks = 12
  /// How many packs a shopper may have bought at most, where a line begins with them.
  static let boughtPacks = 5
  /// The fewest grams that each of them may weigh: "3 packets of yeast 21 g" weigh that together.
  static let leastOfBought: Rational = 100
  /// The grams of a square meter of writing paper and card.
  static let paper: ClosedRange<Rational> = 60...400
  /// The grams of the Korean pound of meat and of that of vegetables.
  static let poundOfGoods = [600, 400]
  /// The number from which things weigh less than a gram each, as in sugar or rice.
  static let manyPieces = 1000
  /// The liters from which a volume is not sold in packs, but is what bags hold.
  static let emptyVolume: Rational = 100
  /// The liters from which nobody sells so much in packs: 110 bags of 13 gallons.
  static let absurdVolume: Rational = 1000
  /// How many bags of soil are sold as one at most; bags for waste come in larger packs.
  static let fewBags = 4
  /// No sales tax is higher, in percent.
  static let tax: Rational = 27
  /// How many words are between "lowest price" and the 30 days at most.
  static let wordsOfDays = 7

  /// How many times as much as the cheapest pack everything costs that has a number as its model.
  static let cheap: Rational = 100
  /// How many times its start the end of a range is at most: "2 to 3 kg", but not "6 to 100 g".
  static let rangeFactor: Rational = 2
  /// Up to here "X5" rather says how many; a model has more digits.
  static let timesOfPack: Rational = 9
  /// The numbers of a deal in one word, "3x2", have one digit: "10x8" is a size.
  static let takenInOneWord = 9
  /// How many packs a hyphen multiplies at most: "48-12 oz cans" is the largest case.
  static let hyphenated = 48
  /// How many digits barcodes have.
  static let barcode = 8...14
  /// From how many digits on a number is no price, and so a barcode with a mistake.
  static let longBarcode = 12
  /// Labels print fractions with these below the line, apart from thirds: "3/4 lb".
  static let denominators = [2, 4, 8, 16]
  /// And no part is smaller than an ounce of a pound.
  static let smallestPart = 16
  /// Prices have fewer decimals, and 38 of them would overflow the number.
  static let decimals = 8
  /// A word for a piece that has more bytes is written in full, and no abbreviation that may mean something else.
  static let abbreviation = 3
  /// The steps in which sizes of packs are made, in grams, milliliters or pieces, the roundest first.
  static let packSteps: [Rational] = [1000, 500, 250, 200, 100, 50, 25, 10, 5, 1]

  /// How many words of a phrase are before the one that is looked at, at most.
  static let wordsOfPhrase = 3
  /// How many words behind the first of a deal the rest of it begins at the latest.
  static let wordsOfDeal = 4
  /// How many words announce a least count at most: "when you buy".
  static let wordsOfCondition = 3
  /// How many words behind the first of them the count is at the latest.
  static let wordsToCount = 5
  /// How many words at the head of a line say of what material jars are.
  static let wordsToMaterial = 3
  /// How many words before a "5G" the number of a model is at most.
  static let wordsToModel = 3
  /// How many words before "x 90" the strength of each is at most: "5 mg gummies x 90".
  static let wordsToStrength = 3
  /// How many words describe what is counted: "60 small vegan capsules".
  static let wordsOfDoses = 2
  /// How many words of a bracket are before "total" and behind it, at most, and where its number is.
  static let (wordsOfBracket, restOfBracket, wordsToTotal) = (9, 4, 3)
}
