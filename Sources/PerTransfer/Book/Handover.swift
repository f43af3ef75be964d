import Glibc
import PerModel
import PerThreads

/// What one thread has read and another takes. The two share nothing else.
final class Handover: @unchecked Sendable {
  /// How many batches may wait to be taken: as many as are read while thousands of items are saved at once.
  private static let longest = 16

  private let items: any BookItemReader
  private let monitor = Monitor()
  private var batches: [[Result<BookItem, TransferError>]] = []
  private var isAtEnd = false
  private var isStopped = false
  /// Why nothing comes after the batches.
  private var problem: TransferError?

  /// `nil` where no thread can be had.
  init?(_ items: any BookItemReader) {
    self.items = items
    guard let thread = startThread({ self.readAll() }) else { return nil }
    pthread_detach(thread)
  }

  /// The next batch; an empty one after the last. Throws what keeps the rest from being read.
  func take() throws(TransferError) -> [Result<BookItem, TransferError>] {
    let (batch, problem) = monitor.locked {
      while batches.isEmpty, !isAtEnd { monitor.wait() }
      monitor.signal()
      return batches.isEmpty ? ([], self.problem) : (batches.removeFirst(), nil)
    }
    if let problem { throw problem }
    return batch
  }

  /// Nothing more will be taken.
  func stop() {
    monitor.locked {
      isStopped = true
      monitor.signal()
    }
  }

  private func readAll() {
    var problem: TransferError?
    var isAtEnd = false
    while !isAtEnd {
      var batch: [Result<BookItem, TransferError>] = []
      batch.reserveCapacity(ReadAheadItems.batchSize)
      do throws(TransferError) {
        while batch.count < ReadAheadItems.batchSize, !isAtEnd {
          if let item = try items.next() { batch.append(item) } else { isAtEnd = true }
        }
      } catch { (problem, isAtEnd) = (error, true) }
      guard give(batch, isLast: isAtEnd, problem) else { return }
    }
  }

  /// Whether more will be taken.
  private func give(
    _ batch: [Result<BookItem, TransferError>], isLast: Bool, _ problem: TransferError?
  ) -> Bool {
    monitor.locked {
      while batches.count >= Self.longest, !isStopped { monitor.wait() }
      if !batch.isEmpty { batches.append(batch) }
      (isAtEnd, self.problem) = (isLast, problem)
      monitor.signal()
      return !isStopped
    }
  }
}
