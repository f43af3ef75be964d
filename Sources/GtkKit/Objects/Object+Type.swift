import CGtk
import CGtkSupport

extension Object {
  /// The object's type.
  final var gobjectType: GType { support_object_type(raw) }
}
