import GtkKit
import PerViewModel
import Testing
import ToolkitTesting
import WaitTesting

@testable import Per

extension PerSuite {
  @Suite struct ComparisonPictureTests {
    @Test func theComparisonIsCopiedAsAPicture() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.add("Flakes", "500 g", "0.95")
      let one = try await picture(of: shown)
      #expect(one.width == 1280)
      for number in 2...120 { shown.add("\(number)", "1 kg", "\(number)") }
      let many = try await picture(of: shown)
      #expect(many.height > 10 * one.height)
      // Each row is drawn, up to a hundred.
      #expect(many.height < 100 * one.height)
    }

    private func picture(of shown: Shown) async throws -> Texture {
      let clipboard = Clipboard.of(shown.window)
      clipboard.setText("")
      shown.window.copyPicture()
      try await until("the picture is copied") { clipboard.holdsPicture }
      let bytes = try await clipboard.readPicture(maximumBytes: 64 << 20)
      return try await Texture.reading(bytes, longestSide: 100_000)
    }
  }
}
