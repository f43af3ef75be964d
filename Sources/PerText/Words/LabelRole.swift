/// What words say on shelf labels, pages of shops and receipts about the amount beside them.
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
  /// Stands in the head of a receipt, where it is no store: "welcome".
  case headLine

  // MARK: Beside a price
  /// Others of the same may cost more: "from".
  case lowestPrice
  /// Was asked before.
  case formerPrice
  /// Is money that is not the price of the article: "postage".
  case otherMoney
  /// Is points or a voucher, and no price.
  case bonus
  /// Is what members pay.
  case memberPrice
  /// Stands before how many instalments there are: "or 4 x £5".
  case orInstalments
  /// Stands between their number and what each is: "4 x of £5".
  case ofEachInstalment
}

/// The words that labels and receipts have in all languages.
public enum LabelWords {
  /// Whole words with a role, in lowercase.
  public static func words(_ role: LabelRole) -> Set<String> { table[Int(role.rawValue)].words }

  /// Texts that tell the role wherever they stand, in words as well, in lowercase.
  public static func parts(_ role: LabelRole) -> [String] { table[Int(role.rawValue)].parts }

  /// Whether a text in lowercase says something, in one of its words or anywhere.
  public static func say(
    _ role: LabelRole, in text: String, of words: some Sequence<Substring>
  ) -> Bool {
    let known = self.words(role)
    return words.contains { known.contains(String($0)) }
      || parts(role).contains(where: text.contains)
  }

  private static let table: [(words: Set<String>, parts: [String])] = LabelRole.allCases.map {
    role in
    (Set(all(role, \.labels)), all(role, \.labelParts))
  }

  private static func all(
    _ role: LabelRole, _ lists: KeyPath<Language, KeyValuePairs<LabelRole, StaticString>>
  ) -> [String] {
    Language.all.flatMap { language in
      language[keyPath: lists].lazy.filter { $0.key == role }.flatMap { Words.words(of: $0.value) }
    }
  }
}
