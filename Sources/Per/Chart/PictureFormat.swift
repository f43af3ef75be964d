import GtkKit
import PerWords

/// Formats that a drawing can be saved in.
enum PictureFormat: String, SavedFormat {
  case png, svg

  var title: String {
    switch self {
    case .png: localized("Picture (PNG)")
    case .svg: localized("Vector image (SVG)")
    }
  }

  /// The largest number of dots in a picture; each takes four bytes while it is drawn.
  private static let maximumDots = 64_000_000.0

  /// A file of a drawing on the background of lists, with the colours and the font of a widget.
  ///
  /// - Parameters:
  ///   - title: what is drawn, in words.
  ///   - description: what the drawing shows in words, for screen readers and search: the texts of a
  ///     vector image are shapes.
  func file(
    like widget: Widget, width: Int, height: Int, title: String, description: [String],
    _ draw: (DrawingContext) async -> Void
  ) async throws(DrawingError) -> [UInt8] {
    let body = { (context: DrawingContext) async in
      context.useColor(named: "view_bg_color")
      context.rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
      context.fill()
      await draw(context)
    }
    switch self {
    case .png:
      let longest = Double(max(width, height))
      let dots = Double(width) * Double(height)
      let scale = min(
        2, Double(DrawingContext.maximumSideLength) / longest,
        (Self.maximumDots / dots).squareRoot())
      return try await DrawingContext.png(
        like: widget, width: width, height: height, scale: scale, body)
    case .svg:
      let svg = try await DrawingContext.svg(like: widget, width: width, height: height, body)
      return Self.described(svg, title: title, description: description)
    }
  }

  private static func described(_ svg: [UInt8], title: String, description: [String]) -> [UInt8] {
    guard let start = svg.firstIndex(of: UInt8(ascii: "?")),
      let element = svg[start...].dropFirst().firstRange(of: Array("<svg".utf8)),
      let end = svg[element.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return svg }
    let texts =
      "\n<title>\(title.escapedForMarkup)</title>"
      + "\n<desc>\(description.joined(separator: "\n").escapedForMarkup)</desc>"
    return svg[...end] + Array(texts.utf8) + svg[(end + 1)...]
  }
}

extension Window {
  /// Asks where to save a drawing; the file's extension decides the format, by default the first one.
  ///
  /// - Parameters:
  ///   - title: of the dialog and of its error messages.
  ///   - name: the name that is proposed, without extension.
  ///   - formats: those to choose from, at least one.
  ///   - bytes: makes the file; `nil` for nothing to save.
  func save<Format: SavedFormat>(
    _ title: String, name: String, as formats: [Format] = Array(Format.allCases),
    _ bytes: @escaping (Format) async throws(DrawingError) -> [UInt8]?
  ) {
    let dialog = FileDialog.saving(
      parent: self, title: title, accept: localized("_Save"),
      name: "\(name).\(formats[0].rawValue)")
    for format in formats {
      dialog.addFilter(name: format.title, patterns: ["*." + format.rawValue])
    }
    dialog.show { [weak self] files in
      guard let file = files.first else { return }
      let name = (file.path ?? file.uri).lowercased()
      let format = formats.first { name.hasSuffix("." + $0.rawValue) } ?? formats[0]
      Task {
        do throws(DrawingError) {
          guard let bytes = try await bytes(format) else { return }
          file.write(bytes) { error in
            guard let error else { return }
            self?.showProblem(
              localized("It could not be saved: %1$s", error.message), heading: title)
          }
        } catch {
          self?.showProblem(
            localized("There is not enough memory to save this chart."), heading: title)
        }
      }
    }
  }

  private func showProblem(_ problem: String, heading: String) {
    guard !isGone else { return }
    let dialog = MessageDialog.make(parent: self, heading: heading, body: problem)
    dialog.addResponse("close", label: localized("_Close"))
    dialog.setDefaultResponse("close")
    dialog.setCloseResponse("close")
    dialog.present()
  }
}

/// Formats that something can be saved in; the raw value is the extension of file names.
protocol SavedFormat: CaseIterable, RawRepresentable<String>, Sendable {
  /// The name for the user.
  var title: String { get }
}
