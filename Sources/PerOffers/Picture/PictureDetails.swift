import PerDocument
import PerModel
import PerText

/// What a paragraph of a picture says of an article: its name, how much there is, unit prices.
struct PictureDetails {
  private(set) var name = ""
  private(set) var quantities: [Quantity] = []
  private(set) var unitPrices: [Candidate.UnitPrice] = []
  private(set) var deal: Deal?
  private(set) var deposit: Rational?

  init(_ block: PictureBlock, _ readers: TextReaders) {
    var nameLines: [StraightText] = []
    var isName = true
    // A unit price may go on in the next line.
    let whole = PictureUnitPrices(block.lines.map(\.text).joined(separator: " "), readers)
    unitPrices = whole.prices
    for line in block.lines {
      let units = PictureUnitPrices(line.text, readers)
      let rest = units.rest
      for quantity in Self.quantities(in: rest, readers) where !quantities.contains(quantity) {
        quantities.append(quantity)
      }
      takeTerms(rest, readers)
      guard isName else { continue }
      if !units.prices.isEmpty || !Self.canBeName(line.text, readers) {
        isName = nameLines.isEmpty
        continue
      }
      if let first = nameLines.first, line.height * 10 < first.height * 7 || nameLines.count > 2 {
        isName = false
        continue
      }
      nameLines.append(line)
    }
    name = Self.joined(nameLines.map(\.text))
    if Self.isBadge(name) { name = "" }
  }

  /// Whether words only praise, as on the star beside a price.
  static func isBadge(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }
    return words.allSatisfy { badges.contains(String($0)) || $0.count < 2 }
  }

  private static let badges: Set<String> = [
    "aktion", "angebot", "aktionspreis", "xxl", "neu", "new", "sale", "deal", "top", "tipp", "nur",
    "super", "preis", "billiger", "günstig", "gespart", "sparen", "knüller", "tiefpreis", "hit",
    "offer", "special", "save", "promo", "promotion", "oferta", "offerta", "offre", "only", "bonus",
    "per", "je", "stück", "ab", "von", "uvp", "statt", "mit", "app", "nurmitapp", "price", "the",
    "preisknüller", "wochenende", "now", "jetzt", "solo", "seul", "prix", "prezzo", "precio",
    "cena",
    "kracher", "online", "plus", "packung", "pack", "beutel", "netz", "schale", "glas", "dose",
  ]

  private static func joined(_ lines: [String]) -> String {
    var name = ""
    for line in lines {
      if name.hasSuffix("-"), let first = line.first, first.isLowercase,
        !["oder", "und", "or", "and", "bzw", "ou", "et", "y", "o", "e"].contains(
          String(line.prefix { $0.isLetter }))
      {
        name.removeLast()
        name += line
      } else {
        name += (name.isEmpty ? "" : " ") + line
      }
    }
    return name.trimmed.collapsed
  }

  /// Whether a line can be of a name: it says neither how much there is nor what else there is to say.
  private static func canBeName(_ text: String, _ readers: TextReaders) -> Bool {
    guard text.filter(\.isLetter).count >= 3, let first = text.first else { return false }
    if "•(*–-/".contains(first) { return false }
    let start = text.lowercased()
    for word in [
      "je ", "versch", "aus ", "z. b", "z.b", "kl.", "klasse", "herkunft", "pack", "ca.", "inkl",
      "per ", "each ", "the ", "uvp", "statt", "ab ", "im ", "in versch", "oder versch", "sorten",
      "various", "assorted", "origin", "deutschland", "spanien", "niederlande", "italien",
    ] where start.hasPrefix(word) {
      return false
    }
    if text.contains(where: \.isNumber), !quantities(in: text, readers).isEmpty { return false }
    return true
  }

  /// How much a line says that there is.
  static func quantities(in text: String, _ readers: TextReaders) -> [Quantity] {
    guard text.utf8.count <= 200 else { return [] }
    var found: [Quantity] = []
    for part in parts(of: text) {
      let part = part.trimmed
      if let quantity = readers.quantity(part) {
        found.append(quantity)
      } else if part.contains(where: \.isNumber) || part.lowercased().hasPrefix("je "),
        let quantity = readers.line(part).statedQuantity
      {
        found.append(quantity)
      } else if ["stück", "stuck", "each", "pièce", "pieza", "st"].contains(part.lowercased()),
        let one = try? Quantity(.one, .item)
      {
        found.append(one)
      }
    }
    return found
  }

  /// What stands between commas that part no digits, and between words for "or".
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var current = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      if ",;()".contains(character), !next.isNumber || character == "(" {
        parts.append(current)
        current = ""
      } else {
        current.append(character)
      }
    }
    parts.append(current)
    return parts.flatMap { part -> [String] in
      var pieces: [String] = [""]
      for word in part.split(separator: " ") {
        if ["oder", "bzw.", "or", "ou", "und"].contains(word.lowercased()) {
          pieces.append("")
        } else {
          pieces[pieces.count - 1] += (pieces[pieces.count - 1].isEmpty ? "" : " ") + word
        }
      }
      return pieces
    }.filter { !$0.isEmpty }
  }

  private mutating func takeTerms(_ text: String, _ readers: TextReaders) {
    guard text.contains(where: \.isNumber), text.utf8.count <= 100 else { return }
    let read = readers.line(text)
    if let paid = read.terms.deposit, deposit == nil { deposit = paid }
    guard deal == nil, let found = read.deal?.value, read.price == nil else { return }
    switch found.kind {
    case .percentOff, .amountOff: break
    default: deal = found
    }
  }
}
