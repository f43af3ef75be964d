import CGtk

/// A view that scrolls its content.
public final class ScrolledWindow: Widget {
  override class var wrappedType: GType { gtk_scrolled_window_get_type() }

  /// Makes an empty one.
  public convenience init() {
    self.init(consuming: gtk_scrolled_window_new())
  }

  /// What is scrolled. GTK puts a viewport around a widget that cannot scroll by itself.
  public var child: Widget? {
    get { lent(gtk_scrolled_window_get_child(cast())) }
    set { gtk_scrolled_window_set_child(cast(), newValue?.widget) }
  }

  /// When the horizontal scroll bar is shown.
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

  /// The largest height of the view, in pixels; -1 is any.
  public var maximumContentHeight: Int {
    get { Int(gtk_scrolled_window_get_max_content_height(cast())) }
    set { gtk_scrolled_window_set_max_content_height(cast(), gint(newValue)) }
  }

  /// Whether the view grows to the size of its content.
  public var followsContentSize: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(cast()) != 0 }
    set {
      gtk_scrolled_window_set_propagate_natural_height(cast(), newValue.c)
      gtk_scrolled_window_set_propagate_natural_width(cast(), newValue.c)
    }
  }

  /// How far down the view is scrolled, in pixels.
  public var verticalPosition: Int {
    get { Int(gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(cast()))) }
    set {
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(cast()), Double(newValue))
    }
  }

  /// Calls a handler when the view is scrolled.
  @discardableResult
  public func onScrolled(_ body: @escaping () -> Void) -> SignalConnection {
    Object(borrowing: gtk_scrolled_window_get_vadjustment(cast())).on("value-changed") { _ in
      body()
    }
  }

  /// Announces, before the next layout, how much the visible content will move down and how much
  /// the whole content will grow, so that the same part stays visible.
  public func shiftContent(by distance: Int, heightBy growth: Int) {
    guard distance != 0 else { return }
    let adjustment = gtk_scrolled_window_get_vadjustment(cast())
    configure(
      adjustment, value: gtk_adjustment_get_value(adjustment) + Double(distance),
      upper: gtk_adjustment_get_upper(adjustment) + Double(growth))
  }

  /// Scrolls as little as needed to show what will be between two heights of a content that will be
  /// at least `height` high.
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

  /// Calls a handler when the height of the content or of the view is about to change.
  @discardableResult
  public func onContentHeightChanged(_ body: @escaping () -> Void) -> SignalConnection {
    Object(borrowing: gtk_scrolled_window_get_vadjustment(cast())).on("changed") { _ in body() }
  }

  /// Scrolls as little as needed to show a widget inside the child, and some pixels above and below
  /// it. Of one that is higher than the view, the top is shown. The widget `next` below it is shown, too, where there is
  /// room for both.
  public func scroll(to target: Widget, and next: Widget? = nil, margin: Int = 0) {
    guard let viewport = child, let content = viewport.firstChild, target.isWithin(content),
      let bounds = target.bounds(in: content)
    else { return }
    let adjustment = gtk_scrolled_window_get_vadjustment(cast())
    let upper = bounds.y - margin
    let end = upper + Int(gtk_adjustment_get_page_size(adjustment))
    let both = next.flatMap { $0.isMapped ? $0.bounds(in: content) : nil }
      .map { $0.y + $0.height + margin }
    let lower = both.flatMap { $0 <= end ? $0 : nil } ?? bounds.y + bounds.height + margin
    gtk_adjustment_clamp_page(adjustment, Double(upper), Double(min(lower, end)))
  }
}

/// When a scroll bar is shown.
public enum ScrollPolicy: UInt32 {
  case automatic = 1
  case never
}
