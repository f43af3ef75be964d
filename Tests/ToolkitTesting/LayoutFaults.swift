import CGtk

@testable import GtkKit

extension Widget {
  /// What is wrong with the texts in this window and in the popovers that are open over it, a line each: those that are
  /// cut, stand over the edge, or on top of something.
  ///
  /// - Parameter mayBeShortened: whether the rest of a text that ends in dots can be read elsewhere.
  public func layoutFaults(mayBeShortened: (Label) -> Bool = { _ in false }) -> [String] {
    var sight = Sight(window: self)
    sight.look(at: self, through: nil, scrolledBy: nil)
    var faults = sight.popovers.flatMap { $0.layoutFaults(mayBeShortened: mayBeShortened) }
    for seen in sight.leaves {
      faults += seen.faults(mayBeShortened: mayBeShortened)
    }
    for (index, one) in sight.leaves.enumerated() {
      for other in sight.leaves[(index + 1)...] where one.overlaps(other) {
        faults.append("\(one.name) and \(other.name) overlap")
      }
    }
    return faults
  }
}

/// What is seen of a window.
private struct Sight {
  let window: Widget
  var leaves: [Seen] = []
  var popovers: [Widget] = []

  /// Looks at a widget and all in it.
  /// - Parameters:
  ///   - opening: what is seen of its ancestors that cut their content off.
  ///   - scroller: the one of these that scrolls.
  mutating func look(at widget: Widget, through opening: Area?, scrolledBy scroller: Widget?) {
    guard widget.isMapped else { return }
    guard widget == window || g_type_is_a(widget.gobjectType, gtk_native_get_type()) == 0 else {
      popovers.append(widget)
      return
    }
    // It is meant to lie over the rest.
    if widget != window, let overlay = widget.parent, overlay.typeName == "GtkOverlay",
      overlay.firstChild != widget
    {
      popovers.append(widget)
      return
    }
    // It lies over what it scrolls, hardly seen until the pointer comes near.
    guard widget.typeName != "GtkScrollbar" else { return }
    guard let bounds = Area(of: widget, in: window) else { return }
    let seen = opening.map(bounds.cut) ?? bounds
    let children = widget.children.filter(\.isMapped)
    if children.isEmpty {
      if !bounds.isEmpty {
        leaves.append(
          Seen(widget: widget, bounds: bounds, area: seen, scroller: scroller))
      }
      return
    }
    let isCut = widget == window || gtk_widget_get_overflow(widget.widget) == GTK_OVERFLOW_HIDDEN
    let isScroller = widget.typeName == "GtkScrolledWindow"
    for child in children {
      look(at: child, through: isCut ? seen : opening, scrolledBy: isScroller ? widget : scroller)
    }
  }
}

/// A widget without others in it, and what is seen of it.
private struct Seen {
  let widget: Widget
  let bounds: Area
  let area: Area
  let scroller: Widget?

  var label: Label? {
    g_type_is_a(widget.gobjectType, gtk_label_get_type()) == 0 ? nil : Label(borrowing: widget.raw)
  }

  /// What the text says, or what shows it.
  var name: String {
    let ancestors = sequence(first: widget) { $0.parent }.dropFirst().prefix(3).map(\.typeName)
    let place = ancestors.joined(separator: " < ")
    return label.map { "“\($0.text)” (in \(place))" } ?? "\(widget.typeName) (in \(place))"
  }

  func faults(mayBeShortened: (Label) -> Bool) -> [String] {
    guard let label, !label.text.isEmpty else { return [] }
    let isWhole = label.isWhole
    if !isWhole, mayBeShortened(label) { return [] }
    var faults: [String] = []
    let (needed, given) = (label.sizeOfText, (widget.allocatedWidth, widget.allocatedHeight))
    if needed.width > given.0 || needed.height > given.1 {
      faults.append("\(name) needs \(needed) pixels and has \(given)")
    }
    if !isWhole { faults.append("\(name) is shortened") }
    let isScrolledOut = scroller != nil && area.height < bounds.height
    if area.width < bounds.width || area.height < bounds.height, !isScrolledOut {
      faults.append("\(name) is over the edge")
    }
    return faults
  }

  func overlaps(_ other: Seen) -> Bool {
    guard label != nil || other.label != nil else { return false }
    // Also what is scrolled out of sight now.
    return scroller == other.scroller
      ? !bounds.cut(other.bounds).isEmpty : !area.cut(other.area).isEmpty
  }
}

extension Widget {
  /// Whether this is a label on the screen that shows all of its text.
  public var isWholeLabel: Bool { isMapped && Label(borrowing: raw).isWhole }
}

extension Label {
  /// Whether all of the text is shown.
  fileprivate var isWhole: Bool { pango_layout_is_ellipsized(gtk_label_get_layout(cast())) == 0 }

  /// How much room the text takes as it is laid out now, in pixels.
  ///
  /// An entry is as high as its own letters need, with the text that it shows while it is empty in the middle: of the
  /// room around higher letters there, as those of East Asia are, some may be missing, and nothing of the letters.
  fileprivate var sizeOfText: (width: Int, height: Int) {
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    pango_layout_get_pixel_extents(gtk_label_get_layout(cast()), &ink, &logical)
    var height = Int(logical.height)
    if parent?.typeName == "GtkText" {
      let (above, below) = (Int(ink.y - logical.y), height - Int(ink.y - logical.y + ink.height))
      height -= 2 * max(0, min(above, below))
    }
    return (Int(logical.width), height)
  }
}

/// A rectangle in a window, in pixels.
private struct Area {
  let left, top, right, bottom: Int

  init?(of widget: Widget, in window: Widget) {
    guard let bounds = widget.bounds(in: window) else { return nil }
    left = bounds.x
    top = bounds.y
    right = bounds.x + bounds.width
    bottom = bounds.y + bounds.height
  }

  private init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  var width: Int { max(right - left, 0) }
  var height: Int { max(bottom - top, 0) }
  var isEmpty: Bool { width == 0 || height == 0 }

  /// What is also in another one.
  func cut(_ other: Area) -> Area {
    Area(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }
}

extension Label {
  /// Whether the whole text is in a tooltip, of the label or of what it is in.
  public var isToldInTooltip: Bool {
    sequence(first: self as Widget) { $0.parent }.contains { $0.tooltip?.contains(text) == true }
  }
}

extension Window {
  /// What GTK draws left and right of the content where nobody else draws the shadow, in pixels.
  public var borderWidth: Int {
    (bounds(in: self)?.width ?? allocatedWidth) - allocatedWidth
  }

  /// The windows that are on the screen.
  public static var onScreen: [Window] {
    let list = gtk_window_list_toplevels()
    defer { g_list_free(list) }
    let windows: [Window] = widgets(in: list)
    return windows.filter(\.isMapped)
  }

  /// The one that was opened last over the others.
  public static var inFront: Window? {
    let parents = onScreen.compactMap(\.transientParent)
    return onScreen.first { !parents.contains($0) }
  }
}

extension Widget {
  /// The widgets that make this one as wide as it has to be, from the outside, for a failed test to tell.
  public var widest: String {
    var path: [String] = []
    var next: Widget? = self
    while let part = next {
      let text = part.typeName == "GtkLabel" ? " “\(Label(borrowing: part.raw).text)”" : ""
      path.append("\(part.typeName)\(text) \(part.measureWidth().minimum)")
      next = part.children.filter(\.isVisible).max {
        $0.measureWidth().minimum < $1.measureWidth().minimum
      }
    }
    return path.joined(separator: " > ")
  }
}
