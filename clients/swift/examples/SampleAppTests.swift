import HealthKitBridgeClient
import Testing

/// An app that asks for its steps and then tells whether it may save them.
protocol StepApp: Sendable {
    func connect(to store: StoreMethods) async throws -> Bool
}

private let stepCount = "HKQuantityTypeIdentifierStepCount"

/// Believes that a request that succeeded was granted.
struct NaiveApp: StepApp {
    func connect(to store: StoreMethods) async throws -> Bool {
        try await store.requestAuthorization(toShare: [stepCount]).success
    }
}

/// Knows that success only means that the sheet was dealt with, and asks what became of it.
struct CarefulApp: StepApp {
    func connect(to store: StoreMethods) async throws -> Bool {
        try await store.requestAuthorization(toShare: [stepCount])
        return try await store.authorizationStatus(type: stepCount) == 2
    }
}

struct SampleAppTests {
    /// Whether an app says that it may save its steps though the user has denied it. A test of an app expects that it does not.
    private func claimsWhatWasDenied(_ app: any StepApp) async throws -> Bool {
        try await withBridge(.init(consent: .deny), executable: bridgeExecutable) { bridge in
            try await app.connect(to: bridge.store)
        }
    }

    @Test func `a careful app passes`() async throws {
        #expect(try await !claimsWhatWasDenied(CarefulApp()))
    }

    @Test func `a naive app would fail`() async throws {
        #expect(try await claimsWhatWasDenied(NaiveApp()))
    }
}
