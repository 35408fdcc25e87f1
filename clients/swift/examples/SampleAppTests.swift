import HealthKitBridgeClient
import Testing

/// An app that requests permission to save steps and returns whether it may.
protocol StepApp: Sendable {
    func connect(to store: StoreMethods) async throws -> Bool
}

private let stepCount = "HKQuantityTypeIdentifierStepCount"

/// Treats a successful request as a grant.
struct NaiveApp: StepApp {
    func connect(to store: StoreMethods) async throws -> Bool {
        try await store.requestAuthorization(toShare: [stepCount]).success
    }
}

/// Queries the status, because success only means that the request is complete.
struct CarefulApp: StepApp {
    func connect(to store: StoreMethods) async throws -> Bool {
        try await store.requestAuthorization(toShare: [stepCount])
        return try await store.authorizationStatus(type: stepCount) == 2
    }
}

struct SampleAppTests {
    /// Whether an app reports permission to save steps although the user denied it. A test of an app expects false.
    private func claimsDeniedPermission(_ app: any StepApp) async throws -> Bool {
        try await withBridge(.init(consent: .deny), executable: bridgeExecutable) { bridge in
            try await app.connect(to: bridge.store)
        }
    }

    @Test func `a careful app passes`() async throws {
        #expect(try await !claimsDeniedPermission(CarefulApp()))
    }

    @Test func `a naive app would fail`() async throws {
        #expect(try await claimsDeniedPermission(NaiveApp()))
    }
}
