import BridgeCore
import CHostRuntime
import Foundation
import Serving

/// The process that takes the place of this one, with the same program, arguments and descriptors, when the app is launched anew.
///
/// Variables of the app's code outlive any object, so only a new process has none of their values.
enum Successor {
    private static let variable = "HEALTHKIT_BRIDGE_HOST_STATE"
    private static let orderVariable = "SWIFT_DETERMINISTIC_HASHING"
    /// The descriptor of the output, which the next process expects as stdout.
    nonisolated(unsafe) static var output: Int32 = 1

    /// Lets sets and dictionaries have the same order in each run with a seed, and so archives the same bytes. The runtime reads the
    /// variable when a process starts, so this one begins anew. A value of the user stays.
    static func fixOrder() {
        guard unsafe getenv(orderVariable) == nil else { return }
        unsafe setenv(orderVariable, "1", 1)
        unsafe execv("/proc/self/exe", CommandLine.unsafeArgv)
    }

    /// Continues in a new process.
    static func launch(_ state: HostState) -> Never {
        let descriptor = host_memory_file()
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        guard descriptor >= 0, let data = try? encoder.encode(state),
            StandardStreams.write(Array(data), to: descriptor)
        else { fail() }
        lseek(descriptor, 0, SEEK_SET)
        unsafe dup2(output, 1)
        unsafe setenv(variable, String(descriptor), 1)
        MachineTimeZone.release()
        unsafe execv("/proc/self/exe", CommandLine.unsafeArgv)
        fail()
    }

    private static func fail() -> Never {
        StandardStreams.write(Array("Error: The app cannot be launched anew.\n".utf8), to: StandardStreams.error)
        StandardStreams.exit(1)
    }

    /// The state that a former process has left; nil for the first process.
    static func takeState() -> HostState? {
        guard let text = ProcessInfo.processInfo.environment[variable], let descriptor = Int32(text) else { return nil }
        unsafe unsetenv(variable)
        let data = try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).readToEnd()
        guard let data, let state = try? PropertyListDecoder().decode(HostState.self, from: data) else { fail() }
        return state
    }
}
