import CGtk
import CGtkSupport

/// The description of a template widget's type.
public struct Template {
  /// A type that a template widget can derive from.
  public struct Parent {
    let type: GType

    /// `AdwApplicationWindow`, for a subclass of ``ApplicationWindow``.
    public static var applicationWindow: Parent { Parent(type: adw_application_window_get_type()) }
    /// `AdwWindow`, for a subclass of ``Window``.
    public static var window: Parent { Parent(type: adw_window_get_type()) }
    /// `GtkListBoxRow`, for a subclass of ``ListBoxRow``.
    public static var listBoxRow: Parent { Parent(type: gtk_list_box_row_get_type()) }
    /// `GtkBox`, for a subclass of ``Box``.
    public static var box: Parent { Parent(type: gtk_box_get_type()) }
    /// `GtkPopover`, for a subclass of ``Popover``.
    public static var popover: Parent { Parent(type: gtk_popover_get_type()) }
    /// `AdwBin`, for a subclass of ``Bin``.
    public static var bin: Parent { Parent(type: adw_bin_get_type()) }
  }

  /// The name of the type.
  public let name: String
  let parent: Parent
  let markup: StaticBytes
  let cssName: String?
  let delegatesFocus: Bool
  let uses: [any TemplateWidget.Type]

  /// Describes a type.
  /// - Parameters:
  ///   - name: the `class` of the markup's `<template>`.
  ///   - parent: the `parent` of the markup's `<template>`.
  ///   - markup: the whole `.ui` file. Every object with an `id` is available as a child.
  ///   - cssName: the name of the widget in style sheets, if not that of its parent.
  ///   - delegatesFocus: whether focus that is given to the widget goes to its first child.
  ///   - uses: the template widgets that the markup names.
  public init(
    name: String, parent: Parent, markup: StaticBytes, cssName: String? = nil,
    delegatesFocus: Bool = false, uses: [any TemplateWidget.Type] = []
  ) {
    self.name = name
    self.parent = parent
    self.markup = markup
    self.cssName = cssName
    self.delegatesFocus = delegatesFocus
    self.uses = uses
  }
}

/// A widget whose children come from markup and whose behaviour and state are in Swift.
///
/// ```swift
/// final class ProductRow: ListBoxRow, TemplateWidget {
///   static let template = Template(name: "PerProductRow", parent: .listBoxRow, markup: markup)
///   private let name: Label
///
///   required init(_ reference: Reference) {
///     name = reference.child("name")
///     super.init(reference)
///   }
/// }
/// ```
///
/// The object owns this Swift half and not the other way round: the container of the widget keeps
/// both alive, and when the object is destroyed the half is released. Code that still holds the
/// half finds ``Object/isGone`` true and must not use it. Wherever GTK lends such an object the
/// half is returned, so `list.row(at: 0) as? ProductRow` works.
@MainActor
public protocol TemplateWidget: Widget {
  /// The markup and the name of the type, made once.
  static var template: Template { get }
}

extension TemplateWidget {
  /// Makes the widget. It has no owner until it is added to a container; a window belongs to GTK
  /// until it is closed.
  public static func make() -> Self {
    let type = TemplateRegistry.type(of: Self.self)
    guard let half = SwiftHalf.of(support_object_new(type)) as? Self else {
      preconditionFailure("\(Self.self) was not made by its template")
    }
    return half
  }

  /// Makes the type known to GTK, so that other markup may name it. `make()` does so itself.
  public static func register() {
    _ = TemplateRegistry.type(of: Self.self)
  }
}

/// The GTypes made for template widgets.
enum TemplateRegistry {
  private static var types: [ObjectIdentifier: GType] = [:]
  private static var classes: [GType: any TemplateWidget.Type] = [:]

  /// The GType of a template widget, registered when it is first asked for.
  static func type(of widget: any TemplateWidget.Type) -> GType {
    if let known = types[ObjectIdentifier(widget)] { return known }
    let template = widget.template
    for used in template.uses { used.register() }
    var query = GTypeQuery()
    g_type_query(template.parent.type, &query)
    let type = g_type_register_static_simple(
      template.parent.type, template.name, query.class_size,
      { klass, _ in MainActor.assumeIsolated { TemplateRegistry.initializeClass(klass) } },
      query.instance_size,
      { instance, _ in MainActor.assumeIsolated { TemplateRegistry.initialize(instance) } },
      GTypeFlags(rawValue: 0))
    types[ObjectIdentifier(widget)] = type
    classes[type] = widget
    return type
  }

