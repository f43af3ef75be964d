import GtkKit
import PerText
import PerViewModel

extension PerWindow {
  /// Prints the comparison, or writes it as PDF, after asking how.
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
