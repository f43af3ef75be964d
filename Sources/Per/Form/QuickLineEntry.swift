import GtkKit
import PerViewModel
import PerWords

/// The line above the list for typing a whole product. What it says lies over the list, which does not move: a click
/// meant for a row never hits something else.
@MainActor
final class QuickLineEntry {
  let entry: Entry
  let answer: Widget
  private let chips: Box
  private let problem: Label
  let wayOut: WayOutButton

  init(_ reference: Reference) {
    entry = reference.child("quick_line")
    answer = reference.child("quick_answer")
    chips = reference.child("chips")
    problem = reference.child("quick_problem")
    wayOut = WayOutButton(
      reference.child("quick_way_out"), label: reference.child("quick_way_out_label"))
    chips.flowLikeWords()
    entry.setAccessible(label: localized("Quick Line"))
  }

  /// What the line shows.
  var content: QuickLineContent? {
    didSet {
      guard let content, content != oldValue else { return }
      if entry.text != content.text {
        entry.replaceText(content.text)
        // What was added does not come back as text.
        if content.text.isEmpty { entry.forgetUndo() }
      }
      if content.placeholders != oldValue?.placeholders {
        entry.setPlaceholders(content.placeholders)
      }
      entry.underline(content.notUnderstood)
      entry.setCssClass("error", !content.problem.isEmpty)
      entry.setAccessibleInvalid(!content.problem.isEmpty)
      entry.setAccessible(description: content.spoken)
      problem.show(content.problem)
      wayOut.show(content.wayOut)
      if content.chips != oldValue?.chips || content.otherReading != oldValue?.otherReading {
        show(content)
      }
      answer.isVisible = chips.isVisible || !content.problem.isEmpty || content.wayOut != nil
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
      chip.wrapWhereNarrow()
      chip.addCssClass("chip")
      chips.append(chip)
    }
  }
}

extension PerWindow {
  func connectQuickLine() {
    quickLine.entry.onChanged { [weak self] text in self?.model.quickLine.type(text) }
    quickLine.entry.onActivate { [weak self] in self?.model.submitQuickLine() }
    quickLine.wayOut.button.onClicked { [weak self] in
      self?.model.quickLine.takeWayOut()
      // The button has gone.
      self?.quickLine.entry.grabFocus()
    }
    let keys = ShortcutController()
    keys.add("Escape") { [weak self] in
      self?.focusStart()
      return true
    }
    keys.add("Down") { [weak self] in self?.model.quickLine.chooseReading() ?? false }
    keys.add("Up") { [weak self] in self?.model.quickLine.chooseReading(forward: false) ?? false }
    quickLine.entry.addController(keys)
    // Comes before the entry's own undo.
    let history = ShortcutController(phase: .capture)
    history.add("<Control>z") { [weak self] in self?.model.quickLine.undo() ?? false }
    history.add("<Shift><Control>z|<Control>y") { [weak self] in
      self?.model.quickLine.redo() ?? false
    }
    quickLine.entry.addController(history)
  }
}
