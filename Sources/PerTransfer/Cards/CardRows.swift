import PerDocument
import PerModel
import PerOffers
import PerText

/// The products of cards that were copied from a shop's page as plain text.
final class CardRows: ProductRowReader {
  private var rows: ArraySlice<TableRow>

  /// More lines than anybody copies.
  static let maximumLines = 20_000

  /// `nil` if there are no such products in the lines.
  init?(_ lines: [(bytes: [UInt8], number: Int)], texts: ProductTexts) {
    let lines = lines.map { (text: String(decoding: $0.bytes, as: UTF8.self), number: $0.number) }
    let candidates = OfferReader(texts.locale).read(
      Document(lines: lines.map(\.text), source: .page)
    )
    .candidates
    let rows = candidates.compactMap { candidate in Self.row(candidate, lines) }
    guard !rows.isEmpty else { return nil }
    self.rows = rows[...]
  }

  func next() throws(TransferError) -> TableRow? { rows.popFirst() }

  private static func row(_ candidate: Candidate, _ lines: [(text: String, number: Int)])
    -> TableRow?
  {
    guard candidate.price != nil else { return nil }
    let line = candidate.place.line.flatMap { lines.indices.contains($0) ? lines[$0] : nil }
    var row = TableRow(
      line: line?.number ?? 0, texts: [line?.text ?? candidate.name], product: candidate.product,
      problemColumn: nil)
    if case .unclear(let reason) = candidate.evidence {
      row.doubt = TransferError(
        .unclear(reason.sentence), at: TextPosition(line: row.line, column: 1))
    }
    return row
  }
}

extension Candidate.Place {
  /// The number of the line, from 0, in a document of lines.
  fileprivate var line: Int? {
    guard case .path(let path) = self else { return nil }
    return path.split(separator: "/").first.flatMap { Int($0) }
  }
}
