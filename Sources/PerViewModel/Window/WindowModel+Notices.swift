import PerModel
import PerText

// What is told for a while, with a way to take it back.
extension WindowModel {
  /// The notice is gone: the next removal starts counting from one.
  public func noticeEnded() {
    notice = nil
    removalsOnNotice = 0
  }

  /// Shows a notice instead of the one before.
  func tell(_ notice: Notice) {
    removalsOnNotice = 0
    self.notice = notice
    onEvent(.notice(notice))
  }

  func tell(putAside form: ProductForm) {
    tell(Notice(title: localized("Unfinished product set aside"), undoing: .form(form)))
  }

  func tell(discarded form: ProductForm) {
    let title =
      form.edited.map {
        localized("Changes to “%1$s” discarded", shortName(displayName(of: $0)))
      } ?? localized("New product discarded")
    tell(Notice(title: title, undoing: .form(form)))
  }

  /// Once more is done, the Undo of a notice would take back something else than it tells of.
  func withdrawOutdatedNotice() {
    switch notice?.undoing {
    case .changes, .last:
      noticeEnded()
      onEvent(.withdrawNotice)
    default: break
    }
  }
}

/// A name that fits into a sentence.
func shortName(_ name: String) -> String {
  name.count > 40 ? String(name.prefix(39)) + "…" : name
}
