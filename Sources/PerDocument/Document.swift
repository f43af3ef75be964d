/// What a page, a mail or a file shows: blocks of text in the order in which they are read, as a tree, and the
/// structured data that came with it.
///
/// It knows nothing of the format that it came from. **No address in it has been opened, and all of its texts are
/// the work of strangers.**
public struct Document: Sendable {
  /// What it came as.
  public enum Source: String, Sendable, Hashable {
    case page, mail, pdf, text, picture
  }

  /// What it came as.
  public var source: Source
  /// The elements and texts, each before what is inside it.
  public internal(set) var nodes: [Node] = []
  /// What the tags and classes of the elements are, once each.
  public internal(set) var shapes: [Shape] = []
  /// Where the links lead, by the number of their node.
  public internal(set) var links: [Int: String] = [:]
  /// The addresses of pictures, by the number of their node.
  public internal(set) var pictures: [Int: String] = [:]
  /// Where texts are on paper, by the number of their node.
  public internal(set) var boxes: [Int: Box] = [:]
  /// Named values of an element that are not shown, such as `content`, by the number of their node.
  public internal(set) var values: [Int: String] = [:]
  /// What elements are called beside what they show: the title of a link or heading, by the number of their node.
  public internal(set) var names: [Int: String] = [:]
  /// What can be chosen in a form, as JSON with a price for each choice, by the number of its node.
  public internal(set) var variations: [Int: String] = [:]
  /// How many columns and rows of a table a cell takes, where these are several, by the number of its node.
  public internal(set) var spans: [Int: Span] = [:]
  /// The texts of JSON-LD as they are in the page, which may not be JSON.
  public internal(set) var jsonTexts: [String] = []
  /// The items of microdata and RDFa.
  public internal(set) var items: [Item] = []
  /// What `<meta>` says, in order.
  public internal(set) var properties: [Property] = []
  /// The language of the whole, as a tag: "de-AT"; empty while unknown.
  public var language = ""
  /// The address of the page, where it says that itself; empty while unknown.
  public var address = ""
  /// Its title.
  public var title = ""
  /// Who has sent it and when, as the mail says it; empty where it is none.
  public var (sender, sent) = ("", "")
  /// The texts of a picture with their places, from top to bottom.
  public var texts: [PlacedText] = []
  /// How many texts of a picture are of letters that cannot be read.
  public var unknownTexts = 0
  /// The number of the page that the picture is of, from 1.
  public var page = 1
  /// The codes of bars and squares in a picture.
  public var codes: [PlacedCode] = []
  /// The size of the picture in pixels.
  public var size = PlacedText.Corner(x: 0, y: 0)
  /// The pages of a file as pictures of which the texts and their places are known.
  public var pages: [Document] = []
  /// Whether something was left out, because there was too much of it.
  public internal(set) var isCut = false

  /// How large a cell of a table is.
  public struct Span: Sendable, Hashable {
    /// How many columns and rows it takes, from 1.
    public let columns, rows: Int

    /// The size of a cell.
    public init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }
  }

  /// A named value of `<meta>`.
  public struct Property: Sendable, Hashable {
    /// Its name in lower case: "og:price:amount".
    public let name: String
    /// What it says.
    public let value: String

    /// A property.
    public init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  /// Says that something was left out.
  public mutating func cut() { isCut = true }

  init(source: Source) { self.source = source }

  /// The values of a property.
  public func values(ofProperty name: String) -> [String] {
    properties.filter { $0.name == name }.map(\.value)
  }

  /// The nodes inside a node, with itself.
  public func range(of node: Int) -> Range<Int> { node..<max(nodes[node].end, node + 1) }

  /// Where a node is, as numbers of children from the root: "0/3/1"; empty if that would be endless.
  public func path(of node: Int) -> String {
    var places: [Int] = []
    var current = node
    while nodes[current].parent >= 0 {
      guard places.count < 400 else { return "" }
      places.append(nodes[current].place)
      current = nodes[current].parent
    }
    return places.reversed().map(String.init).joined(separator: "/")
  }

  /// The texts inside a node that are seen, with single spaces.
  public func text(of node: Int) -> String {
    var text = ""
    for index in range(of: node) where nodes[index].isText && !nodes[index].traits.contains(.hidden)
    {
      if !text.isEmpty { text += " " }
      text += nodes[index].text
    }
    return text.collapsed
  }
}

/// Where something is on paper, in fractions of the page from its upper left corner.
public struct Box: Sendable, Hashable {
  /// The page, from 1.
  public var page: Int
  public var left, top, right, bottom: Fraction

  /// A millionth of the page is as fine as any printer.
  public typealias Fraction = Int
  /// What a fraction of 1 is.
  public static let whole = 1_000_000

  /// A box in millionths of the page.
  public init(page: Int, left: Fraction, top: Fraction, right: Fraction, bottom: Fraction) {
    self.page = page
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The smallest box around both.
  public func united(with other: Box) -> Box {
    Box(
      page: page, left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }
}
