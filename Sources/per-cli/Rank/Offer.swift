/// A product as a file or a command line has it: texts that are still to be read.
enum Offer {
  /// One text for each of what is known.
  case columns([Column: String])
  /// Everything in one text, in any order.
  case line(String)
  /// What a file has in place of an offer, and what is wrong with it.
  case malformed(String, problem: String)

  enum Column: String, CaseIterable {
    case name, quantity, price, deal, store
  }
}
