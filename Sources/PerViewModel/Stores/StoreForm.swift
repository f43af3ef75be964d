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

/// Addresses for other programs to open, made from the user's input.
enum WebAddress {
  /// The place of a postal address: for a maps program, else as a map search in the browser.
  static func maps(of address: String) -> [String] {
    guard !isBlank(address) else { return [] }
    let place = escaped(address.inOneLine)
    return ["geo:0,0?q=\(place)", "https://www.openstreetmap.org/search?query=\(place)"]
  }

  /// `nil` if it is not an e-mail address.
  static func mail(to address: String) -> String? {
    let address = trimmed(address)
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }),
      !address.contains(where: \.isWhitespace)
    else { return nil }
    return "mailto:" + escaped(address, besides: "@")
  }

  /// A web page, perhaps without its scheme; `nil` if it is not an address, or has a scheme other than the web's.
  static func page(_ address: String) -> String? {
    let address = trimmed(address)
    guard address.contains("."), !address.contains(where: \.isWhitespace) else { return nil }
    let scheme = address.lowercased()
    let hasScheme = scheme.hasPrefix("https://") || scheme.hasPrefix("http://")
    if !hasScheme, address.contains("://") { return nil }
    return (hasScheme ? "" : "https://") + escaped(address, besides: ":/?#[]@!$&'()*+,;=%")
  }

  /// Percent-encodes everything but the unreserved characters (RFC 3986) and those of `kept`.
  private static func escaped(_ text: String, besides kept: String = "") -> String {
    let kept = Set(kept.utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      case _ where kept.contains(byte): bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
