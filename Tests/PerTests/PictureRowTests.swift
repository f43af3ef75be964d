import GtkKit
import PerModel
import PerViewModel
import Testing
import ToolkitTesting
import WaitTesting

@testable import Per

extension PerSuite {
  @Suite struct PictureRowTests {
    /// A thumbnail of one color, by way of a Windows bitmap, which is simple to write.
    private func png(width: Int, height: Int) async throws -> [UInt8] {
      func bytes(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (8 * $0) & 255) } }
      let header =
        Array("BM".utf8) + bytes(0) + bytes(0) + bytes(54) + bytes(40) + bytes(width)
        + bytes(height) + [1, 0, 24, 0] + [UInt8](repeating: 0, count: 24)
      let row = [UInt8](repeating: 120, count: (width * 3 + 3) / 4 * 4)
      let file = header + (0..<height).flatMap { _ in row }
      return try await Thumbnail.png(of: file, side: Picture.maximumSide)
    }

    @Test func aPictureIsShownInItsProportionAndTakenAwayAgain() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.add("A", "1 kg", "1")
      #expect(shown.rows[0].shownPictureSize == nil)
      let id = try #require(shown.rows[0].content?.id)
      shown.model.list.show(picture: try await png(width: 300, height: 150), of: id)
      try await until("the picture is there") { shown.rows[0].shownPictureSize != nil }
      let size = try #require(shown.rows[0].shownPictureSize)
      // Twice the forty pixels of its place
      #expect(size == (80, 40))
      try await until("the picture has its place") {
        shown.rows[0].pictureAllocation == (40, 40)
      }
      shown.model.undo()
      #expect(shown.rows[0].shownPictureSize == nil)
    }

    @Test func aPictureThatCannotBeReadLeavesThePlaceholder() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.add("A", "1 kg", "1")
      let id = try #require(shown.rows[0].content?.id)
      var broken = try await png(width: 40, height: 40)
      broken.removeLast(broken.count - 30)
      shown.model.list.show(picture: broken, of: id)
      #expect(shown.rows[0].content?.picture != nil)
      try await until("everything is read") { Thumbnails.isIdle }
      #expect(shown.rows[0].shownPictureSize == nil)
    }

    @Test func theFormShowsAndRemovesItsPicture() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      #expect(!shown.window.form.isPictureShown)
      shown.model.form.show(
        picture: try await png(width: 90, height: 90), ifEditing: nil)
      try await until("the picture is there") { shown.window.form.isPictureShown }
      shown.model.form.removePicture()
      #expect(!shown.window.form.isPictureShown)
    }

    @Test func aCopiedPictureGoesToTheSelectedRow() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.add("A", "1 kg", "1")
      shown.window.list.focusSelection()
      let texture = try await Texture.reading(try await png(width: 80, height: 80), longestSide: 80)
      Clipboard.of(shown.window).setTexture(texture)
      shown.window.paste()
      try await until("the picture is pasted") { shown.model.list.rows[0].picture != nil }
      shown.model.list.removePicture(of: shown.model.list.rows[0].id)
      // A text beside it means a table.
      Clipboard.of(shown.window).setText("B 1 kg 2.00")
      shown.window.paste()
      try await until("the product is pasted") { shown.model.list.rows.count == 2 }
      #expect(shown.model.list.rows.allSatisfy { $0.picture == nil })
    }

    @Test func aFileThatIsNoPictureIsRefusedInOneSentence() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.add("A", "1 kg", "1")
      let id = try #require(shown.rows[0].content?.id)
      shown.window.use(picture: FileAddress(path: #filePath), for: .product(id))
      try await until("it is told") {
        shown.window.shownToast?.markup == "This file is not a picture Per can read."
      }
      #expect(shown.model.list.rows[0].picture == nil)
    }
  }
}
