import HealthEngine
import HealthKit

/// A request waits for the person, and nothing answers the permission sheet.
public struct UnansweredSheet: Error, Sendable, CustomStringConvertible {
    /// What the sheet asks for, and what a test can do.
    public let description: String

    fileprivate init(_ sheet: PermissionSheet, after timeout: Duration) {
        description = """
            A permission sheet is open, and nothing has answered it for \(timeout): \(sheet.summary). Call \
            HealthKitEmulator.answerSheet(_:) while the request waits, such as after async let; or set the answer before: \
            .healthKit(consent: .allow) or .deny.
            """
    }
}

extension HealthKit.HealthKitEmulator {
    /// Lets requests fail if a sheet is open for a time in which nothing happens on the phone. Code that waits for them would wait for
    /// good.
    func failUnansweredSheets(after timeout: Duration?) {
        guard let timeout else { return }
        process.sheetPresented = { [weak self] sheet in
            let id = sheet.id
            // Detached, because the values of the test's task would keep its phone.
            Task.detached { [weak self] in
                var former: Int?
                while let operations = self?.operations(whileOpen: id) {
                    guard operations != former else {
                        self?.failSheet(after: timeout)
                        return
                    }
                    former = operations
                    try? await Task.sleep(for: timeout)
                }
            }
        }
    }

    /// The number of operations so far. Nil if a sheet is no longer open.
    private func operations(whileOpen id: Int) -> Int? {
        read(as: nil) { $0.process.openSheet?.id == id ? operations : nil }
    }

    private func failSheet(after timeout: Duration) {
        guard let sheet = read(as: nil, { $0.process.openSheet }) else { return }
        failRequests(with: UnansweredSheet(sheet, after: timeout))
    }
}
