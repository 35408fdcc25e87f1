import Foundation
import Platform

/// A host in a separate process, connected by pipes.
///
/// ```swift
/// try SpawnedConnection(command: ["healthkit-bridge", "serve", "--seed", "1"])
/// ```
///
/// No call takes longer than the given time. A host that does not end is killed.
/// Creating a connection makes the whole process ignore `SIGPIPE`.
public final class SpawnedConnection: Connection {
    private let process: ChildProcess
    private let seconds: Double
    private var pump: PipePump
    private var isOver = false

    /// Serializes starts, so that a host does not inherit pipes of another one before they are marked close-on-exec.
    private static let starting = NSLock()

    /// Starts a host.
    ///
    /// - Parameters:
    ///   - command: The program, from the search path, and its arguments.
    ///   - seconds: The longest time for each response, and for the end of the host.
    /// - Throws: `notStarted`, if the program does not exist or a pipe cannot be created.
    public init(command: [String], seconds: Double = 10) throws(ConnectionFailure) {
        signal(SIGPIPE, SIG_IGN)
        Self.starting.lock()
        defer { Self.starting.unlock() }
        let input = try PipeEnds()
        let output = try PipeEnds()
        let errors = try PipeEnds()
        do {
            process = try ChildProcess(command: command, standard: (input.reading, output.writing, errors.writing))
        } catch {
            for pipe in [input, output, errors] { pipe.close() }
            throw error
        }
        for descriptor in [input.reading, output.writing, errors.writing] {
            close(descriptor)
        }
        self.seconds = seconds
        pump = PipePump(input: input.writing, output: output.reading, errors: errors.reading)
    }

    deinit { abandon() }

    /// Writes to the host's input. Reads its output meanwhile to avoid a deadlock.
    public func send(_ bytes: [UInt8]) throws(ConnectionFailure) {
        pump.enqueue(bytes)
        try run { $0.hasNothingToWrite }
    }

    /// Waits for output, and returns all that has arrived.
    public func receive() throws(ConnectionFailure) -> [UInt8] {
        try run { !$0.received.isEmpty || $0.outputHasEnded }
        let output = pump.takeReceived()
        guard !output.isEmpty else { throw .endOfOutput }
        return output
    }

    /// Closes the host's input, and waits for the end of its output and of the process.
    public func finish() throws(ConnectionFailure) -> (output: [UInt8], status: Int32) {
        defer { abandon() }
        pump.closeInput()
        do {
            try run { $0.outputHasEnded }
        } catch {
            throw .hanging(seconds: seconds)
        }
        let deadline = ContinuousClock.now + .seconds(seconds)
        while true {
            if let status = process.exitStatus() {
                isOver = true
                return (pump.takeReceived(), status)
            }
            guard ContinuousClock.now < deadline else { throw .hanging(seconds: seconds) }
            // The host has closed its output and ends soon, so polling is good enough.
            usleep(500)
        }
    }

    /// Kills the host, unless it has ended, and closes the pipes.
    public func abandon() {
        if !isOver {
            process.kill()
            isOver = true
        }
        pump.close()
    }

    /// The last lines of the host's standard error.
    public var standardError: [String] { pump.standardError }

    /// Moves bytes until a condition holds.
    private func run(until isDone: (PipePump) -> Bool) throws(ConnectionFailure) {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while !isDone(pump) {
            guard pump.move(until: deadline) else { throw .silent(seconds: seconds) }
        }
    }
}
