import BridgeCore
import HealthEngine
import HealthJSON
import JSON

extension ControlChannel {
    /// Makes a change call an observer several times in a row, as a device does (OBS-06).
    static let setObserverBursts = Method(
        "setObserverBursts",
        "Makes each change call an observer up to this many times in a row. With 1, it calls an observer once.",
        .required("calls", .observerCalls, "The largest number of calls for a change.")
    ) { call, calls in
        call.phone.observerBurst = calls
    }
}

extension ValueCodec where Value == Int {
    /// At most the number of open deliveries that an observer keeps.
    fileprivate static let observerCalls = ValueCodec(["type": "integer", "minimum": 1, "maximum": 100]) { reader in
        guard let calls = Int(exactly: try reader.integer()), (1...100).contains(calls) else {
            throw reader.fail(expected: "an integer from 1 to 100")
        }
        return calls
    }
}
