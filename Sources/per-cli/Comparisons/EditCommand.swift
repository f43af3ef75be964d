import PerDatabase
import PerModel
import PerText
import PerTransfer

/// `per-cli edit` and `per-cli remove`: changes and removes products.
struct EditCommand {
  let arguments: Arguments

  /// Changes only those parts of a product that an object of JSON or a line of text mentions.
  func edit(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count == 2 else { throw .call("edit PRODUCT TEXT") }
    let database = try CommandDatabase(arguments)
    let id = try database.require(arguments.options[.comparison])
    let texts = try database.texts(arguments, for: id)
    var edited: Product?
    var refusal: TransferError?
    _ = try database.change(id) { (stored) throws(UsageError) in
      (edited, refusal) = (nil, nil)
      let old = try stored.comparison.product(operands[0])
      do throws(TransferError) {
        let new = try Self.edited(old, operands[1], texts)
        do throws(ComparisonError) { try stored.comparison.admit(new) } catch {
          throw TransferError(.refused(error))
        }
        edited = new
      } catch {
        refusal = error
      }
      guard let new = edited, refusal == nil else { return nil }
      if new.picture != old.picture { refusal = try database.problem(with: new) }
      return refusal == nil ? stored.comparison.editing(to: new) : nil
    }
    if let refusal {
      complain("\(operands[1].prefix(200)): \(refusal.message)")
      return .refused
    }
    show(edited.map { [$0] } ?? [], isJSON: arguments.hasJSON)
    return .success
  }

  private static func edited(
    _ old: Product, _ text: String, _ texts: ProductTexts
  ) throws(TransferError) -> Product {
    if text.first(where: { !$0.isWhitespace }) == "{" {
      let new = try old.edited(json: text, texts: texts)
      guard new.id == old.id else { throw TransferError(.wrongValue("id")) }
      return new
    }
    let reading = texts.read(line: text, changing: old)
    if let problem = reading.problem { throw TransferError(TransferError.Problem(problem.kind)) }
    if let remark = reading.remark { complain(remark.sentence) }
    let new = reading.product
    var product = old
    if !reading.isNameless { product.name = new.name }
    if let quantity = new.quantity { product.weigh(quantity) }
    if let price = new.price {
      product.price = price
      product.terms.pricedPer = new.terms.pricedPer
    }
    product.deal = new.deal ?? old.deal
    for term in Term.allCases where new.terms.has(term) {
      product.terms.copy(term, from: new.terms)
    }
    if !new.store.isEmpty { product.store = new.store }
    if !new.barcode.isEmpty { product.barcode = new.barcode }
    return product
  }

  /// Removes products, as one change.
  func remove(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard !operands.isEmpty else { throw .call("remove PRODUCT…") }
    let database = try CommandDatabase(arguments)
    var removed: [Product] = []
    _ = try database.change(database.require(arguments.options[.comparison])) {
      (stored) throws(UsageError) in
      removed = []
      for operand in operands { removed.append(try stored.comparison.product(operand)) }
      return stored.comparison.removing(Set(removed.map(\.id)))
    }
    show(removed, isJSON: arguments.hasJSON)
    return .success
  }

  /// Undoes the last change, or redoes it.
  func perform(_ operation: HistoryOperation, _ operands: [String]) throws(UsageError) -> ExitStatus
  {
    guard operands.count <= 1 else {
      throw .oneComparison("\(operation)", not: operands[1])
    }
    let database = try CommandDatabase(arguments)
    let id = try database.require(operands.first)
    guard let version = try database.perform(operation, of: id) else {
      complain(operation.hasNothing)
      return .refused
    }
    if arguments.hasJSON {
      var object = JSONObject()
      object.add("id", Int(id.rawValue))
      object.add("version", Int(version))
      var output = Output()
      output.writeLine(object.line)
      output.flush()
    }
    return .success
  }
}
