/// A rule that forbids a reading: something could be read in a line, and is not.
///
/// Each has a line that it decides: without the rule that line is read otherwise, which a test checks. They
/// are in the order in which terms, amounts, counts, deals, prices, unit prices and stores are read, and then put
/// together.
enum Veto: CaseIterable, Sendable {
  case sidesInName, measuredProduct, dealBehindTerm, amountBehindTerm, proteinAtHead, wholeShare
  case reductionOfAlcohol, strengthOfNothing, strengthAsCount, senselessBehindTerm, partedTerm
  case shareOfEnding, nameOfOtherTerm, tornValue, multipliedSize, partOfPack, ordinal, sizeLabel
  case priceOfUnit, wordBeforePer, wordsBehindNumber, numberBehindPer, openProduct, markedNumber
  case sumOfAmounts, sizeM, taxB, centsBehindUnit, numberOfNextUnit, doctor, ownMoney
  case weightTimesPrice, amountAtTill, weightTimesNumber, manyAtTill, wholePriceAtTill
  case wholeTotalAtTill, taxLetterInside, letterBehindWhole, manyInstalments, packsBeforeTotal
  case unitOfFactor, timesBeforeWeight, severalInOne, vintage, wholesale, manyWholesale
  case slashedStrength, fractionAsPacks, rangeAsPacks, heavyPacks, slashedRange, fractionAsRange
  case fallingRange, wideRange, countBeforeHyphen, manyBeforeHyphen, hyphenBeforeWeight
  case hyphenatedRange, largerSecond, hyphenBeforeAmount, sidesOfThing, longSide, coverage
  case partOfSize, labelledSide, grains, unitOfName, bed, cups, ability, capacity, generation, saint
  case cutUnit, modelNumber, modelX, modelS, pressure, sizeOfClothes, sizeOfSuit, sizeBesideAmount
  case distance, storeBehindPrice, pagesOfInk, octane, restatedCount, countOfCans, factorBehindCount
  case timesBehindNumber, timesBehindUnit, factorOfNext, sheets, weightOfPaper, numberOfName
  case comparedCount, ingredientsBeforeSize, ingredientsAtHead, manyAtHead, halfAtHead, unitAtHead
  case oneOfSize, unitOfThings, sizeOfThings, factorBeforeThings, manyThings, lengthOfThings
  case containersOfSize, numberBesideAmount, labelledNumber, labelBeforeDoses, letterBeforeDoses
  case sizeBeforeDoses, fewDoses, otherBeforeDoses, manyBehindTimes, unitBehindTimes, seconds
  case smallS, yearWithS, bareStrength, soldByMilligram, dosesTimesStrength, packsWithoutSign
  case twoAmounts, spokenBesideAmount, spokenCountBesideAmount, packOf, packOfOne, packOfMany
  case numberOfNext, packBehindNumber, unitBehindWith, packWithoutSize, countedNets, weightOfNet
  case cupsOfPacks, sizeAsCount, cover, manyTogether, priceBeforeTogether, wordBehindCount
  case numberBehindContainer, numberBehindCount, unitBehindFrom, pieceBehindCount, numberOfAll
  case eachInsideName, shortPiece, pieceBehindSign, countInsidePhrase, layers, dozenOfTenths, decade
  case partOfPiece, unitInDeal, unitPriceAsDeal, dealBeforeUnit, sizeAsDeal, rangeAsDeal
  case dealInsidePhrase, noiseOfNext, contentAsDeal, signOfCents, wordAsMoney, markedCount
  case oneOfSeveral, countOfOne, conditionOfOne, unitOfCondition, conditionOfOthers
  case contentAsCondition, amperes, amperesAsDeal, numberBeforeCount, priceBeforeUnit
  case unitOfJoinedPrice, contentOfPack, inOnePiece, priceBehindCount, sidesWithPrice
  case contentAsPrice, wholePriceOfEach, partingDash, dashForNoEuro, temperature, bareDiscount
  case discountBesideShare, bareShare, fromShare, claim, fraction, countBesidePrice, pairOfPrices
  case model, sides, gluedSign, signOfNext, sumOfCounts, sumWithFree, sumForOther, product
  case priceOfOne, footnoteStar, twoPrices, wordAsCurrency, wordAsFormerCurrency, risingPrices
  case designation, unitAsMoney, spacedMinus, dashBeforePrice, severalCurrencies, wordsOfNext
  case reductionBehindStore, priceBehindAt, numberBehindAt, separatorInStore, secondStore, longStore
  case storeWithoutPrice, unitInStore, smallStore, nameAsSum, sizeAsPrice, rangeAsPrice
  case freeBeforeAmount, freeInsideName, slashedEach, contentOfEach, eachOfNext, codeInUnitPrice
  case leastCountOfUnit, conditionBehindUnitPrice, countBeforeUnit, priceBehindUnit
  case amountBeforePrice, unitBehindNumber, numberOfUnitBehind, sizeBehindUnit, unitWithoutMoney
  case gluedUnit, endOfPrice, weightOfEach, numberOfWeight, labelBehindPrice, labelOfNextPrice
  case labelledClass, ratio, codeBeforeAmount, digitsOfBarcode, sizesBesideCount, rangeOfWeighed
  case ageBesideAmount, rateBesideAmount, sizeOfOne, gramsOfPaper, gramOfDoses, manyGrains
  case manyShares, wholeOfMultiplied, manyForPrice, piecesForPrice, strengthOfEach, sideOfPieces
  case sidesOfEachRoll, countedPack, volumeOfBags, volumeOfDoses, sayingEach, sheetsOfAll
  case layersOfRolls, sizeOfNappies, unfitting, sizeBesideWhole, sameAmount, misreadMilliliters
  case tinyShares, sameReduction, dealInsidePack, dealOfLargePack, priceOfFormerOne, lowestPrice
  case unconfirmed, unexplained
}
