/// The faults that `control/failNext` has ordered, in order.
package struct Faults: Codable {
    package enum Fault: Codable {
        case error(BridgeError)
        /// The clock advances by this time, then the call continues.
        case delay(seconds: Double)
    }

    private var ordered: [Order] = []

    private struct Order: Codable {
        let method: String
        let fault: Fault
        var remaining: Int
    }

    package mutating func order(_ fault: Fault, method: String, times: Int) {
        ordered.append(Order(method: method, fault: fault, remaining: times))
    }

    /// The faults that wait for a call, in their order, with the calls that each awaits.
    package var pending: [(method: String, times: Int, fault: Fault)] { ordered.map { ($0.method, $0.remaining, $0.fault) } }

    /// Removes the faults of a method, or all.
    package mutating func cancel(_ method: String?) {
        ordered.removeAll { method == nil || $0.method == method }
    }

    /// The fault for this call of a method, if one is due.
    mutating func next(for method: String) -> Fault? {
        guard !ordered.isEmpty, let index = ordered.firstIndex(where: { $0.method == method }) else { return nil }
        ordered[index].remaining -= 1
        let fault = ordered[index].fault
        if ordered[index].remaining == 0 {
            ordered.remove(at: index)
        }
        return fault
    }
}
