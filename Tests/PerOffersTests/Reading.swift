import PerDocument
import PerModel
import PerOffers
import PerReader
import PerText
import PerTransfer

/// What a text of any kind offers, read in this process.
func findings(_ text: String, locale: String = "en_US") throws -> Findings {
  try findings(Array(text.utf8), locale: locale)
}

func findings(_ bytes: [UInt8], locale: String = "en_US") throws -> Findings {
  OfferReader(UserLocale(identifier: locale), tables: DocumentTables.tables)
    .read(try DocumentReader.documents(bytes))
}

/// The candidates of a page, whose head and body are given.
func candidates(
  _ body: String, head: String = "", language: String = "en-US", locale: String = "en_US"
) throws -> [Candidate] {
  try findings(
    """
    <!DOCTYPE html><html lang="\(language)"><head><meta charset="utf-8">\(head)</head>
    <body>\(body)</body></html>
    """, locale: locale
  ).candidates
}

extension Candidate {
  /// Name, quantity and price in their exact forms, by which tests compare.
  var short: String {
    let price = self.price.map { "\($0.amount) \($0.currency.code)" } ?? "-"
    return "\(name) | \(quantity?.exactText ?? "-") | \(price)"
  }

  var isConfirmed: Bool { evidence.isConfirmed }

  var isUnclear: Bool {
    if case .unclear = evidence { return true }
    return false
  }
}
