import Dispatch
import PerTransfer

extension ImportJob {
  /// What a file turns out to be.
  enum Kind: Sendable {
    case comparison
    case table(TablePreview)
    case rows
  }

  /// A file of at most this many bytes is imported before the next frame; a larger one beside the main
  /// thread.
  static let readAtOnce = 1 << 15

  /// Whether it is imported before the next frame.
  var isSmall: Bool {
    if case .pasted(let bytes) = bytes { bytes.count <= Self.readAtOnce } else { false }
  }

  /// Looks at the beginning of a file, and keeps a small one in memory; on any thread.
  func looked() throws(TransferError) -> (job: ImportJob, kind: Kind) {
    var job = self
    if case .file(let path) = bytes {
      let source = try ByteSource(path: path)
      var read: [UInt8] = []
      while read.count <= Self.readAtOnce {
        let piece = try source.next(atMost: Self.readAtOnce + 1)
        if piece.isEmpty { break }
        read += piece
      }
      if read.count <= Self.readAtOnce { job.bytes = .pasted(read) }
    }
    switch try job.open().file {
    case .comparison: return (job, .comparison)
    case .table: return (job, .table(try TablePreview(job.source(), texts: ProductTexts(locale))))
    case .rows: return (job, .rows)
    }
  }
}

/// Does what may have to wait for a file, on a thread of its own.
func besideMainThread<Result: Sendable>(
  _ body: @escaping @Sendable () -> Result
) async -> Result {
  await withCheckedContinuation { continuation in
    DispatchQueue.global(qos: .userInitiated).async { continuation.resume(returning: body()) }
  }
}
