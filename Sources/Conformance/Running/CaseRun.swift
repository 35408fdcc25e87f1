import JSON

/// One run of a case against one host.
struct CaseRun {
    private let vector: VectorCase
    private var stream: MessageStream
    private var bindings: Bindings
    /// The current part of the case.
    private var step = ""

    /// Runs a case. `paths` has the absolute paths of its files.
    ///
    /// - Returns: All bytes that the host has written.
    static func run(
        _ vector: VectorCase, on connection: any Connection, framing: Framing, paths: [String: String] = [:]
    ) throws(CaseFailure) -> [UInt8] {
        var run = CaseRun(
            vector: vector,
            stream: MessageStream(connection, framing: framing),
            bindings: Bindings(paths.mapValues(JSONValue.string))
        )
        do {
            try run.run()
        } catch {
            // End the host first, so that its standard error is complete.
            connection.abandon()
            var failure = error
            failure.standardError = connection.standardError
            throw failure
        }
        return run.stream.transcript
    }

    private mutating func run() throws(CaseFailure) {
        for (index, request) in vector.prelude.enumerated() {
            step = "prelude[\(index)]"
            try perform(request, id: .string(step))
        }
        for (index, step) in vector.exchange.enumerated() {
            self.step = "exchange[\(index)]"
            try perform(step)
        }
        step = "atEnd"
        try end()
    }

    private mutating func perform(_ request: VectorCase.Request, id: JSONValue) throws(CaseFailure) {
        var message: JSONObject = ["jsonrpc": "2.0", "id": id, "method": .string(request.method)]
        message["params"] = request.params
        try send(.message(.object(message)))
        let response = try nextMessage()
        let success: Pattern = .object([
            .init(name: "jsonrpc", pattern: .equal("2.0")),
            .init(name: "id", pattern: .equal(id)),
            .init(name: "result", pattern: .any(.anything)),
        ])
        try compare(response, with: success, "\(request.method) did not succeed")
    }

    private mutating func perform(_ step: Step) throws(CaseFailure) {
        try send(step.input)
        for output in step.output {
            switch output {
            case .message(let pattern):
                try compare(try nextMessage(), with: pattern, "the message is not the expected one")
            case .bytes(let bytes):
                do {
                    try stream.next(exactly: bytes)
                } catch .otherBytes(let actual) {
                    let difference = Difference(
                        path: "", expected: StreamFailure.quote(bytes), actual: StreamFailure.quote(actual)
                    )
                    throw failure("the output is not the expected text", difference)
                } catch {
                    throw failure(error)
                }
            }
        }
    }

    private mutating func send(_ input: Step.Input) throws(CaseFailure) {
        do {
            switch input {
            case .message(let message): try stream.send(try bindings.filling(message))
            case .bytes(let bytes): try stream.connection.send(bytes)
            }
        } catch let error as Bindings.UnknownName {
            throw failure("nothing was saved as “\(error.name)”")
        } catch {
            throw failure("the host cannot be written to: \(error)")
        }
    }

    private mutating func nextMessage() throws(CaseFailure) -> JSONValue {
        do {
            return try stream.next()
        } catch {
            throw failure(error)
        }
    }

    private mutating func end() throws(CaseFailure) {
        let messages: [JSONValue]
        let status: Int32
        do {
            (messages, status) = try stream.finish()
        } catch {
            throw failure(error)
        }
        if let difference = Pattern.array(vector.atEnd).difference(from: .array(messages), &bindings) {
            throw failure("the messages that came at the end are not the expected ones", difference)
        }
        guard status == vector.exit else {
            let difference = Difference(path: "", expected: "\(vector.exit)", actual: "\(status)")
            throw failure("the exit status is not the expected one", difference)
        }
    }

    private mutating func compare(_ message: JSONValue, with pattern: Pattern, _ reason: String) throws(CaseFailure) {
        if let difference = pattern.difference(from: message, &bindings) {
            throw CaseFailure(reason, step: step, difference: difference, received: message.jsonText)
        }
    }

    /// The failure of a case because of its stream, with the exit status if the host has ended too early.
    private func failure(_ error: StreamFailure) -> CaseFailure {
        guard case .connection(.endOfOutput) = error, let (_, status) = try? stream.connection.finish() else {
            return failure("\(error)")
        }
        return failure("\(error): the host ended with exit status \(status)")
    }

    private func failure(_ reason: String, _ difference: Difference? = nil) -> CaseFailure {
        CaseFailure(reason, step: step, difference: difference)
    }
}
