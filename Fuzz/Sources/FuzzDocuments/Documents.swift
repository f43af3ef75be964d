import PerOffers
import PerReader
import PerText
import PerTransfer

/// The readers of this program by their names.
func target(_ name: String) -> any FuzzTarget {
  switch name {
  case "candidates": Candidates()
  case "picture": Pictures()
  default: Documents(prefix: prefixes[name] ?? "")
  }
}

/// What makes a kind of document of any bytes.
private let prefixes = [
  "page": "<!DOCTYPE html>", "data": "<!DOCTYPE html><script type=\"application/ld+json\">",
  "mail": "From: a\nTo: b\nMIME-Version: 1.0\n", "receipt": "STORE\n",
]

/// Reads a document, and looks at what it is said to offer.
struct Documents: FuzzTarget {
  private let prefix: [UInt8]
  private let reader = OfferReader(
    UserLocale(identifier: "de_DE"), tables: DocumentTables.tables)

  init(prefix: String) { self.prefix = Array(prefix.utf8) }

  func read(_ input: [UInt8]) {
    guard let documents = try? DocumentReader.documents(prefix + input) else { return }
    look(at: reader.read(documents))
  }
}

extension FuzzTarget {
  /// Looks whether what was found keeps its promises, and comes back from a line.
  func look(at findings: Findings) {
    if let receipt = findings.receipt {
      promise(
        !receipt.isConfirmed || receipt.total == receipt.sum, "a sum that differs is confirmed")
    }
    for candidate in findings.candidates {
      if case .confirmed(.sumFits) = candidate.evidence {
        promise(
          findings.receipt?.isConfirmed == true, "a line of no confirmed receipt is confirmed")
      }
      if case .confirmed = candidate.evidence {
        promise(candidate.price != nil, "no price is confirmed")
      }
    }
    var back = CandidateReader()
    for line in CandidateLines.lines(of: findings) {
      promise((try? back.read(line.utf8)) != nil, "\(line) is not read back")
    }
    promise(back.findings == findings, "something else is read back")
  }
}

/// Reads what an attacker answers in the name of `per-read`.
struct Candidates: FuzzTarget {
  func read(_ input: [UInt8]) {
    var reader = CandidateReader()
    for line in input.split(separator: UInt8(ascii: "\n")) {
      guard (try? reader.read(line)) != nil else { return }
    }
    for candidate in reader.findings.candidates {
      promise(candidate.price.map { !$0.amount.isNegative } ?? true, "a price is negative")
    }
  }
}
