import FuzzingSupport

// One input of libFuzzer: a world, then either bytes for the wire as they are or choices from which messages are made.
unsafe fuzz { start, count in
    var choices = unsafe Choices(UnsafeBufferPointer(start: start, count: count))
    let scenario = Scenario(&choices)
    scenario.check()
    return 0
}
