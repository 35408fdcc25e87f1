import Foundation

/// The executable under test.
enum Program {
    /// The path: beside the test bundle, unless `HEALTHKIT_BRIDGE_EXECUTABLE` is set.
    static func path() throws -> String {
        if let path = ProcessInfo.processInfo.environment["HEALTHKIT_BRIDGE_EXECUTABLE"] { return path }
        let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        for start in [runner] + CommandLine.arguments {
            var folder = URL(filePath: start)
            for _ in 0..<4 {
                folder.deleteLastPathComponent()
                let path = folder.appending(path: "healthkit-bridge").path
                var isFolder: ObjCBool = false
                if unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
                    return path
                }
            }
        }
        throw Trouble("healthkit-bridge is not beside the tests; name it in HEALTHKIT_BRIDGE_EXECUTABLE")
    }

    /// Starts the executable.
    static func start(_ arguments: String...) throws -> Child { try start(arguments) }

    /// Starts the executable.
    static func start(_ arguments: [String]) throws -> Child { try Child([path()] + arguments) }

    /// Runs the executable to its end.
    static func run(_ arguments: String..., input: String = "") throws -> Ending {
        try run(arguments, input: input)
    }

    /// Runs the executable to its end.
    static func run(_ arguments: [String], input: String = "") throws -> Ending {
        try run(Child([path()] + arguments), input: input)
    }

    /// Runs a shell script in which `"$0"` is the executable and `"$@"` are the arguments.
    static func shell(_ script: String, _ arguments: String..., input: String = "") throws -> Ending {
        try run(Child(["sh", "-c", script, path()] + arguments), input: input)
    }

    private static func run(_ child: Child, input: String) throws -> Ending {
        try child.send(input)
        return try child.end()
    }

    /// The folder of the protocol in the source tree.
    static let protocolFolder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../protocol").standardizedFileURL
}
