import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  /// Asks how to print the comparison, or where to write it as PDF, and does so.
  func printComparison() {
    let operation = PrintedPages.operation(for: model.printContent)
    operation.run(over: self) { [weak self] outcome in
      if case .failed(let error) = outcome {
        self?.show(
          Notice(title: localized("It could not be printed: %1$s", error.message), undoing: nil))
      }
    }
  }
}
