import FuzzingSupport

// One input of libFuzzer: a form of archive, then what it is made of: its bytes as they are, or choices.
unsafe fuzz { start, count in
    var choices = unsafe Choices(UnsafeBufferPointer(start: start, count: count))
    let scenario = Scenario(&choices)
    scenario.check()
    return 0
}
