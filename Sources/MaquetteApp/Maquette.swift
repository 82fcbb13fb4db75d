@main
enum Maquette {
  static func main() {}
}
