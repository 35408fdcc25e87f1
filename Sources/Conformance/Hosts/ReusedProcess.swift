import Foundation
import JSON

/// A process that starts the hosts of many cases, one after the other: a relay through the transport of a client. It saves the start
/// of an interpreter for each case.
///
/// ```swift
/// let relay = ReusedProcess(command: ["python3", "relay.py"])
/// VectorRunner { options in try relay.connect(options) }
/// ```
///
/// `protocol/vectors/README.md` describes the lines that it reads and writes. It is started when a case needs it, also again after
/// a case whose host has not ended.
public final class ReusedProcess {
    private let command: [String]
    private let seconds: Double
    private var process: SpawnedConnection?

    /// A process that is started later.
    ///
    /// - Parameters:
    ///   - command: The program, from the search path, and its arguments.
    ///   - seconds: The longest time for each response, and for the end of a host.
    public init(command: [String], seconds: Double = 10) {
        self.command = command
        self.seconds = seconds
    }

    /// Starts a host. The connection to the former one must be over.
    public func connect(_ options: HostOptions) throws(ConnectionFailure) -> any Connection {
        let process: SpawnedConnection
        if let running = self.process {
            process = running
        } else {
            process = try SpawnedConnection(command: command, seconds: seconds)
            self.process = process
        }
        try process.send(.array(options.arguments.map(JSONValue.string)))
        return HostOfProcess(process) { self.process = nil }
    }
}

/// A host that another process has started.
private final class HostOfProcess: Connection {
    private let process: SpawnedConnection
    private let forgetProcess: () -> Void
    private var status: Int32?

    init(_ process: SpawnedConnection, forgetProcess: @escaping () -> Void) {
        self.process = process
        self.forgetProcess = forgetProcess
    }

    func send(_ bytes: [UInt8]) throws(ConnectionFailure) {
        if status == nil { try process.send(.string(Data(bytes).base64EncodedString())) }
    }

    func receive() throws(ConnectionFailure) -> [UInt8] {
        guard let output = try next() else { throw .endOfOutput }
        return output
    }

    func finish() throws(ConnectionFailure) -> (output: [UInt8], status: Int32) {
        if status == nil { try process.send(false) }
        var rest: [UInt8] = []
        while let output = try next() { rest += output }
        return (rest, status ?? 0)
    }

    func abandon() {
        guard status == nil else { return }
        process.abandon()
        forgetProcess()
    }

    var standardError: [String] { process.standardError }

    /// The next output. Nil at the end of the host. A line that is neither counts as output, so that the case shows it.
    private func next() throws(ConnectionFailure) -> [UInt8]? {
        guard status == nil else { return nil }
        try process.send(true)
        var line: [UInt8] = []
        while line.last != UInt8(ascii: "\n") { line += try process.receive() }
        switch try? JSONValue(parsing: line) {
        case .integer(let number): status = Int32(exactly: number)
        case .string(let text): return Data(base64Encoded: text).map(Array.init) ?? line
        default: return line
        }
        return nil
    }
}

extension SpawnedConnection {
    fileprivate func send(_ line: JSONValue) throws(ConnectionFailure) { try send(Framing.lines.frame(line.jsonBytes)) }
}
