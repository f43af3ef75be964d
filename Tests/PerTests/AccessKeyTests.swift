import PerViewModel
import Testing

@testable import GtkKit
@testable import Per

extension PerSuite {
  /// The letters that, with Alt, go to a field or press a button.
  @Suite struct AccessKeyTests {
    /// The labels with an access key below a widget, whether they are seen now or not.
    private func labels(in widget: Widget) -> [(key: Character, text: String)] {
      let label = widget.typeName == "GtkLabel" ? Label(borrowing: widget.raw) : nil
      let key = label?.accessKey.map { [(Character($0.lowercased()), label?.text ?? "")] } ?? []
      return key + widget.children.flatMap(labels)
    }

    private func expectNoClash(in widget: Widget, besides others: [String] = [], atLeast count: Int)
    {
      let labels = labels(in: widget).filter { !others.contains($0.text) }
      #expect(labels.count >= count, "\(labels)")
      for (key, labels) in Dictionary(grouping: labels, by: \.key) {
        // A dialog has its buttons twice, side by side and below each other.
        let clashing = Set(labels.map(\.text))
        if clashing.count > 1 { Issue.record("Alt+\(key) is that of \(clashing)") }
      }
    }

    @Test func everyFieldOfTheFormHasAKeyOfItsOwn() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      let form = shown.window.form
      // What is in a closed group is in no window.
      for group in form.groups.values { group.isExpanded = true }
      // No letter of "Date" is left: Alt and its first one go to it and to the deposit in turn; and those of "Fee per
      // Pack", to it and to the file of a picture, and those of "Offer Days".
      let date = labels(in: shown.window).filter { $0.text == "Date" }
      #expect(date.map(\.key) == ["d"])
      // Edit is never beside the form.
      expectNoClash(
        in: shown.window, besides: ["Date", "Fee per Pack", "Offer Days", "Edit"],
        atLeast: ProductForm.Field.allCases.count - 3 + 3)
    }

    @Test func everyWishForPricesHasAKeyOfItsOwn() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      let book = shown.model.priceBook
      let dialog = PriceImportDialog.show(
        book.prices(ofFileAt: "prices.csv"), into: book, over: shown.window)
      defer { dialog.close() }
      expectNoClash(in: dialog, atLeast: 6)
    }

    @Test func everyFieldOfAStoreHasAKeyOfItsOwn() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      let window = StoreFormWindow.show(StoreForm(), of: shown.model.stores, over: shown.window)
      defer { window.close() }
      expectNoClash(in: window, atLeast: 10)
    }
  }
}
