import PerModel
import PerOffers
import PerWords

/// What the rows under one heading have in common.
private struct CandidateGroup: Hashable {
  let isMain: Bool
  let number: Int
  /// When a receipt was written; only receipts say it.
  let day: CalendarDay?

  init(_ candidate: Candidate) {
    (isMain, number, day) = (candidate.isMain, candidate.group, candidate.date)
  }
}

// Headings over the groups of rows.
extension CandidatesModel {
  /// The candidates with those of one group together, the groups in the order in which they begin.
  static func grouped(_ candidates: [Candidate]) -> [Candidate] {
    var order: [CandidateGroup] = []
    var members: [CandidateGroup: [Candidate]] = [:]
    for candidate in candidates {
      let group = CandidateGroup(candidate)
      if members[group] == nil { order.append(group) }
      members[group, default: []].append(candidate)
    }
    return order.flatMap { members[$0] ?? [] }
  }

  /// The heading over a row that begins a group; `nil` over others, and where all are of one group that has nothing to
  /// say.
  public func heading(at place: Int) -> String? { headings[place] }

  func makeHeadings() -> [Int: String] {
    var headings: [Int: String] = [:]
    var lists = 0
    var last: CandidateGroup?
    for (place, choice) in choices.enumerated() {
      let group = CandidateGroup(choice.candidate)
      guard group != last else { continue }
      last = group
      if group.isMain {
        headings[place] = localized("Product of This Page")
      } else if let receipt = receiptWords(of: choice.candidate) {
        headings[place] = receipt
      } else {
        lists += 1
        // Translators: a heading over what one list of a page offers; %1$s is its number.
        headings[place] = localized("List %1$s", formatter.integer(lists))
      }
    }
    let isReceipt = choices.first.flatMap { receiptWords(of: $0.candidate) } != nil
    return headings.count > 1 || isReceipt ? headings : [:]
  }

  /// "Aldi · 3 May 2026 · €2.24": the receipt that a candidate is from; `nil` if it is from none.
  private func receiptWords(of candidate: Candidate) -> String? {
    guard let receipt = findings.receipt else { return nil }
    let isOnIt = candidate.date == receipt.date && candidate.store == receipt.store
    guard isOnIt || candidate.date != nil else { return nil }
    var facts = [candidate.store, candidate.date.map { formatter.day($0, hasYear: true) } ?? ""]
    if isOnIt, let total = receipt.total {
      facts.append(formatter.price(Money(total, receipt.currency)))
    }
    let words = facts.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: factSeparator)
  }
}
