import CGtk

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
