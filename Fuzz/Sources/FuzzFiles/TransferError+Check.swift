import PerTransfer

/// What every problem of a file has.
func check(_ error: TransferError) {
  if let position = error.position {
    promise(position.line > 0 && position.column > 0, "a problem has a place")
  }
}

extension TransferLimits {
  /// Small, so that the fuzzer reaches them.
  static var forFuzzing: TransferLimits {
    var limits = TransferLimits()
    limits.maximumLineLength = 600
    limits.maximumColumns = 20
    limits.maximumRows = 30
    limits.maximumStores = 5
    return limits
  }
}
