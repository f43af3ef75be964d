import CGtk
import CGtkSupport

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
/// The object owns this Swift half and not the other way round: whatever takes the widget in keeps
/// both alive, and when the object is destroyed the half is released. Somebody who holds the half
/// longer finds ``Object/isGone`` true and must not use it. Wherever GTK lends such an object the
/// half is returned, so `list.row(at: 0) as? ProductRow` works.
@MainActor
public protocol TemplateWidget: Widget {
  /// The markup and the name of the type, made once.
  static var template: Template { get }
}

extension TemplateWidget {
  /// Makes the widget. It belongs to nobody until a container takes it in; a window belongs to GTK
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
