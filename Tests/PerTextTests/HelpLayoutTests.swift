import PerText
import PerWords
import Testing

/// How help texts are laid out for a terminal.
@Suite struct HelpLayoutTests {
  @Test(arguments: [
    ("--x", "  --x     means"), ("--limit", "  --limit means"),
    ("--lists", "  --lists means"), ("--longer", "  --longer\n          means"),
    ("--longest", "  --longest\n          means"),
  ])
  func whatIsTypedAndWhatItMeansHaveASpaceBetweenThem(typed: String, entry: String) {
    let text = HelpLayout(column: 10).text([.entries(heading: "Options:", [(typed, "means")])])
    #expect(text == "Options:\n" + entry)
  }
}
