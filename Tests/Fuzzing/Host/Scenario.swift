import Bridge
import BridgeCore
import BridgeTesting
import Foundation
import FuzzingSupport
import HealthModel
import JSON
import JSONRPC

/// The options of a host, an input, and how the input is cut into pieces.
struct Scenario {
    private var options = HostOptions()
    private let input: [UInt8]
    private let cut: UInt8
    /// The ids of all requests that expect a response; nil for an input of arbitrary bytes.
    private let ids: [JSONValue]?

    init(_ choices: inout Choices) {
        let isText = choices.bool()
        options.framing = choices.element(of: [nil, .lines, .headers])
        options.consent = ConsentScript([ConsentRule(choices.element(of: ConsentPolicy.allCases))])
        options.mode = choices.element(of: HostOptions.Mode.allCases)
        options.exceptions = choices.element(of: HostOptions.Exceptions.allCases)
        options.maximumFrame = isText ? choices.element(of: [64 << 20, 200, 20]) : 64 << 20
        options.clock = Date(timeIntervalSince1970: 1_772_352_000)
        options.timeZone = .gmt
        options.seed = 1
        cut = choices.byte()
        if isText {
            input = choices.rest()
            ids = nil
        } else {
            let messages = Messages(&choices, framing: options.framing ?? .lines)
            input = messages.bytes
            ids = messages.ids
        }
    }

    /// Ends the process if the host breaks an invariant.
    func check() {
        // These options of control/reset would open files.
        guard ids != nil || !input.contains(#""store""#), !input.contains(#""prelude""#) else { return }
        let whole = run([input[...]])
        let pieces = run(pieces)
        require(whole == pieces, "the output differs when the input is cut into pieces: \(pieces)", whole)
        let messages = messages(of: whole)
        let notifications = messages.count { $0.isPermissionSheet }
        if let ids {
            let answered = messages.flatMap(\.answeredIDs)
            require(answered.count <= ids.count, "more responses than requests", whole)
            guard whole.isAtEndOfInput else { return }
            require(answered.count == ids.count, "a request without a response", whole)
            require(notifications > 0 || answered == ids, "responses out of order", whole)
        } else {
            require(messages.count - notifications <= frameCount, "more responses than messages", whole)
        }
    }

    // MARK: Running

    private struct Run: Equatable, CustomStringConvertible {
        var output: [UInt8] = []
        var status = Host.Status.serving
        var isAtEndOfInput = false

        var description: String { "\(String(decoding: output, as: UTF8.self))--- \(status)" }
    }

    private func run(_ pieces: [ArraySlice<UInt8>]) -> Run {
        let host: TestHost
        do {
            host = try TestHost(options, channels: Channels.registry)
        } catch {
            fatalError("the host did not start: \(error)")
        }
        var run = Run()
        for piece in pieces where host.status == .serving {
            run.output += host.receive(Array(piece))
        }
        run.isAtEndOfInput = host.status == .serving
        if run.isAtEndOfInput {
            run.output += host.finish()
        }
        run.status = host.status
        return run
    }

    /// The input in pieces whose lengths depend on `cut`.
    private var pieces: [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var rest = input[...]
        var state = UInt32(cut)
        while !rest.isEmpty {
            state = state &* 1_664_525 &+ 1_013_904_223
            // Cut 0 is one byte at a time.
            let count = cut == 0 ? 1 : 1 + Int(state >> 24) % (1 + Int(cut))
            pieces.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return pieces
    }

    // MARK: Reading the output

    private func messages(of run: Run) -> [JSONValue] {
        var decoder = FrameDecoder()
        var messages: [JSONValue] = []
        decoder.append(run.output)
        do {
            while let message = try decoder.next() {
                messages.append(try JSONValue(parsing: message))
            }
            require(try decoder.finish() == nil, "output ends within a message", run)
        } catch {
            require(false, "output is not JSON in frames: \(error)", run)
        }
        return messages
    }

    /// The number of messages in the input. A framing error counts as one.
    private var frameCount: Int {
        var decoder = FrameDecoder(framing: options.framing, maximumLength: options.maximumFrame)
        var count = 0
        decoder.append(input)
        while true {
            do throws(FramingError) {
                guard try decoder.finish() != nil else { return count }
                count += 1
            } catch {
                count += 1
                if case .lost = error { return count }
            }
        }
    }

    private func require(_ condition: Bool, _ failure: @autoclosure () -> String, _ run: Run) {
        guard !condition else { return }
        fatalError("\(failure())\n--- input\n\(String(decoding: input, as: UTF8.self))\n--- output\n\(run)")
    }
}

extension JSONValue {
    fileprivate var isPermissionSheet: Bool {
        guard case .object(let message) = self else { return false }
        return message["method"] == "control/permissionSheet"
    }

    /// The ids of the responses in a message of the host.
    fileprivate var answeredIDs: [JSONValue] {
        switch self {
        case .array(let responses): responses.flatMap(\.answeredIDs)
        case .object(let message) where message["method"] == nil: message["id"].map { [$0] } ?? []
        default: []
        }
    }
}

extension [UInt8] {
    fileprivate func contains(_ text: String) -> Bool {
        firstRange(of: Array(text.utf8)) != nil
    }
}
