import PerModel

/// Reads the items of a long file on a thread of its own, ahead of their taker: reading one costs about as much as
/// storing it. A short file is read on the taker's thread.
final class ReadAheadItems: BookItemReader {
  let attribution: String?
  private let items: any BookItemReader
  private var handover: Handover?
  private var batch: [Result<BookItem, TransferError>] = []
  private var place = 0
  private var count = 0

  /// How many items are handed over at once.
  static let batchSize = 500

  init(_ items: any BookItemReader) {
    self.items = items
    attribution = items.attribution
  }

  deinit { handover?.stop() }

  var remarks: [String] { items.remarks }

  func next() throws(TransferError) -> Result<BookItem, TransferError>? {
    guard let handover else {
      if count == Self.batchSize { handover = Handover(items) }
      count += 1
      // Where no thread can be had, all of it is read here.
      return if handover == nil { try items.next() } else { try next() }
    }
    if place == batch.count {
      batch = try handover.take()
      place = 0
    }
    guard place < batch.count else { return nil }
    place += 1
    return batch[place - 1]
  }
}
