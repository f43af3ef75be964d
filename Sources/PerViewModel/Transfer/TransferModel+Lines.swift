import PerDatabase
import PerModel
import PerOffers
import PerText
import PerTransfer
import PerWords

// Several lines that are pasted where one is typed.
extension TransferModel {
  /// Shows the products of several lines for the user to choose among. A table with columns is looked at as always.
  public func offer(_ text: String) {
    let job = job(.inMemory(Array(text.utf8)), nil)
    guard job.isSmall, case .table(_, isList: true)? = try? job.inspected().kind else {
      return paste(text)
    }
    current.library.readRates { [self] rates in
      // Each by itself: lines that cannot be compared with each other are offered, too.
      let outcomes = text.split(whereSeparator: \.isNewline).map { line in
        self.job(.inMemory(Array(line.utf8)), rates).run(
          to: .outcome(beside: nil), WorkToken())
      }
      let products = outcomes.flatMap(\.products)
      let refusal = outcomes.lazy.compactMap(\.firstRefusal).first?.rowMessage
      guard !products.isEmpty else {
        return notify(refusal ?? localized("No products were found."))
      }
      var findings = Findings()
      findings.candidates = products.map(Candidate.init)
      let candidates = candidates(of: findings, rates ?? ExchangeRates(on: .today))
      candidates.tickAll(true)
      onEvent(.choose(candidates))
      if let refusal { notify(refusal) }
    }
  }
}

extension Candidate {
  /// What somebody has typed.
  fileprivate init(_ product: Product) {
    self.init(name: product.name)
    (quantity, price, deal, terms) = (product.quantity, product.price, product.deal, product.terms)
    (store, barcode) = (product.store, product.barcode)
  }
}
