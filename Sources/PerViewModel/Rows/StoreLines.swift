import PerModel
import PerText

/// What a row says about the store, one line each; empty if it is not known.
public struct StoreLines: Hashable, Sendable {
  /// As the user typed it.
  public let address: String
  /// As the country writes it.
  public let phone: String
  /// "1.2 km".
  public let distance: String

  init(_ store: Store?, using formatter: Formatter) {
    address = store?.address ?? ""
    phone = store.map { $0.phone.isEmpty ? "" : formatter.phone($0.phone) } ?? ""
    distance = store?.distance.map { formatter.distance($0) } ?? ""
  }

  /// Those that are known.
  var texts: [String] { [address, phone, distance].filter { !$0.isEmpty } }

  /// The same for a screen reader, which says "1.2 km away".
  var spoken: [String] {
    // Translators: how far a store is: "1.2 km away".
    [address, phone, distance.isEmpty ? "" : localized("%1$s away", distance)]
      .filter { !$0.isEmpty }
  }
}
