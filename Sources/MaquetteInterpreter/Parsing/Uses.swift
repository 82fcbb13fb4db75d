/// What a unit of the source uses of what is around it: names that are not local, and the slots of
/// local ones.
///
/// Statements and functions have it from the unit that they stand in, so that what they make can be
/// kept while what they use stays the same.
final class Uses {
  /// A local variable, by the depth of its frame from the outermost one.
  struct Slot: Hashable {
    let level: Int
    let slot: Int
  }

  /// The depth of the frame that the unit's statements run in.
  let level: Int
  private(set) var ownNames: Set<String> = []
  private var ownSlots: Set<Slot> = []
  private var inner: [Uses] = []
  /// About how many names it and the units inside use.
  private(set) var weight = 0
  /// The weight from which looking at each name costs more than it can spare.
  static let heavy = 64

  init(level: Int) { self.level = level }

  func add(name: String) {
    ownNames.insert(name)
    weight += 1
  }

  func add(_ slot: Slot) { if slot.level <= level { ownSlots.insert(slot) } }

  /// Takes in what a unit inside uses.
  func add(_ uses: Uses) {
    inner.append(uses)
    weight += uses.weight
  }

  /// The names that it and the units inside use, that are not local; asked for once lowered.
  private(set) lazy var names: Set<String> = inner.reduce(into: ownNames) {
    $0.formUnion($1.names)
  }

  /// The local variables that it and the units inside use and that live outside it.
  private(set) lazy var slots: [Slot] = {
    var all = ownSlots
    for uses in inner { for slot in uses.slots where slot.level <= level { all.insert(slot) } }
    return Array(all)
  }()
}
