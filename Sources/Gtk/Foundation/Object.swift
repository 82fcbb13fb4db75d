import CGtk

/// A GObject and the Swift value that stands for it.
///
/// `Gtk` is typed Swift over GTK 4 and libadwaita: names are GTK's in Swift's spelling, all unsafe
/// code is here, and everything runs on the main actor. `Foundation/` holds ownership, properties,
/// signals and the main loop; `Widgets/` and `Adwaita/` a file for each widget or small family;
/// `Application/` what surrounds them.
///
/// An object has one wrapper at most. The wrapper holds a toggle reference: while C code holds the
/// object too, the object keeps its wrapper alive; once the wrapper is the only owner it is kept by
/// Swift references alone, and releases the object when the last of them goes.
@MainActor
package class Object {
  /// The address of the C instance, valid for as long as the wrapper lives.
  package let raw: UnsafeMutableRawPointer
  var handlers: Set<gulong> = []

  package required init(raw: UnsafeMutableRawPointer, ownership: Ownership) {
    precondition(
      Object.existing(raw) == nil, "an object of type \(Object.typeName(of: raw)) is wrapped twice")
    self.raw = raw
    switch ownership {
    case .constructed:
      if cgtk_is_initially_unowned(raw) != 0 { g_object_ref_sink(raw) }
    case .borrowed: g_object_ref(raw)
    case .owned: break
    }
    let wrapper = Unmanaged.passRetained(self).toOpaque()
    g_object_set_qdata(cast(), Object.wrapperKey, wrapper)
    g_object_add_toggle_ref(cast(), Object.toggle, wrapper)
    // Ours was a plain reference; without it the toggle reports at once if nobody else holds one.
    g_object_unref(raw)
  }

  isolated deinit {
    for handler in handlers where g_signal_handler_is_connected(raw, handler) != 0 {
      g_signal_handler_disconnect(raw, handler)
    }
    g_object_set_qdata(cast(), Object.wrapperKey, nil)
    g_object_remove_toggle_ref(cast(), Object.toggle, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Drops what the object holds, its signal handlers included, and so breaks reference cycles.
  package func dispose() {
    g_object_run_dispose(cast())
  }

  /// The name of the object's class, such as `GtkLabel`.
  package var typeName: String { Object.typeName(of: raw) }

  /// Calls `action` once the C instance is released, or disposed of before.
  package func onFinalize(_ action: @escaping () -> Void) {
    let box = Unmanaged.passRetained(ClosureBox(action)).toOpaque()
    let notify: GWeakNotify = { data, _ in
      guard let data else { return }
      Unmanaged<ClosureBox<() -> Void>>.fromOpaque(data).takeRetainedValue().content()
    }
    g_object_weak_ref(cast(), notify, box)
  }

  private static let wrapperKey = g_quark_from_string("maquette-wrapper")

  private static let toggle: GToggleNotify = { wrapper, _, isLast in
    guard let wrapper else { return }
    let unmanaged = Unmanaged<Object>.fromOpaque(wrapper)
    if isLast != 0 { unmanaged.release() } else { _ = unmanaged.retain() }
  }
}

extension Object {
  /// The wrapper of the object at `pointer`: the living one, else a new one of the class that fits
  /// the object best.
  package static func wrap(_ pointer: UnsafeMutableRawPointer?, ownership: Ownership = .borrowed)
    -> Self?
  {
    guard let pointer else { return nil }
    let wrapper: Object
    if let living = existing(pointer) {
      if ownership == .owned { g_object_unref(pointer) }
      wrapper = living
    } else {
      wrapper = classOfWrapper(for: pointer).init(raw: pointer, ownership: ownership)
    }
    guard let typed = wrapper as? Self else {
      fatalError("an object of type \(wrapper.typeName) is not a \(self)")
    }
    return typed
  }

  static func wrap<Instance>(
    _ pointer: UnsafeMutablePointer<Instance>?, ownership: Ownership = .borrowed
  ) -> Self? {
    wrap(UnsafeMutableRawPointer(pointer), ownership: ownership)
  }

  static func wrap(_ pointer: OpaquePointer?, ownership: Ownership = .borrowed) -> Self? {
    wrap(UnsafeMutableRawPointer(pointer), ownership: ownership)
  }

  /// The living wrapper of the object at `pointer`.
  static func existing(_ pointer: UnsafeMutableRawPointer) -> Object? {
    g_object_get_qdata(pointer.assumingMemoryBound(to: GObject.self), wrapperKey).map {
      Unmanaged<Object>.fromOpaque($0).takeUnretainedValue()
    }
  }

  static func typeName(of pointer: UnsafeMutableRawPointer) -> String {
    String(cString: g_type_name(cgtk_type_of(pointer)))
  }

  convenience init<Instance>(constructed pointer: UnsafeMutablePointer<Instance>?) {
    guard let pointer else { fatalError("the constructor of \(Self.self) returned NULL") }
    self.init(raw: UnsafeMutableRawPointer(pointer), ownership: .constructed)
  }

  convenience init(constructed pointer: OpaquePointer?) {
    guard let pointer else { fatalError("the constructor of \(Self.self) returned NULL") }
    self.init(raw: UnsafeMutableRawPointer(pointer), ownership: .constructed)
  }

  /// The instance as the pointer type that a C function asks for.
  func cast<Instance>() -> UnsafeMutablePointer<Instance> {
    raw.assumingMemoryBound(to: Instance.self)
  }

  /// The instance as the pointer of a type whose structure is private to C.
  func cast() -> OpaquePointer { OpaquePointer(raw) }
}
