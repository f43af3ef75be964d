import GtkKit
import PerModel
import PerViewModel
import PerWords

/// The entries that say what the product is, and its picture.
final class AboutFields: Box, TemplateWidget {
  static let template = Template(
    name: "PerAboutFields", parent: .box, markup: Embedded.aboutFields, uses: [FieldRow.self])

  let rows: [ProductForm.Field: FieldRow]
  let choosePicture: Button
  let removePicture: Button
  private let picture: Bin
  private let thumbnail: Image
  private var shownPicture: Picture?

  required init(_ reference: Reference) {
    var rows: [ProductForm.Field: FieldRow] = [:]
    for field in ProductForm.Group.about.fields {
      if let name = field.name { rows[field] = reference.child(name) }
    }
    self.rows = rows
    choosePicture = reference.child("choose_picture")
    removePicture = reference.child("remove_picture")
    picture = reference.child("picture")
    thumbnail = reference.child("thumbnail")
    super.init(reference)
    reference.child("pair", as: Box.self).stackWhereNarrow(.columns)
  }

  /// Puts a button beside the day that opens a calendar, and calls a handler with the day that is chosen there.
  func addCalendar(onChosen body: @escaping (CalendarDay) -> Void) {
    let button = MenuButton()
    button.iconName = "x-office-calendar-symbolic"
    button.tooltip = localized("Choose a Day")
    button.setAccessible(label: localized("Choose a Day"))
    button.setPopover {
      let (popover, calendar) = (Popover(), Calendar())
      popover.child = calendar
      calendar.onDaySelected { [weak calendar, weak popover] isInSameMonth in
        guard let (year, month, number) = calendar?.day,
          let day = CalendarDay(year: year, month: month, day: number)
        else { return }
        body(day)
        if isInSameMonth { popover?.popDown() }
      }
      return popover
    }
    rows[.day]?.setBeside(button)
  }

  /// Whether a picture is shown, and can be removed.
  var isPictureShown: Bool { picture.isVisible && removePicture.isVisible }

  /// Shows a picture, or none.
  func show(_ shown: Picture?) {
    guard shown != shownPicture else { return }
    shownPicture = shown
    guard let shown else {
      picture.isVisible = false
      return
    }
    Thumbnails.read(shown, for: thumbnail) { [weak self] texture in
      guard let self, shownPicture == shown else { return }
      picture.isVisible = texture != nil
      if let texture { Thumbnails.show(texture, in: thumbnail) }
    }
  }
}
