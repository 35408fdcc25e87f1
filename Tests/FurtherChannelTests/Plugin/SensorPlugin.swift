import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON
import JSONRPC

/// A channel that mirrors an invented package. It has one method for each property of plugin channels.
struct SensorPlugin: PluginChannel {
    let name = "sensor"
    let mirrors = MirroredPackage("sensor_plugin", version: "2.10.0", earlierVersions: ["2.9.1"])
    let since = ["twice": "2.10.0"]
    let renamed = [RenamedArgument(since: "2.10.0", old: .value, new: "value")]

    var methods: [Method] {
        [Self.casts, Self.count, Self.save, Self.ask, Self.silent, Self.trap, Self.twice, Self.watch]
    }

    func isEventChannel(_ name: String) -> Bool { name.hasPrefix("sensor_events_") }

    private static func method(
        _ name: String, _ body: @escaping @Sendable (Call, NativeValue) throws -> JSONValue
    ) -> Method {
        Method(plugin: name, "A test method.", result: ResultDescription("value", [:]), body)
    }

    /// Answers what each cast makes of `value`, which an earlier version calls `val`.
    private static let casts = Method(
        plugin: "casts", "A test method.", [.value], result: ResultDescription("value", [:])
    ) { (_, arguments) -> JSONValue in
        let value = arguments[.value]
        return [
            "int": value.int.map { .integer($0) } ?? .null, "double": value.double.map { .real($0) } ?? .null,
            "number": value.number.map { .real($0) } ?? .null, "bool": value.bool.map { .bool($0) } ?? .null,
            "string": value.string.map { .string($0) } ?? .null,
            "strings": value.array(of: \.string).map { .strings($0) } ?? .null,
            "isDictionary": .bool(value.dictionary != nil), "isNull": .bool(value.isNull),
        ]
    }

    /// Counts its calls in this app process.
    private static let count = method("count") { call, _ in
        let state = call.app.state(SensorState.self)
        state.count += 1
        return .integer(state.count)
    }

    /// Saves steps, and flattens an error to false.
    private static let save = method("save") { call, _ in
        let now = call.phone.environment.clock.now()
        let steps = try Sample(type: .stepCount, quantity: Quantity(unit: .count, value: 1), startDate: now, endDate: now)
        return switch try call.attempt({ try call.store.save([steps]) }) {
        case .success: true
        case .failure: false
        }
    }

    /// Asks for steps, and answers the text of an error.
    private static let ask = Method(
        plugin: "ask", "A test method.", result: ResultDescription("value", [:])
    ) { call, _ in
        try Reply.authorization(call) {
            try call.store.requestAuthorization(toShare: [.stepCount])
        } answer: { result in
            switch result {
            case .success(let success): JSONValue.bool(success)
            case .failure(let error): JSONValue.string(error.message)
            }
        }
    }

    private static let silent = method("silent") { _, _ in throw BridgeError.noReply }
    private static let trap = method("trap") { _, _ in throw BridgeError.unwrappedNil }

    private static let twice = method("twice") { call, _ in
        call.logFurtherAnswer()
        return "first"
    }

    /// Opens an event channel, and answers its name.
    private static let watch = method("watch") { call, _ in
        let name = "sensor_events_1"
        call.app.state(EventChannels.self).open(name) { call, arguments, channel in
            guard arguments[.isWanted].bool != false else { throw BridgeError.platform("REFUSED", "No events") }
            let query = try call.store.start(ObserverQuery(.stepCount))
            channel.run(query) { _, _ in [.value(1), .error(PlatformError(code: "E")), .end] }
        }
        return .string(name)
    }
}

extension ParameterDescription {
    fileprivate static let value = text("val", "Any value.")
    fileprivate static let isWanted = flag("isWanted", "Whether the event channel opens.")
}

private final class SensorState: ChannelState {
    var count = 0
}
