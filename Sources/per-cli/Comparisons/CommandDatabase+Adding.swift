import PerDatabase
import PerModel
import PerTransfer
import PerWords

/// A product that is to be added, with the text that it is named by where it cannot be.
typealias AddedText = (text: String, product: Product, problem: String?)

extension CommandDatabase {
  /// Adds to a comparison, as one change, all products without a problem that can be compared with those before them.
  /// Complains of the others, and prints what was added.
  func add(
    _ texts: [AddedText], to id: ComparisonID, isJSON: Bool
  ) throws(UsageError) -> ExitStatus {
    var added: [Product] = []
    var problems: [(String, String)] = []
    // Where another process has added the first product meanwhile, all are checked beside that.
    _ = try retry { (database) throws(DatabaseError) in
      try database.add(to: id) { comparison, take in
        (added, problems) = ([], [])
        var admission = ComparabilityCheck(beside: comparison)
        for (text, product, problem) in texts {
          if let problem {
            problems.append((text, problem))
            continue
          }
          do throws(ComparisonError) {
            try admission.admit(product)
            added.append(product)
            guard take(product) else { return false }
          } catch {
            problems.append((text, TransferError(.refused(error)).sentence))
          }
        }
        return true
      }
    }
    for (text, problem) in problems { complain("\(text.prefix(200)): \(problem)") }
    show(added, isJSON: isJSON)
    return problems.isEmpty ? .success : .refused
  }
}
