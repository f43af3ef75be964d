/// A rule that forbids a reading: something could be read in a line, and is not.
///
/// Each has a line that it decides: without the rule that line is read otherwise, which a test checks. They
/// are in the order in which amounts, counts, deals, prices and unit prices are read, and then put together.
enum Veto: CaseIterable, Sendable {
  case multipliedSize, partOfPack, ordinal, sizeLabel, priceOfUnit, wordBeforePer, wordsBehindNumber
  case numberBehindPer, openProduct, markedNumber, sumOfAmounts, sizeM, taxB, centsBehindUnit
  case numberOfNextUnit, doctor, ownMoney, weightTimesPrice, amountAtTill, weightTimesNumber
  case packsBeforeTotal, unitOfFactor, timesBeforeWeight, severalInOne, vintage, wholesale
  case slashedStrength, fractionAsPacks, rangeAsPacks, heavyPacks, slashedRange, fractionAsRange
  case countBeforeHyphen, hyphenatedRange, largerSecond, hyphenBeforeAmount, sidesOfThing, longSide
  case coverage, partOfSize, grains, unitOfName, bed, cups, ability, capacity, generation, saint
  case cutUnit, modelNumber, modelX, modelS, pressure, sizeOfClothes, sizeOfSuit, sizeBesideAmount
  case distance, storeBehindPrice, pagesOfInk, octane, restatedCount, factorBehindCount
  case timesBehindNumber, timesBehindUnit, factorOfNext, sheets, weightOfPaper, numberOfName
  case comparedCount, ingredientsBeforeSize, ingredientsAtHead, halfAtHead, unitAtHead, oneOfSize
  case unitOfThings, sizeOfThings, factorBeforeThings, containersOfSize, numberBesideAmount
  case labelledNumber, labelBeforeDoses, letterBeforeDoses, sizeBeforeDoses, seconds, smallS
  case bareStrength, soldByMilligram, dosesTimesStrength, packsWithoutSign, twoAmounts
  case spokenBesideAmount, spokenCountBesideAmount, packOf, numberOfNext, packBehindNumber
  case packWithoutSize, countedNets, weightOfNet, cupsOfPacks, sizeAsCount, cover, wordBehindCount
  case numberBehindContainer, pieceBehindCount, countInsidePhrase, layers, dozenOfTenths, decade
  case partOfPiece, dealBeforeUnit, sizeAsDeal, rangeAsDeal, dealInsidePhrase, noiseOfNext
  case contentAsDeal, signOfCents, wordAsMoney, markedCount, oneOfSeveral, countOfOne
  case conditionOfOne, unitOfCondition, conditionOfOthers, contentAsCondition, amperes
  case amperesAsDeal, numberBeforeCount, priceBeforeUnit, unitOfJoinedPrice, contentOfPack
  case inOnePiece, priceBehindCount, sidesWithPrice, contentAsPrice, wholePriceOfEach, partingDash
  case dashForNoEuro, temperature, bareDiscount, discountBesideShare, bareShare, fromShare, claim
  case fraction, countBesidePrice, pairOfPrices, model, sides, gluedSign, signOfNext, sumOfCounts
  case sumWithFree, sumForOther, product, priceOfOne, footnoteStar, twoPrices, wordAsCurrency
  case wordAsFormerCurrency, designation, unitAsMoney, spacedMinus, dashBeforePrice
  case severalCurrencies, wordsOfNext, reductionBehindStore, priceBehindAt, nameAsSum, sizeAsPrice
  case rangeAsPrice, slashedEach, contentOfEach, eachOfNext, codeInUnitPrice, leastCountOfUnit
  case conditionBehindUnitPrice, countBeforeUnit, priceBehindUnit, amountBeforePrice
  case unitBehindNumber, numberOfUnitBehind, sizeBehindUnit, unitWithoutMoney, gluedUnit, endOfPrice
  case weightOfEach, numberOfWeight, labelBehindPrice, labelOfNextPrice, labelledClass, ratio
  case codeBeforeAmount, digitsOfBarcode, sizesBesideCount, rangeOfWeighed, ageBesideAmount
  case rateBesideAmount, sizeOfOne, gramsOfPaper, gramOfDoses, strengthOfEach, sideOfPieces
  case sidesOfEachRoll, volumeOfBags, volumeOfDoses, sayingEach, sheetsOfAll, sizeOfNappies
  case unfitting, sizeBesideWhole, sameAmount, misreadMilliliters, tinyShares, sameReduction
  case dealInsidePack, dealOfLargePack, priceOfFormerOne, lowestPrice, unconfirmed, unexplained

