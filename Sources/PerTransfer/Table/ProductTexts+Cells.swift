import PerModel
import PerText

// What single words and cells of a table say.
extension ProductTexts {
  /// The word, where it is a unit that goods are sold in; `nil` for all other words.
  func unit(named word: String) -> String? {
    let word = word.lowercased() == word ? word : word.trimmed
    guard !word.isEmpty, word.utf8.count <= 24, !word.contains(where: \.isNumber),
      let read = try? readers.quantity.read("1 " + word), read.packs.isEmpty,
      read.amount.isPositive, !(read.unit == nil && read.countName == nil)
    else { return nil }
    switch read.unit?.kind ?? .count {
    case .mass, .volume, .length, .area, .count: return word
    default: return nil
    }
  }

  /// The currency that a word or sign names.
  func currency(named word: String) -> Currency? {
    let word = word.trimmed
    guard !word.isEmpty, word.utf8.count <= 12 else { return nil }
    if let known = Currency(code: word.uppercased()), Currency.all.contains(known), word.count == 3
    {
      return known
    }
    return (try? readers.price.read("1 " + word))?.currency
  }

  func readPrice(_ text: String) -> ReadPrice? { try? readers.price.read(text) }

  /// A size that a name states, what is left of the name, and whether it could be meant otherwise.
  func nameReading(_ name: String, price: Money?) -> NameReading? {
    // With its price a line is read with more certainty.
    if let price, let text = price.amount.exactDecimalText {
      let decimal = decimalSeparator
      let written = decimal == "." ? text : text.replacing(".", with: String(decimal))
      let line = readers.line.read("\(name)  \(written) \(price.currency.code)", measuring: kind)
      if line.formerPrice == nil, line.deal == nil, line.unitPrice == nil, line.store == nil,
        line.price?.value.amount == price.amount,
        let reading = NameReading(line, name, locale, currency)
      {
        return reading
      }
    }
    let line = readers.line.read(name, measuring: kind)
    guard line.price == nil, line.deal == nil, line.unitPrice == nil, line.store == nil else {
      return nil
    }
    return NameReading(line, name, locale, currency)
  }
}

/// What a name says beside the name.
struct NameReading {
  let name: String
  let quantity: Quantity
  /// The same count as packs of that size.
  let multiplied: Quantity?
  let terms: Terms
  /// Why another reading is as likely; `nil` where it is clear.
  let doubt: String?

  init?(_ line: ReadLine, _ text: String, _ locale: UserLocale, _ currency: Currency) {
    guard let read = line.quantity?.value, let quantity = try? read.counted(in: 0..<0) else {
      return nil
    }
    self.quantity = quantity
    multiplied = read.multiplied.flatMap { try? $0.counted(in: 0..<0) }
    name = line.name.isEmpty ? text : line.name
    terms = line.terms
    doubt = line.isUnclear ? Formatter(locale).problem(of: line, in: currency) : nil
  }
}

extension String {
  /// Without white space at either end.
  var trimmed: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    return String(
      Substring(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()))
  }
}
