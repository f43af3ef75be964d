import GtkKit
import PerDocument
import PerModel
import PerOffers

@testable import Per
@testable import PerViewModel

extension Shown {
  /// What a leaflet offers: a label that is higher than wide, and one that is very wide.
  ///
  /// - Parameter file: the leaflet; `nil` for one that is empty.
  func candidates(in file: [UInt8]? = nil) async throws -> CandidatesModel {
    let empty = try await DrawingContext.png(like: window, width: 600, height: 400, scale: 1) { _ in
    }
    var findings = Findings()
    for (name, right, bottom) in [
      ("Oat Flakes of the region, family pack", 300_000, 600_000), ("Oat Bran", 950_000, 90_000),
    ] {
      var candidate = Candidate(name: name)
      candidate.quantity = try Quantity(500, .gram)
      candidate.price = Money(try Rational(149, over: 100), .euro)
      candidate.place = .region(Box(page: 1, left: 0, top: 0, right: right, bottom: bottom))
      candidate.evidence = .unclear(.digitsUnsure)
      candidate.others = [Money(try Rational(179, over: 100), .euro)]
      findings.candidates.append(candidate)
    }
    return CandidatesModel(
      findings,
      in: FoundPicture(
        file: file ?? empty, pageSizes: [PlacedText.Corner(x: 600, y: 400)], reader: nil),
      beside: model.transfer.current, rates: ExchangeRates(on: .today))
  }
}
