import GtkKit
import PerViewModel

/// A line about a store, with an icon for its kind.
final class StoreLineView: Box, TemplateWidget {
  static let template = Template(name: "PerStoreLine", parent: .box, markup: Embedded.storeLine)

  private let icon: Image
  private let text: Label

  required init(_ reference: Reference) {
    icon = reference.child("icon")
    text = reference.child("text")
    super.init(reference)
  }

  fileprivate func show(_ line: StoreLines.Line) {
    icon.setIcon(line.kind.iconName)
    text.text = line.text
    // The icon says nothing to a screen reader.
    text.setAccessible(label: line.spoken)
  }
}

extension Box {
  /// Replaces the box's content with lines about a store. With `open`, those that lead somewhere are buttons.
  func show(_ lines: [StoreLines.Line], open: ((StoreLines.Line) -> Void)? = nil) {
    removeAll()
    for line in lines {
      let view = StoreLineView.make()
      view.show(line)
      guard let open, !line.links.isEmpty else {
        append(view)
        continue
      }
      let button = Button(child: view)
      button.addCssClass("flat")
      button.setAccessible(label: line.spoken)
      button.onClicked { open(line) }
      append(button)
    }
  }
}
