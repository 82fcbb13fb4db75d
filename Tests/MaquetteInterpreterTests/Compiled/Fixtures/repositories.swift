import Foundation
// generics with constraints, where clauses, default implementations
protocol Identified { associatedtype ID: Hashable; var id: ID { get } }
protocol Named { var name: String { get } }
extension Named { var initials: String { name.split(separator: " ").compactMap { $0.first }.map { String($0) }.joined() } }
typealias Entity = Identified & Named
struct User: Entity, Equatable { let id: Int; let name: String; var role = Role.viewer; enum Role: Int, Comparable, CaseIterable { case viewer, editor, admin; static func < (l: Role, r: Role) -> Bool { l.rawValue < r.rawValue }; func can(_ a: Action) -> Bool { a.minimum <= self }; enum Action { case read, write, ban; var minimum: Role { switch self { case .read: .viewer; case .write: .editor; case .ban: .admin } } } } }
struct Repo<T: Entity> where T: Equatable { private var store: [T.ID: T] = [:]; private(set) var order: [T.ID] = []; mutating func save(_ t: T) { if store[t.id] == nil { order.append(t.id) }; store[t.id] = t }; func all() -> [T] { order.compactMap { store[$0] } }; func find(where p: (T) -> Bool) -> T? { all().first(where: p) }; subscript(id: T.ID) -> T? { get { store[id] } set { if let newValue { save(newValue) } else { store[id] = nil; order.removeAll { $0 == id } } } }; var isEmpty: Bool { store.isEmpty } }
extension Repo where T == User { func admins() -> [User] { all().filter { $0.role == .admin } }; func byRole() -> [User.Role: [String]] { Dictionary(grouping: all(), by: \.role).mapValues { $0.map(\.name).sorted() } } }
extension Sequence { func sorted<V: Comparable>(by k: KeyPath<Element, V>, desc: Bool = false) -> [Element] { sorted { desc ? $0[keyPath: k] > $1[keyPath: k] : $0[keyPath: k] < $1[keyPath: k] } }; func sum<N: Numeric>(_ f: (Element) -> N) -> N { reduce(0) { $0 + f($1) } }; func grouped<K: Hashable>(by f: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: f) }; func first<T>(of type: T.Type) -> T? { lazy.compactMap { $0 as? T }.first } }
extension Optional { func or(_ d: @autoclosure () -> Wrapped) -> Wrapped { self ?? d() }; var exists: Bool { self != nil } }
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
func tap<T>(_ v: T, _ f: (inout T) -> Void) -> T { var v = v; f(&v); return v }
func with<T: AnyObject>(_ o: T, _ f: (T) -> Void) -> T { f(o); return o }
final class Box { var n = 0; var tags: [String] = [] }
func maxOf<T>(_ xs: T..., by: (T, T) -> Bool) -> T? { xs.max(by: by) }
struct Pair<A, B> { var a: A, b: B; func swapped() -> Pair<B, A> { .init(a: b, b: a) }; func map<C>(_ f: (A) -> C) -> Pair<C, B> { Pair<C, B>(a: f(a), b: b) } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: CustomStringConvertible { var description: String { "<\(a)|\(b)>" } }
func lines() -> [String] {
  var out: [String] = []
  var repo = Repo<User>(); repo.save(User(id: 2, name: "Bo Lee", role: .admin)); repo.save(User(id: 1, name: "Al May")); repo[1]?.role = .editor; repo.save(User(id: 3, name: "Cy")); repo[3] = nil
  out.append("\(repo.all().map(\.initials)) \(repo.admins().map(\.name)) \(repo.find { $0.role == .editor }?.id ?? 0) \(repo.order) \(repo[9].exists)")
  out.append("\(repo.byRole().sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }) \(User.Role.editor.can(.write)) \(User.Role.viewer.can(.ban)) \(User.Role.allCases.max()!)")
  out.append("\(repo.all().sorted(by: \.name).map(\.id)) \(repo.all().sorted(by: \.name, desc: true).map(\.id)) \(repo.all().sum { $0.name.count }) \([1.5, 2].sum { $0 })")
  out.append("\(["a", "bb", "cc"].grouped { $0.count }.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }) \(([1, "x", 2.5] as [Any]).first(of: String.self) ?? "-")")
  let n: Int? = nil; let e: [Int]? = []; out.append("\(n.or(5)) \(e.isNilOrEmpty) \(([1] as [Int]?).isNilOrEmpty) \(n.exists)")
  out.append("\(tap([3, 1, 2]) { $0.sort(); $0.append(9) }) \(with(Box()) { $0.n = 4; $0.tags += ["t"] }.tags) \(maxOf(3, 9, 2, by: <)!)")
  let p = Pair(a: 1, b: "x"); out.append("\(p) \(p.swapped()) \(p.map { Double($0) + 0.5 }) \(p == Pair(a: 1, b: "x"))")
  return out
}
