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
