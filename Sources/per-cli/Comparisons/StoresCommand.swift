import PerModel
import PerText
import PerTransfer
import PerWords

/// `per-cli stores`: lists the stores, or replaces their list.
struct StoresCommand {
  let arguments: Arguments

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    let locale = try LocaleOptions(arguments).locale
    switch (operands.first, operands.count) {
    case (nil, _) where arguments.options[.columns] == nil: return try list(locale)
    case ("load", 2): return try load(operands[1], locale)
    default: throw .call("stores [load FILE]")
    }
  }

  private func list(_ locale: UserLocale) throws(UsageError) -> ExitStatus {
    let formatter = Formatter(forTerminal: locale)
    var output = Output()
    for store in try CommandDatabase(arguments).stores() {
      let texts = [
        store.name, store.address, store.phone.isEmpty ? "" : formatter.phone(store.phone),
        store.distance.map { formatter.distance($0) } ?? "",
        store.fax.isEmpty ? "" : formatter.phone(store.fax), store.email, store.webPage,
      ]
      output.writeLine(
        arguments.hasJSON
          ? JSONObject.store(store).line
          : texts.map { Terminal.name($0) }.joined(separator: "\t"))
    }
    output.flush()
    return .success
  }

  /// Replaces the whole list with that of the file.
  private func load(_ path: String, _ locale: UserLocale) throws(UsageError) -> ExitStatus {
    let source: ByteSource = path == "-" ? ByteSource(descriptor: 0) : try .file(path)
    let columns = try arguments.storeColumns()
    let read: ReadStores
    do throws(TransferError) {
      read = try StoreReader.read(source, locale, columns: columns)
    } catch {
      // As of any list whose rows have no name.
      if error.problem == .missingMember("name") {
        complain("\(path): \(error.message)")
        return .refused
      }
      throw UsageError(failure: "\(path): \(error.message)")
    }
    let stores = read.stores
    try CommandDatabase(arguments).setStores(stores)
    if let remark = read.remark { complain("\(path): \(remark).") }
    var output = Output()
    if arguments.hasJSON {
      var object = JSONObject()
      object.add("stores", stores.count)
      output.writeLine(object.line)
    } else {
      output.writeLine(String(stores.count))
    }
    output.flush()
    return .success
  }
}
