/// What a word does to the text around it. Each language lists its words by their roles (`Language`).
///
/// The order counts: of two roles of a word among units and currencies the later one wins.
enum Role: UInt16, CaseIterable, Sendable {
  /// Does nothing: the word has no role.
  case none

  // MARK: Met among units and currencies, with or without accents
  /// Stands beside an amount and changes nothing: "net", "approx.".
  case noise
  /// Joins a number of things and what each of them holds: the "of" of "6 packs of 250 g".
  case of
  /// Makes a price that of one of the things after it: "per".
  case per
  /// Comes before a word for how many or how much: the "a" of "a dozen".
  case article
  /// Joins the ends of a range: the "to" of "2 to 3 kg".
  case to
  /// Joins a deal and the price of a single one: the "or" of "2 for $5 or $3 each".
  case or
  /// Makes the count before it the least one of a deal: the "or more" of "3 or more".
  case orMore
  /// Marks a quantity as estimated: "℮", or the letter "e" for it.
  case estimated
  /// Stands beside a price and changes nothing: "only", "incl. VAT".
  case priceNoise
  /// Makes what it stands beside cost nothing: the "free" of "1 free".
  case free
  /// Takes half of a price off: "half price".
  case half
  /// Takes half of a price off within a deal only, because names have the word, too: "à moitié".
  case halved
  /// Stands between a number and the counted things and tells their size or kind: the "mega" of "6 mega rolls".
  case sizeOfCount
  /// Halves the unit after it: the "demi" of "demi litre".
  case halfOf
  /// Quarters the unit after it: the "Viertel" of "Viertel Liter".
  case quarterOf
  /// Is three eighths of a kilogram: the Spanish "cuarto y mitad".
  case quarterAndHalf
  /// Adds half a unit to the unit beside it: the "et demi" of "1 litre et demi".
  case andHalf
  /// Takes the percentage or the amount before it off: the "off" of "20% off".
  case off
  /// Takes the percentage or the amount after it off: the "save" of "save 20%".
  case save
  /// Comes before what several cost together: the "for" of "2 for $5".
  case forWord
  /// Comes before or after how many are taken: the "buy" of "buy 2".
  case buy
  /// Comes before how many must be bought: "when you buy".
  case whenBuying
  /// Comes before what is received in return: the "get" of "buy 2, get 1 free".
  case get
  /// Comes before how many are paid for: the "pay" of "take 3, pay 2".
  case pay
  /// Adds one to what is paid for: the "another" of "buy one, get another free".
  case another
  /// Makes the count after it free: the "送" of "买2送1".
  case getFree
  /// Makes the number before it tenths that come off: the "割引" of "2割引".
  case tenthsOff
  /// Makes the number before it tenths that are left to pay: the "折" of "8折".
  case tenthsPaid
  /// Makes an ordinal of the number after it: the "第" of "第2件".
  case ordinalSign
  /// Stands for the number 2 in a deal: "two".
  case two
  /// Stands for the number 3 in a deal: "three".
  case three
  /// Stands for the number 4 in a deal: "four".
  case four
  /// Makes a deal one on the second of its things: "second".
  case second
  /// Makes a deal one on the third of its things: "third".
  case third
  /// Makes a deal one on the fourth of its things: "fourth".
  case fourth
  /// Makes an ordinal of the number before it: the "nd" of "2nd".
  case ordinalEnding
  /// Is a whole deal in one word, one for the price of none: "BOGO".
  case oneForFree
  /// Stands around a deal and changes nothing: "any", "offer".
  case dealNoise
  /// Joins the parts of a deal: "and", "the".
  case joining

