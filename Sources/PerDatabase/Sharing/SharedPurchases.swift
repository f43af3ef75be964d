import PerModel

/// Purchases as shared fields. What a purchase says is one field; whether it was taken back is another.
struct SharedPurchases {
  let connection: Connection
  private var table: PurchaseTable { PurchaseTable(connection: connection) }

  /// What the row of a purchase says.
  func state(ofRow key: Int64) throws(DatabaseError) -> SharedState? {
    guard let (purchase, counts) = try table.purchase(inRow: key) else { return nil }
    let members = [ExactMember("day", "\(purchase.day)")] + purchase.exactMembers
    var values = [SharedState.content: members.lines]
    if !counts { values[SharedState.removed] = "1" }
    return SharedState(
      SharedField.Subject(kind: SharedState.purchase, id: .init(of: purchase.id)), values)
  }

  /// Updates the row of a purchase from its fields. Without a day it has no row.
  func write(_ id: Purchase.ID) throws(DatabaseError) {
    let subject = SharedField.Subject(kind: SharedState.purchase, id: .init(of: id))
    let fields = try SharedFieldTable(connection: connection).fields(of: subject)
    func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }
    var members = [ExactMember](lines: value(SharedState.content) ?? "")
    guard let index = members.firstIndex(where: { $0.name == "day" }),
      let day = CalendarDay(members.remove(at: index).value)
    else { return try table.takeBack(id) }
    try table.set(
      Purchase(id: id, day: day, members: members), counts: value(SharedState.removed) == nil)
  }
}