  private static func initializeClass(_ klass: gpointer?) {
    guard let klass, let template = classes[support_class_type(klass)]?.template else { return }
    let widgetClass = klass.assumingMemoryBound(to: GtkWidgetClass.self)
    template.markup.withBytes { gtk_widget_class_set_template(widgetClass, $0) }
    for id in identifiers(inMarkup: template.markup.text) {
      gtk_widget_class_bind_template_child_full(widgetClass, id, 0, 0)
    }
    if let name = template.cssName { gtk_widget_class_set_css_name(widgetClass, name) }
    if template.delegatesFocus {
      widgetClass.pointee.grab_focus = { widget in
        MainActor.assumeIsolated {
          var child = gtk_widget_get_first_child(widget)
          while let current = child {
            // GTK 4.8 asks for this, too, when the focus is to leave backward: giving it to the same
            // child again would never let it out.
            if TemplateRegistry.containsFocus(current) { return 0 }
            if gtk_widget_grab_focus(current) != 0 { return 1 }
            child = gtk_widget_get_next_sibling(current)
          }
          return 0
        }
      }
    }
    support_class_set_dispose(klass) { object in
      MainActor.assumeIsolated { TemplateRegistry.dispose(object) }
    }
  }

  private static func containsFocus(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Bool {
    guard let widget, let root = gtk_widget_get_root(widget),
      let focus = gtk_root_get_focus(root)
    else { return false }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }

  private static func initialize(_ instance: UnsafeMutablePointer<GTypeInstance>?) {
    guard let instance, let type: Widget.Type = classes[support_object_type(instance)] else {
      return
    }
    let raw = UnsafeMutableRawPointer(instance)
    gtk_widget_init_template(raw.assumingMemoryBound(to: GtkWidget.self))
    SwiftHalf.attach(type.init(Reference(owner: raw)), to: raw)
  }

  private static func dispose(_ object: UnsafeMutablePointer<GObject>?) {
    guard let object else { return }
    let raw = UnsafeMutableRawPointer(object)
    let widget = raw.assumingMemoryBound(to: GtkWidget.self)
    // Popovers, which the parent class does not know, let go of their window: that has to be whole.
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      if g_type_is_a(support_object_type(child), gtk_popover_get_type()) != 0 { remove(child) }
    }
    support_parent_dispose(raw, support_object_type(raw))
    while let child = gtk_widget_get_first_child(widget) { remove(child) }
  }

  private static func remove(_ child: UnsafeMutablePointer<GtkWidget>) {
    // A popover that is open when it loses its parent is never freed.
    gtk_widget_set_visible(child, 0)
    gtk_widget_unparent(child)
  }
}

/// The Swift object that belongs to a template widget's GObject, kept in its qdata.
enum SwiftHalf {
  // Not "static_string": what Swift passes to C is gone when the call returns.
  private static let quark = g_quark_from_string("gtkkit-swift-half")

  /// The Swift half of an object, if it has one.
  static func of(_ raw: UnsafeMutableRawPointer?) -> Object? {
    guard let raw, let kept = g_object_get_qdata(raw.assumingMemoryBound(to: GObject.self), quark)
    else { return nil }
    return Unmanaged<Object>.fromOpaque(kept).takeUnretainedValue()
  }

  /// Gives the half to the object, which releases it when it is finalized.
  static func attach(_ half: Object, to raw: UnsafeMutableRawPointer) {
    let kept = Unmanaged<Object>.giving(half)
    g_object_set_qdata_full(raw.assumingMemoryBound(to: GObject.self), quark, kept) { kept in
      MainActor.assumeIsolated {
        Unmanaged<Object>.lent(by: kept).objectWasFinalized()
        releaseOwned(kept)
      }
    }
  }
}

/// The `id`s of the objects and menus in a piece of markup, in their order.
///
/// GTK has to know in advance which children a template has; reading them from the markup saves a
/// second list. Comments and `CDATA` are skipped.
func identifiers(inMarkup markup: String) -> [String] {
  var markup = markup
  // Bytes, because every template is read before the first frame, and characters are slow.
  return markup.withUTF8 { bytes in
    var found: [String] = []
    var next = 0
    while let open = bytes.first("<", from: next) {
      if bytes.has("<!--", at: open) {
        next = bytes.first("-->", from: open) ?? bytes.count
      } else if bytes.has("<![CDATA[", at: open) {
        next = bytes.first("]]>", from: open) ?? bytes.count
      } else {
        next = bytes.first(">", from: open) ?? bytes.count
        guard bytes.has("<object ", at: open) || bytes.has("<menu ", at: open) else { continue }
        let tag = UnsafeBufferPointer(rebasing: bytes[open..<next])
        for attribute: StaticString in [" id=\"", "\nid=\""] {
          guard let start = tag.first(attribute, from: 0) else { continue }
          let value = tag[(start + attribute.utf8CodeUnitCount)...].prefix {
            $0 != UInt8(ascii: "\"")
          }
          found.append(String(decoding: value, as: UTF8.self))
        }
      }
    }
    return found
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a text is at an index.
  fileprivate func has(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= self.count else { return false }
    for offset in 0..<count where self[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// Where a text begins first, from an index on.
  fileprivate func first(_ text: StaticString, from index: Int) -> Int? {
    guard let start = baseAddress else { return nil }
    var next = index
    while next < count, let found = memchr(start + next, Int32(text.utf8Start[0]), count - next) {
      next = UnsafeRawPointer(found) - UnsafeRawPointer(start)
      if has(text, at: next) { return next }
      next += 1
    }
    return nil
  }
}
