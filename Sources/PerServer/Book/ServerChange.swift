import PerModel

/// What one push, or taking back, makes of a field.
public struct ServerChange: Hashable, Sendable {
  /// What the field belongs to.
  public let subject: SharedField.Subject
  /// The field.
  public let name: String
  /// What it held before; `nil` where there was nothing.
  public let before: String?
  /// What it holds then.
  public let after: String?
}
