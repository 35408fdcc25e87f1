package import HealthJSON
package import JSON

/// A method of a channel: a name, a description, and a function from arguments to a result.
///
/// ```swift
/// static let lockDevice = Method("lockDevice", "The user locks the phone.") { call in
///     try call.phone.setLocked(true)
/// }
/// ```
///
/// The function receives the values in the order of the parameters. All arguments are read before the function runs, so
/// an invalid argument leaves nothing half done. It throws errors of any type: ``Call/mappingErrors(_:)`` makes the failure of the
/// request from them.
package final class Method: Sendable {
    /// The access to health data, for the audit log.
    package enum Audit: Sendable {
        /// The actions that the engine reports. If it reports none, the usual action of the channel.
        case usual
        /// The method accesses no health data.
        case none
        /// The given action.
        case action(AuditAction)
    }

    /// The name without the channel prefix.
    package let name: String
    /// One sentence for the OpenRPC document.
    package let summary: String
    /// The parameters, in order.
    package let parameters: [ParameterDescription]
    /// The result.
    package var result: ResultDescription { makeResult() }
    /// The access to health data.
    package let audit: Audit
    /// Whether calls change nothing. A recording leaves such calls of the device owner out.
    package let onlyReads: Bool
    // Created on demand, to keep the start fast.
    private let makeResult: @Sendable () -> ResultDescription
    /// Reads the arguments of a call, and carries it out.
    let body: @Sendable (Call) throws -> Reply

    /// A method that returns a result, or a ``Reply`` if the result may have to wait for the user.
    package convenience init<each Value, Result: JSONWritable & SendableMetatype>(
        _ name: String,
        _ summary: String,
        _ parameter: repeat Parameter<each Value>,
        result: @autoclosure @escaping @Sendable () -> ResultDescription,
        audit: Audit = .usual,
        onlyReads: Bool = false,
        _ body: @escaping @Sendable (Call, repeat each Value) throws -> Result
    ) where repeat each Value: SendableMetatype {
        let (parameters, readers) = Self.erased(repeat each parameter)
        let (names, makeReply) = (parameters.map(\.name), Reply.maker(of: Result.self))
        self.init(name, summary, parameters, result, audit, onlyReads) { call in
            var arguments = try call.members(names)
            var readers = readers[...]
            return makeReply(try body(call, repeat try arguments.next(&readers, (each Value).self)))
        }
    }

    /// A method that returns nothing, which is `null` on the wire.
    package convenience init<each Value>(
        _ name: String,
        _ summary: String,
        _ parameter: repeat Parameter<each Value>,
        audit: Audit = .usual,
        _ body: @escaping @Sendable (Call, repeat each Value) throws -> Void
    ) where repeat each Value: SendableMetatype {
        let (parameters, readers) = Self.erased(repeat each parameter)
        let names = parameters.map(\.name)
        self.init(name, summary, parameters, { .nothing }, audit) { call in
            var arguments = try call.members(names)
            var readers = readers[...]
            try body(call, repeat try arguments.next(&readers, (each Value).self))
            return .value(JSONNull())
        }
    }

    /// A method of a plugin. It reads its arguments itself, each by the description of the parameter.
    package convenience init<Result: JSONWritable & SendableMetatype>(
        plugin name: String,
        _ summary: String,
        _ parameters: [ParameterDescription] = [],
        result: @autoclosure @escaping @Sendable () -> ResultDescription,
        audit: Audit = .usual,
        _ body: @escaping @Sendable (Call, NativeValue) throws -> Result
    ) {
        let makeReply = Reply.maker(of: Result.self)
        self.init(name, summary, parameters, result, audit) { call in makeReply(try body(call, call.arguments)) }
    }

    /// The descriptions and readers of parameters. With a reader whose type names that of its value, Swift would look up all these
    /// types several times in each call, which takes longer than reading the arguments.
    private static func erased<each Value>(
        _ parameter: repeat Parameter<each Value>
    ) -> ([ParameterDescription], [ArgumentReader]) {
        var descriptions: [ParameterDescription] = []
        var readers: [ArgumentReader] = []
        for parameter in repeat each parameter {
            descriptions += parameter.descriptions
            readers.append { arguments in try parameter.read(&arguments) }
        }
        return (descriptions, readers)
    }

    private init(
        _ name: String,
        _ summary: String,
        _ parameters: [ParameterDescription],
        _ makeResult: @escaping @Sendable () -> ResultDescription,
        _ audit: Audit,
        _ onlyReads: Bool = false,
        _ body: @escaping @Sendable (Call) throws -> Reply
    ) {
        self.name = name
        self.summary = summary
        self.parameters = parameters
        self.makeResult = makeResult
        self.audit = audit
        self.onlyReads = onlyReads
        self.body = body
    }

    /// Whether calls may take long, report progress and can be cancelled.
    package var reportsProgress: Bool { parameters.contains { $0.name == "progress" } }
}

/// Reads the value of a parameter.
private typealias ArgumentReader = @Sendable (inout Members) throws -> Any

extension Members? {
    /// The value of the first of some readers.
    fileprivate mutating func next<Value>(_ readers: inout ArraySlice<ArgumentReader>, _: Value.Type) throws -> Value {
        // Unlike a conditional cast, a pattern needs no optional of the type, which takes long to look up.
        guard let any = try self?.value(of: readers.removeFirst()) else { preconditionFailure("a parameter has no arguments") }
        switch any {
        case let value as Value: return value
        default: preconditionFailure("a parameter has read a value of another type")
        }
    }
}

extension Members {
    fileprivate mutating func value(of reader: ArgumentReader) throws -> Any { try reader(&self) }
}

/// The result of a method, for the OpenRPC document.
package struct ResultDescription: Sendable {
    package let name: String
    package let schema: JSONValue

    package init(_ name: String, _ schema: JSONValue) {
        self.name = name
        self.schema = schema
    }

    package static let nothing = ResultDescription("nothing", .nullSchema)
}
