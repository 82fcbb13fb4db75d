func forever() {  // expect-error: function calls are nested without end [runtime]
  forever()
}
func loop() {
  while true {}  // expect-error: evaluation takes more than 2000000 steps [runtime]
}
forever()
loop()
