import PerDatabase
import PerModel
import PerText
import PerTransfer

/// `per-cli show`: a comparison, ranked.
struct ShowCommand {
  let arguments: Arguments

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count <= 1 else {
      throw UsageError("show takes one comparison, not also \(operands[1])")
    }
    let locale = try LocaleOptions(arguments).locale
    let database = try CommandDatabase(arguments)
    let stored = try database.load(database.require(operands.first))
    let comparison = stored.comparison
    let ranking = Ranking(comparison)
    let reference = comparison.measure.map {
      comparison.referenceUnit(for: $0.kind, in: locale.region)
    }
    let formatter = Formatter(forTerminal: locale)
    var output = Output()
    if arguments.hasJSON {
      for standing in ranking.standings {
        var object = JSONObject.product(standing.product)
        if let rank = standing.rank, let reference,
          let unitPrice = try? rank.unitPrice.per(reference)
        {
          object.add("rank", rank.number)
          object.add("unitPrice", unitPrice.amount.description)
          object.add("per", reference.description)
          if let excess = rank.excess { object.add("overBest", excess.description) }
        }
        output.writeLine(object.line)
      }
    } else {
      let table = RankingTable(
        formatter: formatter, reference: reference, hasBars: Terminal.isOutput)
      for line in table.lines(ranking, problem: { $0.reason }) { output.writeLine(line) }
    }
    output.flush()
    return .success
  }
}
