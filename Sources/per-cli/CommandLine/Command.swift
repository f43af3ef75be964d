/// A command that is not about one of the comparisons.
enum Command: String {
  case parse, convert, units, rank, read, rate, book
}
