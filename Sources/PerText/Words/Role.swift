/// What a word does to the text around it. Each language lists its words by their roles (`Language`).
enum Role: UInt16, CaseIterable, Sendable {
  case none

  // MARK: Met among units and currencies, with or without accents; of two roles of a word the later one counts
  /// Says nothing about how much: "net", "approx.".
  case noise
  /// Joins a number of things and what each holds: "of", "à".
  case of
  /// Makes a price that of one of the things after it: "per".
  case per
  /// Comes before a word for how many or how much: the "a" of "a dozen".
  case article
  /// Joins the ends of a range: "to".
  case to
  /// Joins a deal and the price of one: "or".
  case or
  /// Makes the count before it the least one of a deal: "or more".
  case orMore
  /// Says that a quantity is estimated: "℮", or the letter for it.
  case estimated
  /// Says nothing about what is paid: "only", "incl. VAT".
  case priceNoise
  /// Makes a price nothing: "free".
  case free
  /// Takes half of a price off: "half price".
  case half
  /// Takes half of it off in a deal, though names have the word, too: "à moitié".
  case halved
  /// Stands between a number and the counted things, and tells their size or kind: "mega", "coated".
  case sizeOfCount
  /// Halves the unit after it, "demi"; quarters it, "رُبع"; adds half of the unit beside it, "et demi".
  case halfOf, quarterOf, andHalf
  /// Takes the percentage or the amount before it off: "off".
  case off
  /// Takes the percentage or the amount after it off: "save".
  case save
  /// Comes before what several cost together: "for".
  case forWord
  /// Comes before or after how many are taken: "buy".
  case buy
  /// Comes before how many must be bought: "when you buy".
  case whenBuying
  /// Comes before what one gets for it: "get".
  case get
  /// Comes before how many are paid: "pay".
  case pay
  /// Adds one to what is paid: "another".
  case another
  /// Makes what follows free: "送".
  case getFree
  /// Make a number tenths that come off, or are left to pay: "割引", "折".
  case tenthsOff, tenthsPaid
  /// Makes an ordinal of the number after it: "第".
  case ordinalSign
  /// Stand for the number or the ordinal in a deal.
  case two, three, four, second, third, fourth
  /// Makes an ordinal of the number before it: "nd".
  case ordinalEnding
  /// Is a whole deal: "BOGO".
  case oneForFree
  /// Stands around a deal and adds nothing: "any", "offer".
  case dealNoise
  /// Joins the parts of a deal: "and", "the".
  case joining

  // MARK: Quantities, letter for letter as all that follow
  /// Makes what is counted or paid that of each: "each"; the other does so with nothing behind it: "4,99 cada".
  case each, eachAtEnd
  /// Makes an amount that of each, or a price that of what follows: "je".
  case eachOf
  /// Comes between a price and its unit: "2 € le kilo".
  case unitArticle
  /// Comes before what each costs or holds: "à".
  case at
  /// Means "at" or "to", so it proves nothing: "a".
  case bareAt
  /// Makes "2 a 5 €" unclear: all or each? Own words only.
  case unclearAt
  /// Joins the ends of a range, though it is an "of" elsewhere: "2 à 3 kg". Own words only.
  case rangeEnd
  /// Joins the ends of a range, though it is a unit elsewhere: "to".
  case rangeTo
  /// May stand between the ends of a range in a line: "oder", "-".
  case rangeJoint
  /// Halves a unit, and a price only with a word for that: "half".
  case bareHalf
  /// Makes a price that of the unit after it: "2.00 a pound", "ל-100 גרם".
  case perBeforeUnit
  /// The same, but a letter of names, too: "a".
  case articleBeforeUnit
  /// The same, joined by a hyphen: "ל". The other means "about" so: "כ".
  case joinedTo, joinedAbout
  /// Makes a price that of the unit behind it, or one for several: "za".
  case perOrFor
  /// Makes a price beside it that of a unit in a line: "je", "an".
  case perBesidePrice
  /// Means better, and not "per", with one capital: "Pro".
  case perUncapitalized
  /// Makes a price that of the unit before it: "100gあたり".
  case perBehindUnit
  /// Makes a price in a run without spaces that of a unit: "每".
  case perInRun
  /// Is "per" and a unit in one word: "לק״ג"; and "price" besides, before it: "Kilopreis". Names any: "Grundpreis".
  case perUnit, priceOfKilogram, priceOfLiter, unitPriceName
  /// Means "at least" before a number, and a minute elsewhere: "min.".
  case atLeastOrMinute
  /// Means more than a number says how large a thing is: "size 4".
  case sizeLabel
  /// Says in Italian how many it holds, or the least number: "da 6". The other is for readers of Italian only.
  case fromCount, ownFromCount
  /// Comes before a number that belongs to the name: "SPF 30", "shade 6".
  case numberLabel
  /// Is a single container, never several: "Flasche".
  case oneContainer, oneContainerPerhaps
  /// Means "about" in a bracket, and something else elsewhere: "n." of Finnish labels.
  case bracketEstimate
  /// Holds several, though it is a word of its own: "net of 5". The other joins it and the number: "med".
  case net, netJoint
  /// Is short for pieces, and a saint elsewhere: "St."; for sheets, and liters elsewhere: "л". Own words only.
  case shortPieces, shortSheets
  /// Name goods with models, sizes, abilities, memory; sold by length, weight; that hold, print, are of paper.
  case device, clothing, lifting, gadget, soldByLength, soldByMilligram, fridge, washer, ink, paper
  /// Joins a pack and how many it has: "c/12". Own words only.
  case countWith
  /// Is a pack whose number may come after it, "pack 6"; one pack, and not several, behind a number: "10 pack".
  case numberedPack, packOfPieces
  /// Is around one thing and holds others, too: "iPhone 15 case".
  case coverToo
  /// Is a whole thing and not a price of one: "am Stück".
  case inOnePiece
  /// Is furniture and not a unit, "letto"; an inch after a number, but not in "2 in 1".
  case bed, within
  /// Is a unit that labels have before its number, too: "gr500".
  case leadingUnit
  /// Is a unit wherever one pays in a currency of that letter: "g".
  case metricLetter
  /// Is a pound of 16 ounces, and never money: "lb".
  case poundMass
  /// Is a measure of cooks when short, and else the thing: "EL".
  case spoon
  /// Tells the size of a battery by the number after it: "単3".
  case batterySize
  /// Begins another word in a run without spaces: "第", "あたり"; ends a unit that it holds: the "缶" of "350ml缶".
  case runStart, holderSuffix

