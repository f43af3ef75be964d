/// A rule that forbids a reading: something could be read in a line, and is not.
///
/// Each has a line that it decides: without the rule that line is read otherwise, which a test checks. They
/// are in the order in which terms, amounts, counts, deals, prices, unit prices and stores are read, and then put
/// together.
enum Veto: CaseIterable, Sendable {
  case sidesInName, measuredProduct, dealBehindTerm, amountBehindTerm, proteinAtHead
  case wholeShare, reductionOfAlcohol, strengthOfNothing, strengthAsCount, senselessBehindTerm
  case partedTerm, shareOfEnding, nameOfOtherTerm, tornValue, multipliedSize, partOfPack
  case ordinal, sizeLabel, priceOfUnit, wordBeforePer, wordsBehindNumber, numberBehindPer
  case openProduct, markedNumber, sumOfAmounts, sizeM, taxB, centsBehindUnit, numberOfNextUnit
  case doctor, ownMoney, weightTimesPrice, amountAtTill, weightTimesNumber, manyAtTill
  case wholePriceAtTill, wholeTotalAtTill, taxLetterInside, letterBehindWhole, manyInstalments
  case packsBeforeTotal, unitOfFactor, timesBeforeWeight, severalInOne, vintage, wholesale
  case manyWholesale, slashedStrength, fractionAsPacks, rangeAsPacks, heavyPacks, slashedRange
  case fractionAsRange, fallingRange, wideRange, countBeforeHyphen, manyBeforeHyphen
  case hyphenBeforeWeight, hyphenatedRange, largerSecond, hyphenBeforeAmount, sidesOfThing
  case longSide, coverage, partOfSize, grains, unitOfName, bed, cups, ability, capacity
  case generation, saint, cutUnit, modelNumber, modelX, modelS, pressure, sizeOfClothes
  case sizeOfSuit, sizeBesideAmount, distance, storeBehindPrice, pagesOfInk, octane
  case restatedCount, factorBehindCount, timesBehindNumber, timesBehindUnit, factorOfNext
  case sheets, weightOfPaper, numberOfName, comparedCount, ingredientsBeforeSize
  case ingredientsAtHead, manyAtHead, halfAtHead, unitAtHead, oneOfSize, unitOfThings
  case sizeOfThings, factorBeforeThings, manyThings, lengthOfThings, containersOfSize
  case numberBesideAmount, labelledNumber, labelBeforeDoses, letterBeforeDoses, sizeBeforeDoses
  case fewDoses, otherBeforeDoses, manyBehindTimes, unitBehindTimes, seconds, smallS, yearWithS
  case bareStrength, soldByMilligram, dosesTimesStrength, packsWithoutSign, twoAmounts
  case spokenBesideAmount, spokenCountBesideAmount, packOf, packOfOne, packOfMany, numberOfNext
  case packBehindNumber, unitBehindWith, packWithoutSize, countedNets, weightOfNet, cupsOfPacks
  case sizeAsCount, cover, manyTogether, priceBeforeTogether, wordBehindCount
  case numberBehindContainer, unitBehindFrom, pieceBehindCount, eachInsideName, shortPiece
  case pieceBehindSign, countInsidePhrase, layers, dozenOfTenths, decade, partOfPiece
  case unitInDeal, unitPriceAsDeal, dealBeforeUnit, sizeAsDeal, rangeAsDeal, dealInsidePhrase
  case noiseOfNext, contentAsDeal, signOfCents, wordAsMoney, markedCount, oneOfSeveral
  case countOfOne, conditionOfOne, unitOfCondition, conditionOfOthers, contentAsCondition
  case amperes, amperesAsDeal, numberBeforeCount, priceBeforeUnit, unitOfJoinedPrice
  case contentOfPack, inOnePiece, priceBehindCount, sidesWithPrice, contentAsPrice
  case wholePriceOfEach, partingDash, dashForNoEuro, temperature, bareDiscount
  case discountBesideShare, bareShare, fromShare, claim, fraction, countBesidePrice
  case pairOfPrices, model, sides, gluedSign, signOfNext, sumOfCounts, sumWithFree, sumForOther
  case product, priceOfOne, footnoteStar, twoPrices, wordAsCurrency, wordAsFormerCurrency
  case risingPrices, designation, unitAsMoney, spacedMinus, dashBeforePrice, severalCurrencies
  case wordsOfNext, reductionBehindStore, priceBehindAt, numberBehindAt, separatorInStore
  case secondStore, longStore, storeWithoutPrice, unitInStore, smallStore, nameAsSum
  case sizeAsPrice, rangeAsPrice, freeBeforeAmount, freeInsideName, slashedEach, contentOfEach
  case eachOfNext, codeInUnitPrice, leastCountOfUnit, conditionBehindUnitPrice, countBeforeUnit
  case priceBehindUnit, amountBeforePrice, unitBehindNumber, numberOfUnitBehind, sizeBehindUnit
  case unitWithoutMoney, gluedUnit, endOfPrice, weightOfEach, numberOfWeight, labelBehindPrice
  case labelOfNextPrice, labelledClass, ratio, codeBeforeAmount, digitsOfBarcode
  case sizesBesideCount, rangeOfWeighed, ageBesideAmount, rateBesideAmount, sizeOfOne
  case gramsOfPaper, gramOfDoses, manyGrains, manyShares, wholeOfMultiplied, manyForPrice
  case piecesForPrice, strengthOfEach, sideOfPieces, sidesOfEachRoll, countedPack, volumeOfBags
  case volumeOfDoses, sayingEach, sheetsOfAll, layersOfRolls, sizeOfNappies, unfitting
  case sizeBesideWhole, sameAmount, misreadMilliliters, tinyShares, sameReduction
  case dealInsidePack, dealOfLargePack, priceOfFormerOne, lowestPrice, unconfirmed, unexplained
}
