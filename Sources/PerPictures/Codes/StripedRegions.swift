/// Finds what looks like bars, by the direction in which small squares of a picture change from dark to light.
enum StripedRegions {
  private static let square = CodeLimit.square

  /// The regions in a picture, the largest first.
  static func all(in picture: GreyPicture) -> [StripedRegion] {
    let (columns, rows) = (picture.width / square, picture.height / square)
    guard columns >= CodeLimit.columns, rows >= CodeLimit.rows else { return [] }
    let squares = smoothed(changes(picture, columns, rows), columns, rows)
    var isTaken = [Bool](repeating: false, count: columns * rows)
    var regions: [StripedRegion] = []
    for start in squares.indices where !isTaken[start] && squares[start].isStriped {
      var members = [start]
      isTaken[start] = true
      var next = 0
      while next < members.count {
        let place = members[next]
        next += 1
        let (column, row) = (place % columns, place / columns)
        for y in max(row - 1, 0)...min(row + 1, rows - 1) {
          for x in max(column - 1, 0)...min(column + 1, columns - 1) {
            let other = y * columns + x
            guard !isTaken[other], squares[other].isStriped,
              squares[other].isParallel(to: squares[place])
            else { continue }
            isTaken[other] = true
            members.append(other)
          }
        }
      }
      if let region = region(of: members, squares, columns) { regions.append(region) }
    }
    regions.sort { $0.length * $0.height > $1.length * $1.height }
    return Array(regions.prefix(CodeLimit.regions))
  }

  /// How a square changes: the sums of products of its slopes.
  private struct Change {
    var across: Float = 0
    var down: Float = 0
    var both: Float = 0

    private var strength: Float {
      let difference = across - down
      return (difference * difference + 4 * both * both).squareRoot()
    }

    /// Whether it changes much, and in one direction only.
    var isStriped: Bool {
      let sum = across + down
      return sum > CodeLimit.leastChange && strength > CodeLimit.oneDirection * sum
    }

    /// Twice the direction of the change, of length 1.
    var direction: Point {
      let strength = max(strength, 1)
      return Point(x: Double((across - down) / strength), y: Double(2 * both / strength))
    }

    func isParallel(to other: Change) -> Bool {
      let (one, two) = (direction, other.direction)
      return one.x * two.x + one.y * two.y > CodeLimit.parallel
    }

    static func += (one: inout Change, other: Change) {
      one.across += other.across
      one.down += other.down
      one.both += other.both
    }
  }

  private static func changes(_ picture: GreyPicture, _ columns: Int, _ rows: Int) -> [Change] {
    let width = picture.width
    return picture.bytes.withUnsafeBufferPointer { bytes in
      var changes = [Change](repeating: Change(), count: columns * rows)
      for row in 0..<min(rows * square, picture.height - 1) {
        for column in 0..<min(columns * square, width - 1) {
          let place = row * width + column
          // From four neighbours: thin bars are two pixels apart, and both slopes belong to one place.
          let (one, two) = (Int32(bytes[place]), Int32(bytes[place + 1]))
          let (three, four) = (Int32(bytes[place + width]), Int32(bytes[place + width + 1]))
          let across = two + four - one - three
          let down = three + four - one - two
          guard across != 0 || down != 0 else { continue }
          let index = row / square * columns + column / square
          changes[index].across += Float(across * across)
          changes[index].down += Float(down * down)
          changes[index].both += Float(across * down)
        }
      }
      return changes
    }
  }

  /// Each square with its neighbours, as a mean of their pixels.
  private static func smoothed(_ changes: [Change], _ columns: Int, _ rows: Int) -> [Change] {
    var result: [Change] = []
    result.reserveCapacity(changes.count)
    for row in 0..<rows {
      for column in 0..<columns {
        var sum = Change()
        var count: Float = 0
        for y in max(row - 1, 0)...min(row + 1, rows - 1) {
          for x in max(column - 1, 0)...min(column + 1, columns - 1) {
            sum += changes[y * columns + x]
            count += Float(square * square)
          }
        }
        result.append(
          Change(across: sum.across / count, down: sum.down / count, both: sum.both / count))
      }
    }
    return result
  }

  /// The region that some squares cover; `nil` if it is too small or too thin for bars.
  private static func region(of members: [Int], _ squares: [Change], _ columns: Int)
    -> StripedRegion?
  {
    guard members.count >= CodeLimit.squares else { return nil }
    let sum = members.reduce(into: Change()) { $0 += squares[$1] }
    // Half of a direction that was doubled
    let doubled = sum.direction
    let cosine = max(0, (1 + doubled.x) / 2).squareRoot()
    let sine = max(0, (1 - doubled.x) / 2).squareRoot()
    let along = Point(x: cosine, y: doubled.y < 0 ? -sine : sine)
    var (left, right) = (Double.infinity, -Double.infinity)
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for member in members {
      let place = Point(
        x: (Double(member % columns) + 0.5) * Double(square),
        y: (Double(member / columns) + 0.5) * Double(square))
      let (x, y) = (place.along(along), place.across(along))
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), max(bottom, y))
    }
    let (length, height) = (right - left + Double(square), bottom - top + Double(square))
    guard length >= Double(CodeLimit.length), height >= Double(CodeLimit.height),
      length * CodeLimit.longestBars > height,
      Double(members.count * square * square) > length * height * CodeLimit.filled
    else { return nil }
    let (x, y) = ((left + right) / 2, (top + bottom) / 2)
    return StripedRegion(
      center: Point(x: x * along.x - y * along.y, y: x * along.y + y * along.x), along: along,
      length: length, height: height)
  }
}
