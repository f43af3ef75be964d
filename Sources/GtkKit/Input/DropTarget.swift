import CGtk
import CGtkSupport

/// Lets the user drop something on a widget.
public final class DropTarget: EventController {
  override class var wrappedType: GType { gtk_drop_target_get_type() }

  /// Something that was dropped.
  public enum Dropped: Equatable, Sendable {
    case text(String)
    case file(FileAddress)
  }

  /// Makes a target for files and, unless told otherwise, texts.
  public convenience init(takesText: Bool = true) {
    self.init(consuming: gtk_drop_target_new(0, GDK_ACTION_COPY))
    var types = [support_type_file()]
    if takesText { types.append(support_type_string()) }
    gtk_drop_target_set_gtypes(cast(), &types, gsize(types.count))
  }

  /// Makes a target for what a ``DragSource`` of this program drags; a handler gets its number and
  /// the height at which it was dropped.
  public convenience init(ofNumbers body: @escaping (Int64, _ height: Int) -> Void) {
    self.init(consuming: gtk_drop_target_new(support_type_int64(), GDK_ACTION_MOVE))
    on("drop") { event in
      guard let value = g_value_get_boxed(event.anything(0))?.assumingMemoryBound(to: GValue.self)
      else { return event.answer(false) }
      body(Int64(g_value_get_int64(value)), Int(event.number(2)))
      event.answer(true)
    }
  }

  /// Calls a handler with the dropped content and its place in the widget, in pixels. It returns whether it accepted
  /// the drop.
  @discardableResult
  public func onDrop(
    _ body: @escaping (_ dropped: Dropped, _ x: Int, _ y: Int) -> Bool
  ) -> SignalConnection {
    on("drop") { event in
      guard let value = g_value_get_boxed(event.anything(0))?.assumingMemoryBound(to: GValue.self),
        let content = DropTarget.content(of: value)
      else { return event.answer(false) }
      event.answer(body(content, Int(event.number(1)), Int(event.number(2))))
    }
  }

  private static func content(of value: UnsafePointer<GValue>) -> Dropped? {
    if g_type_check_value_holds(value, support_type_string()) != 0 {
      return String.lent(g_value_get_string(value)).map(Dropped.text)
    }
    if g_type_check_value_holds(value, support_type_file()) != 0 {
      return g_value_get_object(value).map { .file(FileAddress(file: OpaquePointer($0))) }
    }
    return nil
  }
}
