import PerModel
import PerText
import PerWords

/// A store as the user types it.
public struct StoreForm: Hashable, Sendable {
  /// The name, as in the products.
  public var name = ""
  /// Where it is, in lines.
  public var address = ""
  /// The number, in any form.
  public var phone = ""
  /// The number for faxes.
  public var fax = ""
  /// The address for e-mail.
  public var email = ""
  /// The address of its page on the web.
  public var webPage = ""
  /// How far it is, with its unit.
  public var distance = ""
  /// The store that is changed; `nil` for a new one.
  let original: Store?

  /// The empty form of a new store.
  public init() { original = nil }

  init(_ store: Store, using formatter: Formatter) {
    original = store
    name = store.name
    address = store.address
    phone = store.phone
    fax = store.fax
    email = store.email
    webPage = store.webPage
    distance = store.distance.map { formatter.editable($0, withUnit: true) } ?? ""
  }

  /// Whether it is about a store that is not in the list yet.
  public var isNew: Bool { original == nil }

  /// Why it is not a store yet.
  enum Shortcoming: Error {
    case noName, noDistance, tooLong

    func sentence(using formatter: Formatter) -> String {
      switch self {
      case .noName: localized("Type the name of this store, as in your products.")
      case .noDistance:
        localized(
          "Type a distance such as %1$s.",
          formatter.either([formatter.example("800 m"), formatter.example("1.2 km")]))
      case .tooLong: localized("This text is too long.")
      }
    }
  }

  /// The store that the form describes. Throws what is missing or wrong.
  @MainActor
  func store(using language: Language) throws(Shortcoming) -> Store {
    guard !isBlank(name) else { throw .noName }
    // Longer texts could not be loaded again.
    let texts = [name, address, phone, fax, email, webPage]
    guard texts.allSatisfy({ $0.utf8.count <= Self.maximumTextLength }) else { throw .tooLong }
    var store = Store(
      name: trimmed(name), address: trimmed(address), phone: trimmed(phone), fax: trimmed(fax),
      email: trimmed(email), webPage: trimmed(webPage))
    if !isBlank(distance) {
      guard let read = try? language.quantityReader.read(distance), let unit = read.unit,
        unit.kind == .length, read.packs.isEmpty, let length = try? Quantity(read.amount, unit)
      else { throw .noDistance }
      store.distance = length
    }
    return store
  }

  private static let maximumTextLength = 2000
}
