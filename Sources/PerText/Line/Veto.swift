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
  case partOfSize, concentration, labelledSide, lengthAsSize, grains, unitOfName, bed, cups
  case ability, capacity
  case generation, saint, cutUnit, modelNumber, modelX, modelS, pressure, sizeOfClothes, sizeOfSuit
  case sizeBesideAmount, distance, storeBehindPrice, pagesOfInk, octane, restatedCount, countOfCans
  case factorBehindCount, timesBehindNumber, timesBehindUnit, factorOfNext, sheets, weightOfPaper
  case numberOfName, comparedCount, ingredientsBeforeSize, ingredientsAtHead, manyAtHead, halfAtHead
  case unitAtHead, oneOfSize, unitOfThings, sizeOfThings, factorBeforeThings, manyThings
  case lengthOfThings, containersOfSize, numberBesideAmount, labelledNumber, labelBeforeDoses
  case letterBeforeDoses, sizeBeforeDoses, fewDoses, otherBeforeDoses, manyBehindTimes
  case unitBehindTimes, seconds, smallS, yearWithS, bareStrength, soldByMilligram
  case dosesTimesStrength, packsWithoutSign, twoAmounts, spokenBesideAmount
  case spokenCountBesideAmount, spokenBesidePrice
  case packOf, packOfOne, packOfMany, numberOfNext, packBehindNumber, unitBehindWith
  case packWithoutSize, countedNets, weightOfNet, cupsOfPacks, sizeAsCount, cover, manyTogether
  case priceBeforeTogether, wordBehindCount, numberBehindContainer, numberBehindCount
  case unitBehindFrom, pieceBehindCount, numberOfAll, eachInsideName, shortPiece, pieceBehindSign
  case countInsidePhrase, layers, dozenOfTenths, decade, partOfPiece, unitInDeal, unitPriceAsDeal
  case dealBeforeUnit, sizeAsDeal, rangeAsDeal, dealInsidePhrase, noiseOfNext, percentOfNext
  case contentAsDeal, signOfCents, wordAsMoney, markedCount, oneOfSeveral, countOfOne
  case conditionOfOne, unitOfCondition, conditionOfOthers, contentAsCondition, amperes
  case amperesAsDeal, numberBeforeCount, priceBeforeUnit, unitOfJoinedPrice, contentOfPack
  case inOnePiece, priceBehindCount, sidesWithPrice, contentAsPrice, wholePriceOfEach, partingDash
  case dashForNoEuro, temperature, bareDiscount, discountBesideShare, bareShare, fromShare, claim
  case fraction, countBesidePrice, pairOfPrices, model, sides, gluedSign, signOfNext, sumOfCounts
  case sumWithFree, sumForOther, product, priceOfOne, footnoteStar, twoPrices, wordAsCurrency
  case wordAsFormerCurrency, designation, unitAsMoney, spacedMinus, dashBeforePrice
  case severalCurrencies, wordsOfNext, reductionBehindStore, priceBehindAt, numberBehindAt
  case separatorInStore, secondStore, longStore, storeWithoutPrice, unitInStore, smallStore
  case nameAsSum, sizeAsPrice, rangeAsPrice, freeBeforeAmount, freeInsideName, slashedEach
  case contentOfEach, eachOfNext, codeInUnitPrice, leastCountOfUnit, conditionBehindUnitPrice
  case countBeforeUnit, priceBehindUnit, amountBeforePrice, unitBehindNumber, numberOfUnitBehind
  case sizeBehindUnit, unitWithoutMoney, gluedUnit, endOfPrice, weightOfEach, numberOfWeight
  case labelBehindPrice, labelOfNextPrice, labelledClass, ratio, codeBeforeAmount, digitsOfBarcode
  case sizesBesideCount, rangeOfWeighed, ageBesideAmount, rateBesideAmount, sizeOfOne, gramsOfPaper
  case gramOfDoses, manyGrains, manyShares, wholeOfMultiplied, manyForPrice, piecesForPrice
  case strengthOfEach, sideOfPieces, sidesOfEachRoll, countedPack, volumeOfBags, volumeOfDoses
  case sayingEach, sheetsOfAll, layersOfRolls, sizeOfNappies, risingPrice, unfitting
  case sizeBesideWhole, sameAmount, misreadMilliliters, tinyShares, sameReduction, dealInsidePack
  case dealOfLargePack, priceOfFormerOne, lowestPrice, unconfirmed, unexplained
}
