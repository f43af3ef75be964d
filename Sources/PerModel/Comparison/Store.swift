/// A store in the user's list of stores.
public struct Store: Hashable, Sendable {
  /// As products name it; not unique.
  public var name: String
  /// As it was typed, perhaps in several lines; empty while unknown.
  public var address: String
  /// The telephone number as it was typed.
  public var phone: String
  /// The number that takes faxes, as it was typed.
  public var fax: String
  /// The address for e-mail.
  public var email: String
  /// The address of its page on the web.
  public var webPage: String
  /// How far it is, a length; `nil` while unknown.
  public var distance: Quantity?

  /// A store; only its name must be known.
  public init(
    name: String, address: String = "", phone: String = "", fax: String = "", email: String = "",
    webPage: String = "", distance: Quantity? = nil
  ) {
    self.name = name
    self.address = address
    self.phone = phone
    self.fax = fax
    self.email = email
    self.webPage = webPage
    self.distance = distance
  }

  /// The nearest of several stores; the first of them where no distance is known.
  public static func nearest(_ stores: [Store]) -> Store? {
    stores.enumerated().min { left, right in
      switch (left.element.distance?.total, right.element.distance?.total) {
      case (let a?, let b?) where a != b: a < b
      case (_?, nil): true
      case (nil, _?): false
      default: left.offset < right.offset
      }
    }?.element
  }
}

// The one list of a store's members, as they are shared with other devices.
extension Store {
  private static let fields: [ExactField<Store>] = [
    ExactField("name", \.name),
    ExactField("address", \.address),
    ExactField("phone", \.phone),
    ExactField("fax", \.fax),
    ExactField("email", \.email),
    ExactField("webPage", \.webPage),
    ExactField("distance", \.distance, \.exactText) { Quantity(exact: $0) },
  ]

  /// All members that there are, by name.
  public var exactMembers: [ExactMember] { Self.fields.members(of: self) }

  /// Whether this program knows a member.
  public static func knows(_ name: String) -> Bool { fields.contains { $0.name == name } }

  /// The store with these members. What this program cannot read is left out.
  public init(members: [ExactMember]) {
    self.init(name: "")
    for member in members { _ = Self.fields.read(member, into: &self) }
  }
}
