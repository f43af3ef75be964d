import CICU
import PerModel

/// An ICU formatter of days, made from a skeleton for a locale, in the calendar that is usual there.
final class DateFormat {
  private let format: UnsafeMutablePointer<icu_date_format?>

  /// `nil` where ICU does not know the locale's dates.
  init?(_ skeleton: String, locale: String) {
    let pattern = Array(Self.pattern(skeleton, locale).utf16)
    let zone = Array("UTC".utf16)
    var status: icu_status = 0
    guard !pattern.isEmpty,
      let format = icu_udat_openPattern(
        locale, zone, Int32(zone.count), pattern, Int32(pattern.count), &status)
    else { return nil }
    self.format = format
  }

  deinit { icu_udat_close(format) }

  /// The fields of a skeleton in the order and with the words of a locale.
  private static func pattern(_ skeleton: String, _ locale: String) -> String {
    var status: icu_status = 0
    let generator = icu_udatpg_open(locale, &status)
    defer { icu_udatpg_close(generator) }
    let units = Array(skeleton.utf16)
    return ICU.withUTF16Buffer(capacity: 128) {
      icu_udatpg_getBestPattern(generator, units, Int32(units.count), $0, $1, $2)
    }
  }

  /// A day as the locale writes it.
  func text(_ day: CalendarDay) -> String {
    let milliseconds = icu_date(day.number) * 86_400_000
    return ICU.withUTF16Buffer(capacity: 128) { icu_udat_format(format, milliseconds, $0, $1, $2) }
  }
}
