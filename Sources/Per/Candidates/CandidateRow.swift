import GtkKit
import PerViewModel
import PerWords

/// A row for one candidate of a document. All it shows comes from `content`.
final class CandidateRow: ListBoxRow, TemplateWidget {
  static let template = Template(
    name: "PerCandidateRow", parent: .listBoxRow, markup: Embedded.candidateRow)

  private let check: CheckButton
  private let cutOut: Button
  private let piece: DrawingArea
  private let nameLabel: Label
  private let facts: Label
  private let reason: Label
  private let obstacle: Label
  private let correction: Box
  private let otherButton: Button
  private let otherTitle: Label
  private let editButton: Button
  private var checkConnection: SignalConnection?
  /// The entries to correct the offer in. They take longer to make than all else, and few rows ever need them.
  private lazy var fields = makeFields()
  /// Whether the offer is being corrected.
  private(set) var isEdited = false

  /// Called when the offer is taken or left.
  var onTick: (Bool) -> Void = { _ in }
  /// Called to take the other price.
  var onOtherPrice: () -> Void = {}
  /// Called for the texts to correct.
  var onEdit: () -> ProductForm? = { nil }
  /// Called with the corrected texts; returns the problem of each wrong one.
  var onTake: (ProductForm) -> [ProductForm.Field: FieldProblem] = { _ in [:] }
  /// The heading over the row, where it begins a group.
  var heading: String?
  /// Called to see the place in the whole picture.
  var onShowPicture: () -> Void = {}

  required init(_ reference: Reference) {
    check = reference.child("check")
    cutOut = reference.child("cut_out")
    piece = reference.child("piece")
    nameLabel = reference.child("name")
    facts = reference.child("facts")
    reason = reference.child("reason")
    obstacle = reference.child("obstacle")
    correction = reference.child("correction")
    otherButton = reference.child("other")
    otherTitle = reference.child("other_title")
    editButton = reference.child("edit")
    super.init(reference)
    reference.child("parts", as: Box.self).stackWhereNarrow(.side)
    cutOut.tooltip = localized("Show in the Picture")
    cutOut.onClicked { [weak self] in self?.onShowPicture() }
    editButton.tooltip = localized("Edit")
    // Space on the row does the same; a check button takes the focus all the same without the second.
    check.isFocusable = false
    check.canFocus = false
    checkConnection = check.onToggled { [weak self] isTicked in self?.onTick(isTicked) }
    otherButton.onClicked { [weak self] in self?.onOtherPrice() }
    editButton.onClicked { [weak self] in self?.edit() }
  }

  /// What the row shows.
  var content: CandidateContent? {
    didSet {
      if let content, content != oldValue { show(content) }
    }
  }

  /// The picture that the offer was found in, as soon as it can be drawn.
  var bitmap: Bitmap? { didSet { drawPiece() } }
  /// Whether the picture cannot be drawn.
  var lacksPicture = false { didSet { showCutOut() } }

  private func show(_ content: CandidateContent) {
    checkConnection?.withoutCalls { check.isActive = content.isTicked }
    nameLabel.text = content.name
    facts.text = content.facts
    facts.underline(content.doubted)
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
    showCutOut()
    // Translators: %1$s is what an offer in a picture is called.
    cutOut.setAccessible(label: localized("Show %1$s in the Picture", content.name))
  }

  /// Leaves the room that the piece of the picture will take.
  private func showCutOut() {
    let piece = lacksPicture ? nil : content?.cutOut
    cutOut.isVisible = piece != nil
    guard let piece else { return }
    self.piece.setHeight(minimumWidth: min(piece.width, 40), naturalWidth: piece.column) {
      min($1, piece.width) * piece.height / piece.width
    }
    drawPiece()
  }

  private func drawPiece() {
    guard let bitmap, let cutOut = content?.cutOut else { return }
    let part = cutOut.part
    let (across, down) = (Double(bitmap.width), Double(bitmap.height))
    let whole = Double(PicturePart.whole)
    piece.setDraw { context, room, height in
      let width = min(room, cutOut.width)
      let isMirrored = context.widget.isRightToLeft
      context.moved(x: Double(isMirrored ? room - width : 0), y: 0) {
        context.draw(
          bitmap,
          part: (
            Double(part.left) * across / whole, Double(part.top) * down / whole,
            Double(part.right - part.left) * across / whole,
            Double(part.bottom - part.top) * down / whole
          ), width: Double(width), height: Double(height))
      }
    }
  }

  /// Lets the user correct the offer.
  func edit() {
    guard let form = onEdit() else { return }
    setEdited(true)
    fields.edit(form)
  }

  /// Takes what is being typed; whether it could be read.
  @discardableResult
  func finish() -> Bool { !isEdited || fields.finish() }

  /// The entries that are shown, in the order of the keyboard.
  var typed: [Entry] { isEdited ? fields.typed : [] }

  private func makeFields() -> CandidateFields {
    let made = CandidateFields.make()
    made.onTake = { [weak self] form in self?.onTake(form) ?? [:] }
    made.onOtherPrice = { [weak self] in
      guard let self, content?.otherPrice.isEmpty == false else { return nil }
      onOtherPrice()
      return onEdit()
    }
    made.onLeave = { [weak self] in
      self?.setEdited(false)
      self?.grabFocus()
    }
    correction.append(made)
    return made
  }

  /// Shows the entries instead of the name and the facts, or the other way round.
  private func setEdited(_ isEdited: Bool) {
    self.isEdited = isEdited
    correction.isVisible = isEdited
    nameLabel.isVisible = !isEdited
    facts.isVisible = !isEdited
  }
}
