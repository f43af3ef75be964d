/// An element or a text of a document.
public struct Node: Sendable {
  /// The number of the element around it; -1 for the root.
  public let parent: Int
  /// The number of the first node after all that is inside it.
  public internal(set) var end: Int
  /// Which child of its parent it is, from 0.
  public let place: Int
  /// What it says, if it is a text; else empty.
  public internal(set) var text: String
  /// The number of its shape; -1 for a text.
  public let shape: Int
  /// How it looks. What is inside it inherits that.
  public let traits: Traits

  /// Whether it is a text.
  public var isText: Bool { shape < 0 }

  /// How something looks and what it is.
  public struct Traits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Not shown to anybody.
    public static let hidden = Traits(rawValue: 1)
    /// Only said by screen readers.
    public static let spoken = Traits(rawValue: 2)
    public static let struck = Traits(rawValue: 4)
    public static let bold = Traits(rawValue: 8)
    public static let heading = Traits(rawValue: 16)
    /// The heading of the page.
    public static let mainHeading = Traits(rawValue: 32)
    public static let link = Traits(rawValue: 64)
    /// A button, or something to choose from.
    public static let control = Traits(rawValue: 128)
    /// Not what the page is about: navigation, header, footer.
    public static let aside = Traits(rawValue: 256)
    /// Raised, as cents are.
    public static let raised = Traits(rawValue: 512)
    /// In the basket that opens beside a page of a shop.
    public static let basket = Traits(rawValue: 1024)
    /// The label of what can be chosen, such as one of several sizes.
    public static let choice = Traits(rawValue: 2048)
    /// Begins a line of its own. Not inherited, as all that follow.
    public static let block = Traits(rawValue: 1 << 16)
    public static let row = Traits(rawValue: 1 << 17)
    public static let cell = Traits(rawValue: 1 << 18)
    public static let table = Traits(rawValue: 1 << 19)
    public static let picture = Traits(rawValue: 1 << 20)
    public static let lineBreak = Traits(rawValue: 1 << 21)
    public static let listItem = Traits(rawValue: 1 << 22)
    /// The head of a page or of a part of it, and what stands beside the matter.
    public static let head = Traits(rawValue: 1 << 23)
    public static let sidebar = Traits(rawValue: 1 << 24)
    /// A part of a page that can have a head of its own.
    public static let part = Traits(rawValue: 1 << 25)
    public static let inherited = Traits(rawValue: 0xFFFF)
  }
}

/// What elements that look alike have in common.
public struct Shape: Sendable, Hashable {
  /// The name of the element: "div".
  public let name: String
  /// What its author calls it, in lower case: classes, identity, test names. Hints, never facts.
  public let hints: String

  /// A shape.
  public init(name: String, hints: String) { (self.name, self.hints) = (name, hints) }
}
