import PerDocument
import PerModel
import PerOffers
import PerText

/// The products of cards that were copied from a shop's page as plain text.
final class CardRows: ProductRowReader {
  private let lines: [(text: String, number: Int)]
  private let texts: ProductTexts
  private let list: TableReader
  /// Found when the first row is asked for; to see that a text is cards takes less.
  private lazy var rows = findRows()[...]
  private lazy var hasRows = !rows.isEmpty

  /// More lines than a person copies.
  static let maximumLines = 20_000

  /// - Parameter list: reads the lines if they have no such products.
  init(
    _ lines: some Sequence<(bytes: [UInt8], number: Int)>, texts: ProductTexts,
    orElse list: TableReader
  ) {
    self.lines = lines.map { (String(decoding: $0.bytes, as: UTF8.self), $0.number) }
    (self.texts, self.list) = (texts, list)
  }

  func next() throws(TransferError) -> TableRow? {
    hasRows ? rows.popFirst() : try list.next()
  }

  private func findRows() -> [TableRow] {
    let document = Document(lines: lines.map(\.text), source: .page)
    return OfferReader(texts.locale).read(document).candidates.compactMap { row($0) }
  }

  private func row(_ candidate: Candidate) -> TableRow? {
    guard candidate.price != nil else { return nil }
    let line = candidate.place.line.flatMap { lines.indices.contains($0) ? lines[$0] : nil }
    var row = TableRow(
      line: line?.number ?? 0, texts: [line?.text ?? candidate.name], product: candidate.product,
      problemColumn: nil)
    if case .unclear(let reason) = candidate.evidence {
      row.doubt = TransferError(
        .unclear(reason.sentence), at: TextPosition(line: row.line, column: 1)
      ).inRow(of: row.product)
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
