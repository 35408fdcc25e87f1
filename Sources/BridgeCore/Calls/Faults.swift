/// The faults that `control/failNext` has ordered, in order.
package struct Faults {
    package enum Fault {
        case error(BridgeError)
        /// The clock advances by this time, then the call continues.
        case delay(seconds: Double)
    }

    private var ordered: [(method: String, fault: Fault, remaining: Int)] = []

    package mutating func order(_ fault: Fault, method: String, times: Int) {
        ordered.append((method, fault, times))
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
