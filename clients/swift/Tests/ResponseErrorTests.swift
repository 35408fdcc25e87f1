import HealthKitBridgeClient
import Testing

struct ResponseErrorTests {
    private let bridge: Bridge

    init() async throws {
        bridge = try await start()
    }

    @Test func `a plugin's error is a PlatformException`() async throws {
        let error = await #expect(throws: PlatformException.self) {
            try await bridge.call("healthkit_permissions/getAuthorizationStatus", ["identifier": "nothing"])
        }
        #expect(error?.error.code == -32000)
        #expect(error?.code.isEmpty == false)
        #expect(error?.message?.isEmpty == false)
    }

    @Test func `an error of HealthKit has domain, code and name`() async throws {
        let error = await #expect(throws: HealthKitError.self) {
            try await bridge.call("store/sampleQuery", ["type": stepCount])
        }
        #expect(error?.domain == "com.apple.healthkit")
        #expect(error?.code == 5)
        #expect(error?.name == "errorAuthorizationNotDetermined")
    }

    @Test func `an exception that ends the app has name and reason`() async throws {
        let error = await #expect(throws: NativeException.self) {
            try await bridge.call("store/requestAuthorization", ["toShare": ["HKCorrelationTypeIdentifierBloodPressure"]])
        }
        #expect(error?.exception == "NSInvalidArgumentException")
        #expect(error?.reason.contains("HKCorrelationTypeIdentifierBloodPressure") == true)
    }

    @Test func `invalid params are reported with their path`() async throws {
        let error = await #expect(throws: InvalidParams.self) {
            try await bridge.call("store/requestAuthorization", ["toShare": [1]])
        }
        #expect(error?.path == "toShare[0]")
        #expect(error?.expected.isEmpty == false)
    }

    @Test func `an unknown method is a MissingPluginException`() async throws {
        await #expect(throws: MissingPluginException.self) { try await bridge.call("store/nothing") }
    }

    @Test func `an error without a specific type is an ErrorObject`() async throws {
        let fault: JSONValue = ["code": -32003, "message": "no luck", "data": ["why": "chance"]]
        try await bridge.call("control/failNext", ["method": "store/bloodType", "fault": fault])
        let error = await #expect(throws: ErrorObject.self) { try await bridge.call("store/bloodType") }
        #expect(error?.data == ["why": "chance"])
        #expect(error?.description == "no luck (-32003)")
    }

    @Test func `every response error is a BridgeError`() async throws {
        for method in ["store/nothing", "store/biologicalSex"] {
            do {
                try await bridge.call(method)
            } catch let error as any BridgeError {
                #expect(error is any ResponseError)
            }
        }
    }
}
