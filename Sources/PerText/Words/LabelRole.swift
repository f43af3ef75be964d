/// What a word on a shelf label, a shop's page, a receipt or in a table says about its neighbor.
public enum LabelRole: UInt8, CaseIterable, Sendable {
  // MARK: On receipts
  /// Stands behind how many articles there are: "total (5 articles)".
  case articles
  /// Stands beside a count, or a price of each, and names nothing: "qty".
  case besideCount
  /// Is the sum before something else is taken off or added.
  case subtotal
  /// Makes a sum one that is not paid: "items sold".
  case otherSum
  /// Says how much was saved, or what it cost before.
  case saving
  /// Is what is to be paid.
  case total
  /// Is what is to be paid, though it has a word for a tax in it: "total ttc".
  case totalWithTax
  /// Says that a total has the tax in it: "incl.".
  case including
  /// Is a tax.
  case tax
  /// Rounds a total to coins that are in use.
  case rounding
  /// Is how it was paid.
  case given
  /// Is what was given back.
  case change
  /// Is taken off.
  case discount
  /// Is what it costs to have it sent.
  case shipping
  /// Is money for an empty bottle.
  case deposit
  /// Is the form of a company in the name of a store; the clear ones are never part of a word.
  case companyForm, clearCompanyForm
  /// Stands in the head of a receipt, but is not a store: "welcome".
  case headLine
  /// Stands between a count and the counted article: "1 of: PASTA".
  case ofArticles
  /// Stands between a count and the price of each: "3 à 1,99".
  case atEach
  /// Counts pieces right behind their number: "3点".
  case counter
  /// Stands right before the price of each: "単98".
  case priceOfEach
  /// Stands between how many and what each costs: "2 AT 1 FOR 7.48".
  case offerAt, offerFor
  /// Stands behind an amount that is taxed less.
  case reducedTax
  /// Is written beside amounts as a sign of their currency, in these capitals: "zł", "Kč".
  case currencySign
  /// Is what such a sign looks like where it is recognized in a picture: "zt" for "zł".
  case misreadSign

  // MARK: Beside a price
  /// Others of the same may cost more: "from".
  case lowestPrice
  /// Was asked before.
  case formerPrice
  /// Is money that is not the price of the article: "postage".
  case otherMoney
  /// Says that others sell it, too, at a price of theirs: "more buying choices".
  case otherSellers
  /// Makes an amount one with the postage in it, which is not the price of the article: "with delivery".
  case withShipping
  /// Is points or a voucher, not a price.
  case bonus
  /// Is what members pay.
  case memberPrice
  /// Is a price before tax, which shoppers do not pay: "税抜", "netto".
  case withoutTax
  /// Is a price with tax: "税込", "TTC".
  case withTax
  /// Stands before how many instalments there are: "or 4 x £5".
  case orInstalments
  /// Stands between their number and what each is: "4 x of £5".
  case ofEachInstalment
  /// Stands right before a price, and changes nothing: "only".
  case beforePrice
  /// Stands before what a price is for: "per kg".
  case per
  /// Stands before what a price is for, and then a unit may stand right behind its number: "75c per 100g".
  case perGlued
  /// Says that a price is for one piece: "each".
  case each
  /// Is a hundredth of the currency behind an amount in small print: "p".
  case smallMoney
  /// Makes an amount in small print one that is not exact: "ca".
  case about
  /// Ends the name of a price, whose figure may stand below: "Grundpreis".
  case priceName
  /// Is what members have: an app, a card.
  case memberCard
  /// Ends the name of a store's club: "Lidl Plus".
  case clubEnding

  /// Ends the name of who sells an article: "旗舰店".
  case sellerEnding
  /// Says that a number is how many a shop has or has sold, or how many people rate it: "in stock".
  case stock
  /// Says that something is missing: "without".
  case without

  // MARK: On pictures
  /// Praises or describes the packing, and names nothing: "super".
  case praise
  /// Begins details after the name: the origin, the sort, the size.
  case details
  /// Stands between alternative sorts or sizes: "or".
  case alternative
  /// Stands between the smallest and the largest: "to".
  case upTo

  // MARK: In the names that authors of pages give to elements
  /// Is a price of some kind: "price", "preis".
  case markupPrice
  /// Was asked before: "strike"; as a word of its own, at the edge of another: "old".
  case markupFormer
  /// Is asked now: "final".
  case markupCurrent
  /// Ends the name of a price that is reduced: "price-value--discount".
  case markupReduced
  /// Begins what else an element has: "price--has-list-price".
  case markupHaving
  /// Is what one unit costs: "unit-price".
  case markupUnitPrice
  /// Is money that is not the price of the article: "shipping".
  case markupOther
  /// Says that a price has something else in it, or that nothing is taken off: "price-and-shipping", "undiscounted".
  case markupAlong
  /// Is a price with tax, and one without.
  case markupWithTax, markupWithoutTax
  /// Holds prices of other things: "basket".
  case markupBeside
  /// Is, as a whole name, what the basket beside the page holds: "cart-total".
  case markupBasket
  /// Is the basket beside the page, alone or together with what makes a part of it: "trolley", "trolley-drawer".
  case markupBasketName, markupBasketPart
  /// Is, as a whole name, the head of the page: "site-header".
  case markupHead
  /// Begins a word of what narrows a listing down: "facets".
  case markupFilter
  /// Begins a word of what asks for consent: "cookie-bar".
  case markupConsent
  /// Ends the name of what is stuck on a picture, and names no article: "product-badge".
  case markupBadge
  /// Is what members pay: "clubcard".
  case markupMember
  /// Says how many a shop has, or how many people rate it: "tile__availability".
  case markupStock
  /// Is a part of a price behind its separator: "price-cents".
  case markupCents
  /// Is what the article is called, and who makes it.
  case markupName, markupBrand

  // MARK: In tables
  /// Says in a heading that prices are in hundredths of the currency: "pence".
  case hundredth
  /// Joins the two words of a compound heading: the "s" of "Verkaufspreis".
  case compoundLink
  /// Is an inch if it is the whole heading, and joins words elsewhere: "in".
  case inchOrIn
  /// Counts unnamed things in a quantity assembled from several cells: "pieces".
  case unnamedPieces
  /// Says yes in a cell, and no.
  case yes, no
  /// Says in a cell, written without spaces, that nothing is known or sold: "n/a".
  case notKnown

  // MARK: In files that chains publish
  /// Begins the name of a file of prices with the kind of the shop: "Supermarket_Ulica 1".
  case shop
  /// Is a chain whose prices are in Swiss francs, which its lists do not say.
  case chainOfFrancs
}