  // MARK: Quantities, letter for letter as all that follow
  /// Makes what is counted or paid that of each thing: the "each" of "$2 each".
  case each
  /// Means "each" only if nothing follows it: the "cada" of "4,99 cada".
  case eachAtEnd
  /// Makes an amount that of each thing, or a price that of what follows: the "je" of "je 500 g".
  case eachOf
  /// Comes between a price and its unit: the "le" of "2 € le kilo".
  case unitArticle
  /// Comes before what each thing costs or holds: the "à" of "3 à 2 €".
  case at
  /// Means "at" or "to", so it proves nothing on its own: the Italian "a".
  case bareAt
  /// Makes "2 a 5 €" unclear, for all or for each; own words only: "a".
  case unclearAt
  /// Joins the ends of a range, though it is an "of" elsewhere; own words only: the "à" of "2 à 3 kg".
  case rangeEnd
  /// Joins the ends of a range, though it is a unit elsewhere: "to", the French terabyte.
  case rangeTo
  /// May stand between the ends of a range in a line: the "oder" of "6 oder 12 Stück".
  case rangeJoint
  /// Halves a unit, but a price only together with a word for that: "half".
  case bareHalf
  /// Makes a price that of the unit after it: the "a" of "2.00 a pound", the "ל" of "ל-100 גרם".
  case perBeforeUnit
  /// Makes a price that of the unit after it, though it is a letter of names, too: "a".
  case articleBeforeUnit
  /// Makes a price that of the unit to which a hyphen joins it: the "ל" of "ל-100 גרם".
  case joinedTo
  /// Makes the amount to which a hyphen joins it an approximate one: the "כ" of "כ-500 גרם".
  case joinedAbout
  /// Makes a price that of the unit after it, or a total for several things: the "za" of "za kg" and "2 za 5".
  case perOrFor
  /// Makes a price that of the unit behind it, though it is an "each" elsewhere: "2 € po kg". Own words only.
  case ownPer
  /// Makes a price beside it that of a unit in a line: the "je" of "1,99 je kg".
  case perBesidePrice
  /// Means "per" in small letters, and praises with a capital: "pro" and "Pro".
  case perUncapitalized
  /// Makes a price that of the unit before it: the "あたり" of "100gあたり".
  case perBehindUnit
  /// Makes a price in a run without spaces that of a unit: the "每" of "每500克".
  case perInRun
  /// Is "per" and a unit in one word, and makes a price that of the unit: "לק״ג".
  case perUnit
  /// Makes a price beside it that of a kilogram: "Kilopreis".
  case priceOfKilogram
  /// Makes a price beside it that of a liter: "Literpreis".
  case priceOfLiter
  /// Makes a price beside it one of a unit, but does not say which: "Grundpreis".
  case unitPriceName
  /// Means "at least" before a number, and a minute elsewhere: "min.".
  case atLeastOrMinute
  /// Makes the number after it a size: the "size" of "size 4".
  case sizeLabel
  /// Comes before how many a pack holds, or the least number: the "da" of "confezione da 6".
  case fromCount
  /// Makes the number after it a condition of a price, for readers of Italian only: the "da" of "1 € da 2".
  case ownFromCount
  /// Makes the number after it part of the name: the "SPF" of "SPF 30".
  case numberLabel
  /// Makes the number before it part of the name where pieces are behind it: the Turkish "numara" of "4 numara".
  case labelBehind
  /// Ends a count that says how many one pack holds; own words only: the Turkish "lı" of "6'lı".
  case packedPieces
  /// Makes the volume behind it what the thing makes with water; own words only: the "makes" of "750 ml makes 5 l".
  case yields
  /// Makes the number before it how many of the things are bought; own words only: the "them" of "6 of them".
  case ofThem
  /// Only says that the price of a unit comes; own words only: the German "zu" of "zu 2,40 €/kg".
  case atPrice
  /// Is a single container, so that a number before it does not count several: "Flasche".
  case oneContainer
  /// Is a single container, and a number before it counts only where the line does not say more: "bottle".
  case oneContainerPerhaps
  /// Means "about" in a bracket, and something else elsewhere: the "n." of Finnish labels.
  case bracketEstimate
  /// Holds several things that the number after it counts: the "net" of "net of 5".
  case net
  /// Joins a net and how many it holds: the "med" of "net med 5".
  case netJoint
  /// Is short for pieces, and a saint for other readers; own words only: "St.".
  case shortPieces
  /// Is one piece behind a name and before a price; own words only: the "ud." of "pepino ud. 0,89".
  case pieceBeforePrice
  /// Is short for sheets, and liters for other readers; own words only: the Russian "л".
  case shortSheets
  /// Makes a letter and a number beside it a model, because such goods have models: "phone".
  case device
  /// Makes a number with a letter a size of clothes: "jacket".
  case clothing
  /// Makes tons what the thing can lift, and bars its pressure: "jack".
  case lifting
  /// Makes gigabytes the memory of the thing, not how much is sold: "smartphone".
  case gadget
  /// Makes a length how much there is, because such goods are sold by length: "cable".
  case soldByLength
  /// Makes a length the size of the thing, not how much there is: "pan".
  case sizedByLength
  /// Makes an area how far the goods reach, not how much there is: "covers".
  case reach
  /// Makes milligrams how much there is, because such goods are sold by them: "saffron".
  case soldByMilligram
  /// Makes liters the capacity of the thing: "fridge".
  case fridge
  /// Makes a signed number a dioptre, and no reduction: "contact lenses".
  case eyewear
  /// Makes kilograms the capacity of the thing: "washing machine".
  case washer
  /// Makes pages what a cartridge prints: "toner".
  case ink
  /// Makes a weight that of the paper where sheets are counted: "notebook".
  case paper
  /// Joins a pack and how many it holds; own words only: the "c" of "caja c/12".
  case countWith
  /// Is a pack whose number may come after it: the "pack" of "pack 6".
  case numberedPack
  /// Makes the number before it how many are in one pack, not how many packs there are: the "pack" of "10 pack".
  case packOfPieces
  /// Is put around one thing, though elsewhere it holds several: the "case" of "iPhone 15 case".
  case coverToo
  /// Makes the piece after it a whole thing, not what a price is for: the "am" of "am Stück".
  case inOnePiece
  /// Is furniture, though it reads like a unit with an article: the Italian "letto", not "l'etto".
  case bed
  /// Is an inch after a number, but not between two numbers: the "in" of "2 in 1".
  case within
  /// Is a unit that labels also print before its number: the "gr" of "gr500".
  case leadingUnit
  /// Is a unit even where a currency has the same letter: "g".
  case metricLetter
  /// Is a mass even where money has the same sign: "lb", "gr".
  case massAlsoMoney
  /// Is a measure of cooks if it is short, and else a thing to buy: "EL", not "Esslöffel".
  case spoon
  /// Makes the number after it the size of a battery: the "単" of "単3".
  case batterySize
  /// Begins another word in a run without spaces: "第", "あたり".
  case runStart
  /// Holds the amount to which it is joined: the "缶" of "350ml缶".
  case holderSuffix

