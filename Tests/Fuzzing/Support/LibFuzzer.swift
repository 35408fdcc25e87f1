import CLibFuzzer
import Glibc

/// Runs libFuzzer, which calls the body with one input after another until the time is up or an input fails.
package func fuzz(_ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32) -> Never {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv
    exit(unsafe LLVMFuzzerRunDriver(&count, &arguments, body))
}
