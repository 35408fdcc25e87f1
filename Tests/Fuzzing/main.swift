import CLibFuzzer
import Glibc

// One input of libFuzzer: a world, then either bytes for the wire as they are or choices from which messages are made.
let testOneInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32 = { start, count in
    var choices = unsafe Choices(UnsafeBufferPointer(start: start, count: count))
    let scenario = Scenario(&choices)
    scenario.check()
    return 0
}

var argumentCount = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv
exit(unsafe LLVMFuzzerRunDriver(&argumentCount, &arguments, testOneInput))
