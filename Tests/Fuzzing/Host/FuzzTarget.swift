import FuzzingSupport

/// An input of libFuzzer: options of the host, then either bytes for the wire or choices from which messages are made.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    var choices = unsafe Choices(UnsafeBufferPointer(start: start, count: count))
    let scenario = Scenario(&choices)
    scenario.check()
    return 0
}
