import CGtk

/// What draws, owned by its area.
private final class DrawBox {
  let body: (DrawingContext, Int, Int) -> Void
  init(_ body: @escaping (DrawingContext, Int, Int) -> Void) { self.body = body }
}

/// A place that the program draws itself.
public final class DrawingArea: Widget {
  /// Makes an empty area.
  public convenience init() {
    self.init(consuming: gtk_drawing_area_new())
  }

  /// Draws with a closure that is given the width and height in pixels. It must not capture the
  /// area or its ancestors.
  public func setDraw(_ body: @escaping (DrawingContext, Int, Int) -> Void) {
    gtk_drawing_area_set_draw_func(
      cast(),
      { area, cairo, width, height, box in
        MainActor.assumeIsolated {
          guard let cairo, let area: DrawingArea = lent(area) else { return }
          let context = DrawingContext(cairo: cairo, area: area)
          Unmanaged<DrawBox>.lent(by: box).body(context, Int(width), Int(height))
        }
      }, Unmanaged<DrawBox>.giving(DrawBox(body)), releaseOwned)
  }

  /// Sets the size that the area asks for, in pixels.
  public func setContentSize(width: Int, height: Int) {
    gtk_drawing_area_set_content_width(cast(), gint(width))
    gtk_drawing_area_set_content_height(cast(), gint(height))
  }
}
