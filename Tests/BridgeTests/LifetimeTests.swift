import Bridge
import BridgeCore
import BridgeTesting
import HealthEngine
import JSON
import Testing

/// The resources of a connection end with it: the store file is closed, and its write-ahead log is merged.
struct LifetimeTests {
    @Test func `a connection ends with its last reference`() throws {
        weak var connection: BridgeCore.Connection?
        weak var phone: Phone?
        try {
            let made = try Connection(options: HostOptions(), channels: Channels.registry)
            (connection, phone) = (made, made.phone)
        }()
        #expect(connection == nil && phone == nil)
    }

    @Test func `a host ends with its last reference, even with requests in progress`() throws {
        weak var connection: BridgeCore.Connection?
        weak var phone: Phone?
        try {
            let client = try Client()
            (connection, phone) = (client.host.connection, client.phone)
            try client.result("control/setConsent", ["policy": "ask"])
            _ = client.send(
                Client.line("store/requestAuthorization", ["read": ["HKQuantityTypeIdentifierStepCount"]], id: 1)
            )
            _ = client.send(
                Client.line(
                    "store/requestPerObjectReadAuthorization",
                    ["type": "HKVisionPrescriptionTypeIdentifier"],
                    id: 2
                )
            )
            try client.result("control/snapshot", ["name": "now"])
        }()
        #expect(connection == nil && phone == nil)
        try {
            let client = try Client()
            (connection, phone) = (client.host.connection, client.phone)
            try client.result("control/setApp", ["bundleIdentifier": "com.example.other"])
        }()
        #expect(connection == nil && phone == nil)
    }
}
