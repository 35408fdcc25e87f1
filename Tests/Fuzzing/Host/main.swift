import FuzzingSupport

// An input of libFuzzer: options of the host, then either bytes for the wire or choices from which messages are made.
unsafe fuzz { start, count in
    var choices = unsafe Choices(UnsafeBufferPointer(start: start, count: count))
    let scenario = Scenario(&choices)
    scenario.check()
    return 0
}