  /// Makes the size beside it that of each pack: "multipack".
  case eachPack
  /// Makes the size behind its count that of each thing; own words only: the "pack" of "pack 6 x 1 l".
  case packOfEach
  /// Makes an amount that of all packs together: "total".
  case wholeOfPacks
  /// Counts packs with the number to which it is joined: the "装" of "6瓶装".
  case countSuffix
  /// Is sold empty, so that a volume is its capacity: "kettle".
  case emptyHolder
  /// Makes jars or bottles at the head of a line ones that are sold empty: "glass".
  case material
  /// Makes bags beside it ones that are sold empty: the "trash" of "trash bags".
  case bag
  /// Ends a compound that names bags which are sold empty; own words only: the "säcke" of "Kehrichtsäcke".
  case bagEnding
  /// Is in a compound with a word for what holds one of it; the "liter" of "Literflasche".
  case unitOfHolder
  /// Is a book of empty pages, so that sheets beside it are those of each: "exercise book".
  case exerciseBook
  /// Makes a quarter without a unit one of a kilogram; own words only: the "cuarto" of "un cuarto de jamón".
  case quarterOfKilogram
  /// Makes an amount one of beer, whose packs have known sizes: "beer".
  case beer
  /// Makes ounces fluid ones, because such goods are drunk: "juice".
  case drink
  /// Counts pieces behind a number; own words only: the "un" of "12 un".
  case pieceBehindNumber
  /// Joins two parts of a set or of a price; own words only: "and".
  case and
  /// Comes before what each counted thing holds; own words only: the "de" of "4 tarrinas de 125 g".
  case sizeLink
  /// Comes before what each thing holds, and never before the whole; own words only: the "à" of "4 à 125 g".
  case eachLink
  /// Ends a plural, so that a number before the word counts; own words only: the "s" of "rolls".
  case pluralEnding
  /// Is counted by the number before it, though no table has it; own words only: "eggs".
  case countedNoun
  /// Is a number of pieces as a dozen is, without a word for them; own words only: the Russian "десяток", ten.
  case numberNoun
  /// Is in the thing, so that a number before it counts nothing sold; own words only: the "seed" of "9 seed rolls".
  case ingredient
  /// Means one of the unit after it; own words only: the "ett" of "ett kilo".
  case oneOfUnit
  /// Comes before how many must be bought; own words only: the "ved" of "ved 6 fl.".
  case withCount
  /// Is a pound of 500 g; own words only: the French "livre".
  case metricPound
  /// Is a pound, which weighs more for meat than for vegetables; own words only: the Korean "근".
  case poundOfGoods
  /// Says without a word for a pack how many there are of the size beside it; own words only: the Italian "tris".
  case sizeAlone
  /// Is a pack of six cans or bottles; own words only: the Mexican "six".
  case sixPack
  /// Comes before the name of a store; own words only: the "at" of "at Lidl".
  case atStore
  /// Makes a price that of all the things it counts; own words only: the "les" of "les 4".
  case together
  /// Says how many there are, and never that there is one: the "count" of "600 thread count".
  case numberOfAll
  /// Says how high or thick a thing is that is not sold by it: "height".
  case sideLabel
  /// Stands before how many nappies there are: the "L" of "L54片".
  case sizeOfPieces
  /// Stands before what one costs, behind how many were bought: the "単" of "2コ×単98".
  case unitPriceMark
  /// Are those for whom something is enough, behind their number: the "people" of "for 4 people".
  case people
  /// Is one more size of nappies, in capitals: the "G" of "52 G".
  case sizeOfNappies

