import PerModel
import PerText

/// What is typed of a store.
public struct StoreForm: Hashable, Sendable {
  public var name = ""
  public var address = ""
  public var phone = ""
  public var distance = ""
  /// The store that is changed; `nil` for a new one.
  let original: Store?

  init() { original = nil }

  init(_ store: Store, using formatter: Formatter) {
    original = store
    name = store.name
    address = store.address
    phone = store.phone
    distance = store.distance.map { formatter.editable($0, withUnit: true) } ?? ""
  }

  /// Why it is no store.
  enum Problem: Error {
    case noName, noDistance, tooLong

    var sentence: String {
      switch self {
      case .noName: localized("Type the name used as the store of your products.")
      case .noDistance: localized("Type a distance such as 800 m or 1.2 km.")
      case .tooLong: localized("This text is too long.")
      }
    }
  }

  @MainActor
  func store(using language: Language) throws(Problem) -> Store {
    guard !isBlank(name) else { throw .noName }
    // What is kept can be loaded again.
    guard [name, address, phone].allSatisfy({ $0.utf8.count <= Self.longestText }) else {
      throw .tooLong
    }
    var store = Store(name: trimmed(name), address: trimmed(address), phone: trimmed(phone))
    if !isBlank(distance) {
      guard let read = try? language.quantityReader.read(distance), let unit = read.unit,
        unit.kind == .length, read.packs.isEmpty, let length = try? Quantity(read.amount, unit)
      else { throw .noDistance }
      store.distance = length
    }
    return store
  }

  private static let longestText = 2000
}
