import PerModel

/// What only a newer program understands of an object of JSON, and whether it is kept.
struct UnknownMembers {
  enum Policy {
    /// Any of it is a problem, as in what a user types.
    case refused
    /// Members with unknown names are kept; an unknown value of a known member is a problem, as in
    /// lines of JSON, which other programs write as well.
    case namesKept
    /// All of it is kept, as in Per's own files.
    case kept
  }

  let policy: Policy
  var members: [ExactMember] = []

  init(_ policy: Policy) { self.policy = policy }

  /// Takes in the unknown members of an object that is the member `name` of this one.
  mutating func take(_ others: UnknownMembers, of name: String) {
    members += others.members.map { $0.within("\(name).") }
  }
}