  // MARK: Prices
  /// Is the code of a currency and nothing else, even in small letters: "eur".
  case plainCode
  /// Is the code of a currency only in capitals, because it is a word, too: "PEN".
  case codeAndWord
  /// Is the origin of a food for some readers, and a currency for others; own words only: "DOP".
  case designation
  /// Makes the price before it that of each thing, with a slash inside the word: "c/u".
  case slashedEach
  /// Makes a price beside it one that was asked before: "was", "au lieu de".
  case formerPrice
  /// Makes a price the highest allowed one, which is paid where the line has no lower one: "MRP".
  case maximumPrice
  /// Makes a price beside it one that was asked before, with points inside the word: "i.p.v.".
  case formerAbbreviation
  /// Makes the price behind a reduction in words the one that is paid: the "now" of "half price now 1.00".
  case nowPaid
  /// Comes before the former price of two: the "van" of "van 5,99 voor 3,99".
  case formerPair
  /// Comes before the current price of two: the "voor" of "van 5,99 voor 3,99".
  case nowPair
  /// Joins a former price and the one that is paid, after "from"; own words only: the "a" of "de $42 a $34.50".
  case toNow
  /// Makes the price before it a former one; own words only: the Turkish "yerine".
  case formerBehind
  /// Makes a price beside it the lowest of the last 30 days: "lowest price".
  case lowestPrice
  /// Belongs to the name of the lowest price, behind a number: the "days" of "lowest price of 30 days".
  case days
  /// Ends the name of the lowest price: the "przed" of "przed obniżką".
  case beforeReduction

