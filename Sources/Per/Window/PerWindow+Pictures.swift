import GtkKit
import PerModel
import PerViewModel
import PerWords

extension PerWindow {
  /// What a picture is for.
  enum PictureTarget {
    case product(Product.ID)
    case form
  }

  /// Asks for a picture of the selected product.
  func chooseSelectedPicture() {
    if let id = model.list.selection { choosePicture(for: .product(id)) }
  }

  /// Gives the copied picture to the selected product.
  func pasteSelectedPicture() {
    if let id = model.list.selection { pastePicture(for: .product(id)) }
  }

  /// Asks for a picture file.
  func choosePicture(for target: PictureTarget) {
    let dialog = FileDialog.opening(
      parent: self, title: localized("Choose a Picture"), accept: localized("_Open"))
    dialog.addFilter(name: localized("Pictures"), mediaTypes: ["image/*"])
    dialog.show { [weak self] files in
      if let file = files.first { self?.use(picture: file, for: target) }
    }
  }

  /// Uses the copied picture.
  func pastePicture(for target: PictureTarget) {
    let clipboard = Clipboard.of(self)
    guard clipboard.holdsPicture else {
      return show(Notice(title: localized("No picture on the clipboard")))
    }
    use(for: target) { () async throws(PictureProblem) in
      let bytes = try await clipboard.readPicture(maximumBytes: Thumbnail.Limits().bytes)
      return try await Thumbnail.png(of: bytes, side: Picture.maximumSide)
    }
  }

  /// Lets pictures be dropped: on the form, on the details, and on the rows of a list that also takes
  /// other things. Beside the rows they are looked through for offers.
  func addPictureDrops() {
    addPictureDrops(to: form) { .form }
    addPictureDrop(to: stack) { [weak self] x, y in self?.pictureTarget(x, y) }
  }

  /// Accepts pictures dropped on a pane, for the product it shows then.
  func addPictureDrops(to pane: Widget, for target: @escaping () -> PictureTarget?) {
    let files = DropTarget(takesText: false)
    files.onDrop { [weak self] content, _, _ in
      guard let self, case .file(let file) = content, let target = target() else { return false }
      use(picture: file, for: target)
      return true
    }
    pane.addController(files)
    addPictureDrop(to: pane) { _, _ in target() }
  }

  /// Takes pictures that are not files.
  private func addPictureDrop(
    to widget: Widget, for target: @escaping (_ x: Int, _ y: Int) -> PictureTarget?
  ) {
    let pictures = PictureDropTarget()
    pictures.onDrop { [weak self] dropped, x, y in
      guard let self else { return false }
      guard let target = target(x, y) else {
        look { () async throws(PictureProblem) in
          try await dropped.read(maximumBytes: Thumbnail.Limits().bytes)
        }
        return true
      }
      use(for: target) { () async throws(PictureProblem) in
        let bytes = try await dropped.read(maximumBytes: Thumbnail.Limits().bytes)
        return try await Thumbnail.png(of: bytes, side: Picture.maximumSide)
      }
      return true
    }
    widget.addController(pictures)
  }

  /// The product at a place on the list's page.
  private func pictureTarget(_ x: Int, _ y: Int) -> PictureTarget? {
    guard let place = stack.translate(x: x, y: y, to: list.box), list.box.isMapped,
      let row = list.box.row(atY: place.y) as? ProductRow, let id = row.content?.id
    else { return nil }
    return .product(id)
  }

  /// Handles a picture dropped at a place on the list's page.
  func drop(picture file: FileAddress, _ x: Int, _ y: Int) {
    if let target = pictureTarget(x, y) { use(picture: file, for: target) } else { open(file) }
  }

  func use(picture file: FileAddress, for target: PictureTarget) {
    guard file.path != nil else { return refuse(file) }
    use(for: target) { () async throws(PictureProblem) in
      try await Thumbnail.png(of: file, side: Picture.maximumSide)
    }
  }

  /// Shows a picture once it has been read, or says why it cannot be.
  private func use(
    for target: PictureTarget, _ read: @escaping () async throws(PictureProblem) -> [UInt8]
  ) {
    // The window may show another comparison by then.
    let model = self.model!
    let edited = model.form.typed.edited?.id
    Task { [weak self] in
      do throws(PictureProblem) {
        let png = try await read()
        switch target {
        case .product(let id): model.list.show(picture: png, of: id)
        case .form: model.form.show(picture: png, ifEditing: edited)
        }
      } catch {
        self?.show(Notice(title: error.sentence))
      }
    }
  }
}

extension PictureProblem {
  /// What the user is told.
  var sentence: String {
    switch self {
    case .tooManyBytes: localized("This picture is too large. The limit is 64 MB.")
    case .tooManyPixels:
      localized("This picture is too large. The limit is 50 million pixels.")
    case .tooCostly: localized("Reading this picture takes too much time or memory.")
    case .unreadable: localized("This file is not a picture Per can read.")
    case .noFile(let reason): localized("The picture cannot be read: %1$s", reason)
    }
  }
}
