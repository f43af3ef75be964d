import PerDatabase
import PerModel
import PerText
import PerWords

/// `per-cli book target`: at which unit price an article is to be bought.
struct BookTargetCommand {
  let arguments: Arguments

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard (1...2).contains(operands.count) else {
      throw .call("book target ARTICLE [UNIT PRICE | PERCENT | none]")
    }
    let locale = try LocaleOptions(arguments).locale
    let database = try CommandDatabase(arguments)
    let article = try database.article(operands[0])
    if operands.count == 2 {
      let target = TargetReader(locale).read(operands[1])
      guard target != nil || operands[1] == "none" else {
        throw UsageError(
          localized(
            "a target must be a unit price such as 1.80/kg, or a percentage under 100: %1$s",
            operands[1]
          ))
      }
      try database.use { (database) throws(DatabaseError) in
        try database.setTarget(target, of: article.id)
      }
    }
    let knowledge = try database.knowledge(of: article, locale)
    guard let target = knowledge.target else { return .success }
    var output = Output()
    let object = knowledge.json(target, beside: knowledge.newest)
    output.writeLine(arguments.hasJSON ? object.line : text(target, Formatter(forTerminal: locale)))
    output.flush()
    return .success
  }

  private func text(_ target: Target, _ formatter: Formatter) -> String {
    switch target {
    case .price(let money, let unit):
      let quantity = try? Quantity(unit.amount, unit.unit)
      return quantity.map { formatter.price(money, per: $0) } ?? formatter.price(money)
    case .underUsual(let share): return formatter.percent(share)
    }
  }
}