  /// Comes between a currency and cents; own words only: the "con" of "9 euros con 60".
  case beforeCents
  /// Is short for hundredths of a currency behind it, and for thousands elsewhere; own words only: the "к" of "89р 99к".
  case shortCents
  // MARK: Deals
  /// Comes before a count and makes it the least one: "at least".
  case atLeast
  /// Comes before a least count or a lowest price: the "from" of "from 3 packs".
  case minimum
  /// Comes before a least count or a lowest price, joined by a hyphen: the "מ" of "מ-3".
  case joinedFrom
  /// Makes a price after a count that of each: the "comprando" of "comprando 2 3,49 €".
  case buying
  /// Comes after a least count and before its price: the "por" of "a partir de 3 por 2 €".
  case forAfterLeast
  /// Ends a count without a space and makes it the least one: the "以上" of "3パック以上".
  case orMoreEnding
  /// Joins a deal and the price of a single one, though it is an "of" elsewhere; own words only: the Dutch "of".
  case ownOr
  /// Joins a reduction and how many it is for: the "bei" of "1 € Rabatt bei 2".
  case groupLink
  /// Comes before a count that may be taken again and again: the "ogni" of "ogni 2".
  case everyCount
  /// Comes before what comes off, after a word with a `reducedStem`: the "al" of "2ª unidad al 70 %".
  case reducedTo
  /// Begins a word after which a `reducedTo` names what comes off: the "unidad" of "2ª unidad al 70 %".
  case reducedStem
  /// Makes a half one of the price: the "price" of "half price".
  case priceOfHalf
  /// Compares, so that a percentage beside it may be about anything: "less".
  case comparative
  /// Makes a percentage beside it a claim about what is inside: the "less" of "50% less sugar".
  case claim
  /// Takes a percentage before it off, and is a price's elsewhere: the "indirimli" of "2. ürün %50 indirimli".
  case reduced
  /// Takes what follows off as the sign does: "minus".
  case minusWord
  /// Takes an amount off when that number is bought: the "rabatt på" of "10 kr rabatt på 2".
  case reductionOn
  /// May be the first word of a deal: the "das" of "das zweite".
  case dealArticle
  /// Comes before an ordinal: the "de" of "de 2e".
  case ordinalArticle
  /// Makes an ordinal of a number right before it, though it is a word of its own: the "e" of "2e".
  case gluedOrdinalEnding
  /// Counts one, though it also joins: "one".
  case oneWord
  /// Comes before tenths that are left to pay: the "打" of "打8折".
  case tenthsLead
  /// Makes a percentage beside it one of tax: "VAT".
  case taxNoise

  // MARK: Needs, with or without accents
  /// Makes a need one of days: the "days" of "for 3 days".
  case day
  /// Makes a need one of weeks: the "weeks" of "for 3 weeks".
  case week
  /// Makes a need one of months: the "months" of "for 3 months".
  case month
  /// Makes a need one of years: the "years" of "for 3 years".
  case year
  /// Makes an amount what is needed each day: "daily".
  case daily
  /// Makes an amount what is needed each week: "weekly".
  case weekly
  /// Makes an amount what is needed each month: "monthly".
  case monthly
  /// Makes an amount what is needed each year: "yearly".
  case yearly
  /// Makes a need one of two days, in one word: "يومين".
  case twoDays
  /// Makes a need one of two weeks, in one word: "שבועיים".
  case twoWeeks
  /// Makes a need one of two months, in one word: "חודשיים".
  case twoMonths
  /// Makes a need one of two years, in one word: "שנתיים".
  case twoYears
  /// Makes the number before it how often in days: the "日に" of "2日に".
  case everyDay
  /// Makes the number before it how often in weeks: the "週に" of "2週に".
  case everyWeek
  /// Makes the number before it how often in months: the "か月に" of "2か月に".
  case everyMonth
  /// Makes the number before it how often in years: the "年に" of "1年に".
  case everyYear
  /// Comes before how often something is needed: the "per" of "per week".
  case intervalLead
  /// Comes before how long something is needed: the "for" of "for 3 weeks".
  case durationLead
  /// Comes before how long something is needed, where a bare period is one of it: the "przez" of "przez tydzień".
  case bareDurationLead
  /// Comes after how long something is needed: the "lang" of "3 Wochen lang".
  case durationEnd
  /// Is a period that something lasts, and never how often: the "週間" of "2週間".
  case duration
  /// Makes a period beside it one of it: the "אחד" of "חודש אחד".
  case onePeriod
  /// Makes the period after it one of it: the "a" of "a week".
  case onePeriodAhead
  /// Halves the period after it: the "half" of "half a year".
  case halfPeriod
  /// Stands for "%" behind a number: "percent".
  case spokenPercent
  /// Is the current day: "today".
  case today
  /// Is the day before the current one: "yesterday".
  case yesterday
  /// Is the day after the current one: "tomorrow".
  case tomorrow
  /// Makes the number before it one of times: the "times" of "3 times a week".
  case times

