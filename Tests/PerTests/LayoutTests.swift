import GtkKit
import PerText
import PerViewModel
import Testing
import ToolkitTesting
import WaitTesting

@testable import Per

/// A language and a size of text.
nonisolated struct Reading: CustomTestStringConvertible {
  let language: String
  let scale: Int32

  var testDescription: String { "\(language), \(scale)00 %" }

  /// That of most people who speak the language.
  var locale: UserLocale {
    let regions = ["en": "US", "sv": "SE", "ja": "JP", "ar": "EG", "he": "IL"]
    let own = language.contains("_") ? language : "\(language)_\(language.uppercased())"
    return UserLocale(identifier: regions[language].map { "\(language)_\($0)" } ?? own)
  }

  static let all = Languages.all.flatMap { language in
    [Reading(language: language, scale: 1), Reading(language: language, scale: 2)]
  }
}

extension PerSuite {
  /// No text of any window is cut or covered, in any language, at any usual size of text and of the window.
  @Suite struct LayoutTests {
    @Test(arguments: Reading.all, Scene.all)
    func everyTextHasRoom(_ reading: Reading, _ scene: Scene) async throws {
      TextScale.set(reading.scale)
      defer { TextScale.set(1) }
      try Languages.speak(reading.language)
      defer { try? Languages.speak("en") }
      let shown = try await Shown(reading.locale)
      defer { shown.close() }
      try await scene.open(shown)
      shown.window.withdrawNotice()
      let window = try #require(Window.inFront)
      try await expectRoom(in: window, "default")
      // Rows that need less width come only when the window has become narrower.
      for _ in 0..<20 where window.allocatedWidth > 360 {
        window.setDefaultSize(width: 360 + window.borderWidth, height: 640)
        try await rest(window)
      }
      #expect(window.allocatedWidth <= 360, "\(window.widest)")
      try await expectRoom(in: window, "narrow")
      for other in Window.onScreen where other != shown.window { other.destroy() }
    }

    /// Lets everything get its place, which may make something else ask for another one.
    private func rest(_ window: Window) async throws {
      for _ in 0..<3 {
        var isDrawn = false
        window.queueResize()
        window.afterNextFrame { isDrawn = true }
        try await until("a frame") { isDrawn }
      }
    }

    private func expectRoom(in window: Window, _ size: String) async throws {
      try await rest(window)
      for fault in window.layoutFaults(mayBeShortened: { $0.isToldInTooltip }) {
        Issue.record("\(size) \(window.allocatedWidth): \(fault)")
      }
    }
  }
}
