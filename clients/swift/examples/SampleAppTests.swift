import HealthKitBridgeClient
import Testing

/// An app that requests permission to save steps and returns whether it may.
protocol StepApp: Sendable {
    func connect(to bridge: Bridge) async throws -> Bool
}

/// Treats a successful request as a grant.
struct NaiveApp: StepApp {
    func connect(to bridge: Bridge) async throws -> Bool {
        try await bridge.call("store/requestAuthorization", ["toShare": [stepCount]])["success"] == true
    }
}

/// Queries the status, because success only means that the request is complete.
struct CarefulApp: StepApp {
    func connect(to bridge: Bridge) async throws -> Bool {
        try await bridge.call("store/requestAuthorization", ["toShare": [stepCount]])
        return try await bridge.call("store/authorizationStatus", ["type": stepCount]) == 2
    }
}

struct SampleAppTests {
    /// Whether an app reports permission to save steps although the user denied it. A test of an app expects false.
    private func claimsDeniedPermission(_ app: any StepApp) async throws -> Bool {
        try await withBridge(["consent": "deny"], executable: bridgeExecutable, app.connect)
    }

    @Test func `a careful app passes`() async throws {
        #expect(try await !claimsDeniedPermission(CarefulApp()))
    }

    @Test func `a naive app would fail`() async throws {
        #expect(try await claimsDeniedPermission(NaiveApp()))
    }
}
