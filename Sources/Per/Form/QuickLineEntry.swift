import GtkKit
import PerText
import PerViewModel

/// The line above the list for typing a whole product.
@MainActor
final class QuickLineEntry {
  let entry: Entry
  private let chips: FlowBox
  private let problem: Label

  init(entry: Entry, chips: FlowBox, problem: Label) {
    self.entry = entry
    self.chips = chips
    self.problem = problem
    entry.setAccessible(label: localized("Quick Line"))
  }

  /// What the line shows.
  var content: QuickLineContent? {
    didSet {
      guard let content, content != oldValue else { return }
      if entry.text != content.text { entry.replaceText(content.text) }
      entry.underline(content.notUnderstood)
      entry.setCssClass("error", !content.problem.isEmpty)
      entry.setAccessibleInvalid(!content.problem.isEmpty)
      entry.setAccessible(description: content.spoken)
      problem.show(content.problem)
      if content.chips != oldValue?.chips || content.otherReading != oldValue?.otherReading {
        show(content)
      }
    }
  }

  private func show(_ content: QuickLineContent) {
    var texts = content.chips
    // The key that takes it
    if !content.otherReading.isEmpty { texts.append("↓ " + content.otherReading) }
    chips.removeAll()
    chips.isVisible = !texts.isEmpty
    for text in texts {
      let chip = Label(text)
      chip.ellipsis = .end
      chip.maximumWidthInCharacters = 30
      chip.horizontalAlignment = .start
      chip.addCssClass("chip")
      chips.append(chip)
    }
  }
}