  /// "Multipack": each has the size beside it; "total"; the end of 瓶装; what is sold empty, waste bags, beer, drinks.
  case eachPack, packOfEach, wholeOfPacks, countSuffix, emptyHolder, bag, beer, drink
  /// Own words: "12 un", "and", "tarrinas de 125 g", "à", endings of plurals, "eggs", "9 seed rolls".
  case pieceBehindNumber, and, sizeLink, eachLink, pluralEnding, countedNoun, ingredient
  /// Own words, too: "ett kilo", "ved 6 fl.", pounds of 500 g, "at Lidl", "les 4".
  case oneOfUnit, withCount, metricPound, atStore, together

  // MARK: Prices
  /// Is the code of a currency and nothing else, even in small letters: "eur"; a word as well, "PEN"; an origin, "DOP".
  case plainCode, codeAndWord, designation
  /// Makes the price before it that of each, with a slash in it: "c/u".
  case slashedEach
  /// Names what was asked before: "was", "au lieu de"; also what is paid where nothing less is said: "MRP".
  case formerPrice, maximumPrice
  /// The same, with a point inside: "i.p.v.".
  case formerAbbreviation
  /// Come before the former price of two and before the other, "van 5,99 voor 3,99"; comes behind the former: "yerine".
  case formerPair, nowPair, formerBehind
  /// Names the lowest price of the last 30 days.
  case lowestPrice
  /// End that name: "30 days", "przed obniżką".
  case days, beforeReduction

  // MARK: Deals
  /// Comes before a count and says that it is the least: "at least".
  case atLeast
  /// Comes before a least count or a lowest price: "from"; the other is joined by a hyphen: "מ".
  case minimum, joinedFrom
  /// Makes a price after a count that of each: "comprando 2 3,49 €".
  case buying
  /// Comes after a least count and before its price: "por".
  case forAfterLeast
  /// Ends a count without a space, and makes it the least: "3パック以上".
  case orMoreEnding
  /// Joins a deal and the price of one, though it is an "of" elsewhere. Own words only.
  case ownOr
  /// Joins a reduction and how many it is for: "1 € Rabatt bei 2".
  case groupLink
  /// Comes before how many are taken again and again: "ogni 2".
  case everyCount
  /// Comes before what comes off, after a word with the stem: the "al" and "unidad" of "2ª unidad al 70 %".
  case reducedTo, reducedStem
  /// Says that a half is one of the price: "half price".
  case priceOfHalf
  /// Compares, so that a percentage beside it may be about anything: "less".
  case comparative
  /// The same, as a claim about what is inside: "50% less sugar".
  case claim
  /// Takes an amount off when that many are bought: "rabatt på 2".
  case reductionOn
  /// May be the first word of a deal: "das zweite".
  case dealArticle
  /// Comes before an ordinal: "de 2e".
  case ordinalArticle
  /// Makes an ordinal of a number right before it, though it is a word of its own: "2e", "2a".
  case gluedOrdinalEnding
  /// Counts one though it joins as well: "one".
  case oneWord
  /// Comes before tenths: "打8折".
  case tenthsLead
  /// Makes a percentage beside it one of tax: "VAT".
  case taxNoise

