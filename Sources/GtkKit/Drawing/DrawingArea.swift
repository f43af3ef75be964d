import CGtk

/// The closure that draws, owned by its area.
private final class DrawBox {
  let body: (DrawingContext, Int, Int) -> Void
  init(_ body: @escaping (DrawingContext, Int, Int) -> Void) { self.body = body }
}

/// The closure that says how high an area is for a width, owned by the area.
private final class HeightBox {
  static let key = "per-height"
  let minimumWidth, naturalWidth: Int
  let body: (DrawingArea, Int) -> Int

  init(
    minimumWidth: Int, naturalWidth: Int, _ body: @escaping (DrawingArea, Int) -> Int
  ) {
    (self.minimumWidth, self.naturalWidth) = (minimumWidth, naturalWidth)
    self.body = body
  }
}

/// A widget that the program draws itself.
public final class DrawingArea: Widget {
  override class var wrappedType: GType { gtk_drawing_area_get_type() }

  /// Draws with a closure that is given the width and height in pixels. It must not capture the
  /// area or its ancestors.
  public func setDraw(_ body: @escaping (DrawingContext, Int, Int) -> Void) {
    gtk_drawing_area_set_draw_func(
      cast(),
      { area, cairo, width, height, box in
        MainActor.assumeIsolated {
          guard let cairo, let area: DrawingArea = lent(area) else { return }
          let context = DrawingContext(cairo: cairo, widget: area)
          Unmanaged<DrawBox>.lent(by: box).body(context, Int(width), Int(height))
        }
      }, Unmanaged<DrawBox>.giving(DrawBox(body)), releaseOwned)
  }

  /// Has a closure say how many pixels high the area is for a width, which is not below a minimum, and which the area
  /// likes to be another one. It must not capture the area or its ancestors.
  public func setHeight(
    minimumWidth: Int, naturalWidth: Int? = nil, _ body: @escaping (DrawingArea, Int) -> Int
  ) {
    let box = HeightBox(
      minimumWidth: minimumWidth, naturalWidth: max(naturalWidth ?? 0, minimumWidth), body)
    g_object_set_data_full(cast(), HeightBox.key, Unmanaged.giving(box), releaseOwned)
    guard gtk_widget_get_layout_manager(widget) == nil else { return queueResize() }
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(
        { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
        { area, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
          MainActor.assumeIsolated {
            guard let raw = area.map({ UnsafeMutableRawPointer($0) }),
              let area: DrawingArea = lent(raw),
              let box = g_object_get_data(area.cast(), HeightBox.key)
            else { return }
            let height = Unmanaged<HeightBox>.lent(by: box)
            let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
            let width = size < 0 ? height.naturalWidth : max(height.minimumWidth, Int(size))
            let length = gint(isWidth ? height.minimumWidth : height.body(area, width))
            minimum?.pointee = length
            natural?.pointee = isWidth ? gint(height.naturalWidth) : length
            minimumBaseline?.pointee = -1
            naturalBaseline?.pointee = -1
          }
        },
        { _, _, _, _ in }))
  }
}
