import Bridge
import BridgeCore
import BridgeTesting
import Foundation
import JSON

@testable import Conformance

/// An in-process host of this package, with the options of a case.
func bridgeConnection(_ options: Conformance.HostOptions) throws -> InProcessConnection {
    let host = try TestHost(BridgeCore.HostOptions(options), channels: Channels.registry)
    return InProcessConnection { bytes in
        host.receive(bytes)
    } finish: {
        (host.finish(), host.status.exitStatus)
    }
}

extension BridgeCore.Host.Status {
    /// The exit status of a process that ends with this status.
    fileprivate var exitStatus: Int32 {
        switch self {
        case .serving: 0
        case .ended(let exitStatus): exitStatus
        case .aborted: 134
        }
    }
}

/// Runs a closure with the options of a case. The files of the case exist until it returns.
func withOptions<Value>(of vector: VectorCase, _ body: (BridgeCore.HostOptions) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let given = try Conformance.HostOptions(vector.given) { lines throws(CaseFailure) in
        let url = folder.appending(path: "option-\(UUID())")
        guard let lines else { return url.path }
        guard
            FileManager.default.createFile(
                atPath: url.path, contents: Data(lines.flatMap { $0.jsonBytes + [UInt8(ascii: "\n")] }))
        else {
            throw CaseFailure("an option cannot be written")
        }
        return url.path
    }
    return try body(BridgeCore.HostOptions(given))
}
