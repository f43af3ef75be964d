/// Puts a document together, in the order in which it is read.
///
/// It never recurses, and stops taking anything in where there is too much: a page may be nested 10⁵ deep.
public struct DocumentBuilder {
  /// What has been put together.
  public private(set) var document: Document
  private var open: [(node: Int, children: Int)] = []
  private var shapes: [Shape: Int] = [:]
  private let limits: Limits

  /// How much of a document is taken in.
  public struct Limits: Sendable {
    /// Elements and texts.
    public var nodes = 1_500_000
    /// Elements around an element.
    public var depth = 200_000
    /// Bytes of JSON-LD in all.
    public var json = 16 << 20
    /// Items of microdata.
    public var items = 100_000

    /// The usual limits.
    public init() {}
  }

  /// A document with nothing in it but its root.
  public init(_ source: Document.Source, limits: Limits = Limits()) {
    document = Document(source: source)
    self.limits = limits
    document.shapes = [Shape(name: "", hints: "")]
    shapes[document.shapes[0]] = 0
    document.nodes.append(Node(parent: -1, end: 1, place: 0, text: "", shape: 0, traits: [.block]))
    open.append((0, 0))
  }

  /// The element that is open.
  public var current: Int { open[open.count - 1].node }
  /// How deep that is.
  public var depth: Int { open.count }
  /// What is inherited from it.
  public var traits: Node.Traits { document.nodes[current].traits.intersection(.inherited) }

  /// Opens an element, to be closed; `nil` if there is no room for more.
  public mutating func begin(_ shape: Shape, _ traits: Node.Traits) -> Int? {
    guard document.nodes.count < limits.nodes, open.count < limits.depth else {
      document.isCut = true
      return nil
    }
    var number = shapes[shape]
    if number == nil {
      number = document.shapes.count
      shapes[shape] = number
      document.shapes.append(shape)
    }
    let node = append("", shape: number ?? 0, traits)
    open.append((node, 0))
    return node
  }

  /// Closes the element that is open.
  public mutating func end() {
    guard open.count > 1, let last = open.popLast() else { return }
    document.nodes[last.node].end = document.nodes.count
  }

  /// Adds a text, also in several pieces.
  public mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    let last = document.nodes.count - 1
    if document.nodes[last].isText, document.nodes[last].parent == current {
      document.nodes[last].text += text
      return
    }
    guard document.nodes.count < limits.nodes else {
      document.isCut = true
      return
    }
    _ = append(text, shape: -1, [])
  }

  /// Adds an element with nothing in it.
  @discardableResult
  public mutating func add(_ shape: Shape, _ traits: Node.Traits) -> Int? {
    guard let node = begin(shape, traits) else { return nil }
    end()
    return node
  }

  private mutating func append(_ text: String, shape: Int, _ traits: Node.Traits) -> Int {
    let node = document.nodes.count
    document.nodes.append(
      Node(
        parent: current, end: node + 1, place: open[open.count - 1].children, text: text,
        shape: shape, traits: traits.union(self.traits)))
    open[open.count - 1].children += 1
    return node
  }

  /// Closes all that is open, and hands over the document.
  public mutating func finish() -> Document {
    while open.count > 1 { end() }
    document.nodes[0].end = document.nodes.count
    return document
  }
}

// What belongs to elements.
extension DocumentBuilder {
  /// Where a link leads.
  public mutating func setLink(_ address: String, of node: Int) { document.links[node] = address }

  /// Where a picture is.
  public mutating func setPicture(_ address: String, of node: Int) {
    document.pictures[node] = address
  }

  /// Where a text is on paper.
  public mutating func setBox(_ box: Box, of node: Int) { document.boxes[node] = box }

  /// Sets how many columns and rows of a table a cell takes.
  public mutating func setSpan(_ span: Document.Span, of node: Int) { document.spans[node] = span }

  /// What can be chosen in a form; nothing where that is more than an article has.
  public mutating func setVariations(_ json: String, of node: Int) {
    if json.utf8.count <= 1 << 20, document.variations.count < 20 {
      document.variations[node] = json
    }
  }

  /// What an element is called beside what it shows.
  public mutating func setName(_ name: String, of node: Int) { document.names[node] = name }

  /// What an element is worth that is not shown.
  public mutating func setValue(_ value: String, of node: Int) { document.values[node] = value }

  /// Language, address, title.
  public mutating func describe(_ body: (inout Document) -> Void) { body(&document) }

  /// Adds what `<meta>` says.
  public mutating func add(property name: String, _ value: String) {
    guard document.properties.count < 2000 else { return }
    document.properties.append(Document.Property(name: name.lowercased(), value: value))
  }

  /// Adds a text of JSON-LD.
  public mutating func add(json text: String) {
    let size = document.jsonTexts.reduce(0) { $0 + $1.utf8.count }
    guard size + text.utf8.count <= limits.json else {
      document.isCut = true
      return
    }
    document.jsonTexts.append(text)
  }

  /// Adds an item of microdata; `nil` if there are too many.
  public mutating func add(_ item: Item) -> Int? {
    guard document.items.count < limits.items else { return nil }
    document.items.append(item)
    return document.items.count - 1
  }

  /// Gives an item a property.
  public mutating func add(_ name: String, _ value: Item.Value, to item: Int) {
    document.items[item].properties.append((name, value))
    if case .item(let inner) = value { document.items[inner].isInner = true }
  }
}
