import CGtk

/// A message that is shown for a while, with an optional button.
public final class Toast: Object {
  override class var wrappedType: GType { adw_toast_get_type() }

  /// Makes a toast for plain text.
  public convenience init(_ title: String) {
    self.init(consuming: adw_toast_new(title.escapedForMarkup))
  }

  /// Lets a text that has no room on one line continue on the next. libadwaita would cut it off, and
  /// gives a toast the height that it has at its natural width.
  func fit(in overlay: Widget) {
    guard let title = String.lent(adw_toast_get_title(cast())) else { return }
    let button = buttonLabel.map { overlay.textWidth(of: $0) + Self.buttonPadding } ?? 0
    let width = overlay.allocatedWidth - button - Self.padding
    // Bold letters are wider than digits, which are about as wide as the mean letter.
    let letter = max(overlay.textWidth(of: "0") * 11 / 10, 1)
    let label = Label()
    label.setMarkup(title)
    guard overlay.textWidth(of: label.text) * 6 / 5 > width, width >= letter * 10 else { return }
    label.wraps = true
    label.alignment = 0
    label.maximumWidthInCharacters = width / letter
    label.addCssClass("heading")
    adw_toast_set_custom_title(cast(), label.widget)
  }

  /// The room that the toast needs in addition to the letters of its title, including the button that closes it, and in
  /// addition to those of its own button.
  private static let (padding, buttonPadding) = (120, 46)

  /// The text of the button; nil for none.
  public var buttonLabel: String? {
    get { String.lent(adw_toast_get_button_label(cast())) }
    set { adw_toast_set_button_label(cast(), newValue) }
  }

  /// How many seconds the toast is shown; 0 is until it is closed.
  public var seconds: Int {
    get { Int(adw_toast_get_timeout(cast())) }
    set { adw_toast_set_timeout(cast(), guint(newValue)) }
  }

  /// Whether it is shown immediately, before others that are still visible.
  public var isUrgent: Bool {
    get { adw_toast_get_priority(cast()) == ADW_TOAST_PRIORITY_HIGH }
    set {
      adw_toast_set_priority(
        cast(), newValue ? ADW_TOAST_PRIORITY_HIGH : ADW_TOAST_PRIORITY_NORMAL)
    }
  }

  /// Closes the toast. It must have been added to an overlay.
  public func dismiss() {
    adw_toast_dismiss(cast())
  }

  /// Calls a handler when the button is clicked.
  @discardableResult
  public func onButtonClicked(_ body: @escaping () -> Void) -> SignalConnection {
    on("button-clicked") { _ in body() }
  }

  /// Calls a handler when the toast is gone, for whatever reason.
  @discardableResult
  public func onDismissed(_ body: @escaping () -> Void) -> SignalConnection {
    on("dismissed") { _ in body() }
  }
}