  /// Why, in one sentence.
  var reason: String {
    switch self {
    case .multipliedSize: "A size is not multiplied."
    case .partOfPack: "Nobody sells 0.99 packs: that is a price."
    case .ordinal: "\"2. Packung\" is the second one."
    case .sizeLabel: "What follows the word for a size is not an amount."
    case .priceOfUnit: "A word that is \"per\" and a unit at once belongs to a price."
    case .wordBeforePer: "\"Loose per kilo\" says what the price is for."
    case .wordsBehindNumber: "\"1.50 per pack\" begins with its number."
    case .numberBehindPer: "The number after \"per kg\" is the price."
    case .openProduct: "\"2 x\" comes before the things it counts."
    case .markedNumber: "A star is a footnote, and \"50+\" means ages over fifty."
    case .sumOfAmounts: "Labels do not add amounts, unless some of it is free."
    case .sizeM: "Size M is not a metre."
    case .taxB: "The B of a receipt is a tax rate."
    case .centsBehindUnit: "After a unit two decimals are a price: \"kg 2,29\"."
    case .doctor: "\"Dr.\" means doctor, not dram."
    case .ownMoney: "A word for the user's own money is not a unit."
    case .weightTimesPrice: "A weight is not multiplied by a price."
    case .amountAtTill: "A till prints an amount, the price of one and the total."
    case .weightTimesNumber: "A weight times a decimal number is money, too."
    case .packsBeforeTotal: "A whole number after the amount counts the packs."
    case .unitOfFactor: "\"3 packs\" is not the price of one."
    case .timesBeforeWeight: "\"x4 360 ml\" may be the total of all four."
    case .severalInOne: "\"2 in 1\" is not two inches."
    case .wholesale: "Wholesalers write four packs of 10 lb as a fraction."
    case .slashedStrength: "5/20 mg are the strengths of two substances."
    case .fractionAsPacks: "1/8 l is an eighth, not a pack of 8 l."
    case .rangeAsPacks: "\"3/6 kg\" is the weight of a baby."
    case .heavyPacks: "Nobody carries seven packs of 10 l: 7/10 l is a fraction."
    case .slashedRange: "\"4/9 kg\" is from 4 to 9 kg."
    case .fractionAsRange: "1/2 kg is a half, not from 1 to 2 kg."
    case .countBeforeHyphen: "\"12-12 oz\" means twelve of 12 oz."
    case .hyphenatedRange: "\"6-8 oz\" is a range."
    case .largerSecond: "\"50+200 ml\" may be SPF 50+ and 200 ml: packs name the larger part first."
    case .hyphenBeforeAmount: "A hyphen joins an amount to the name before it."
    case .sidesOfThing: "The sides of a thing are not its length."
    case .coverage: "Square meters are what the paint is enough for."
    case .longSide: "Foil and tape are sold by their long side."
    case .partOfSize: "One side of a thing is not how much there is."
    case .grains: "Grains and stones are not weights here."
    case .unitOfName: "\"A pound cake\" is a cake."
    case .bed: "The Italian \"letto\" is a bed, not \"l'etto\" of 100 g."
    case .cups: "A cup count before a name is its capacity."
    case .ability: "Tons are what a jack can lift."
    case .capacity: "Liters are a refrigerator's capacity."
    case .generation: "5G is a mobile network."
    case .saint: "\"St.\" means saint here."
    case .cutUnit: "A truncated unit could be any."
    case .modelNumber: "10T is a model."
    case .modelX: "The X50 is a phone."
    case .modelS: "The 6s is a phone."
    case .pressure: "\"bar\" is pressure here."
    case .sizeOfClothes: "A clothes size is not a volume."
    case .sizeOfSuit: "40 S is the size of a suit."
    case .sizeBesideAmount: "A strength is not added to the amount."
    case .distance: "98,000 km is a car's mileage, not an amount."
    case .storeBehindPrice: "In \"3,95 dm\" the store comes behind the price."
    case .pagesOfInk: "Pages are a cartridge's yield."
    case .octane: "Euro 98 is petrol."
    case .factorBehindCount: "\"72 pieces x 3\" is one count."
    case .restatedCount: "The bracket repeats the count before it."
    case .sheets: "In exercise books \"л.\" means sheets."
    case .weightOfPaper: "Where sheets are counted, the weight is that of the paper."
    case .numberOfName: "\"SPF 30 bottle\" is one bottle."
    case .comparedCount: "\"6 rolls = 12 regular ones\" are six."
    case .ingredientsBeforeSize: "\"3 flavors\" are in each."
    case .ingredientsAtHead: "A candle with three wicks is one."
    case .halfAtHead: "Two halves may be counted as one or as two."
    case .oneOfSize: "What holds the amount is one: \"3 Riberas bottle of 75 cl\"."
    case .unitOfThings: "\"12 inch pizzas\" are not twelve."
    case .sizeOfThings: "A size does not count things."
    case .numberBesideAmount:
      "Where the line says how much there is, the number before a name is part of it."
    case .vintage: "\"2020 cl 75\" is a vintage and 75 cl."
    case .signOfNext: "\"12 £44\" is a number and 44 pounds."
    case .temperature: "A temperature below zero is no discount."
    case .labelledNumber: "\"n° 7 kg 1\" is a kilogram of number 7."
    case .labelBeforeDoses: "In \"Omega 7 capsules\" the number is part of the name."
    case .letterBeforeDoses: "\"Q 10\" is a name."
    case .sizeBeforeDoses: "The size of capsules does not count them."
    case .seconds: "Nobody sells seconds."
    case .smallS: "A small \"s\" means seconds where packs have a capital for pieces."
    case .bareStrength: "Milligrams are a strength."
    case .soldByMilligram: "Saffron is sold in milligrams."
    case .dosesTimesStrength: "Milligrams are the strength of each tablet."
    case .packsWithoutSign: "\"12 pack 144 fl oz\" says two things."
    case .twoAmounts: "Two amounts of different kinds are two things."
    case .spokenBesideAmount: "A number in words beside an amount is part of the name."
    case .spokenCountBesideAmount:
      "Where the line says how much there is, things are not counted in words, too."
    case .packOf: "\"le lot de 2\" is a pack of two."
    case .numberOfNext: "The number after \"pack\" may belong to what follows: \"pack 6 x 1.5 l\"."
    case .packBehindNumber: "\"2 pack\" has its number already."
    case .packWithoutSize: "Without a size \"Triple Pack\" is part of a name."
    case .cupsOfPacks: "\"72 cups total\" is how many can be made, not a volume."
    case .sizeAsCount: "A size is not a count."
    case .cover: "The case of a phone holds nothing."
    case .countInsidePhrase:
      "The last word belongs to the next one: 128 fl oz is not a bottle count."
    case .layers: "Nobody buys layers."
    case .dozenOfTenths: "\"打\" is a dozen, but not before tenths."
    case .decade: "80s may be a decade, or seconds."
    case .partOfPiece: "Pieces are sold whole."
    case .dealBeforeUnit: "The unit of its last number comes after it."
    case .sizeAsDeal: "A size is not a deal."
    case .rangeAsDeal: "\"6 or 12 pieces\" is not a deal."
    case .dealInsidePhrase: "The last word begins a phrase with the next one."
    case .noiseOfNext: "The last word announces the next price."
    case .contentAsDeal: "\"20 per pack\" is not a deal."
    case .signOfCents: "The sign belongs to the cents before it: \"7,99 € 3 for 2\"."
    case .wordAsMoney: "A deal in foreign money says so: gel is not Georgian money."
    case .markedCount: "\"6+\" means ages six and up."
    case .oneOfSeveral: "\"80 + 20 free\" is one pack of 100."
    case .countOfOne: "The price of one is not a deal."
    case .conditionOfOne: "\"From 1 pack\" requires nothing."
    case .unitOfCondition: "\"From 500 g\" does not ask for 500 packs."
    case .conditionOfOthers: "\"From 3 years\" says for whom, and \"from 3 valleys\" from where."
    case .contentAsCondition: "Only after a price the Italian \"da 2\" asks for two."
    case .amperes: "\"16 A\" means amperes, not sixteen at an amount."
    case .amperesAsDeal: "\"16 A\" at a price is not sixteen."
    case .numberBeforeCount: "The number before the count is another price."
    case .priceBeforeUnit: "A unit after the price makes it an amount."
    case .unitOfJoinedPrice: "The unit joined to a price says what that is for."
    case .contentOfPack: "The Italian \"da 6 pezzi\" may say how many are in a pack."
    case .inOnePiece: "Cheese in one piece is not sold by the piece."
    case .priceBehindCount: "The price after a minimum count is the one that requires it."
    case .sidesWithPrice: "\"140x180 9,90\" is a size with its price."
    case .contentAsPrice: "\"3 packs of 64 $6.99\" does not mean $64 each."
    case .wholePriceOfEach: "A bare whole number is hardly the price of each."
    case .partingDash: "A dash between spaces separates what stands around it."
    case .dashForNoEuro: "In \"-.95\" the dash stands for no francs."
    case .bareDiscount: "\"Save 5\" may not be about money."
    case .discountBesideShare: "The discount is the percentage beside it."
    case .bareShare: "A percentage with neither a minus nor a word may be about fat."
    case .fromShare: "\"from 100% fruit\" takes nothing off."
    case .claim: "\"40% less sugar\" is a claim."
    case .fraction: "\"40/60\" without money is a size or a fraction."
    case .pairOfPrices: "\"van 14,99 voor 9,99\" is a former price and one that is paid."
    case .countBesidePrice: "The count beside a price is not what it is for, unless a word says so."
    case .model: "\"Binder 1080 A4\" is not 1080 for the price of 4."
    case .sides: "\"8x4\" is a name or a size."
    case .gluedSign: "A sign that touches one number belongs to it."
    case .sumOfCounts: "\"80 ct + 20\" means pieces, not cents."
    case .sumWithFree: "\"2,99 € + 1 offert\" is a price and a deal."
    case .sumForOther: "The word after it says what the second amount is for."
    case .product: "\"2 x $45\" is a deal."
    case .priceOfOne: "A price that says \"each\" is a unit price."
    case .footnoteStar: "A star alone behind a price is a footnote."
    case .twoPrices: "\"40 EUR 30 EUR\" is two prices."
    case .wordAsCurrency: "A code that is a word is money only in capitals."
    case .wordAsFormerCurrency: "A code that is a word is not money after a former price either."
    case .designation: "\"DOP\" is a food's origin here, and pesos elsewhere."
    case .unitAsMoney: "A word for a unit is hardly foreign money."
    case .spacedMinus: "\"59,99 zł -25%\" is a price and a deal."
    case .dashBeforePrice: "A dash between a size and a count takes nothing off."
    case .severalCurrencies: "\"$80 $75\" is two prices."
    case .wordsOfNext: "The last words belong to the next number: \"6.99 from 2 packs\"."
    case .reductionBehindStore: "A percentage after a store is what it takes off."
    case .priceBehindAt: "Money after an \"@\" is a price, not a store."
    case .nameAsSum: "\"10x15\" is part of a name."
    case .sizeAsPrice: "A size or a percentage is not a price."
    case .rangeAsPrice: "Beside a price of a unit a range does not begin with a price."
    case .slashedEach: "\"5.49/each\" is a unit price."
    case .contentOfEach: "In \"244 sheets per roll $14.99\" the price is not that of a roll."
    case .eachOfNext: "\"cada\" belongs to the words after it."
    case .codeInUnitPrice: "A letter and a digit form a name."
    case .leastCountOfUnit: "\"da 2\" comes before the price of each."
    case .conditionBehindUnitPrice: "The words before the next count belong to it."
    case .countBeforeUnit: "\"12 pk/12 fl oz\" is about packs."
    case .priceBehindUnit: "The number after the unit is another price: \"/kg 4,99\"."
    case .amountBeforePrice: "\"kg 1,5 € 2,49\" is an amount with its price."
    case .unitBehindNumber:
      "A number with a unit or \"x\" after it is not the price of the unit before it."
    case .numberOfUnitBehind: "The number between two units belongs to the second."
    case .sizeBehindUnit: "\"Gr. 4\" is a size, not 4 g."
    case .unitWithoutMoney: "A number without money before a unit says how many."
    case .gluedUnit: "A number joined to its unit is an amount."
    case .endOfPrice: "A currency after its number ends a price: \"3,29 € 10 pieces\"."
    case .weightOfEach: "In \"4 packs of 80 g each\" each weighs that much."
    case .numberOfWeight: "The unit of \"à 1 l\" comes after its number."
    case .labelBehindPrice: "In \"£14.99 No. 7\" the seven is part of a name."
    case .labelledClass: "\"Class 1 per kg\" does not cost 1."
    case .ratio: "\"2000/2.8 g\" is not a price."
    case .codeBeforeAmount: "In \"SOS 1 kg\" the kilogram is how much there is."
    case .digitsOfBarcode: "The digits of a barcode are nothing else."
    case .sizesBesideCount: "Beside a count a range says for whom the things are."
    case .rangeOfWeighed: "What has a price by weight needs no amount."
    case .ageBesideAmount: "From 1 to 2 years is an age."
    case .rateBesideAmount: "\"10-12 m²/l\" says how far a liter goes."
    case .sizeOfOne: "One lead of 0.5 mm is not half a millimeter."
    case .gramsOfPaper: "Paper of 80 g weighs that per square meter."
    case .gramOfDoses: "A gram is what each of 40 tablets has."
    case .strengthOfEach: "Milligrams beside a count are in each."
    case .sideOfPieces: "100 plugs of 8 mm are not a length."
    case .sidesOfEachRoll: "Two rolls of 8 m x 29 cm have 8 m each."
    case .volumeOfBags: "Bin bags are sold empty."
    case .volumeOfDoses: "2.5 l in 50 doses is not 2.5 l in each."
    case .sayingEach: "\"64 per pack\" says how many each pack has."
    case .sheetsOfAll: "So few sheets are on each roll."
    case .sizeOfNappies: "Beside the number of nappies a small one is their size."
    case .unfitting: "The printed price per unit decides how much there is."
    case .sizeBesideWhole: "Beside the amount of all packs that of each adds nothing."
    case .sameAmount: "An amount that is said twice is one."
    case .misreadMilliliters: "A Hebrew label shortens milliliters to the letter of meters."
    case .tinyShares: "Nothing weighs so little: the amount may be that of each."
    case .sameReduction: "A percentage beside both prices is the difference between them."
    case .dealOfLargePack: "Nobody has to buy twelve for four free ones: the pack has sixteen."
    case .priceOfFormerOne: "Beside a deal for several the usual price is that of one."
    case .lowestPrice: "The lowest price of 30 days may be lower than today's."
    case .numberOfNextUnit: "In \"C 60 cpr\" the number belongs to the unit behind it."
    case .factorBeforeThings: "A number behind another or a sign counts no things by itself."
    case .containersOfSize: "\"4 bottles of 1 l\" is read as one amount."
    case .unitAtHead: "A unit behind the first number is not what it counts."
    case .wordBehindCount: "A number with a word behind it counts what that names."
    case .numberBehindContainer: "A number behind a container may be anything."
    case .pieceBehindCount: "\"Piece\" says nothing new behind what is counted."
    case .timesBehindNumber: "A factor behind a number multiplies that."
    case .timesBehindUnit: "A factor behind a unit belongs to its amount."
    case .factorOfNext: "\"x 6 pieces\" are six pieces, and no packs."
    case .countedNets: "Of several nets the first number counts."
    case .weightOfNet: "\"A net of 2 kg\" is a weight."
    case .dealInsidePack: "\"3 + 1 free 4 x 250 g\" says twice that there are four."
    case .labelOfNextPrice: "\"1.39 instead of 2.29\": the word belongs to the price behind it."
    case .unconfirmed:
      "Where the printed unit price confirms one reading, others cast no doubt on it."
    case .unexplained:
      "A reading that leaves words unexplained casts no doubt on one that explains all."
    }
  }
}
