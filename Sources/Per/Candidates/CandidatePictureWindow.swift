import GtkKit
import PerViewModel
import PerWords

/// The whole picture, where a person sees the place of an offer, or marks a part to be read by itself.
final class CandidatePictureWindow: Window, TemplateWidget {
  static let template = Template(
    name: "PerCandidatePicture", parent: .window, markup: Embedded.candidatePicture)

  private let scroll: ScrolledWindow
  private let area: DrawingArea
  private let hint: Label
  private let problem: Label
  private let readButton: Button
  private var bitmap: Bitmap!
  private var page = 1
  private var candidates: CandidatesModel!
  private var work: BackgroundTask?
  /// What is marked.
  private var part: PicturePart? { didSet { if part != oldValue { show() } } }

  /// Called with the candidates found in the selected part.
  var onRead: (CandidatesModel) -> Void = { _ in }

  required init(_ reference: Reference) {
    scroll = reference.child("scroll")
    area = reference.child("area")
    hint = reference.child("hint")
    problem = reference.child("problem")
    readButton = reference.child("read")
    super.init(reference)
  }

  /// Shows a picture over a window, with a part of it marked.
  @discardableResult
  static func show(
    _ bitmap: Bitmap, page: Int, of candidates: CandidatesModel, marked part: PicturePart?,
    over parent: Window
  ) -> CandidatePictureWindow {
    let window = CandidatePictureWindow.make()
    window.transientParent = parent
    (window.bitmap, window.page, window.candidates) = (bitmap, page, candidates)
    window.connect()
    window.part = part
    window.show()
    window.present()
    window.area.grabFocus()
    return window
  }

  private func connect() {
    close(onKeys: "Escape")
    onCloseRequest { [weak self] in
      self?.work?.cancel()
      return false
    }
    readButton.onClicked { [weak self] in self?.read() }
    let (width, height) = (bitmap.width, bitmap.height)
    area.setHeight(minimumWidth: 200, naturalWidth: min(width, 1200)) { _, room in
      max(Self.shownWidth(of: width, in: room) * height / width, 1)
    }
    // Before the first layout, the view does not know how high the picture is.
    scroll.onContentHeightChanged { [weak self] in
      MainLoop.whenIdle { [weak self] in
        if let self, !isGone { scrollToPart() }
      }
    }
    let drag = DragGesture()
    drag.onMoved { [weak self] start, end in
      guard let self, let part = PicturePart(from: place(start), to: place(end), page: page) else {
        return
      }
      self.part = part
    }
    area.addController(drag)
    let keys = ShortcutController(phase: .capture)
    for (key, across, down) in [("Left", -1, 0), ("Right", 1, 0), ("Up", 0, -1), ("Down", 0, 1)] {
      keys.add("\(key)|KP_\(key)") { [weak self] in
        self?.change { $0.moved(across: across, down: down) } ?? false
      }
      keys.add("<Shift>\(key)|<Shift>KP_\(key)") { [weak self] in
        self?.change { $0.grown(across: across, down: down) } ?? false
      }
    }
    keys.add("Return|KP_Enter|ISO_Enter") { [weak self] in self?.read() ?? false }
    area.addController(keys)
  }

  /// Small pictures are no more than doubled.
  private static func shownWidth(of width: Int, in room: Int) -> Int { min(room, width * 2) }

  // MARK: Showing

  private func show() {
    readButton.isSensitive = part != nil && work == nil
    area.setAccessible(description: candidates.words(for: part))
    let (bitmap, part) = (bitmap!, part)
    area.setDraw { context, width, _ in
      Self.draw(bitmap, marked: part, in: context, room: width)
    }
    scrollToPart()
  }

  private func scrollToPart() {
    guard let part else { return }
    let height = area.allocatedHeight
    let whole = PicturePart.whole
    scroll.show(
      from: max(part.top * height / whole - Self.margin, 0),
      to: min(part.bottom * height / whole + Self.margin, height), of: height)
  }

  /// What is seen above and below what is marked, in pixels.
  private static let margin = 60

  private static func draw(
    _ bitmap: Bitmap, marked part: PicturePart?, in context: DrawingContext, room: Int
  ) {
    let width = Double(shownWidth(of: bitmap.width, in: room))
    let height = width * Double(bitmap.height) / Double(bitmap.width)
    context.moved(x: ((Double(room) - width) / 2).rounded(.down), y: 0) {
      context.draw(
        bitmap, part: (0, 0, Double(bitmap.width), Double(bitmap.height)), width: width,
        height: height)
      guard let part else { return }
      func length(_ part: Int, _ side: Double) -> Double {
        Double(part) * side / Double(PicturePart.whole)
      }
      let (left, top) = (length(part.left, width), length(part.top, height))
      let marked = (
        x: left, y: top, width: length(part.right, width) - left,
        height: length(part.bottom, height) - top
      )
      context.rectangle(x: 0, y: 0, width: width, height: height)
      context.rectangle(x: marked.x, y: marked.y, width: marked.width, height: marked.height)
      context.useShade(opacity: 0.5)
      context.fillBetween()
      context.rectangle(x: marked.x, y: marked.y, width: marked.width, height: marked.height)
      context.useColor(named: "accent_bg_color")
      context.stroke(width: 3)
    }
  }

  // MARK: Marking and reading

  /// The place in the picture under a point of the area, in millionths.
  private func place(_ point: (x: Int, y: Int)) -> (x: Int, y: Int) {
    let room = area.allocatedWidth
    let width = max(Self.shownWidth(of: bitmap.width, in: room), 1)
    let height = max(width * bitmap.height / bitmap.width, 1)
    return (
      (point.x - (room - width) / 2) * PicturePart.whole / width,
      point.y * PicturePart.whole / height
    )
  }

  private func change(_ change: (PicturePart) -> PicturePart) -> Bool {
    part = part.map(change) ?? .middle(ofPage: page)
    return true
  }

  @discardableResult
  private func read() -> Bool {
    guard let part, work == nil else { return part != nil }
    problem.show("")
    work = candidates.read(part) { [weak self] outcome in
      guard let self, !isGone else { return }
      work = nil
      show()
      switch outcome {
      case .found(let candidates):
        onRead(candidates)
        close()
      case .nothing(let sentence):
        problem.show(sentence)
        announce(sentence)
      }
    }
    readButton.isSensitive = false
    if let work { show(work) }
    return true
  }
}
