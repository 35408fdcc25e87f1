import FuzzingSupport

// An input of libFuzzer: the kind of archive, then either its bytes or choices from which it is made.
unsafe fuzz { start, count in
    var choices = unsafe Choices(UnsafeBufferPointer(start: start, count: count))
    let scenario = Scenario(&choices)
    scenario.check()
    return 0
}
