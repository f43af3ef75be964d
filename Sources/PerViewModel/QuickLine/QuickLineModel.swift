import PerDatabase
import PerModel

/// A whole product in one line: what is typed, and what was understood of it.
@MainActor
public final class QuickLineModel {
  /// What the line shows.
  public private(set) var content: QuickLineContent
  /// The unit of a quantity that is typed without one.
  var unit: UnitChoice {
    didSet { if unit != oldValue { follow() } }
  }
  /// Which of its readings the user has chosen; `nil` before.
  private var choice: Int?
  /// Whether the user has typed since the line was last emptied.
  private var isTouched = false
  /// What is known of the product with the barcode in the line, since that was asked for.
  private var earlier: (barcode: GTIN, product: EarlierProduct?)?
  /// The product as it could not be saved. It may be in the file after all: then adding it again finds
  /// it there, instead of making a second one.
  private var attempted: Product?
  private let current: OpenComparison
  /// Undoes or redoes what was done to the list.
  var onHistory: (HistoryOperation) -> Void = { _ in }
  /// Receives what the window has to do.
  var onEvent: (WindowEvent) -> Void = { _ in }

  init(_ current: OpenComparison, unit: UnitChoice) {
    self.current = current
    self.unit = unit
    content = QuickLineContent("", nil, wasTried: false, in: current)
  }

  /// What the user typed.
  public func type(_ text: String) {
    guard content.text != text else { return }
    choice = nil
    isTouched = true
    show(text)
    onEvent(.update)
  }

  /// Ctrl+Z: takes back the last change of the list, if nothing was typed since the line was emptied. Returns false if
  /// the line has typing to undo.
  public func undo() -> Bool { takeBack(.undo) }

  /// The same the other way.
  public func redo() -> Bool { takeBack(.redo) }

  private func takeBack(_ operation: HistoryOperation) -> Bool {
    guard !isTouched else { return false }
    onHistory(operation)
    return true
  }

  /// Takes the next way to read the line, or the one before; `false` if there is only one.
  @discardableResult
  public func chooseReading(forward: Bool = true) -> Bool {
    guard let quick = read(content.text), quick.readings.count > 1 else { return false }
    let count = quick.readings.count
    choice = ((choice ?? 0) + (forward ? 1 : count - 1)) % count
    show(content.text)
    onEvent(.update)
    return true
  }

  /// Adds the product and empties the line, for the caller to show. If it is not a whole product, says
  /// why and returns `nil`.
  func submit() -> Product? {
    guard let quick = read(content.text) else { return nil }
    guard quick.isComplete else {
      show(content.text, wasTried: true)
      onEvent(.update)
      return nil
    }
    let product = quick.draft.product.identified(like: attempted)
    let (typed, chosen) = (content.text, choice)
    let outcome = current.perform(
      { $0.addingOnce(product) },
      then: { [self] in
        attempted = nil
        onEvent(.added(product.id, current.words(onAdding: product.id, asks: true)))
      },
      otherwise: { [self] _ in
        attempted = product
        guard content.text.isEmpty else { return }
        choice = chosen
        show(typed, wasTried: true)
        onEvent(.update)
      })
    guard outcome != .failed else { return nil }
    choice = nil
    isTouched = false
    show("")
    return product
  }

  /// Makes room for the product, which cannot be compared with the others.
  public func takeWayOut() { current.take(content.wayOut, addingToNew: addToNewComparison) }

  private func addToNewComparison() {
    guard let quick = read(content.text),
      let other = quick.draft.product.alone(in: current.comparison.currency)
    else { return }
    choice = nil
    isTouched = false
    show("")
    onEvent(.update)
    onEvent(.goToNew(other, pictures: []))
  }

  /// The comparison has changed.
  func follow() { show(content.text) }

  private func show(_ text: String, wasTried: Bool = false) {
    let quick = read(text)
    content = QuickLineContent(text, quick, wasTried: wasTried, in: current)
    if let quick { lookForBarcode(of: quick) }
  }

  private func read(_ text: String) -> QuickLine? {
    QuickLine(text, choice: choice, in: current, unit: unit, known: earlier)
  }

  /// Asks what is known of the product whose barcode is in the line. The answer comes when the file has
  /// been read.
  private func lookForBarcode(of quick: QuickLine) {
    let barcode = quick.line.barcode.flatMap { GTIN($0.value) }
    guard barcode != earlier?.barcode else { return }
    earlier = barcode.map { ($0, nil) }
    guard let barcode else { return }
    current.library.earlierProduct(barcode: barcode, besides: nil) { [weak self] found in
      guard let self, let found, earlier?.barcode == barcode else { return }
      earlier = (barcode, found)
      show(content.text, wasTried: !content.problem.isEmpty)
      onEvent(.update)
    }
  }
}
