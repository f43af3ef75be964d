/// A rule that forbids a reading: something could be read in a line, and is not.
///
/// Each has a line that it decides: without the rule that line is read otherwise, which a test checks. They
/// are in the order in which amounts, counts, deals, prices and unit prices are read.
enum Veto: CaseIterable, Sendable {
  case multipliedSize, partOfPack, ordinal, priceOfUnit, openProduct, markedNumber, sumOfAmounts
  case sizeM, taxB, doctor, ownMoney, weightTimesPrice, timesBeforeWeight, severalInOne, vintage
  case wholesale, slashedRange, countBeforeHyphen, hyphenBeforeAmount, sidesOfThing, longSide
  case grains, cups, ability, capacity, generation, saint, cutUnit, modelNumber, modelX, pressure,
    sizeOfClothes, sizeBesideAmount, distance, pagesOfInk, octane, restatedCount, sheets
  case numberOfName, labelledNumber, seconds, bareStrength, dosesTimesStrength
  case packsWithoutSign, twoAmounts, packOf, sizeAsCount, cover, countInsidePhrase, layers,
    dozenOfTenths
  case decade, partOfPiece, dealBeforeUnit, sizeAsDeal, dealInsidePhrase, signOfCents
  case wordAsMoney, markedCount, oneOfSeveral, countOfOne, amperes, numberBeforeCount,
    priceBeforeUnit
  case contentOfPack, priceBehindCount, sidesWithPrice, contentAsPrice, wholePriceOfEach
  case partingDash, dashForNoEuro, bareDiscount, discountBesideShare, bareShare, fromShare
  case claim, fraction, countBesidePrice, model, sides, gluedSign, signOfNext, temperature
  case sumOfCounts, sumWithFree, sumForOther
  case product, priceOfOne, twoPrices, wordAsCurrency, designation, unitAsMoney, spacedMinus
  case severalCurrencies, wordsOfNext, nameAsSum, sizeAsPrice, slashedEach, contentOfEach
  case eachOfNext, codeInUnitPrice, leastCountOfUnit, conditionBehindUnitPrice, countBeforeUnit
  case priceBehindUnit, unitWithoutMoney, endOfPrice, weightOfEach, ratio

