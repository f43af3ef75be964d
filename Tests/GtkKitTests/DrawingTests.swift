import CGtk
import Testing
import ToolkitTesting

@testable import GtkKit

extension GtkKitSuite {
  @Suite struct DrawingTests {
    @Test func anAreaIsAsHighAsItsWidthAsksFor() {
      let area = DrawingArea()
      area.setHeight(minimumWidth: 30) { _, width in 6000 / width }
      #expect(area.measureWidth().minimum == 30)
      #expect(area.measureHeight(forWidth: 60).natural == 100)
      #expect(area.measureHeight(forWidth: 200).natural == 30)
      #expect(area.measureHeight().natural == 200)
      area.setHeight(minimumWidth: 40) { _, width in width }
      #expect(area.measureWidth().minimum == 40)
      #expect(area.measureHeight(forWidth: 60).natural == 60)
    }

    @Test func anAreaIsNoWiderThanItLikes() {
      let area = DrawingArea()
      area.setHeight(minimumWidth: 40, naturalWidth: 200) { min($1, 200) / 2 }
      #expect(area.measureWidth().minimum == 40 && area.measureWidth().natural == 200)
      #expect(area.measureHeight(forWidth: 100).natural == 50)
      #expect(area.measureHeight(forWidth: 400).natural == 100)
      #expect(area.measureHeight().natural == 100)
    }

    @Test func pixelsThatAreNoPictureAreRefused() {
      #expect(Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 4, 5, 6])?.width == 2)
      #expect(Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 4, 5]) == nil)
      #expect(Bitmap(width: 0, height: 0, pixels: []) == nil)
      #expect(
        Bitmap(width: 40_000, height: 1, pixels: [UInt8](repeating: 0, count: 120_000)) == nil)
    }

    @Test func aPartOfAPictureIsDrawnInItsColors() async throws {
      // Red next to green, above blue next to white
      let bitmap = try #require(
        Bitmap(width: 2, height: 2, pixels: [0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255]))
      let file = try await DrawingContext.png(like: Label(), width: 8, height: 4, scale: 1) {
        $0.draw(bitmap, part: (0, 0, 2, 1), width: 8, height: 4)
      }
      let texture = try await Texture.reading(file, longestSide: 8)
      #expect(texture.pixel(x: 1, y: 1) == [255, 0, 0])
      #expect(texture.pixel(x: 6, y: 1) == [0, 255, 0])
    }

    @Test func aTextIsBrokenIntoLinesAndCut() {
      let label = Label()
      let text = TextLayout.make("one two three four five six", for: label)
      let line = text.size
      #expect(!text.isCut)
      text.wrap(width: line.width / 2, lines: 5)
      #expect(text.size.height >= 2 * line.height && text.size.width <= line.width / 2)
      #expect(!text.isCut)
      text.wrap(width: line.width / 4, lines: 2)
      #expect(text.isCut)
      text.unwrap()
      #expect(text.size == line)
    }

    @Test(arguments: [false, true])
    func aTextBeginsWhereItsWidgetBegins(_ isRightToLeft: Bool) throws {
      Widget.setRightToLeftByDefault(isRightToLeft)
      defer { Widget.setRightToLeftByDefault(false) }
      let text = TextLayout.make("a", for: Label())
      text.wrap(width: 200, lines: 1)
      #expect((text.offset > 150) == isRightToLeft)
    }

    @Test func styledTextsAreLarger() {
      let label = Label()
      let plain = TextLayout.make("Oat Flakes", for: label).size
      let bold = TextLayout.make("Oat Flakes", for: label, TextLayout.Style(isBold: true)).size
      let large = TextLayout.make("Oat Flakes", for: label, TextLayout.Style(scale: 2)).size
      #expect(bold.width > plain.width)
      #expect(large.height > plain.height && large.width > plain.width)
    }

    @Test func filesHaveTheSizeThatWasAskedFor() async throws {
      let label = Label()
      let draw = { (context: DrawingContext) in
        context.useTextColor()
        context.moved(x: 5, y: 5) {
          context.rectangle(x: 0, y: 0, width: 20, height: 10, radius: 3)
          context.fill()
        }
        context.draw(TextLayout.make("a", for: label), x: 2, y: 2)
      }
      let png = try await Texture.reading(
        try await DrawingContext.png(like: label, width: 40, height: 30, scale: 2, draw),
        longestSide: 100)
      #expect(png.width == 80 && png.height == 60)
      let svg = String(
        decoding: try await DrawingContext.svg(like: label, width: 40, height: 30, draw),
        as: UTF8.self)
      #expect(svg.contains(#"width="40px" height="30px""#))
      #expect(svg.contains("<path"))
    }

    @Test func whatIsTooLargeToDrawIsNoFile() async {
      await #expect(throws: DrawingError.tooLarge) {
        try await DrawingContext.png(like: Label(), width: 40_000, height: 4, scale: 1) { _ in }
      }
    }
  }
}

extension TextLayout {
  /// Whether the text was cut.
  fileprivate var isCut: Bool { pango_layout_is_ellipsized(cast()) != 0 }

  /// How far from the left the first line begins, in pixels.
  fileprivate var offset: Int {
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_get_pixel_extents(cast(), &ink, &logical)
    return Int(logical.x)
  }
}

extension Texture {
  /// Red, green and blue of a pixel.
  fileprivate func pixel(x: Int, y: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(cast(), &bytes, gsize(width * 4))
    let start = (y * width + x) * 4
    return [bytes[start + 2], bytes[start + 1], bytes[start]]
  }
}
