import GtkKit
import PerViewModel

extension PerWindow {
  /// Takes what a scanner types, wherever the focus is.
  func addScanner() {
    let keys = KeyController(phase: .capture)
    keys.onKeyPressed { [weak self] key, modifiers, time in
      guard let self, modifiers.isSubset(of: .shift),
        model.takesScans(whileTyping: focusedWidget?.isTyped == true)
      else { return false }
      return take(key, at: time)
    }
    addController(keys)
  }

  private func take(_ key: Key, at time: UInt32) -> Bool {
    if let character = key.character {
      if scan.detector.type(character, at: time) {
        scan.place = focusedWidget.map { Weak($0) }
        scan.before = focusedWidget?.typedText
      }
      return false
    }
    guard key == .enter || key == .keypadEnter,
      let digits = scan.detector.enter(at: time)
    else { return false }
    takeBack(digits)
    model.scan(digits)
    return true
  }

  /// The digits went into the entry with the focus, or into one that took it at the first of them.
  private func takeBack(_ digits: String) {
    guard let focus = focusedWidget, let text = focus.typedText else { return }
    if focus == scan.place?.object, let before = scan.before {
      focus.typedText = before
    } else if text.hasSuffix(digits) {
      focus.typedText = String(text.dropLast(digits.count))
    }
  }
}

/// What a scanner has typed so far, and what stood there before.
struct Scan {
  var detector = ScanDetector()
  var place: Weak<Widget>?
  var before: String?
}
