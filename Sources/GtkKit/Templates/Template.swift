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

  let name: String
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
