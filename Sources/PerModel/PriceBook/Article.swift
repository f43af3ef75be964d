/// Something sold on a shelf, known across all comparisons.
public struct Article: Hashable, Sendable, Identifiable {
  /// Stays the same however the article is edited.
  public let id: ID
  /// What it is called.
  public var name: String
  /// Who makes it; empty while unknown.
  public var brand: String
  /// What a pack holds; `nil` while unknown, and for goods sold loose.
  public var pack: Quantity?
  /// The digits of its barcode as they were read; empty while unknown.
  public var barcode: String
  /// What it looks like; `nil` while there is no picture.
  public var picture: Picture.ID?
  /// The unit of its unit prices; `nil` for the region's usual one.
  public var unit: ReferenceUnit?
  /// What receipts call it, each as it is printed there: "JA! HAFERFL.".
  public var spellings: [String] = []
  /// What a newer program wrote and this one cannot read.
  public var unknown: [ExactMember]

  /// An article's identity.
  public typealias ID = UniqueID<Article>

  /// An article with these members.
  public init(
    id: ID, name: String = "", brand: String = "", pack: Quantity? = nil, barcode: String = "",
    picture: Picture.ID? = nil, unit: ReferenceUnit? = nil, unknown: [ExactMember] = []
  ) {
    self.id = id
    self.name = name
    self.brand = brand
    self.pack = pack
    self.barcode = barcode
    self.picture = picture
    self.unit = unit
    self.unknown = unknown
  }

  /// The article that a product is one of; `nil` where nothing tells it from others.
  public init?(id: ID, _ product: Product) {
    let barcode = product.articleBarcode
    guard !(product.name + product.brand + barcode).allSatisfy(\.isWhitespace) else {
      return nil
    }
    self.init(
      id: id, name: product.name, brand: product.brand, pack: product.quantity,
      barcode: barcode, picture: product.picture)
  }

  /// The number by which it is known in every store; `nil` if it has none.
  public var gtin: GTIN? { GTIN(barcode).flatMap { $0.isArticle ? $0 : nil } }

  /// What two names that mean the same have in common: no letter case, and one space between words.
  public static func key(of name: String) -> String {
    plainKey(of: name)
      ?? name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The same for plain ASCII, as most names are, without a look into Unicode's tables.
  private static func plainKey(of name: String) -> String? {
    let key: String?? = name.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { key in
        var count = 0
        var isBehindSpace = false
        for byte in bytes {
          if byte == 0x20 || (0x09...0x0D).contains(byte) {
            isBehindSpace = count > 0
            continue
          }
          if isBehindSpace {
            key[count] = 0x20
            count += 1
            isBehindSpace = false
          }
          key[count] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
          count += 1
        }
        return count
      }
    }
    return key ?? nil
  }
}

extension Article {
  /// The article with its spelling on a receipt, unless that is its name.
  public func spelled(_ text: String) -> Article {
    let key = Self.key(of: text)
    guard !key.isEmpty, key != Self.key(of: name), !spellings.map(Self.key).contains(key) else {
      return self
    }
    var article = self
    article.spellings.append(text)
    return article
  }
}

extension Product {
  /// The product as an article that the price book knows: with its name, brand and barcode and, where it does not say what
  /// the pack holds, with its pack.
  public func named(as article: Article) -> Product {
    var product = self
    (product.name, product.brand) = (article.name, article.brand)
    if product.barcode.isEmpty { product.barcode = article.barcode }
    product.quantity = quantity ?? article.pack
    return product
  }

  /// The barcode, unless a store has printed it on what it weighed itself: the next piece has another one.
  package var articleBarcode: String {
    GTIN(barcode).map { $0.isArticle ? barcode : "" } ?? barcode
  }
}

// The one list of an article's members: the database, the undo log and JSON come from it.
extension Article {
  static let fields: [ExactField<Article>] =
    [
      ExactField("name", \.name), ExactField("brand", \.brand),
      ExactField("picture", \.picture, \.rawValue.description) {
        Int64($0).map(Picture.ID.init(rawValue:))
      },
    ] + otherFields

  private static let otherFields: [ExactField<Article>] = [
    ExactField("pack", \.pack, \.exactText) { Quantity(exact: $0) },
    ExactField("barcode", \.barcode),
    ExactField("unit", \.unit, \.exactText) { ReferenceUnit(exact: $0) },
    ExactField(Self.spellingsMember, \.spellingsText),
  ]

  /// The member that holds what receipts call it.
  package static let spellingsMember = "spellings"

  private var spellingsText: String {
    get { spellings.map { ExactMember.escaped($0) }.joined(separator: "\t") }
    set { spellings = newValue.split(separator: "\t").map { ExactMember.unescaped($0) } }
  }

  /// All members except the name, the brand and the picture, for which tables have columns.
  public var otherMembers: [ExactMember] {
    Self.otherFields.members(
      of: self, keeping: unknown.filter { !["name", "brand", "picture"].contains($0.name) })
  }

  /// All members that there are, by name.
  public var exactMembers: [ExactMember] { Self.fields.members(of: self, keeping: unknown) }

  /// The article with these members. What this program cannot read is kept.
  public init(id: ID, members: [ExactMember]) {
    self.init(id: id)
    for member in members where !Self.fields.read(member, into: &self) { unknown.append(member) }
  }
}

extension ReferenceUnit {
  /// "100 gram".
  public var exactText: String { "\(amount) \(unit.id)" }

  /// Reads what `exactText` wrote; `nil` for anything else.
  public init?(exact text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let amount = number(words[0], where: \.isPositive),
      let unit = Unit(id: String(words[1]))
    else { return nil }
    self.init(amount, unit)
  }
}
