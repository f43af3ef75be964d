import PerDocument
import PerModel
import PerOffers

/// What `per-read` answers: a line for the receipt, one for each candidate, and one at the end, so that half an
/// answer is known to be one.
public enum CandidateLines {
  /// The lines for all that was found.
  public static func lines(of findings: Findings) -> [String] {
    var lines: [String] = []
    if let receipt = findings.receipt {
      var object = JSONObject()
      object.add("receipt", self.object(of: receipt))
      lines.append(object.line)
    }
    lines += findings.candidates.map { object(of: $0).line }
    if let size = findings.size {
      var object = JSONObject()
      object.add("size", [size.x, size.y])
      lines.append(object.line)
    }
    if !findings.pageSizes.isEmpty {
      var object = JSONObject()
      object.add("pages", findings.pageSizes.flatMap { [$0.x, $0.y] })
      lines.append(object.line)
    }
    lines += findings.texts.map { text in
      var object = JSONObject()
      object.add("text", text.text)
      object.add("score", text.score)
      object.add("corners", text.corners.flatMap { [$0.x, $0.y] })
      return object.line
    }
    var end = JSONObject()
    end.add("end", true)
    end.add("cut", findings.isCut)
    return lines + [end.line]
  }

  /// The one line for a document that could not be read.
  public static func line(for problem: ReadingProblem) -> String {
    var object = JSONObject()
    object.add("problem", problem.rawValue)
    return object.line
  }

  private static func object(of receipt: Receipt) -> JSONObject {
    var object = JSONObject()
    if !receipt.store.isEmpty { object.add("store", receipt.store) }
    if let date = receipt.date { object.add("date", date.description) }
    if let total = receipt.total { object.add("total", total.description) }
    object.add("sum", receipt.sum.description)
    object.add("currency", receipt.currency.code)
    object.add("currencyAssumed", receipt.isCurrencyAssumed)
    object.add(
      "checks",
      receipt.checks.map { check in
        var object = JSONObject()
        object.add("kind", check.kind.rawValue)
        object.add("agrees", check.agrees)
        return object
      })
    return object
  }

  private static func object(of candidate: Candidate) -> JSONObject {
    var object = JSONObject()
    object.add("product", JSONObject.product(candidate.product))
    if candidate.isCurrencyAssumed { object.add("currencyAssumed", true) }
    if candidate.isBarcodeSeenTwice { object.add("barcodeSeenTwice", true) }
    if let former = candidate.formerPrice { object.add("formerPrice", former.description) }
    if let shown = candidate.unitPriceShown {
      var inner = JSONObject.money(shown.price)
      inner.add("per", shown.per.exactText)
      object.add("unitPriceShown", inner)
    }
    if let date = candidate.date { object.add("date", date.description) }
    if !candidate.picture.isEmpty { object.add("picture", candidate.picture) }
    if !candidate.link.isEmpty { object.add("link", candidate.link) }
    if candidate.isMain { object.add("main", true) }
    switch candidate.place {
    case .nowhere: break
    case .path(let path): object.add("path", path)
    case .region(let box):
      object.add("region", [box.page, box.left, box.top, box.right, box.bottom])
    }
    object.add("group", candidate.group)
    object.add("evidence", candidate.evidence.name)
    object.add("reason", candidate.evidence.reason.rawValue)
    if !candidate.others.isEmpty { object.add("others", candidate.others.map(JSONObject.money)) }
    return object
  }
}

extension JSONObject {
  fileprivate static func money(_ money: Money) -> JSONObject {
    var object = JSONObject()
    object.add("amount", money.amount.description)
    object.add("currency", money.currency.code)
    return object
  }
}

extension Candidate {
  /// The product that it would become, as far as known.
  public var product: Product {
    Product(
      id: Product.ID(rawValue: 1), name: name, quantity: quantity, price: price, deal: deal,
      terms: terms, store: store, barcode: barcode)
  }
}

/// Why a document could not be read as a whole.
public enum ReadingProblem: String, Error, Sendable, Hashable, CaseIterable {
  /// Not a page, a mail, a PDF or a text.
  case unknownKind
  case tooLarge
  case empty
  /// The library that reads PDF files is missing.
  case noPDFLibrary
  /// The file is damaged, or protected by a password.
  case unreadable
  /// A PDF without text: a picture of paper.
  case pictureOnly
  /// What recognizes text in pictures is missing or damaged.
  case noPictureModels
  /// Nothing is legible in a picture, or it is written in letters that are not read.
  case noLetters
  /// No library on this machine opens pictures of this kind.
  case noPictureLoader
  /// It took more time or memory than it may.
  case tooCostly
  /// The reader ended without an answer, or answered nonsense.
  case noAnswer
  /// The sandbox could not be set up.
  case notConfined
}
