import PerText

/// What the words beside a price say of it, in the languages that Per speaks and those of its neighbours.
struct PriceLabel {
  private let words: [Substring]
  private let text: String

  init(_ text: String) {
    self.text = text.lowercased()
    words = self.text.split { !$0.isLetter }
  }

  private func says(_ role: LabelRole) -> Bool { LabelWords.say(role, in: text, of: words) }

  /// Others of the same may cost more.
  var isLowest: Bool { says(.lowestPrice) }
  /// What was asked before.
  var isFormer: Bool { says(.formerPrice) }
  /// Money that is not the price of the article.
  var isOther: Bool { says(.otherMoney) }
  /// Money for an empty bottle.
  var isDeposit: Bool { says(.deposit) }
  /// How many a shop has or has sold, or how many people rate it.
  var isOfStock: Bool { says(.stock) }
  /// What others ask for the same.
  var isOfOtherSellers: Bool { says(.otherSellers) }
  /// Points and vouchers, which are not prices.
  var isBonus: Bool { says(.bonus) }
  /// Whether words behind an amount make it something else: "with delivery", "voucher for you".
  var isOfSomethingElse: Bool {
    says(.withShipping) || (2...PageLimit.wordsOfUnit + 1).contains(words.count) && isBonus
  }
  /// A price before tax, which is not what shoppers pay.
  var isWithoutTax: Bool { says(.withoutTax) }
  /// A price with tax, beside the same price without it.
  var isWithTax: Bool { says(.withTax) }
  /// Whether something is missing: "without the card".
  var isWithout: Bool { says(.without) }
  /// What members pay.
  var isLoyalty: Bool { says(.memberPrice) }
}
