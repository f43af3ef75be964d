import GtkKit
import PerText
import PerViewModel

// Form and details, which take turns beside the list.
extension PerWindow {
  func connectPane() {
    let focus = FocusController()
    focus.onEnter { [weak self] in self?.model.listWasEntered() }
    list.box.addController(focus)
    // The list takes the focus when the button is released, after the double click has opened the form.
    let click = ClickGesture(.primary)
    click.onReleased { [weak self] times in
      guard times > 1 else { return }
      MainLoop.whenIdle { self?.focusOpenedForm() }
    }
    list.box.addController(click)
    // Where the form is a page of its own, what is typed over an empty list begins the first product.
    let typing = KeyController()
    typing.onTyped { [weak self] letter in
      guard let self, let name = form.fields[.name]?.entry else { return }
      model.form.newProduct()
      name.replaceText(name.text + letter)
    }
    startButton.addController(typing)
  }

  private func makeDetails() -> DetailsPane {
    let details = DetailsPane.make()
    details.onResume = { [weak self] in self?.model.form.resume() }
    details.onOpen = { [weak self] in self?.open($0) }
    details.onBasket = { [weak self] difference in
      guard let model = self?.model, let id = model.list.selection else { return }
      model.list.changeBasket(id, by: difference)
    }
    details.onLeave = { [weak self] in self?.leaveDetails() }
    addPictureDrops(to: details) { [weak self] in
      self?.details?.content.map { .product($0.id) }
    }
    pane.add(details, named: "details")
    return details
  }

  private func focusOpenedForm() {
    if model.form.typed.edited != nil, isPaneSeen { form.focus(.name) }
  }

  private func leaveDetails() {
    model.form.showList()
    list.focusSelection()
  }

  /// Whether form or details are on the screen.
  var isPaneSeen: Bool { page == nil && (!leaflet.isFolded || model.form.isInFront) }

  /// Whether the list is on the screen.
  var isListSeen: Bool { page == nil && (!leaflet.isFolded || !model.form.isInFront) }

  /// Shows the form or the details.
  func showPane() {
    let name = model.pane == .form ? "form" : "details"
    if model.pane == .details, details == nil { details = makeDetails() }
    details?.content = model.details.content
    details?.prices = model.details.prices
    details?.unfinished = model.details.unfinished
    guard pane.visibleChildName != name else { return }
    let hadFocus = pane.containsFocus
    pane.visibleChildName = name
    // What changes the page usually moves the focus, too; it must not stay on a hidden page.
    if hadFocus { MainLoop.whenIdle { [weak self] in self?.keepFocusInSight() } }
  }

  /// Puts the focus where work starts: in the first entry, or on the list where the form is not shown.
  func focusStart() {
    if let page {
      page.focusStart()
    } else if isPaneSeen, model.pane == .form {
      form.focus(.name)
    } else if !isListSeen {
      details?.editButton.grabFocus()
    } else if model.list.rows.isEmpty {
      startButton.grabFocus()
    } else {
      list.focusSelection()
    }
  }

  /// Moves the focus if what has it is not on the screen.
  func keepFocusInSight() {
    guard isMapped else { return }
    let isHidden =
      form.containsFocus && !(isPaneSeen && model.pane == .form)
      || details?.containsFocus == true && !(isPaneSeen && model.pane == .details)
      || list.box.containsFocus && !isListSeen
    if isHidden || focusedWidget == nil { focusStart() }
  }
}
