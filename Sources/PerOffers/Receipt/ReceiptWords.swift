import PerText

/// The role of a receipt line by its words: total, payment, tax.
struct ReceiptWords {
  private let text: String
  private let words: Set<Substring>

  init(_ label: String) {
    // "S U M M E"
    var text = label.lowercased()
    // İ in lowercase has a dot of its own.
    text.unicodeScalars.removeAll { $0.value == 0x307 }
    let isSyllable = { (character: Character) in
      character.unicodeScalars.allSatisfy { $0.value > 0x2E80 }
    }
    if text.split(separator: " ").allSatisfy({ $0.count == 1 }),
      text.count > 6 || text.contains(where: isSyllable)
    {
      text = text.filter { $0 != " " }
    }
    text = Self.withoutCounts(text)
    self.text = text
    words = Set(text.split { !$0.isLetter && $0 != "\"" && $0 != "״" && $0 != "'" })
  }

  /// Without how many articles there are: "total (5 articles)".
  private static func withoutCounts(_ text: String) -> String {
    var kept: [Substring] = []
    for word in text.split(separator: " ") {
      let bare = word.filter { $0.isLetter || $0.isNumber }
      if let last = kept.last, Int(last.filter(\.isNumber)) != nil,
        !last.contains(where: \.isLetter),
        LabelWords.words(.articles).contains(bare)
      {
        kept.removeLast()
      } else {
        kept.append(word)
      }
    }
    return kept.isEmpty ? text : kept.joined(separator: " ")
  }

  /// Whether a word stands beside a count, or a price of each, and names nothing.
  static func isOfCounts(_ word: String) -> Bool { LabelWords.words(.besideCount).contains(word) }

  private func says(_ role: LabelRole) -> Bool { LabelWords.say(role, in: text, of: words) }

  /// The sum before something else is taken off or added.
  var isSubtotal: Bool { says(.subtotal) }

  /// How much was saved, or what it cost before: something that is only said, or was taken off.
  var isSaving: Bool { says(.saving) }

  /// A word for a sum of any kind.
  var saysSum: Bool { says(.total) || says(.subtotal) }

  /// Whether one of the lines may say a sum, as its label or by letters that stand apart: "S U M M E 12,00".
  static func saySum(_ lines: [TextLine]) -> Bool {
    lines.contains { line in
      let letters = line.text.split(separator: " ").count {
        $0.count == 1 && $0.allSatisfy(\.isLetter)
      }
      return letters >= lettersApart || ReceiptWords(line.text).saysSum
    }
  }

  /// From how many letters that stand apart they may be one word.
  private static let lettersApart = 2

  /// What is to be paid.
  var isTotal: Bool {
    guard says(.total), !isSubtotal else { return false }
    // Not every sum is what is paid.
    let isOtherSum = says(.otherSum) || says(.tax)
    return !isOtherSum || says(.totalWithTax) || says(.including)
  }

  /// A tax.
  var isTax: Bool { says(.tax) && !isTotal }

  /// How it was paid, or what was given back.
  var isPayment: Bool { isChange || isGiven }

  /// Says that the total is rounded to coins in use.
  var isRounding: Bool { says(.rounding) }

  /// What was given.
  var isGiven: Bool { says(.given) }

  /// What was given back.
  var isChange: Bool { says(.change) }

  /// Something that is taken off.
  var isDiscount: Bool { says(.discount) }

  /// What it costs to have it sent.
  var isShipping: Bool { says(.shipping) }

  /// Money for an empty bottle.
  var isDeposit: Bool { says(.deposit) }
}
