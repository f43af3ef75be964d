/// Why a document cannot be read.
public enum DocumentProblem: String, Error, Sendable, Hashable {
  case empty, tooLarge, noPDFLibrary, unreadable, pictureOnly, noPictureModels, noPictureLoader
}
