struct Person { var name = "Ann" }
let person = Person()
print(persn)  // expect-warning: cannot find 'persn' in scope; did you mean 'person'? [unresolved-name]  // expect-output: persn
print(person.nam)  // expect-warning: value of type 'Person' has no member 'nam'; did you mean 'name'? [unresolved-name]  // expect-output: nam
