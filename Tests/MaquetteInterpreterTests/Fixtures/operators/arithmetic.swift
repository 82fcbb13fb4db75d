print(1 + 2 * 3)  // expect-output: 7
print(7 / 2, 7 % 3)  // expect-output: 3 1
print(7.0 / 2)  // expect-output: 3.5
print(-5 + 2)  // expect-output: -3
print(1 < 2, 2 >= 3, "a" == "a")  // expect-output: true false true
print(true && false || true)  // expect-output: true
print("a" + "b")  // expect-output: ab
print([1] + [2])  // expect-output: [1, 2]
print(5 & 3, 5 | 3, 5 ^ 3, 1 << 4)  // expect-output: 1 7 6 16
let length: Double = 3
print(length)  // expect-output: 3.0
