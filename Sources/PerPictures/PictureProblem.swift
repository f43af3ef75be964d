/// Why nothing is read in a picture.
public enum PictureProblem: Error, Sendable, Hashable {
  case tooLarge, unreadable
  /// No library on this machine reads pictures of this kind.
  case noLoader
  /// The runtime or the models that recognize text are missing or damaged.
  case noModels
}
