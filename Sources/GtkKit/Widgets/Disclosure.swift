import CGtk
import CGtkSupport

/// A title that shows or hides what is below it.
///
/// `GtkExpander` gives a title that wraps the height of one line, in every version of GTK up to 4.18. In markup it is
/// `GtkKitDisclosure`, and its children are what is shown.
public final class Disclosure: Box, TemplateWidget {
  /// The type `GtkKitDisclosure`.
  public static let template = Template(
    name: "GtkKitDisclosure", parent: .box, markup: StaticBytes(markup), delegatesFocus: true)

  private let button: Button
  private let arrow: Image
  private let label: Label
  private let detailLabel: Label
  private var handlers: [() -> Void] = []

  /// Finds its parts and listens to them.
  public required init(_ reference: Reference) {
    button = reference.child("button")
    arrow = reference.child("arrow")
    label = reference.child("label")
    detailLabel = reference.child("detail")
    super.init(reference)
    button.onClicked { [weak self] in self?.isExpanded.toggle() }
    show()
  }

  /// What is written on the title, which also names it for screen readers.
  public var title: String {
    get { label.text }
    set {
      label.text = newValue
      showName()
    }
  }

  /// A summary of the content next to the title, which then has one line. What does not fit is in the tooltip.
  public var detail = "" {
    didSet {
      guard detail != oldValue else { return }
      detailLabel.text = detail
      detailLabel.isVisible = !detail.isEmpty
      label.wraps = detail.isEmpty
      button.tooltip = detail.isEmpty ? nil : detail
      showName()
    }
  }

  /// Whether the detail only says what could be filled in.
  public var isDetailHint = false {
    didSet { detailLabel.setCssClass("dim-label", isDetailHint) }
  }

  private func showName() {
    button.setAccessible(label: [title, detail].filter { !$0.isEmpty }.joined(separator: ": "))
  }

  /// Whether the content is shown.
  public var isExpanded = false {
    didSet {
      guard isExpanded != oldValue else { return }
      show()
      for handler in handlers { handler() }
    }
  }

  private func show() {
    arrow.setIcon(isExpanded ? "pan-down-symbolic" : "pan-end-symbolic")
    support_accessible_set_expanded(button.raw, isExpanded.c)
    // GTK would hand the focus to a hidden one.
    for child in children.dropFirst() { child.isVisible = isExpanded }
  }

  /// What is shown below the title; `nil` for nothing yet.
  public var content: Widget? {
    get { button.nextSibling }
    set {
      if let old = content { remove(old) }
      guard let newValue else { return }
      append(newValue)
      newValue.isVisible = isExpanded
    }
  }

  /// Calls a handler when the content is shown or hidden. It must capture this widget and its ancestors weakly.
  public func onExpandedChanged(_ body: @escaping () -> Void) { handlers.append(body) }

  private static let markup: StaticString = """
    <interface>
      <template class="GtkKitDisclosure" parent="GtkBox">
        <property name="orientation">vertical</property>
        <child>
          <object class="GtkButton" id="button">
            <property name="focus-on-click">False</property>
            <property name="child">
              <object class="GtkBox">
                <property name="spacing">6</property>
                <child>
                  <object class="GtkImage" id="arrow">
                    <property name="accessible-role">presentation</property>
                  </object>
                </child>
                <child>
                  <object class="GtkLabel" id="label">
                    <property name="xalign">0</property>
                    <property name="wrap">True</property>
                    <property name="wrap-mode">word-char</property>
                  </object>
                </child>
                <child>
                  <object class="GtkLabel" id="detail">
                    <property name="visible">False</property>
                    <property name="hexpand">True</property>
                    <property name="xalign">1</property>
                    <property name="ellipsize">end</property>
                    <style>
                      <class name="caption"/>
                    </style>
                  </object>
                </child>
              </object>
            </property>
            <style>
              <class name="flat"/>
              <class name="disclosure"/>
            </style>
          </object>
        </child>
      </template>
    </interface>
    """
}
