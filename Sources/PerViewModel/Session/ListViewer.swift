/// A window that shows the list of comparisons and changes it.
@MainActor
protocol ListViewer: AnyObject {
  /// The numbers of the changes of the list that the window has made, in the file of that generation.
  var ownChanges: (generation: Int, numbers: Set<Int64>) { get }
  /// Something was written: what can be undone and redone may be something else.
  func refresh()
  /// The list shows something else than before.
  func listHasChanged()
}
