import Foundation

/// Runs the cases of vectors on a phone, one after the other.
struct DeviceRunner {
    private let phone: any TestedPhone
    private let requests: [String: Reenactment]

    init(_ phone: any TestedPhone, requests: [String: Reenactment] = Reenactments.all) {
        (self.phone, self.requests) = (phone, requests)
    }

    /// Runs cases. `report` is called after each one.
    func run(_ vectors: [DeviceVector], report: (DeviceResult) -> Void = { _ in }) -> DeviceResult {
        var result = DeviceResult(on: phone, date: Date())
        for vector in vectors {
            result.add(CaseRun(vector, on: phone, requests).run(), of: vector)
            report(result)
        }
        return result
    }
}
