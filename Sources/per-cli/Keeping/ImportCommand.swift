import PerModel
import PerStore
import PerText
import PerTransfer

/// `per-cli import`: a comparison as a new one, or the products of a table or a list as one change.
struct ImportCommand {
  let arguments: Arguments

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count == 1 else { throw UsageError("import needs one file") }
    let path = operands[0]
    let source: ByteSource = path == "-" ? ByteSource(descriptor: 0) : try .file(path)
    let cabinet = try Cabinet(arguments)
    let texts = try cabinet.texts(
      arguments, for: cabinet.find(arguments.options[.comparison]))
    var products: [Product] = []
    var pictures: [Picture] = []
    var refused = 0
    let file: ImportFile?
    do throws(TransferError) {
      file = try ImportFile.open(source, texts: texts)
      while let row = try file?.next() {
        if let problem = row.problem {
          refused += 1
          if refused <= Self.mostComplaints { complain("\(path): \(problem.message)") }
        } else {
          products.append(row.product)
        }
      }
    } catch {
      throw UsageError("\(path): \(error.message)")
    }
    if case .comparison(let read)? = file {
      let comparison = read.comparison
      if arguments.options[.comparison] == nil {
        let id = try cabinet.create(comparison, with: read.pictures)
        return report(id, comparison.products.count, refused: 0)
      }
      // The same products may be there already, under the same ids.
      products = comparison.products.map { $0.renewed() }
      pictures = read.pictures
    }
    let id = try target(cabinet, products, texts)
    let count = try keep(products, pictures, in: id, cabinet, &refused, path)
    return report(id, count, refused: refused)
  }

  /// The comparison that is meant, or a new one where there is none.
  private func target(
    _ cabinet: Cabinet, _ products: [Product], _ texts: ProductTexts
  ) throws(UsageError) -> ComparisonID {
    if let id = try cabinet.find(arguments.options[.comparison]) { return id }
    let currency = products.lazy.compactMap(\.price).first?.currency
    return try cabinet.create(Comparison(currency: currency ?? texts.currency))
  }

  /// Adds those products that belong to the comparison; the result is how many these are.
  private func keep(
    _ products: [Product], _ pictures: [Picture], in id: ComparisonID, _ cabinet: Cabinet,
    _ refused: inout Int, _ path: String
  ) throws(UsageError) -> Int {
    var count = 0
    var problems: [String] = []
    _ = try cabinet.change(id, with: pictures) { (stored) throws(UsageError) in
      problems = []
      var admission = Admission(beside: stored.comparison)
      // Usually all are admitted, and then nothing is copied.
      var strangers: Set<Product.ID> = []
      for product in products {
        do throws(ComparisonError) { try admission.admit(product) } catch {
          strangers.insert(product.id)
          problems.append("\(product.name.prefix(200)): \(TransferError(.refused(error)).sentence)")
        }
      }
      let admitted =
        strangers.isEmpty ? products : products.filter { !strangers.contains($0.id) }
      count = admitted.count
      return admitted.isEmpty ? nil : (stored.comparison.adding(admitted), .new)
    }
    for problem in problems.prefix(Self.mostComplaints) { complain("\(path): \(problem)") }
    refused += problems.count
    return count
  }

  private func report(_ id: ComparisonID, _ count: Int, refused: Int) -> ExitStatus {
    var output = Output()
    if arguments.hasJSON {
      var object = JSONObject()
      object.add("id", Int(id.rawValue))
      object.add("imported", count)
      object.add("refused", refused)
      output.writeLine(object.line)
    } else {
      output.writeLine(String(count))
    }
    output.flush()
    return refused == 0 ? .success : .refused
  }

  private static let mostComplaints = 100
}
