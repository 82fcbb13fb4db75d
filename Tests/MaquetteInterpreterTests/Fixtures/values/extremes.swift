// B2: values that trap where Foundation or Swift is asked.
print((Int.min ..< 0).isEmpty, (Int.min ..< 0).contains(4)) // expect-output: false false // expect-error: a range of 9223372036854775807 elements is too large for a preview [runtime]
print((Int.min ..< 0).count, (Int.min ..< 0).first ?? 1) // expect-output: 9223372036854775807 -9223372036854775808 // expect-error: a range of 9223372036854775807 elements is too large for a preview [runtime]
print((Int.min ..< 0).map { $0 }.count) // expect-output: 1000 // expect-error: a range of 9223372036854775807 elements is too large for a preview [runtime]
print((Int.min ..< 0).reversed().count) // expect-output: 1000 // expect-error: a range of 9223372036854775807 elements is too large for a preview [runtime]
print(Array(Int.min ..< 0).count) // expect-output: 1000 // expect-error: a range of 9223372036854775807 elements is too large for a preview [runtime]
print((0 ... Int.max).count, (Int.min ... Int.max).count) // expect-output: 9223372036854775807 9223372036854775807
print(TimeZone(secondsFromGMT: Int.min)?.identifier ?? "none") // expect-output: none
print(TimeZone(secondsFromGMT: Int.max)?.identifier ?? "none") // expect-output: none
print(TimeZone(secondsFromGMT: 3600)?.identifier ?? "none") // expect-output: GMT+0100
print(Date(timeIntervalSince1970: 0) + .nan) // expect-output: 2001-01-01 00:00:00 +0000
print(Date(timeIntervalSince1970: 0) + Double.nan) // expect-output: 2001-01-01 00:00:00 +0000
print(Calendar(identifier: .gregorian).date(byAdding: .year, value: Int.min, to: Date()) == nil) // expect-output: true
print(Calendar(identifier: .gregorian).startOfDay(for: Date(timeIntervalSince1970: .nan))) // expect-output: 2001-01-01 00:00:00 +0000
print(5.formatted(.number.scale(.infinity))) // expect-output: 5
print(Decimal(5).formatted(.number.scale(.infinity))) // expect-output: 5
print(5.5.formatted(.percent.scale(-.infinity))) // expect-output: 550%
print(Duration.seconds(5).formatted(.units(allowed: [], width: .wide))) // expect-output: 5 seconds
print(Duration.seconds(5).formatted(.units(allowed: [.seconds], width: .wide, fractionalPart: .show(length: 2, increment: .nan)))) // expect-output: 5.00 seconds