  // MARK: Terms
  /// Makes an amount or a percentage beside it one that is paid back: "cashback".
  case cashback
  /// Makes an amount or a percentage beside it what a coupon takes off: "voucher".
  case coupon
  /// Makes a number beside it the mass of a volume: "density".
  case density
  /// Makes an amount beside it a deposit: "deposit".
  case deposit
  /// Makes a weight beside it the drained one: "drained".
  case drainedWeight
  /// Makes an amount beside it a fee: "handling fee".
  case fee
  /// Makes a number beside it the most that may be bought, though it limits other things, too: "max.".
  case limit
  /// Stands before those for whom something is, where the word for a price is another: the "para" of "para perros".
  case bodyFor
  /// Makes the weight behind it that of those for whom something is: the "over" of "dogs over 8 kg".
  case bodyBound
  /// Makes a number beside it the most that may be bought, and nothing else: "limit".
  case clearLimit
  /// Makes a price beside it one for members: "with card".
  case loyaltyPrice
  /// Makes a number beside it how many packs are bought: "packs bought".
  case packsBought
  /// Makes an amount beside it the cost of shipping: "shipping".
  case shipping
  /// Makes an amount or a percentage beside it what is inside: "contains".
  case strength
  /// Makes a percentage beside it one of tax: "VAT".
  case tax
  /// Makes a percentage beside it the share that can be used: "edible".
  case usableShare
  /// Makes the amount to which it is joined a deposit, and nothing elsewhere: the "Pf" of "0,25Pf".
  case gluedDeposit
  /// Makes shipping cost nothing: "free shipping".
  case freeShipping
  /// Makes a percentage beside it the share that cannot be used: "waste".
  case waste
  /// Makes the amount before it cashback, and never the one after it: the "back" of "5% back".
  case backAdverb
  /// Says once more that a coupon takes something off: the "off" of "coupon 2 € off".
  case couponOff
  /// Is a unit of density behind a number: "千克/升".
  case densityUnit
  /// Is a deposit for some readers and a garment for others: "pant".
  case garmentOrDeposit
  /// Ends a price that is for several; own words only: the Hungarian "ért" of "600 Ft-ért".
  case forEnding
  /// Is a deposit behind a "+", and a pack elsewhere: the Spanish "envase".
  case packOrDeposit
  /// Is a deposit for readers of the language only; own words only: "pant".
  case ownDeposit
  /// Stands beside a limit and changes nothing: the "only" of "limit 2 only".
  case limitNoise
  /// Makes an amount cashback, or a price if it is most of the price beside it: "bonus".
  case bonusPrice
  /// Is what is bought: the "packs" of "3 packs bought".
  case boughtPacks
  /// Makes bought packs a condition: the "when" of "when buying 3".
  case boughtCondition
  /// Makes bought packs part of a deal: the "free" of "2 bought 1 free".
  case boughtFree
  /// Says by itself whether the tax is in the price: "brutto".
  case taxAlone
  /// Puts the tax beside it into the price: the "incl." of "incl. VAT".
  case taxIncluded
  /// Adds the tax beside it to the price: the "excl." of "excl. VAT".
  case taxAdded
  /// Says that the tax is in the price, and says nothing else: "税込".
  case inclusiveTax
  /// Puts the deposit beside it into the price: the "incl." of "incl. deposit".
  case depositIncluded
  /// Adds the tax to a price right before it, and means something else elsewhere: "HT".
  case netPrice
  /// Is a store if it has a capital: "Netto".
  case storeWhenCapitalized
  /// Makes a percentage beside it one of alcohol: "vol".
  case alcohol
  /// Makes an amount beside it one of protein: "protein".
  case protein
  /// Makes an amount beside it one of caffeine: "caffeine".
  case caffeine
  /// Makes a percentage beside it one of cocoa: "cocoa".
  case cocoa
  /// Counts washes with the number before it: "washes".
  case washes
  /// Counts layers of paper with the number before it: "ply".
  case plies
  /// Comes before a share of alcohol: the "alc." of "alc. 5%".
  case alcoholBefore
  /// Ends a share of what is inside: the "vol" of "40% vol".
  case strengthEnding
  /// Names a strength that comes after it, where similar words only follow: "strength".
  case strengthAlone
  /// Joins what is inside and the amount it is in: the "/" of "20 g / 100 g".
  case substancePer
  /// Makes what is inside that of each thing, at the end: the "each" of "400 mg each".
  case eachAmount
  /// Makes the number before it one of alcohol: the "度" of "40度".
  case alcoholDegree
  /// Makes the number before it a temperature: "°C".
  case temperature
  /// Makes an amount that of each pack or piece: "per piece".
  case perPack
  /// Makes an amount that of each pack, never that of anything smaller: "per pack".
  case perWholePack
  /// Makes an amount one of the whole purchase: "once".
  case once
  /// Makes a count that of each customer: "per customer".
  case perCustomer
  /// Joins a term and its value: the "worth" of "coupon worth 2 €".
  case termLink
  /// Comes before a term and changes nothing: the "plus" of "plus 0.25 deposit".
  case termFiller
  /// Makes the term after it one that is paid on top: "+".
  case addition
  /// May follow a number without being its unit: "for".
  case behindNumber
  /// Stands for the number 1 in a term: "one".
  case countOne
  /// Stands for the number 2 in a term: "two".
  case countTwo
  /// Stands for the number 3 in a term: "three".
  case countThree
  /// Stands for the number 4 in a term: "four".
  case countFour
  /// Stands for the number 5 in a term: "five".
  case countFive
  /// Stands for the number 6 in a term: "six".
  case countSix
  /// Makes the day after it the last one of an offer: "until".
  case offerUntil
  /// Makes the day before it the last one of an offer: "まで".
  case offerUntilBehind
  /// Makes the day after it the first one of an offer: "from".
  case offerFrom
  /// Makes the day before it the first one of an offer: "から".
  case offerFromBehind
  /// Comes before the days of an offer and names it: the "offer" of "offer valid until Sunday".
  case offerHead
  /// Makes a single day the only one of an offer: the "only" of "only on Sunday".
  case offerOnly
  /// Joins the first and the last day of an offer: the "to" of "Monday to Sunday".
  case dayJoint
  /// Comes before a day and changes nothing: the "on" of "on Sunday".
  case dayFiller
  /// Makes the day after it the one until which a food keeps, not an offer: "best before".
  case keepsUntil
  /// Makes the day after it the first one of an offer, but means "of", too: the "von" of "von Montag".
  case offerFromOrOf
  /// Is too common in names for a day to be looked for behind it: the Dutch "van".
  case commonOfferFrom
  /// Ends the number of a day: the "th" of "29th".
  case dayEnding
  /// Is a month only beside other signs of a day, because it is a word, too: "may".
  case ambiguousMonth
}
