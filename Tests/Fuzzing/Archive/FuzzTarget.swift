import FuzzingSupport

/// An input of libFuzzer: the kind of archive, then either its bytes or choices from which it is made.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    var choices = unsafe Choices(UnsafeBufferPointer(start: start, count: count))
    let scenario = Scenario(&choices)
    scenario.check()
    return 0
}
