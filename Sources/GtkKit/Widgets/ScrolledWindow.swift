import CGtk

/// When a scroll bar is there.
public enum ScrollPolicy: UInt32 {
  case automatic = 1
  case never
}

/// Shows a part of something larger.
public final class ScrolledWindow: Widget {
  override class var wrappedType: GType { gtk_scrolled_window_get_type() }

  /// Makes an empty one.
  public convenience init() {
    self.init(consuming: gtk_scrolled_window_new())
  }

  /// What is scrolled. GTK puts a viewport around what cannot scroll itself.
  public var child: Widget? {
    get { lent(gtk_scrolled_window_get_child(cast())) }
    set { gtk_scrolled_window_set_child(cast(), newValue?.widget) }
  }

  /// When the horizontal scroll bar is there.
  public var horizontalPolicy: ScrollPolicy {
    get {
      var policy = GTK_POLICY_AUTOMATIC
      gtk_scrolled_window_get_policy(cast(), &policy, nil)
      return ScrollPolicy(rawValue: policy.rawValue) ?? .automatic
    }
    set {
      var vertical = GTK_POLICY_AUTOMATIC
      gtk_scrolled_window_get_policy(cast(), nil, &vertical)
      gtk_scrolled_window_set_policy(cast(), GtkPolicyType(newValue.rawValue), vertical)
    }
  }

  /// The greatest height of the part, in pixels; -1 stands for any.
  public var maximumContentHeight: Int {
    get { Int(gtk_scrolled_window_get_max_content_height(cast())) }
    set { gtk_scrolled_window_set_max_content_height(cast(), gint(newValue)) }
  }

  /// Whether the part is as large as the whole where there is room.
  public var followsContentSize: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(cast()) != 0 }
    set {
      gtk_scrolled_window_set_propagate_natural_height(cast(), newValue.c)
      gtk_scrolled_window_set_propagate_natural_width(cast(), newValue.c)
    }
  }

  /// How far down the part is, in pixels.
  public var verticalPosition: Int {
    get { Int(gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(cast()))) }
    set {
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(cast()), Double(newValue))
    }
  }

  /// How high the whole is, in pixels.
  public var contentHeight: Int {
    Int(gtk_adjustment_get_upper(gtk_scrolled_window_get_vadjustment(cast())))
  }

  /// Calls a handler when another part is shown.
  @discardableResult
  public func onScrolled(_ body: @escaping () -> Void) -> SignalConnection {
    Object(borrowing: gtk_scrolled_window_get_vadjustment(cast())).on("value-changed") { _ in
      body()
    }
  }

  /// Tells, before it is laid out anew, that what is seen will stand further down by some pixels in a
  /// whole that is higher by some: the part that is shown stays the same.
  public func shiftContent(by distance: Int, heightBy growth: Int) {
    guard distance != 0 else { return }
    let adjustment = gtk_scrolled_window_get_vadjustment(cast())
    configure(
      adjustment, value: gtk_adjustment_get_value(adjustment) + Double(distance),
      upper: gtk_adjustment_get_upper(adjustment) + Double(growth))
  }

  /// Scrolls as little as is needed to show what will be between two heights of a whole that is going
  /// to be at least so high.
  public func show(from upper: Int, to lower: Int, of height: Int) {
    let adjustment = gtk_scrolled_window_get_vadjustment(cast())
    let page = gtk_adjustment_get_page_size(adjustment)
    var value = gtk_adjustment_get_value(adjustment)
    value = min(max(value, Double(lower) - page), Double(upper))
    configure(
      adjustment, value: max(value, 0),
      upper: max(gtk_adjustment_get_upper(adjustment), Double(height)))
  }

  private func configure(
    _ adjustment: UnsafeMutablePointer<GtkAdjustment>?, value: Double, upper: Double
  ) {
    gtk_adjustment_configure(
      adjustment, value, gtk_adjustment_get_lower(adjustment), upper,
      gtk_adjustment_get_step_increment(adjustment),
      gtk_adjustment_get_page_increment(adjustment), gtk_adjustment_get_page_size(adjustment))
  }

  /// Calls a handler when the whole, or the part that is seen, is about to become higher or lower.
  @discardableResult
  public func onContentHeightChanged(_ body: @escaping () -> Void) -> SignalConnection {
    Object(borrowing: gtk_scrolled_window_get_vadjustment(cast())).on("changed") { _ in body() }
  }

  /// Scrolls as little as is needed to show a widget inside the child.
  public func scroll(to target: Widget) {
    guard let viewport = child, let content = viewport.firstChild, target.isWithin(content),
      let bounds = target.bounds(in: content)
    else { return }
    gtk_adjustment_clamp_page(
      gtk_scrolled_window_get_vadjustment(cast()), Double(bounds.y),
      Double(bounds.y + bounds.height))
  }
}
