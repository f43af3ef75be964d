import PerModel
import PerText

/// What is typed of a store.
public struct ShopForm: Hashable, Sendable {
  public var name = ""
  public var address = ""
  public var phone = ""
  public var distance = ""
  /// The store that is changed; `nil` for a new one.
  let original: Shop?

  init() { original = nil }

  init(_ shop: Shop, using formatter: Formatter) {
    original = shop
    name = shop.name
    address = shop.address
    phone = shop.phone
    distance = shop.distance.map { formatter.editable($0, withUnit: true) } ?? ""
  }

  /// Why it is no store.
  enum Problem: Error {
    case noName, noDistance, tooLong

    var sentence: String {
      switch self {
      case .noName: localized("Type the name that the products have as their store.")
      case .noDistance: localized("Type a distance such as 800 m or 1.2 km.")
      case .tooLong: localized("This text is too long.")
      }
    }
  }

  @MainActor
  func shop(using language: Language) throws(Problem) -> Shop {
    guard !isBlank(name) else { throw .noName }
    // What is kept can be loaded again.
    guard [name, address, phone].allSatisfy({ $0.utf8.count <= Self.longestText }) else {
      throw .tooLong
    }
    var shop = Shop(name: trimmed(name), address: trimmed(address), phone: trimmed(phone))
    if !isBlank(distance) {
      guard let read = try? language.quantityReader.read(distance), let unit = read.unit,
        unit.kind == .length, read.packs.isEmpty, let length = try? Quantity(read.amount, unit)
      else { throw .noDistance }
      shop.distance = length
    }
    return shop
  }

  private static let longestText = 2000
}
