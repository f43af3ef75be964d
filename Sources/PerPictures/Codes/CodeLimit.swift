/// What bars look like, and in which sizes they are read.
enum CodeLimit {
  // MARK: Stripes

  /// The side of the squares whose slopes are measured, in pixels: each has several bars in it.
  static let square = 8
  /// The columns and rows of squares that a picture needs for its edges to be told from bars.
  static let (columns, rows) = (5, 3)
  /// The least of the mean square of slopes, each of two pixels.
  static let leastChange: Float = 160
  /// Of bars at least seven tenths of all change is in one direction; of letters it is in several.
  static let oneDirection: Float = 0.7
  /// The cosine of twice the angle between two squares of the same bars: they differ by less than 18.5 degrees.
  static let parallel = 0.8

  // MARK: Regions of stripes

  /// The largest ones are looked at; each costs several looks.
  static let regions = 6
  /// Fewer squares are letters, or an edge.
  static let squares = 8
  /// The pixels that the shortest code takes across its bars, and along them.
  static let (length, height) = (40, 16)
  /// Bars are at most three times as high as they are long together: higher ones are a fence, or a fold.
  static let longestBars = 3.0
  /// Squares fill two fifths of the rectangle around them; those of a curve or a frame fill less.
  static let filled = 0.4
  /// A code is in a region if its middle is no farther from that of the region than this part of each side: half of it,
  /// and a tenth more for what zbar does not see.
  static let reach = 0.6
  /// Without a region, looks see the same code where the middle of one is this near to a corner of the other.
  static let samePlace = 400.0

  // MARK: Looks

  /// Larger pictures are looked at in a smaller size first.
  static let longestSide = 2_000
  /// Bars and gaps of a code, in widths of the narrowest: those of EAN-13 are 95.
  static let bars = 100
  /// What is cut out, in the same widths: the code with the white that has to be on both sides of it.
  static let barsWithMargins = 140
  /// More rows than this say nothing new.
  static let lines = 60
  /// At most this part of the height is mixed to each side of a row, so that half of the rows are left.
  static let smoothedPart = 4
  /// Shorter numbers are seen in texts, stripes and blurred longer codes, too.
  static let shortNumber = 12
  /// A longer text in squares is neither a number nor an address, in bytes.
  static let bytes = 4_000
}
