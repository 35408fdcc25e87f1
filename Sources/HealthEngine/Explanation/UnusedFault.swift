/// A fault that a test has ordered, and that no call has used.
package struct UnusedFault {
    private let fault: String
    private let operation: String

    private static let mostCalled = 10

    /// A fault such as `HealthKit code 6`, and the name of the calls that it waits for.
    package init(_ fault: String, of operation: String) {
        self.fault = fault
        self.operation = operation
    }

    /// The fault on one line, such as `store/save: HealthKit code 6`.
    var line: String { "\(operation): \(fault)" }

    /// What a test says that has ordered the fault. `called` are the names of the app's calls; nil if they are not known.
    package func message(called: [String]?) -> String {
        let message = "No call has used the fault that the test has ordered, \(fault): a call of \(operation) would have used it."
        guard let called else { return message }
        let names = Set(called).sorted()
        let shown = names.isEmpty ? ["nothing"] : names.prefix(Self.mostCalled) + (names.count > Self.mostCalled ? ["…"] : [])
        return "\(message) The app has called \(shown.joined(separator: ", "))."
    }
}
