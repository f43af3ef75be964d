import CGtk

/// A sentence that is shown for a while, perhaps with a button.
public final class Toast: Object {
  /// Makes a toast for plain text.
  public convenience init(_ title: String) {
    self.init(consuming: adw_toast_new(title.escapedForMarkup))
  }

  /// The text in markup.
  public var markup: String { String.lent(adw_toast_get_title(cast())) ?? "" }

  /// Replaces the text, which is plain.
  public func setTitle(_ title: String) {
    adw_toast_set_title(cast(), title.escapedForMarkup)
  }

  /// The text of the button; nil for none.
  public var buttonLabel: String? {
    get { String.lent(adw_toast_get_button_label(cast())) }
    set { adw_toast_set_button_label(cast(), newValue) }
  }

  /// Names the action that the button does.
  public func setAction(_ name: String?, _ parameter: ActionParameter = .none) {
    adw_toast_set_action_target_value(cast(), parameter.variant)
    adw_toast_set_action_name(cast(), name)
  }

  /// How many seconds the toast is shown; 0 stands for as long as nobody closes it.
  public var seconds: Int {
    get { Int(adw_toast_get_timeout(cast())) }
    set { adw_toast_set_timeout(cast(), guint(newValue)) }
  }

  /// Whether the toast goes before those that are waiting.
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

  /// Calls a handler when the toast is gone, whatever the reason.
  @discardableResult
  public func onDismissed(_ body: @escaping () -> Void) -> SignalConnection {
    on("dismissed") { _ in body() }
  }
}
