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
