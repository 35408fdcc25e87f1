import BridgeCore
import HealthEngine
import JSON

/// The observer queries of an app process, with the argument that their callback gets.
final class Monitors: ChannelState {
    var sampleTypes: [QueryID: String] = [:]
}

extension CordovaHealthChannel {
    static let monitorSampleType = Method(
        plugin: "monitorSampleType",
        "Starts observing a type, without end. Each update calls the success callback: see the notification `HealthKit/callback`.",
        [.sampleType],
        result: .nothing,
        audit: .none
    ) { call, arguments in
        let text = try Command(arguments).text(.sampleType)
        guard let text, let type = call.sampleType(text) else { throw BridgeError.callback("sampleType was invalid") }
        // The plugin ignores an error of background delivery.
        _ = try call.attempt {
            try call.store.enableBackgroundDelivery(for: type, frequency: .immediate)
        }
        let query = try call.orFail { try call.store.start(ObserverQuery(type)) }
        call.app.state(Monitors.self).sampleTypes[query] = text
        return JSONNull()
    }
}
