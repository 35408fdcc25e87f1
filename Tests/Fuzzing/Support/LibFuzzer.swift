import CLibFuzzer
import Glibc

/// Hands the process over to libFuzzer, which calls the body with one input after the other until time is up or one fails.
package func fuzz(_ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32) -> Never {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv
    exit(unsafe LLVMFuzzerRunDriver(&count, &arguments, body))
}
