/// The local names of a function, closure or loop body while it is lowered.
final class FrameScope {
  /// Where a local name lives.
  struct Local: Equatable {
    let slot: Int
    /// Whether its slot holds a binding that is read through.
    let isWrapped: Bool
    /// The type that it is declared with.
    var type: TypeExpression?

    static func == (a: Local, b: Local) -> Bool {
      a.slot == b.slot && a.isWrapped == b.isWrapped && a.type?.text == b.type?.text
    }
  }

  /// What a kept statement leaves behind again in the scopes around it.
  struct Trace {
    /// The names that it declares in the innermost block.
    let declared: [String: Local]
    /// How many slots each frame has after it, the innermost first.
    let sizes: [Int]
    /// The slots of `$0` and its like in each frame after it.
    let implicitParameters: [[Int: Int]]
    /// How many `return` stand in it.
    let returns: Int
  }

  let parent: FrameScope?
  /// How many frames are around it.
  let level: Int
  let size = FrameSize()
  /// Whether `$0` belongs to it.
  let takesImplicitParameters: Bool
  /// Whether it is a loop's body, whose `return` leaves the function around it.
  let isLoop: Bool
  private(set) var implicitParameters: [Int: Int] = [:] { didSet { changes &+= 1 } }
  var returns = 0
  private var blocks: [[String: Local]] = [[:]]
  /// How often anything of what is seen from here was changed.
  private var changes = 0
  private var knownSight: (changes: Int, value: Int)?

  init(parent: FrameScope?, takesImplicitParameters: Bool = false, isLoop: Bool = false) {
    self.parent = parent
    level = parent.map { $0.level + 1 } ?? 0
    self.takesImplicitParameters = takesImplicitParameters
    self.isLoop = isLoop
  }

  /// Opens a block: names declared in it end with it.
  func push() { blocks.append([:]) }

  /// Closes the innermost block.
  func pop() {
    if blocks.removeLast().isEmpty == false { changes &+= 1 }
  }

  /// A new slot, for a name or without one.
  func declare(_ name: String?, isWrapped: Bool = false, type: TypeExpression? = nil) -> Int {
    let slot = size.count
    size.count += 1
    changes &+= 1
    if let name {
      blocks[blocks.count - 1][name] = Local(slot: slot, isWrapped: isWrapped, type: type)
    }
    return slot
  }

  /// Says what type the local that was declared last with a name has.
  func setType(of name: String, _ type: TypeExpression) {
    changes &+= 1
    blocks[blocks.count - 1][name]?.type = type
  }

  /// The slot of `$index`.
  func implicitParameter(_ index: Int) -> Int {
    if let slot = implicitParameters[index] { return slot }
    let slot = declare(nil)
    implicitParameters[index] = slot
    return slot
  }

  /// The local of this frame with a name, the innermost first.
  func local(_ name: String) -> Local? {
    for block in blocks.reversed() { if let local = block[name] { return local } }
    return nil
  }
}

extension FrameScope {
  /// A number that is the same wherever the same local names are seen in the same slots.
  var sight: Int {
    var hasher = Hasher()
    hasher.combine(ownSight)
    if let parent { hasher.combine(parent.sight) }
    return hasher.finalize()
  }

  private var ownSight: Int {
    if let knownSight, knownSight.changes == changes { return knownSight.value }
    var hasher = Hasher()
    var seen: Set<String> = []
    // Names are combined in any order, as each is seen once.
    var names = 0
    for block in blocks.reversed() {
      for (name, local) in block where seen.insert(name).inserted {
        var one = Hasher()
        one.combine(name)
        one.combine(local.slot)
        one.combine(local.isWrapped)
        one.combine(local.type?.text)
        names ^= one.finalize()
      }
    }
    hasher.combine(names)
    hasher.combine(size.count)
    hasher.combine(takesImplicitParameters)
    hasher.combine(isLoop)
    hasher.combine(implicitParameters)
    let value = hasher.finalize()
    knownSight = (changes, value)
    return value
  }

  /// What there is before a statement, to be compared with what there is after it.
  func mark() -> (block: [String: Local], changes: Int, outer: Int, returns: Int) {
    (blocks[blocks.count - 1], changes, parent?.allChanges ?? 0, returns)
  }

  private var allChanges: Int { changes &+ (parent?.allChanges ?? 0) }

  /// What a statement left behind since the mark; nil if nothing.
  func trace(since mark: (block: [String: Local], changes: Int, outer: Int, returns: Int)) -> Trace?
  {
    if changes == mark.changes, (parent?.allChanges ?? 0) == mark.outer, returns == mark.returns {
      return nil
    }
    let declared = blocks[blocks.count - 1].filter { mark.block[$0.key] != $0.value }
    return Trace(
      declared: declared, sizes: chain.map(\.size.count),
      implicitParameters: chain.map(\.implicitParameters), returns: returns - mark.returns)
  }

  /// Leaves behind again what a kept statement did when it was lowered.
  func replay(_ trace: Trace) {
    blocks[blocks.count - 1].merge(trace.declared) { _, new in new }
    returns += trace.returns
    for (index, frame) in chain.enumerated() where index < trace.sizes.count {
      frame.size.count = max(frame.size.count, trace.sizes[index])
      if frame.implicitParameters != trace.implicitParameters[index] {
        frame.implicitParameters = trace.implicitParameters[index]
      }
      frame.changes &+= 1
    }
  }

  private var chain: [FrameScope] {
    var frames = [self]
    while let outer = frames.last?.parent { frames.append(outer) }
    return frames
  }
}
