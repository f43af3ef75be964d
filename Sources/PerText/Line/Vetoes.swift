/// The rules against readings that count: all but the one that a test leaves out, to see what it decides.
struct Vetoes {
  var ignored: Veto?
  /// Where what they forbid is noted.
  var explanation: LineExplanation?

  /// Whether a veto counts. What it forbids is noted.
  func vetoed(_ veto: Veto, _ text: @autoclosure () -> String) -> Bool {
    if ignored == veto { return false }
    explanation?.note(veto, text())
    return true
  }
}
