import PerModel

/// Fields that have come in together, and the rows of subjects that may be new to a file.
///
/// Making the exact texts of rows takes about as long as storing them: a receiver of many fields makes batches of them on
/// another thread than the one that stores them.
public struct SharedFieldBatch: Sendable {
  /// All fields; what claims to be of no possible time is left out.
  let fields: [SharedField]
  /// The fields of one subject each, in the order in which they came.
  let subjects: [Fields]

  /// The fields of a subject, and the row they make if nothing else is known of the subject.
  struct Fields: Sendable {
    let range: Range<Int>
    /// `nil` if they have to be merged with known ones.
    let row: Row?
  }

  /// A row of a subject that is new.
  enum Row: Sendable {
    /// The columns of an article, as `BookRows` writes them.
    case article([SQLValue])
    case price(BookPrice)
  }
}

extension SharedFieldBatch {
  /// A batch of these fields. Those that `device` has written, which come back to it, are hardly ever new.
  public init(_ fields: [SharedField], for device: SharingDevice.ID? = nil) {
    let fields = fields.filter { $0.stamp.clock <= HybridClock.latest }
    var subjects: [(subject: SharedField.Subject, range: Range<Int>)] = []
    var places: [SharedField.Subject.ID: Int] = [:]
    places.reserveCapacity(fields.count)
    var repeated: Set<SharedField.Subject.ID> = []
    for (index, field) in fields.enumerated() {
      if let last = subjects.last, last.subject == field.subject {
        subjects[subjects.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        // The fields of a subject come one after the other; where they do not, nothing is taken for granted.
        if places.updateValue(subjects.count, forKey: field.subject.id) != nil {
          repeated.insert(field.subject.id)
        }
        subjects.append((field.subject, index..<index + 1))
      }
    }
    self.fields = fields
    self.subjects = subjects.map { subject, range in
      let isOwn = fields[range.lowerBound].stamp.device == device
      let isPlain = !isOwn && !repeated.contains(subject.id)
      return Fields(range: range, row: isPlain ? Self.row(of: subject, fields[range]) : nil)
    }
  }

  private static func row(
    of subject: SharedField.Subject, _ fields: ArraySlice<SharedField>
  ) -> Row? {
    // If two fields share a name, the later one counts.
    for (place, field) in fields.enumerated() {
      if fields.prefix(place).contains(where: { $0.name == field.name }) { return nil }
    }
    switch subject.kind {
    case SharedState.article:
      let isPlain = !fields.contains {
        [SharedState.removed, SharedState.target].contains($0.name)
          || $0.name.hasPrefix(SharedState.sameAs)
      }
      guard isPlain, fields.contains(where: { $0.value != nil }) else { return nil }
      var article = SharedArticles.article(.init(of: subject.id), fields)
      article.picture = nil
      return .article(BookRows.values(of: article))
    case SharedState.price:
      return SharedPrices.price(.init(of: subject.id), fields).map { .price($0) }
    default: return nil
    }
  }
}
