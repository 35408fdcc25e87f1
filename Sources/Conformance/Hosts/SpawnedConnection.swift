import Foundation
import Glibc

/// A host that is a program of its own, spoken to over pipes.
///
/// ```swift
/// try SpawnedConnection(command: ["healthkit-bridge", "serve", "--seed", "1"])
/// ```
///
/// Whatever the host does, no call takes longer than the time it is given; a host that does not end is killed.
/// Making a connection turns off the signal for closed pipes (`SIGPIPE`) in the whole process.
public final class SpawnedConnection: Connection {
    private let process: ChildProcess
    private let seconds: Double
    private var pump: PipePump
    private var isOver = false

    /// One start at a time: a host must not inherit the pipes of another before they are marked as not to be inherited.
    private static let starting = NSLock()

    /// Starts a command.
    ///
    /// - Parameters:
    ///   - command: The program, found in the search path, and its arguments.
    ///   - seconds: How long the host may take for each answer, and for its end.
    /// - Throws: `notStarted`, if there is no such program or no pipe can be had.
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
            for pipe in [input, output, errors] {
                pipe.close()
            }
            throw error
        }
        for descriptor in [input.reading, output.writing, errors.writing] {
            close(descriptor)
        }
        self.seconds = seconds
        pump = PipePump(input: input.writing, output: output.reading, errors: errors.reading)
    }

    deinit {
        abandon()
    }

    /// Writes to the host's input, reading its output meanwhile, so that neither waits for the other.
    public func send(_ bytes: [UInt8]) throws(ConnectionFailure) {
        pump.enqueue(bytes)
        try run { $0.hasNothingToWrite }
    }

    /// Waits for output, and takes all that has come.
    public func receive() throws(ConnectionFailure) -> [UInt8] {
        try run { !$0.received.isEmpty || $0.outputHasEnded }
        let output = pump.takeReceived()
        guard !output.isEmpty else { throw .endOfOutput }
        return output
    }

    /// Closes the host's input and waits for the end of its output and of the host.
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
            // The host has closed its output, so its end is a matter of moments: nothing better to wait for.
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

    /// The last lines that the host has written to its standard error.
    public var standardError: [String] { pump.standardError }

    /// Moves bytes until a condition holds.
    private func run(until isDone: (PipePump) -> Bool) throws(ConnectionFailure) {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while !isDone(pump) {
            guard pump.move(until: deadline) else { throw .silent(seconds: seconds) }
        }
    }
}
