import GtkKit

extension Box {
  /// Fills the box with buttons of which one is pressed, and shows it if there is something to choose.
  ///
  /// - Parameters:
  ///   - titles: the words on the buttons.
  ///   - chosen: the place of the one that is pressed.
  ///   - choose: called with the place of another one when the user presses it.
  @discardableResult
  func offer(
    _ titles: [String], chosen: Int, _ choose: @escaping (Int) -> Void
  ) -> [ToggleButton] {
    removeAll()
    isVisible = titles.count > 1
    guard titles.count > 1 else { return [] }
    var buttons: [ToggleButton] = []
    for (index, title) in titles.enumerated() {
      let button = ToggleButton(toggleLabel: title)
      button.join(buttons.first)
      button.isActive = index == chosen
      button.onToggled { isActive in if isActive { choose(index) } }
      append(button)
      buttons.append(button)
    }
    return buttons
  }
}
