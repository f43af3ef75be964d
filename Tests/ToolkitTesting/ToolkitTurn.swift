/// Whose turn it is to use the display: suites run side by side, and GTK has one keyboard focus.
@MainActor
enum ToolkitTurn {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until no other test uses the display.
  static func take() async {
    if !isTaken {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Lets the next test in.
  static func give() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
