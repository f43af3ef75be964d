/// A rule that forbids a reading: something could be read in a line, and is not.
///
/// Each has a line that it decides: without the rule that line is read otherwise, which a test checks. They
/// are in the order in which terms, amounts, counts, deals, prices, unit prices and stores are read, and then put
/// together.
enum Veto: CaseIterable, Sendable {
  case sidesInName, measuredProduct, dealBehindTerm, amountBehindTerm, proteinAtHead, wholeShare
  case reductionOfAlcohol, strengthOfNothing, strengthAsCount, senselessBehindTerm, partedTerm
  case shareOfEnding, nameOfOtherTerm, tornValue, bracketBehindPrice, nameBehindTerm, onlyPrice
  case abovePrice, savedWithCard, priceBeforeBonus, smallBonus, pairWithBonus, adverbBeforeAmount
  case packsOfBonus, bonusAsPrice, partedDeposit, garment, highDeposit, fairy, rateOfNextTax
  case numberBehindTax, netInName, storeAsTax, factorOfDrained, onlyDrained, usedCount
  case boughtForDeal, boughtAsCondition, maximum, numberBeforeDensity, densityAtHead, heaviestFood
  case dayOfFood, priceAsDay, amountAsDay, dearerAsDay, unsureDay, numbersAsDay, numberOfThings
  case shortWeekday, dayOfProduct, bareDay, dateToWeekday, priceBeforeDay, unsureDays, distantDays
  case dayInsideWord, distantPrices, dearerWithoutTax, highTax, unusualTax, taxOfOther
  case lowerBehindTax, multipliedSize, partOfPack, ordinal, sizeLabel, priceOfUnit, wordBeforePer
  case wordsBehindNumber, numberBehindPer, openProduct, markedNumber, sumOfAmounts, sizeM, taxB
  case centsBehindUnit, numberOfNextUnit, doctor, ownMoney, weightTimesPrice, amountAtTill
  case weightTimesNumber, manyAtTill, wholePriceAtTill, wholeTotalAtTill, taxLetterInside
  case letterBehindWhole, manyInstalments, packsBeforeTotal, unitOfFactor, timesBeforeWeight
  case severalInOne, vintage, wholesale, manyWholesale, slashedStrength, fractionAsPacks
  case rangeAsPacks, heavyPacks, slashedRange, fractionAsRange, fallingRange, wideRange
  case countBeforeHyphen, manyBeforeHyphen, hyphenBeforeWeight, hyphenatedRange, largerSecond
  case hyphenBeforeAmount, sidesOfThing, longSide, coverage, partOfSize, concentration, labelledSide
  case lengthAsSize, grains, unitOfName, bed, cups, ability, capacity, generation, saint, cutUnit
  case modelNumber, modelX, modelS, pressure, sizeOfClothes, sizeOfSuit, sizeBesideAmount, distance
  case storeBehindPrice, pagesOfInk, octane, restatedCount, countOfCans, factorBehindCount
  case timesBehindNumber, timesBehindUnit, factorOfNext, sheets, weightOfPaper, numberOfName
  case comparedCount, ingredientsBeforeSize, ingredientsAtHead, manyAtHead, halfAtHead, unitAtHead
  case oneOfSize, unitOfThings, sizeOfThings, factorBeforeThings, manyThings, lengthOfThings
  case containersOfSize, numberBesideAmount, labelledNumber, labelBeforeDoses, letterBeforeDoses
  case sizeBeforeDoses, fewDoses, otherBeforeDoses, manyBehindTimes, unitBehindTimes, seconds
  case smallS, yearWithS, bareStrength, soldByMilligram, dosesTimesStrength, packsWithoutSign
  case twoAmounts, spokenBesideAmount, spokenCountBesideAmount, spokenBesidePrice, packOf, packOfOne
  case packOfMany, numberOfNext, packBehindNumber, unitBehindWith, packWithoutSize, countedNets
  case weightOfNet, cupsOfPacks, sizeAsCount, cover, manyTogether, priceBeforeTogether
  case wordBehindCount, numberBehindContainer, numberBehindCount, unitBehindFrom, pieceBehindCount
  case numberOfAll, eachInsideName, shortPiece, pieceBehindSign, countInsidePhrase, layers
  case dozenOfTenths, decade, partOfPiece, unitInDeal, unitPriceAsDeal, dealBeforeUnit, sizeAsDeal
  case rangeAsDeal, dealInsidePhrase, noiseOfNext, percentOfNext, contentAsDeal, signOfCents
  case wordAsMoney, markedCount, oneOfSeveral, countOfOne, conditionOfOne, unitOfCondition
  case conditionOfOthers, contentAsCondition, amperes, amperesAsDeal, numberBeforeCount
  case priceBeforeUnit, unitOfJoinedPrice, contentOfPack, inOnePiece, priceBehindCount
  case sidesWithPrice, contentAsPrice, wholePriceOfEach, partingDash, dashForNoEuro, temperature
  case bareDiscount, discountBesideShare, bareShare, fromShare, claim, fraction, countBesidePrice
  case pairOfPrices, model, sides, gluedSign, signOfNext, sumOfCounts, sumWithFree, sumForOther
  case product, priceOfOne, footnoteStar, twoPrices, wordAsCurrency, wordAsFormerCurrency
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
  case layersOfRolls, sizeOfNappies, risingPrice, unfitting, sizeBesideWhole, sameAmount
  case misreadMilliliters, tinyShares, sameReduction, dealInsidePack, dealOfLargePack
  case priceOfFormerOne, lowestPrice, unconfirmed, unexplained
}
