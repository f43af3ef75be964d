import CGtk

/// A dialog with a question or a message.
public final class MessageDialog: Window {
  override class var wrappedType: GType { adw_message_dialog_get_type() }

  /// How the button for a response looks.
  public enum ResponseStyle: UInt32 {
    case plain = 0
    case suggested
  }

  /// Makes a dialog; heading and body are plain text.
  public static func make(parent: Window?, heading: String, body: String = "") -> MessageDialog {
    let dialog = MessageDialog(
      borrowing:
        adw_message_dialog_new(
          parent?.window, heading.inDirectionOfWindows, body.inDirectionOfWindows))
    dialog.shapeHeadings()
    return dialog
  }

  /// Gives both headings the same minimum width, although only one is shown: libadwaita asks both for a width
  /// that only one of them needs, and newer GTK warns about that.
  private func shapeHeadings() {
    var widgets: [Widget] = [self]
    while let widget = widgets.popLast() {
      if widget.typeName == "GtkLabel",
        widget.hasCssClass("title-2") || widget.hasCssClass("title-4")
      {
        let heading = Label(borrowing: widget.raw)
        heading.wraps = true
        gtk_label_set_wrap_mode(heading.cast(), PANGO_WRAP_WORD_CHAR)
        gtk_widget_set_size_request(heading.widget, 100, -1)
      }
      widgets += widget.children
    }
  }

  /// Adds a response; an underscore in its label marks the access key.
  public func addResponse(_ id: String, label: String, style: ResponseStyle = .plain) {
    adw_message_dialog_add_response(cast(), id, label)
    letButtonsWrap()
    adw_message_dialog_set_response_appearance(
      cast(), id, AdwResponseAppearance(style.rawValue))
  }

  /// Continues the texts of the buttons on further lines where they have too little room.
  private func letButtonsWrap() {
    var parts: [(widget: Widget, isInButton: Bool)] = [(self, false)]
    while let (part, isInButton) = parts.popLast() {
      if isInButton, part.typeName == "GtkLabel" {
        let label = Label(borrowing: part.raw)
        label.wraps = true
        label.isCentered = true
      }
      parts += part.children.map { ($0, isInButton || part.typeName == "GtkButton") }
    }
  }

  /// Enables or disables a response.
  public func setResponse(_ id: String, isEnabled: Bool) {
    adw_message_dialog_set_response_enabled(cast(), id, isEnabled.c)
  }

  /// Sets the response that Return gives.
  public func setDefaultResponse(_ id: String?) {
    adw_message_dialog_set_default_response(cast(), id)
  }

  /// Sets the response that Escape gives.
  public func setCloseResponse(_ id: String) {
    adw_message_dialog_set_close_response(cast(), id)
  }

  /// Shows a widget below the body.
  public func setExtraChild(_ child: Widget?) {
    adw_message_dialog_set_extra_child(cast(), child?.widget)
  }

  /// Gives a response and closes the dialog.
  public func respond(_ id: String) {
    adw_message_dialog_response(cast(), id)
    // That only tells the handlers, and to close the dialog would also give the response of Escape.
    destroy()
  }

  /// Calls a handler with the response.
  @discardableResult
  public func onResponse(_ body: @escaping (String) -> Void) -> SignalConnection {
    on("response") { body($0.text(0) ?? "") }
  }
}
