import HealthEngine
import HealthModel
package import JSON

/// One method of a channel: a name, a description, and a function from arguments to a result.
///
/// ```swift
/// static let lockDevice = Method("lockDevice", "The user locks the phone.", result: .nothing, example: Example()) {
///     (call) throws(BridgeError) in
///     try call.healthKit { () throws(HealthFailure) in try call.phone.setLocked(true) }
///     return JSONNull()
/// }
/// ```
///
/// A parameter is declared once: the function gets the values in the order of the parameters. All of them have been read
/// before the function begins, so nothing is half done when an argument is refused.
package final class Method: Sendable {
    /// What a method does with health data, for the audit log.
    package enum Audit: Sendable {
        /// As the methods of the channel usually do.
        case usual
        /// It touches none.
        case none
        /// It does this.
        case action(AuditAction)
    }

    /// The name without the channel.
    package let name: String
    /// One sentence for the OpenRPC document.
    package let summary: String
    /// What may be passed, in order.
    package let parameters: [ParameterDescription]
    /// What comes back.
    package var result: ResultDescription { makeResult() }
    /// A call and its result; a test makes it.
    package var example: Example { makeExample() }
    /// What it does with health data.
    package let audit: Audit
    // Made when somebody asks: a start that answers one request describes nothing.
    private let makeResult: @Sendable () -> ResultDescription
    private let makeExample: @Sendable () -> Example
    let handle: @Sendable (Call, Arguments) throws(BridgeError) -> Reply

    /// A method that answers at once.
    package init<each Value, Result: JSONWritable & SendableMetatype>(
        _ name: String,
        _ summary: String,
        _ parameter: repeat Parameter<each Value>,
        result: @autoclosure @escaping @Sendable () -> ResultDescription,
        example: @autoclosure @escaping @Sendable () -> Example,
        audit: Audit = .usual,
        _ body: @escaping @Sendable (Call, repeat each Value) throws(BridgeError) -> Result
    ) where repeat each Value: SendableMetatype {
        var parameters: [ParameterDescription] = []
        for parameter in repeat each parameter { parameters.append(parameter.description) }
        self.name = name
        self.summary = summary
        self.parameters = parameters
        makeResult = result
        makeExample = example
        self.audit = audit
        handle = { (call, arguments) throws(BridgeError) in
            .value(try body(call, repeat try arguments(each parameter)))
        }
    }

    /// A method whose answer may have to wait for the user.
    package init<each Value>(
        asking name: String,
        _ summary: String,
        _ parameter: repeat Parameter<each Value>,
        result: @autoclosure @escaping @Sendable () -> ResultDescription,
        example: @autoclosure @escaping @Sendable () -> Example,
        audit: Audit = .usual,
        _ body: @escaping @Sendable (Call, repeat each Value) throws(BridgeError) -> Reply
    ) where repeat each Value: SendableMetatype {
        var parameters: [ParameterDescription] = []
        for parameter in repeat each parameter { parameters.append(parameter.description) }
        self.name = name
        self.summary = summary
        self.parameters = parameters
        makeResult = result
        makeExample = example
        self.audit = audit
        handle = { (call, arguments) throws(BridgeError) in
            try body(call, repeat try arguments(each parameter))
        }
    }

    /// Whether its calls take long: they can tell how far they are, and be cancelled.
    package var reportsProgress: Bool { parameters.contains { $0.name == "progress" } }
}

/// What a method answers, for the OpenRPC document.
package struct ResultDescription: Sendable {
    package let name: String
    package let schema: JSONValue

    package init(_ name: String, _ schema: JSONValue) {
        self.name = name
        self.schema = schema
    }

    package static let nothing = ResultDescription("nothing", .nullSchema)
}

/// A call and its result, for the OpenRPC document.
package struct Example: Sendable {
    package let params: JSONValue?
    package let result: JSONValue
    /// The calls, by method and params, that made the default world what it is for this one.
    package let given: [(method: String, params: JSONValue)]
    /// The files that are in the folder where the host was started, by name.
    package let files: [String: String]

    package init(
        _ params: JSONValue? = nil,
        result: JSONValue = .null,
        given: [(method: String, params: JSONValue)] = [],
        files: [String: String] = [:]
    ) {
        self.params = params
        self.result = result
        self.given = given
        self.files = files
    }
}