  // MARK: Needs, with or without accents
  /// Name a period, or how often.
  case day, week, month, year, daily, weekly, monthly, yearly,
    twoDays, twoWeeks, twoMonths, twoYears
  /// Says "again each day" after a number: "日に".
  case everyDay, everyWeek, everyMonth, everyYear
  /// Introduces how often: "per", "every".
  case intervalLead
  /// Introduces how long: "for".
  case durationLead
  /// The same, where a bare period means one of it; the other comes after how long: "lang".
  case bareDurationLead, durationEnd
  /// Is a period that something lasts, and never how often.
  case duration
  /// Makes a period one of it, after it or before it.
  case onePeriod, onePeriodAhead
  /// Halves a period; stands for "%"; names a day.
  case halfPeriod, spokenPercent, today, yesterday, tomorrow
  /// Makes a number one of times: "3 times".
  case times

  // MARK: Terms
  /// Name a term.
  case cashback, coupon, density, deposit, drainedWeight, fee, limit, clearLimit, loyaltyPrice
  case packsBought, shipping, strength, tax, usableShare
  /// Is a deposit only right behind a number: "0,25Pf".
  case gluedDeposit
  /// Is shipping that costs nothing.
  case freeShipping
  /// Makes a share one that is wasted.
  case waste
  /// Stands behind an amount and never before it: "5% back".
  case backAdverb
  /// Says once more that a coupon takes something off.
  case couponOff
  /// Is a unit of density: "千克/升".
  case densityUnit
  /// Is a deposit for some and a garment for others: "pant"; the other holds for readers of its own language.
  case garmentOrDeposit, ownDeposit
  /// Adds nothing to a limit: "only".
  case limitNoise
  /// Is cashback, but a price if it is most of the price beside it: "bonus".
  case bonusPrice
  /// Is what was bought, "packs". The others make it a condition, "when buying 3", or part of a deal.
  case boughtPacks, boughtCondition, boughtFree
  /// Says by itself whether the tax is in the price; that it is, and nothing else; or that a deposit is.
  case taxAlone, taxIncluded, taxAdded, inclusiveTax, depositIncluded
  /// Says that the tax comes on top only right behind a price: "HT".
  case netPrice
  /// Is a store with a capital: "Netto".
  case storeWhenCapitalized
  /// Name what is inside.
  case alcohol, protein, caffeine, cocoa, washes, plies
  /// Comes before a share of alcohol. The other ends a share of something: "40% vol".
  case alcoholBefore, strengthEnding
  /// Names a strength before anything: "strength".
  case strengthAlone
  /// Joins a content and the amount it is in: "20 g / 100 g".
  case substancePer
  /// Makes what is inside that of each, at the end: "400 mg each".
  case eachAmount
  /// Measures alcohol: "40度".
  case alcoholDegree
  /// Measures a temperature: "°C".
  case temperature
  /// Makes an amount that of each pack; the other never means anything smaller than a pack.
  case perPack, perWholePack
  /// Makes an amount one of the whole purchase: "once".
  case once
  /// Makes a count that of each customer.
  case perCustomer
  /// Joins a term and its value: "worth".
  case termLink
  /// Comes before a term and adds nothing: "plus".
  case termFiller
  /// Comes before a term that is paid on top: "+".
  case addition
  /// May follow a number without being its unit: "for".
  case behindNumber
  /// Say how many, from one to six.
  case countOne, countTwo, countThree, countFour, countFive, countSix
  /// Tell the days of an offer ("until", "まで", "from"), name it, say "only", join two days, mean those of food.
  case offerUntil, offerUntilBehind, offerFrom, offerFromBehind
  case offerHead, offerOnly, dayJoint, dayFiller, keepsUntil
  /// Mean "of" and "from"; are too common to look for days at; end a day, "29th"; are months and much else, "may".
  case offerFromOrOf, commonOfferFrom, dayEnding, ambiguousMonth
}
