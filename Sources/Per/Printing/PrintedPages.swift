import GtkKit
import PerViewModel
import PerWords

/// Lays a comparison out on pages and draws them: a header, the products best first, the page's number.
@MainActor
final class PrintedPages {
  private let content: PrintContent
  /// The rows on each page that has been laid out.
  private var pages: [Range<Int>] = [0..<0]
  private var room = 0.0
  private var next = 0

  init(_ content: PrintContent) { self.content = content }

  /// An operation that prints them.
  static func operation(for content: PrintContent) -> PrintOperation {
    let operation = PrintOperation(name: content.title)
    let pages = PrintedPages(content)
    operation.onPaginate { [weak operation] context in
      guard pages.layOut(Self.rowsAtOnce, on: context) else { return false }
      operation?.setPageCount(pages.pages.count)
      return true
    }
    operation.onDrawPage { context, number in pages.draw(number, on: context) }
    return operation
  }

  /// Lets the user print them; why that failed is shown as a notice.
  static func print(
    _ content: PrintContent, over window: Window, show: @escaping (Notice) -> Void
  ) {
    operation(for: content).run(over: window) { outcome in
      if case .failed(let error) = outcome {
        show(Notice(title: localized("It could not be printed: %1$s", error.message)))
      }
    }
  }

  /// Takes a few milliseconds, so that the window keeps responding.
  private static let rowsAtOnce = 10
  private static let gap = 6.0
  /// The rest of a very long text is left out.
  private static let maximumLines = 8

  /// Finds room for up to `count` more rows. Returns whether all rows have it.
  private func layOut(_ count: Int, on context: PrintContext) -> Bool {
    let footer = footer(1, on: context).height
    if next == 0 {
      room = context.height - header(on: context, isFirst: true).height - footer - 2 * Self.gap
    }
    for index in next..<min(next + count, content.rowCount) {
      let height = PrintedRow(content.row(index), on: context).height
      let page = pages.count - 1
      // A row that is higher than a page gets a page of its own.
      if height + Self.gap > room, !pages[page].isEmpty {
        pages.append(index..<index)
        room =
          context.height - header(on: context, isFirst: false).height - footer - 2 * Self.gap
      }
      pages[pages.count - 1] = pages[pages.count - 1].lowerBound..<index + 1
      room -= height + Self.gap
      next = index + 1
    }
    return next == content.rowCount
  }

  private func draw(_ number: Int, on context: PrintContext) {
    guard pages.indices.contains(number) else { return }
    var y = 0.0
    let header = header(on: context, isFirst: number == 0)
    for text in header.texts {
      context.draw(text, x: 0, y: y)
      y += text.height
    }
    context.fill(x: 0, y: y + 2, width: context.width, height: 1, opacity: 1)
    y = header.height + Self.gap
    for index in pages[number] {
      let row = PrintedRow(content.row(index), on: context)
      row.draw(on: context, y: y)
      y += row.height + Self.gap
      context.fill(
        x: 0, y: y - Self.gap / 2, width: context.width, height: 0.5, opacity: 0.3)
    }
    let footer = footer(number + 1, on: context)
    context.draw(footer, x: 0, y: context.height - footer.height, opacity: 0.7)
  }

  private func header(
    on context: PrintContext, isFirst: Bool
  ) -> (texts: [PrintText], height: Double) {
    var texts = [
      context.text(
        content.title, size: isFirst ? 16 : 11, isBold: true, width: context.width,
        maximumLines: isFirst ? Self.maximumLines : 1)
    ]
    if isFirst {
      for line in [content.subtitle] + content.notes where !line.isEmpty {
        texts.append(
          context.text(line, size: 9, width: context.width, maximumLines: Self.maximumLines))
      }
    }
    return (texts, texts.reduce(4) { $0 + $1.height })
  }

  private func footer(_ number: Int, on context: PrintContext) -> PrintText {
    context.text(
      content.pageNumber(number, of: pages.count), size: 8, width: context.width, maximumLines: 1,
      isAtEnd: true)
  }
}

extension PrintContent.Style {
  /// In points.
  var size: Double {
    switch self {
    case .figure: 13
    case .title: 11
    case .strong, .plain: 9
    case .fine: 8
    }
  }

  var isBold: Bool { [.figure, .title, .strong].contains(self) }

  var opacity: Double { self == .fine ? 0.7 : 1 }
}
