/// A rule that forbids a reading: something could be read in a line, and is not.
///
/// Each has a line that it decides: without the rule that line is read otherwise, which a test checks. They
/// are in the order in which terms, amounts, counts, deals, prices, unit prices and stores are read, and then put
/// together.
enum Veto: CaseIterable, Sendable {
  case sidesInName, measuredProduct, dealBehindTerm, amountBehindTerm, proteinAtHead, wholeShare
  case reductionOfAlcohol, strengthOfNothing, strengthAsCount, senselessBehindTerm, partedTerm
  case shareOfEnding, nameOfOtherTerm, tornValue, dateAsAmount, bracketBehindPrice, nameBehindTerm
  case onlyPrice
  case abovePrice, priceBeforeCoupon, savedWithCard, priceBeforeBonus, smallBonus, bonusBeforeFormer
  case pairWithBonus
  case adverbBeforeAmount
  case packsOfBonus, bonusAsPrice, partedDeposit, packAsDeposit, garment, highDeposit, fairy
  case rateOfNextTax
  case numberBehindTax, netInName, storeAsTax, factorOfDrained, drainedUnitPrice, onlyDrained
  case usedCount
  case boughtForDeal, boughtAsCondition, maximum, numberBeforeDensity, densityAtHead, heaviestFood
  case dayOfFood, priceAsDay, amountAsDay, dearerAsDay, unsureDay, numbersAsDay, numberOfThings
  case shortWeekday, dayOfProduct, bareDay, dateToWeekday, priceBeforeDay, unsureDays, distantDays
  case dayInsideWord, distantPrices, dearerWithoutTax, highTax, unusualTax, taxOfOther
  case lowerBehindTax, multipliedSize, partOfPack, ordinal, sizeLabel, priceOfUnit, wordBeforePer
  case wordsBehindNumber, numberBehindPer, openProduct, markedNumber, sumOfAmounts, sumOfPrices
  case sidesBeforePack, sizeM, taxB, centsBehindUnit, numberOfNextUnit, heavyUnitFirst
  case numberedBrand, doctor, ownMoney
  case weightTimesPrice, amountAtTill, weightTimesNumber, manyAtTill, wholePriceAtTill
  case wholeTotalAtTill, sumAsDeal, taxLetterInside, letterBehindWhole, manyInstalments
  case packsBeforeTotal, unitOfFactor, timesBeforeWeight, severalInOne, manyPacks, vintage,
    wholesale
  case manyWholesale, slashedStrength, fractionAsPacks, rangeAsPacks, heavyPacks, slashedRange
  case fractionAsRange, fallingRange, wideRange, countBeforeHyphen, manyBeforeHyphen
  case hyphenBeforeWeight, hyphenatedRange, largerSecond, hyphenBeforeAmount, sidesOfThing, longSide
  case unitInsidePhrase, amountOfLimit, weightOfBody, thirdSide, coverage, crossSection
  case partOfSize, concentration, labelledSide, lengthAsSize, grains
  case unitOfName, bed
  case cups, ability, capacity, generation, saint, cutUnit, modelNumber, modelX, modelS, pressure
  case sizeOfEggs, sizeOfClothes, sizeOfSuit, sizeBesideAmount, distance, storeBehindPrice
  case pagesOfInk
  case strengthTimesDoses
  case strengthBeforeStrip, octane, weightAsMoney, partOfGroupedPrice, standardNumber
  case restatedCount, countOfCans
  case factorBehindCount, timesBehindNumber, lengthOfScrew, timesBehindUnit, factorOfNext, sheets
  case weightOfPaper, bodyBesideDoses
  case numberOfName, comparedCount, ingredientsBeforeSize, ingredientsAtHead, manyAtHead, halfAtHead
  case unitAtHead, oneOfSize, unitOfThings, sizeOfThings, factorBeforeThings, manyThings
  case lengthOfThings, containersOfSize, numberBesideAmount, labelledNumber, labelBeforeDoses
  case letterBeforeDoses, sizeBeforeDoses, fewDoses, otherBeforeDoses, manyBehindTimes
  case unitBehindTimes, seconds, smallS, yearWithS, bareStrength, soldByMilligram
  case dosesTimesStrength, packsWithoutSign, twoAmounts, spokenBesideAmount, spokenCountBesideAmount
  case spokenBesidePrice, countBehindMoney, packOf, packOfOne, packOfMany, numberOfNext
  case packBehindNumber
  case unitBehindWith, packWithoutSize, countedNets, weightOfNet, cupsOfPacks, oneBesideSeveral
  case sizeAsCount, codeAsCount, cover
  case manyTogether, priceBeforeTogether, wordBehindCount, numberBehindContainer, numberBehindCount
  case unitBehindFrom, pieceBehindCount, numberOfAll, eachInsideName, shortPiece, pieceBehindSign
  case countInsidePhrase, layers, dozenOfTenths, decade, partOfPiece, centsAsFactor
  case unitInDeal, unitPriceAsDeal
  case dealBeforeUnit, sizeAsDeal, rangeAsDeal, dealInsidePhrase, noiseOfNext
  case percentOfNext, shareBeforeAmount, sameCountAgain, halfThings, dioptre
  case contentAsDeal, signOfCents, wordAsMoney, markedCount, oneOfSeveral, countOfOne
  case conditionOfOne, unitOfCondition, conditionOfOthers, contentAsCondition, amperes
  case amperesAsDeal, numberBeforeCount, priceBeforeUnit, unitOfJoinedPrice, contentOfPack
  case inOnePiece, priceBehindCount, sidesWithPrice, contentAsPrice, wholePriceOfEach, partingDash
  case dashForNoEuro, temperature, bareDiscount, discountBesideShare, bareShare, fromShare, claim
  case fraction, countBesidePrice, pairOfPrices, model, sides, packAsOrdinal, gluedSign, signOfNext
  case sumOfCounts, sumWithFree, sumForOther, product, priceOfOne, footnoteStar, twoPrices
  case wordAsCurrency, wordAsFormerCurrency, designation, ownSignBehind, unitAsMoney, spacedMinus
  case dashBeforePrice
  case severalCurrencies, wordsOfNext, reductionBehindStore, priceBehindAt, numberBehindAt
  case separatorInStore, secondStore, longStore, storeWithoutPrice, unitInStore, smallStore
  case peopleFed
  case labelAsPrice, nameAsSum, sizeAsPrice, numberedName, rangeAsPrice, freeBeforeAmount
  case freeInsideName
  case slashedEach
  case priceOfLaterUnit
  case countBeforeEach, sizeBeforeEach, countOfDeal, dealOfPieces
  case contentOfEach, eachOfNext, codeInUnitPrice, leastCountOfUnit, conditionBehindUnitPrice
  case countBeforeUnit, priceBehindUnit, amountBeforePrice, unitBehindNumber, numberOfUnitBehind
  case sizeBehindUnit, unitWithoutMoney, gluedUnit, endOfPrice, weightOfEach, numberOfWeight
  case labelBehindPrice, labelOfNextPrice, labelledClass, ratio, codeBeforeAmount, digitsOfBarcode
  case litersOfBags, sizesBesideCount, rangeOfWeighed, ageBesideAmount, rateBesideAmount, sizeOfOne
  case gramsOfPaper
  case gramOfDoses, manyGrains, oddShares, manyShares, wholeOfMultiplied, manyForPrice
  case piecesForPrice
  case strengthOfEach, sideOfPieces, sidesOfEachRoll, countedPack, volumeOfBags, volumeOfDoses
  case sayingEach, sheetsOfAll, layersOfRolls, pagesOfBooks, sizeOfNappies, risingPrice, unfitting
  case sizeBesideWhole, sameAmount, misreadMilliliters, tinyShares, sameReduction, tinyPrice
  case dealInsidePack
  case sumOfPack
  case dealOfLargePack, priceOfFormerOne, lowestPrice, unconfirmed, unexplained
}
