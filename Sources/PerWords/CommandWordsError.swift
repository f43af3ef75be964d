/// Why the words of a command line cannot be understood.
public struct CommandWordsError: Error {
  /// What is wrong, in the user's language.
  public let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
