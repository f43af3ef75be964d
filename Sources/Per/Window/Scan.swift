import GtkKit
import PerViewModel

/// What a scanner has typed so far, and what stood there before.
struct Scan {
  var detector = ScanDetector()
  var place: Weak<Widget>?
  var before: String?
}
