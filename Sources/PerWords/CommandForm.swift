/// How a command is called: its options, and what else follows its name. What is allowed, `--help`, the manual pages
/// in other languages and the completion of words are made of it.
package struct CommandForm<Option: CommandOption>: Sendable {
  /// "rank", "book add".
  package let name: String
  /// In the order in which they are listed.
  package let options: [Option]
  /// What is typed besides: "COMPARISON NAME".
  package let operands: String
  /// The options that cannot be left out.
  private var required: Set<Option> = []
  /// What is typed first: "quantity|price|deal|line".
  private var subject = ""
  /// What follows its name where commands are listed, if that is shorter or says more.
  private var listed: String?
  /// The values of options that say more here than elsewhere.
  private var values: [Option: String] = [:]

  /// A command of this name.
  package init(_ name: String, _ options: [Option], _ operands: String = "") {
    (self.name, self.options, self.operands) = (name, options, operands)
  }

  /// The same, where the words of a choice come first.
  package func about(_ subjects: [String]) -> Self {
    var form = self
    form.subject = subjects.joined(separator: "|")
    return form
  }

  /// The same, with other words for the value of an option.
  package func with(_ option: Option, _ value: String) -> Self {
    var form = self
    form.values[option] = value
    return form
  }

  /// The same, with other words behind its name where commands are listed.
  package func listed(as words: String) -> Self {
    var form = self
    form.listed = words
    return form
  }

  /// How it is typed where commands are listed, with few of its options: "book add TEXT…".
  package var listedUsage: String {
    [name, subject, listed ?? operands].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The same, where some options cannot be left out.
  package func requiring(_ options: Option...) -> Self {
    var form = self
    form.required = Set(options)
    return form
  }

  /// "rename [--json] [--database PATH] [COMPARISON] NAME".
  ///
  /// - Parameter common: options that are explained elsewhere.
  package func usage(without common: Set<Option> = []) -> String {
    words(options.filter { !common.contains($0) })
  }

  /// The same without options that can be left out: "revert --by LOGIN --since TIME".
  package var shortUsage: String { words(options.filter(required.contains)) }

  private func words(_ options: [Option]) -> String {
    let options = options.map { option in
      let typed = option.typed(with: values[option] ?? option.value)
      return required.contains(option) ? typed : "[\(typed)]"
    }
    return ([name, subject] + options + [operands]).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
