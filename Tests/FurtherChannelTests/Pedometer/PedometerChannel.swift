import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON
import JSONRPC

/// A channel for a plugin that counts steps. This folder holds all that a new channel needs.
struct PedometerChannel: Channel {
    let name = "pedometer"
    let caller = Caller.app
    let usualAuditAction: AuditAction? = .read
    let notifications = [
        NotificationDescription("pedometer/steps", "Sent when the number of step samples has changed.", schema: "StepCount")
    ]
    let schemas: JSONObject = ["StepCount": Schemas.object(["count": Schemas.integer])]

    var methods: [Method] { [Self.countSteps, Self.watchSteps] }

    /// The plugin's native side returns one code for every error.
    func errorObject(for error: BridgeError, of method: Method) -> ErrorObject {
        if case .health(.error(let error)) = error {
            return BridgeError.platform("PEDOMETER", error.message).errorObject
        }
        return error.errorObject
    }

    func notifications(of event: AppEvent, in app: App) throws -> [JSONRPC.Notification]? {
        guard case .query(.observer(let query, _, _)) = event, query == app.state(PedometerState.self).query else {
            return nil
        }
        let count = try app.process.healthStore.execute(SampleQuery(.stepCount)).count
        return [JSONRPC.Notification("pedometer/steps", params: ["count": .integer(count)] as JSONValue)]
    }

    private static let countSteps = Method(
        "countSteps",
        "Returns the number of step samples that the app can read, up to a limit.",
        .optional("limit", .count, "The limit."),
        result: ResultDescription("count", Schemas.integer)
    ) { call, limit in
        let samples = try call.store.execute(SampleQuery(.stepCount, limit: limit ?? 0))
        return samples.count
    }

    private static let watchSteps = Method(
        "watchSteps",
        "Sends the number of step samples at once and after each change.",
        audit: .none
    ) { call in
        let state = call.app.state(PedometerState.self)
        state.query = try call.store.start(ObserverQuery(.stepCount))
    }
}

/// The channel's state for an app process.
private final class PedometerState: ChannelState {
    var query: QueryID?
}
