import PerDocument
import PerModel
import PerOffers
import PerText
import PerTransfer
import PerWords

/// What was found in a document, for people or as JSON.
struct CandidateText {
  private let formatter: Formatter
  private let isJSON: Bool

  init(_ locale: UserLocale, isJSON: Bool) {
    formatter = Formatter(forTerminal: locale)
    self.isJSON = isJSON
  }

  /// A line for the receipt, and one for each candidate.
  func lines(of findings: Findings) -> [String] {
    var lines: [String] = []
    if let receipt = findings.receipt {
      lines.append(isJSON ? object(of: receipt).line : text(of: receipt))
    }
    return lines + findings.candidates.map { isJSON ? object(of: $0).line : text(of: $0) }
  }

  private func object(of receipt: Receipt) -> JSONObject {
    var object = JSONObject()
    object.add("receipt", true)
    object.add("store", receipt.store)
    if let date = receipt.date {
      object.add("date", date.description)
    } else {
      object.addNull("date")
    }
    if let total = receipt.total {
      object.add("total", total.description)
    } else {
      object.addNull("total")
    }
    object.add("sum", receipt.sum.description)
    object.add("currency", receipt.currency.code)
    if receipt.isCurrencyAssumed { object.add("currencyAssumed", true) }
    object.add(
      "checks",
      receipt.checks.map { check in
        var object = JSONObject()
        object.add("check", check.kind.rawValue)
        object.add("agrees", check.agrees)
        return object
      })
    return object
  }

  private func object(of candidate: Candidate) -> JSONObject {
    var object = JSONObject()
    object.add("name", candidate.name)
    if let quantity = candidate.quantity { object.add("quantity", .quantity(quantity)) }
    if let price = candidate.price {
      object.add("price", price.object(isAssumed: candidate.isCurrencyAssumed))
      if let former = candidate.formerPrice {
        object.add("formerPrice", Money(former, price.currency).object())
      }
    }
    if let deal = candidate.deal { object.add("deal", .deal(deal)) }
    if !candidate.terms.isEmpty {
      object.add("terms", .members(candidate.terms.exactMembers))
    }
    if let shown = candidate.unitPriceShown {
      var inner = shown.price.object()
      inner.add("per", .quantity(shown.per))
      object.add("unitPriceShown", inner)
    }
    if !candidate.store.isEmpty { object.add("store", candidate.store) }
    if let date = candidate.date { object.add("date", date.description) }
    if !candidate.barcode.isEmpty { object.add("barcode", candidate.barcode) }
    if !candidate.picture.isEmpty { object.add("picture", candidate.picture) }
    if !candidate.link.isEmpty { object.add("link", candidate.link) }
    object.add("main", candidate.isMain)
    object.add("group", candidate.group)
    object.add("evidence", candidate.evidence.name)
    object.add("reason", candidate.evidence.reason.sentence)
    if !candidate.others.isEmpty {
      object.add("otherPrices", candidate.others.map { $0.object() })
    }
    switch candidate.place {
    case .nowhere: break
    case .path(let path): object.add("path", path)
    case .region(let box): object.add("region", box.object)
    }
    return object
  }

  private func text(of receipt: Receipt) -> String {
    var parts = [receipt.store, receipt.date?.description ?? ""]
    if let total = receipt.total { parts.append(formatter.price(Money(total, receipt.currency))) }
    if !receipt.isConfirmed {
      let reason = receipt.total == nil ? Candidate.Reason.noTotal : .sumDiffers
      parts.append(reason.sentence)
      parts.append("Σ " + formatter.price(Money(receipt.sum, receipt.currency)))
    }
    return Terminal.harmless(parts.filter { !$0.isEmpty }.joined(separator: "  "))
  }

  /// Name, size, price, unit price; and why it is unclear, after a question mark.
  private func text(of candidate: Candidate) -> String {
    var parts = [candidate.name.isEmpty ? Barcode.grouped(candidate.barcode) : candidate.name]
    if let quantity = candidate.quantity { parts.append(formatter.quantity(quantity)) }
    if let price = candidate.price { parts.append(formatter.price(price)) }
    if let deal = candidate.deal, let price = candidate.price {
      parts.append(formatter.deal(deal, in: price.currency))
    }
    if let shown = candidate.unitPriceShown {
      parts.append("(" + formatter.price(shown.price, per: shown.per) + ")")
    }
    switch candidate.evidence {
    case .confirmed: parts.append("✓")
    case .read: break
    case .unclear(let reason): parts.append("? " + reason.sentence)
    }
    return Terminal.harmless(parts.joined(separator: "  "))
  }
}

extension Money {
  fileprivate func object(isAssumed: Bool = false) -> JSONObject {
    var object = JSONObject()
    object.add("amount", amount.description)
    object.add("currency", currency.code)
    if isAssumed { object.add("currencyAssumed", true) }
    return object
  }
}

extension Box {
  /// The page, and the sides as fractions of it.
  var object: JSONObject {
    var object = JSONObject()
    object.add("page", page)
    object.add("left", Self.text(left))
    object.add("top", Self.text(top))
    object.add("right", Self.text(right))
    object.add("bottom", Self.text(bottom))
    return object
  }

  static func text(_ fraction: Fraction, digits: Int = 6) -> String {
    ((try? Rational(Int128(fraction), over: Int128(whole))) ?? .zero)
      .decimalText(fractionDigits: digits)
  }
}
