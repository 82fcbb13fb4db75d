import Foundation
enum ValidationError: LocalizedError, Equatable { case empty(field: String), tooShort(min: Int), invalid
  var errorDescription: String? { switch self { case .empty(let f): "\(f) is empty"; case .tooShort(let m): "min \(m)"; case .invalid: nil } } }
struct Validator { var rules: [(String) throws -> Void] = []
  func callAsFunction(_ s: String) -> String { do { for r in rules { try r(s) }; return "ok" } catch let error as ValidationError { return error.errorDescription ?? "invalid" } catch { return "unknown" } } }
func notEmpty(_ f: String) -> (String) throws -> Void { { if $0.trimmingCharacters(in: .whitespaces).isEmpty { throw ValidationError.empty(field: f) } } }
func minLength(_ n: Int) -> (String) throws -> Void { { s in guard s.count >= n else { throw ValidationError.tooShort(min: n) } } }
enum LoadState<Value> { case idle, loading(progress: Double), loaded(Value), failed(Error)
  var value: Value? { if case .loaded(let v) = self { v } else { nil } }
  var isLoading: Bool { if case .loading = self { return true }; return false }
  func map<T>(_ f: (Value) -> T) -> LoadState<T> { switch self { case .idle: return .idle; case .loading(let p): return .loading(progress: p); case .loaded(let v): return .loaded(f(v)); case .failed(let e): return .failed(e) } } }
struct Money: Comparable, CustomStringConvertible { let cents: Int; init(_ d: Double) { cents = Int((d * 100).rounded()) }; init(cents: Int) { self.cents = cents }
  var description: String { String(format: "$%d.%02d", cents / 100, cents % 100) }
  static func < (l: Money, r: Money) -> Bool { l.cents < r.cents }
  static func + (l: Money, r: Money) -> Money { Money(cents: l.cents + r.cents) }
  static func += (l: inout Money, r: Money) { l = l + r }
  static let zero = Money(cents: 0) }
extension Sequence where Element == Money { func sum() -> Money { reduce(.zero, +) } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" }; var isBlank: Bool { self?.isEmpty ?? true } }
extension String { var initials: String { split(separator: " ").compactMap(\.first).map(String.init).joined() }
  func truncated(to n: Int) -> String { count > n ? prefix(n) + "…" : self }
  var isEmail: Bool { contains("@") && contains(".") && !hasPrefix("@") }
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }
extension Int { var ordinal: String { let s: String; switch (self % 10, self % 100) { case (1, let t) where t != 11: s = "st"; case (2, let t) where t != 12: s = "nd"; case (3, let t) where t != 13: s = "rd"; default: s = "th" }; return "\(self)\(s)" }
  func clamped(to r: ClosedRange<Int>) -> Int { Swift.min(Swift.max(self, r.lowerBound), r.upperBound) } }
extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
extension Array where Element: Hashable { func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } } }
extension Dictionary where Value == Int { mutating func bump(_ k: Key) { self[k, default: 0] += 1 } }
func lines() -> [String] {
  var out: [String] = []
  let v = Validator(rules: [notEmpty("Name"), minLength(3)])
  out.append("\(v("")) | \(v("ab")) | \(v("abc"))")
  let st = LoadState.loaded([1, 2]); out.append("\(st.value!.count) \(st.isLoading) \(LoadState<Int>.loading(progress: 0.5).isLoading) \(st.map { $0.count }.value!) \(LoadState<Int>.idle.value as Int?)")
  if case .loading(let p) = LoadState<Int>.loading(progress: 0.25) { out.append("\(p)") }
  if case .failed(let e as ValidationError) = LoadState<Int>.failed(ValidationError.invalid) { out.append("\(e)") }
  var m = [Money(1.5), Money(2.255), .zero].sum(); m += Money(cents: 5); out.append("\(m) \([Money(3), Money(1)].max()!) \(Money(2) > .zero)")
  let n: String? = nil; out.append("\(n.orEmpty)| \(n.isBlank) \(Optional("x").isBlank)")
  out.append("\("Ann Bea Cole".initials) \("Hello".truncated(to: 3)) \("a@b.c".isEmail) \("@x.".isEmail) \("hey"[1])")
  out.append("\([1, 2, 3, 4, 11, 12, 21, 22, 113].map(\.ordinal)) \(15.clamped(to: 0...10))")
  out.append("\([1, 2][safe: 5] as Int?) \([1, 2][safe: 1]!) \([3, 1, 3, 2, 1].uniqued())")
  var d: [String: Int] = [:]; for w in "a b a c a".split(separator: " ") { d.bump(String(w)) }; out.append("\(d.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map { "\($0.key)\($0.value)" })")
  out.append("\(ValidationError.tooShort(min: 3) == .tooShort(min: 3)) \(ValidationError.invalid.localizedDescription.isEmpty) \(ValidationError.empty(field: "A").localizedDescription)")
  return out
}
