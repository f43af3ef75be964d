import CGtk

/// The window "About …".
public final class AboutWindow: Window {
  override class var wrappedType: GType { adw_about_window_get_type() }

  /// What the window says.
  public struct Details: Sendable {
    /// The name of the program.
    public var name = ""
    /// Its version.
    public var version = ""
    /// The name of its icon.
    public var iconName = ""
    /// The developer's name.
    public var developer = ""
    /// A few sentences about it.
    public var comments = ""
    /// The address of its page in the web.
    public var website = ""
    /// Where to report what is wrong.
    public var issues = ""
    /// The copyright notice.
    public var copyright = ""
    /// The names of the translators, one per line.
    public var translators = ""

    /// Makes empty details.
    public init() {}
  }

  /// Makes a window for a program under the GPL, version 3 or later.
  public static func make(parent: Window?, _ details: Details) -> AboutWindow {
    let about = AboutWindow(borrowing: adw_about_window_new())
    about.transientParent = parent
    about.isModal = parent != nil
    about.show(details)
    return about
  }

  private func show(_ details: Details) {
    adw_about_window_set_application_name(cast(), details.name)
    adw_about_window_set_version(cast(), details.version)
    adw_about_window_set_application_icon(cast(), details.iconName)
    adw_about_window_set_developer_name(cast(), details.developer)
    adw_about_window_set_comments(cast(), details.comments)
    adw_about_window_set_copyright(cast(), details.copyright)
    adw_about_window_set_translator_credits(cast(), details.translators)
    adw_about_window_set_license_type(cast(), GTK_LICENSE_GPL_3_0)
    adw_about_window_set_website(cast(), details.website)
    adw_about_window_set_issue_url(cast(), details.issues)
  }

  /// Adds a section with the copyright notice and the license of a component, which are plain text.
  public func addNotice(title: String, copyright: String, license: String) {
    adw_about_window_add_legal_section(
      cast(), title, copyright.escapedForMarkup, GTK_LICENSE_CUSTOM, license.escapedForMarkup)
  }
}