  /// The reason in one sentence, and a line that the rule decides in a locale.
  var entry: (reason: String, locale: String, line: String) {
    switch self {
    case .multipliedSize: ("A size is not multiplied.", "it_IT", "Fusilli n. 34 da 500 g 0,99 €")
    case .partOfPack:
      ("Nobody sells 0.99 packs: that is a price.", "de_DE", "Mehl 0,99 je 500-g-Packung")
    case .ordinal: ("\"2. Packung\" is the second one.", "de_DE", "Seife 1,95 € 2. mit 50 % Rabatt")
    case .priceOfUnit:
      (
        "A word that is \"per\" and a unit at once belongs to a price.",
        "ar_EG", "طماطم 9.90 للكيلو"
      )
    case .openProduct: ("\"2 x\" comes before the things it counts.", "en_US", "2x Mug 4.00")
    case .markedNumber:
      (
        "A star is a footnote, and \"50+\" means ages over fifty.",
        "en_US", "Silver Men 50+ 200 tablets $17.99"
      )
    case .sumOfAmounts:
      ("Labels do not add amounts, unless some of it is free.", "fr_FR", "Café 500 g -30% 4,90 €")
    case .sizeM: ("Size M is not a metre.", "en_US", "Helmet 51 M 9.99")
    case .taxB: ("The B of a receipt is a tax rate.", "de_DE", "Milch 3,5% 1,15 B")
    case .doctor: ("\"Dr.\" means doctor, not dram.", "de_DE", "3,19 Dr. Best Zahnbürste 1 Stück")
    case .ownMoney: ("A word for the user's own money is not a unit.", "pl_PL", "Pasta gr.500 1,29")
    case .sheets: ("In exercise books \"л.\" means sheets.", "ru_RU", "Тетрадь 48 л. 59 ₽")
    case .weightTimesPrice:
      ("A till multiplies a weight by its price.", "pl_PL", "Banany 1,2 kg * 4,00 4,80")
    case .vintage:
      ("\"2020 cl 75\" is a vintage and 75 cl.", "it_IT", "Chianti DOCG 2020 cl 75 € 8,90")
    case .signOfNext:
      ("\"12 £44\" is a number and 44 pounds.", "en_GB", "DoubleWood 12 £44")
    case .temperature:
      (
        "A temperature below zero is no discount.",
        "de_DE", "Scheibenfrostschutz bis -60 °C 1,5 l 7,99 €"
      )
    case .wholesale:
      ("Wholesalers write six packs of 5 lb as a fraction.", "en_US", "French Fries 6/5LB $32.50")
    case .slashedRange:
      ("\"4/9 kg\" is from 4 to 9 kg.", "es_ES", "Pañales 4/9kg 60 unidades 9,95 €")
    case .countBeforeHyphen:
      ("\"12-12 oz\" means twelve of 12 oz.", "en_US", "Soda 12-12 oz cans $4.99")
    case .hyphenBeforeAmount:
      ("A hyphen joins an amount to the name before it.", "tr_TR", "Pirinç -1kg 54,90 TL")
    case .sidesOfThing:
      ("The sides of a thing are not its length.", "de_DE", "Gewebeplane 3 x 5 m 14,99 €")
    case .longSide:
      ("Foil and tape are sold by their long side.", "fr_FR", "Film 30 cm x 50 m 2,99 €")
    case .grains: ("Grains and stones are not weights here.", "en_US", "7 Grain Bread $4.49")
    case .cups:
      ("A cup count before a name is its capacity.", "en_US", "5 Cup Rice Cooker $29.99")
    case .ability:
      ("Tons are what a jack can lift.", "en_US", "3 Ton Floor Jack $59.95")
    case .capacity:
      ("Liters are a refrigerator's capacity.", "de_DE", "Kühlschrank weiß 390 l 799,00 €")
    case .generation: ("5G is a mobile network.", "en_GB", "Phone 5G £449")
    case .saint: ("\"St.\" means saint here.", "de_DE", "Rotwein 2019 St. Julien 7,90 €")
    case .cutUnit:
      ("A truncated unit could be any.", "en_GB", "Smoothie Energise 750m... £3.75")
    case .modelNumber: ("10T is a model.", "en_US", "OnePlus 10T $329")
    case .modelX: ("The X50 is a phone.", "en_GB", "Phone X50 £99")
    case .pressure: ("\"bar\" is pressure here.", "en_GB", "Coffee machine 15 bar £89")
    case .sizeOfClothes: ("A clothes size is not a volume.", "en_US", "Jeans 34 L $39.50")
    case .sizeBesideAmount:
      (
        "A strength is not added to the amount.",
        "de_DE", "Tee 500 g 500 mg 1,29 €"
      )
    case .distance:
      ("98,000 km is a car's mileage, not an amount.", "de_DE", "Opel Corsa 98.000 km 8.900 €")
    case .pagesOfInk:
      ("Pages are a cartridge's yield.", "de_DE", "Toner schwarz 2600 Blatt 39,90 €")
    case .restatedCount:
      ("The bracket repeats the count before it.", "ja_JP", "ティッシュ 400枚 (200組) ×5箱 398円")
    case .octane:
      ("Euro 95 is petrol.", "nl_NL", "Euro 95 E10 € 1,959 per liter")
    case .numberOfName:
      (
        "\"SPF 30 bottle\" is one bottle.",
        "de_DE", "Sonnenmilch LSF 30 Flasche 200 ml 5,95 €"
      )
    case .labelledNumber:
      ("\"n° 7 kg 1\" is a kilogram of number 7.", "it_IT", "Linguine n° 7 kg 1 1,89 €")
    case .seconds: ("Nobody sells seconds.", "de_DE", "Pastillen 16 S 2,75 €")
    case .bareStrength:
      ("Milligrams are a strength.", "it_IT", "Ibuprofene 600 mg 3,10 €")
    case .dosesTimesStrength:
      (
        "Milligrams are the strength of each tablet.",
        "es_ES", "Omeprazol 20 mg cápsulas x 28 2,42 €"
      )
    case .timesBeforeWeight:
      ("\"x7 120 g\" may be the total of all seven.", "en_GB", "Ham slices x7 120 g £2.00")
    case .severalInOne: ("\"2 in 1\" is not two inches.", "en_US", "Tape 2 in 1 $4.00")
    case .packsWithoutSign:
      ("\"4 pack 180 g\" says two things.", "en_US", "Soda (10 pk), 120 fl oz $8.69")
    case .twoAmounts:
      ("Two amounts of different kinds are two things.", "en_GB", "Wafers 4 Pack 160G £1.20")
    case .packOf:
      ("\"le lot de 2\" is a pack of two.", "fr_FR", "Coca-Cola 1,75 L le lot de 2 3,49 €")
    case .sizeAsCount: ("A size is not a count.", "en_US", "Size 4 nappies 44 9.99")
    case .cover: ("The case of a phone holds nothing.", "en_US", "Phone 15 case 19.99")
    case .countInsidePhrase:
      (
        "The last word belongs to the next one: 128 fl oz is not a bottle count.",
        "en_US", "Skim Milk, 1 Gallon, 128 Fl Oz $3.19"
      )
    case .dozenOfTenths:
      ("\"打\" is a dozen, but not before tenths.", "zh_CN", "咖啡 500克 29.90元 打8折")
    case .layers: ("Nobody buys layers.", "it_IT", "Carta igienica 2 veli 10 rotoli € 4,29")
    case .decade: ("80s may be a decade, or seconds.", "en_GB", "Party Hits 80s £4.50")
    case .partOfPiece: ("Pieces are sold whole.", "en_GB", "Foil 1.5 rolls £4.99")
    case .dealBeforeUnit:
      ("The unit of its last number comes after it.", "de_DE", "Spülmittel 100+900 ml 1,99 €")
    case .sizeAsDeal: ("A size is not a deal.", "fr_FR", "Couches taille 4 par 44 12,99 €")
    case .dealInsidePhrase:
      (
        "The last word begins a phrase with the next one.",
        "he_IL", "קפה 500 גרם 24.90 ₪ הנחה של 5 ₪"
      )
    case .signOfCents:
      (
        "The sign belongs to the cents before it: \"7,99 € 3 for 2\".",
        "en_GB", "Kaffee 500 g 7,99 € 3 für 2"
      )
    case .wordAsMoney:
      (
        "A deal in foreign money says so: gel is not Georgian money.",
        "es_ES", "3x2 Gel de ducha 500 ml 3,29 €"
      )
    case .markedCount: ("\"6+\" means ages six and up.", "sv_SE", "Pussel 6+ 129 kr")
    case .oneOfSeveral:
      (
        "One free beside a pack of four may be one of the four, or four more.",
        "en_GB", "Buns 4 pack 2.49 + 1 free"
      )
    case .countOfOne: ("The price of one is not a deal.", "en_GB", "Pears 5.49/each")
    case .amperes:
      ("\"16 A\" means amperes, not sixteen at a price.", "de_DE", "Sicherung 16 A 2,49 €")
    case .numberBeforeCount:
      ("The number before the count is another price.", "de_DE", "Brot 500 g 2,99 € 6 of 12 pieces")
    case .priceBeforeUnit:
      ("A unit after the price makes it an amount.", "ja_JP", "オーツ 500g 498円 2点以上で1点398円")
    case .contentOfPack:
      (
        "The Italian \"da 6 pezzi\" may say how many are in a pack.",
        "it_IT", "Bicchieri 3,99 € da 6 pezzi"
      )
    case .priceBehindCount:
      (
        "The price after a minimum count is the one that requires it.",
        "de_DE", "Kaffee 500 g 4,44 ab 2 Stück 3,99"
      )
    case .sidesWithPrice:
      ("\"140x180 9,90\" is a size with its price.", "it_IT", "Tovaglia 140x180 9,90 €")
    case .contentAsPrice:
      ("\"3 packs of 64 $6.99\" does not mean $64 each.", "en_US", "Wipes 3 packs of 64 $6.99")
    case .wholePriceOfEach:
      ("A bare whole number is hardly the price of each.", "de_DE", "Bilderrahmen 13x18 5,99 €")
    case .partingDash:
      ("A dash between spaces separates what stands around it.", "de_DE", "Creme 4,99 - 0,50 €")
    case .dashForNoEuro: ("In \"-.95\" the dash stands for no francs.", "de_CH", "Rüebli 1 kg -.95")
    case .bareDiscount: ("\"Discount 3\" may not be about money.", "en_US", "Discount 3 Soap 2.99")
    case .discountBesideShare:
      ("The discount is the percentage beside it.", "it_IT", "Yogurt 500 g 0,89 sconto 20%")
    case .bareShare:
      (
        "A percentage with neither a minus nor a word may be about fat.",
        "he_IL", "פרמזן מגורדת23% תנובה"
      )
    case .fromShare:
      ("\"from 100% fruit\" takes nothing off.", "en_US", "Juice from 100% fruit 1 l 2.99")
    case .claim: ("\"40% less sugar\" is a claim.", "en_US", "Jam 40% less sugar 12 oz 3.49")
    case .fraction:
      ("\"1/5\" without money is a fraction.", "en_US", "Coffee 500 g tax included 1/5")
    case .countBesidePrice:
      (
        "The count beside a price is not what it is for, unless a word says so.",
        "de_DE", "Wurst 500 g 8 Stück 3,19 €"
      )
    case .model:
      ("\"Binder 1080 A4\" is not 1080 for the price of 4.", "en_GB", "Ring Binder 1080 A4 £3.49")
    case .sides: ("\"12x10\" is a size.", "en_US", "Frame 12x10")
    case .gluedSign:
      ("A sign that touches one number belongs to it.", "en_GB", "Building bricks 5+ £12.00")
    case .sumOfCounts:
      ("\"80 ct + 20\" means pieces, not cents.", "en_US", "Pain relief 80ct + 20 bonus $10.99")
    case .sumWithFree:
      ("\"2,99 € + 1 offert\" is a price and a deal.", "fr_FR", "Avoine 500 g 2,99 € + 1 offert")
    case .sumForOther:
      (
        "The word after it says what the second amount is for.",
        "de_DE", "Cola 1 l 0,99 € + 0,25 € Leergut"
      )
    case .product: ("\"2 x 3.49\" is a deal.", "en_US", "Soap 2 x 3.49 €")
    case .priceOfOne:
      (
        "A price that says \"each\" is a unit price, and a star alone is a footnote.",
        "de_DE", "Tee 100 g 3,49 € *"
      )
    case .twoPrices: ("\"12 EUR 10 EUR\" is two prices.", "de_DE", "Tee 12 EUR 10 EUR 40 g")
    case .wordAsCurrency:
      (
        "A code that is a word is money only in capitals.",
        "en_GB", "4006381333932 Ron 1 piece 1.99"
      )
    case .designation:
      (
        "\"DOP\" is a food's origin here, and pesos elsewhere.",
        "it_IT", "Prosciutto DOP 24 mesi 29,90 €"
      )
    case .unitAsMoney:
      ("A word for a unit is hardly foreign money.", "en_US", "Foil 20 ft 30 ft 3.99")
    case .spacedMinus:
      ("\"7,99 € -20%\" is a price and a deal.", "de_DE", "Kaffee 500 g 7,99 € -20%")
    case .severalCurrencies: ("\"$80 $75\" is two prices.", "en_US", "$80 $75 Lamp 1 piece")
    case .wordsOfNext:
      (
        "The last words belong to the next number: \"6.99 from 2 packs\".",
        "de_DE", "Kaffee 500 g 6,99 € ab 2 Packungen"
      )
    case .nameAsSum: ("\"10x15\" is part of a name.", "es_ES", "Marco 10x15 3,95 €")
    case .sizeAsPrice: ("A size or a percentage is not a price.", "en_GB", "4.99-20%")
    case .slashedEach: ("\"5.49/each\" is a unit price.", "en_GB", "5.49/each")
    case .contentOfEach:
      (
        "In \"244 sheets per roll $14.99\" the price is not that of a roll.",
        "en_US", "Tissue 12 rolls 244 sheets per roll $14.99"
      )
    case .eachOfNext:
      ("\"cada\" belongs to the words after it.", "es_ES", "Manzanas 1,99 € cada 1 kg")
    case .codeInUnitPrice: ("A letter and a digit form a name.", "en_US", "500 sheets A4")
    case .leastCountOfUnit:
      ("\"da 2\" comes before the price of each.", "it_IT", "Bicchieri 3,99 € da 6 pezzi")
    case .conditionBehindUnitPrice:
      (
        "The words before the next count belong to it.",
        "pt_BR", "Café 500 g R$ 6,99 cada a partir de 2 unidades"
      )
    case .countBeforeUnit: ("\"12 pk/12 fl oz\" is about packs.", "en_US", "Soda 12 pk/12 fl oz")
    case .priceBehindUnit:
      (
        "The number after the unit is its price: \"€/kg 7,96\".",
        "fr_FR", "Beurre 1,99 €/kg 7,96"
      )
    case .unitWithoutMoney:
      ("A number without money before a unit says how many.", "de_DE", "ab 3 Stück")
    case .endOfPrice:
      (
        "A currency after its number ends a price: \"3,29 € 10 Stück\".",
        "en_GB", "Eier 3,29 € 10 Stück"
      )
    case .weightOfEach:
      ("In \"4 Stück je 45 g\" each weighs that much.", "de_DE", "Riegel 4 Stück je 45 g 1,99")
    case .ratio: ("\"5/20 mg\" is not a price.", "en_US", "Tablets 5/20 mg 4.99")
    }
  }
}
