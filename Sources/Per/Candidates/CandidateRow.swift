import GtkKit
import PerViewModel
import PerWords

/// A row of what a document offers. All it shows comes from `content`.
final class CandidateRow: ListBoxRow, TemplateWidget {
  static let template = Template(
    name: "PerCandidateRow", parent: .listBoxRow, markup: Embedded.candidateRow)

  private let check: CheckButton
  private let nameLabel: Label
  private let facts: Label
  private let reason: Label
  private let obstacle: Label
  private let entry: Entry
  private let problem: Label
  private let otherButton: Button
  private let otherTitle: Label
  private let editButton: Button
  private var checkConnection: SignalConnection?

  /// Called when the offer is taken or left.
  var onTick: (Bool) -> Void = { _ in }
  /// Called to take the other price.
  var onOtherPrice: () -> Void = {}
  /// Called for the line to edit.
  var onEdit: () -> String = { "" }
  /// Called with the line that was typed; answers what is wrong with it.
  var onChange: (String) -> String? = { _ in nil }

  required init(_ reference: Reference) {
    check = reference.child("check")
    nameLabel = reference.child("name")
    facts = reference.child("facts")
    reason = reference.child("reason")
    obstacle = reference.child("obstacle")
    entry = reference.child("entry")
    problem = reference.child("problem")
    otherButton = reference.child("other")
    otherTitle = reference.child("other_title")
    editButton = reference.child("edit")
    super.init(reference)
    editButton.tooltip = localized("Edit")
    // Space on the row does the same; a check button takes the focus all the same without the second.
    check.isFocusable = false
    check.canFocus = false
    checkConnection = check.onToggled { [weak self] isTicked in self?.onTick(isTicked) }
    otherButton.onClicked { [weak self] in self?.onOtherPrice() }
    editButton.onClicked { [weak self] in self?.edit() }
    entry.onActivate { [weak self] in self?.finish() }
    let keys = ShortcutController()
    keys.add("Escape") { [weak self] in self?.leave() ?? false }
    entry.addController(keys)
  }

  /// What the row shows.
  var content: CandidateContent? {
    didSet {
      if let content, content != oldValue { show(content) }
    }
  }

  /// Whether a line is being typed.
  var isEdited: Bool { entry.isVisible }

  private func show(_ content: CandidateContent) {
    checkConnection?.withoutCalls { check.isActive = content.isTicked }
    nameLabel.text = content.name
    facts.text = content.facts
    reason.text = content.markedReason
    reason.isVisible = !content.reason.isEmpty
    obstacle.text = content.obstacle
    obstacle.isVisible = !content.obstacle.isEmpty
    otherButton.isVisible = !content.otherPrice.isEmpty
    // Translators: a button; %1$s is a price that may be meant instead of the one shown.
    otherTitle.text = localized("Take %1$s Instead", content.otherPrice)
    editButton.setAccessible(label: localized("Edit %1$s", content.name))
    setAccessible(label: content.name)
    setAccessible(description: content.spoken)
    check.setAccessible(label: content.name)
  }

  /// Lets the user edit the offer as one line.
  func edit() {
    entry.text = onEdit()
    showEntry(true)
    entry.grabFocus()
  }

  private func finish() {
    let sentence = onChange(entry.text) ?? ""
    problem.text = sentence
    problem.isVisible = !sentence.isEmpty
    if sentence.isEmpty { _ = leave() }
  }

  private func leave() -> Bool {
    guard isEdited else { return false }
    showEntry(false)
    grabFocus()
    return true
  }

  private func showEntry(_ isShown: Bool) {
    entry.isVisible = isShown
    nameLabel.isVisible = !isShown
    facts.isVisible = !isShown
    problem.isVisible = false
  }
}
