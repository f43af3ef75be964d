import CGtk

/// What is shown where there is nothing yet.
public final class StatusPage: Widget {
  /// Makes an empty page.
  public convenience init() {
    self.init(consuming: adw_status_page_new())
  }

  /// The title, which is plain text.
  public func setTitle(_ title: String) {
    adw_status_page_set_title(cast(), title.escapedForMarkup)
  }

  /// The sentence below the title, which is plain text.
  public func setDescription(_ text: String?) {
    adw_status_page_set_description(cast(), text?.escapedForMarkup)
  }

  /// The name of the icon above the title.
  public var iconName: String? {
    get { String.lent(adw_status_page_get_icon_name(cast())) }
    set { adw_status_page_set_icon_name(cast(), newValue) }
  }

  /// What is below the sentence.
  public var child: Widget? {
    get { lent(adw_status_page_get_child(cast())) }
    set { adw_status_page_set_child(cast(), newValue?.widget) }
  }
}
