import CGtk
import CTestMainLoop

@testable import GtkKit

/// The languages of the program, to be seen in the windows of tests.
public enum Languages {
  /// English, and those of the catalogues in `po`.
  public nonisolated static let all: [String] = {
    var text: UnsafeMutablePointer<CChar>?
    g_file_get_contents(root + "/po/LINGUAS", &text, nil, nil)
    let lines = (String.taken(text) ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }
    return ["en"] + lines.flatMap { $0.split(separator: " ").map(String.init) }
  }()

  /// Has all windows that are made from now on speak a language, and read from right to left where that does.
  public static func speak(_ language: String) throws {
    try catalogues.get()
    test_speak(language == "en" ? "" : language, folder)
    Widget.setRightToLeftByDefault(["ar", "he"].contains(language))
  }

  private nonisolated static let root =
    #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
  private static let folder = root + "/.build/test-catalogues"

  /// What is installed elsewhere, or was built before, may be older than the texts.
  private static let catalogues = Result { () throws(GlibError) in
    for language in all.dropFirst() {
      let messages = "\(folder)/\(language)/LC_MESSAGES"
      g_mkdir_with_parents(messages, 0o755)
      let words = [
        "msgfmt", "--output-file", messages + "/per.mo", "\(root)/po/\(language).po",
      ]
      let compiler = try Subprocess.start(words)
      _ = try throwing { g_subprocess_wait_check(compiler.cast(), nil, $0) }
    }
  }
}
