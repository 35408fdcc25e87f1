import Bridge
import HealthModel
import JSON
import JSONRPC
import Testing

@testable import BridgeCore

struct ErrorMappingTests {
    private func errorObject(_ error: BridgeError, _ method: String) throws -> ErrorObject {
        try #require(Channels.registry.method(method, withControl: true)).errorObject(for: error)
    }

    @Test func `a HealthKit error is an NSError for HealthKit's clients and a platform error for a plugin's clients`()
        throws
    {
        let error = BridgeError.health(.error(.errorAuthorizationDenied))
        #expect(
            try errorObject(error, "store/requestAuthorization")
                == ErrorObject(
                    code: -32001,
                    message: "Not authorized",
                    data: ["domain": "com.apple.healthkit", "code": 4, "name": "errorAuthorizationDenied"]
                )
        )
        #expect(
            try errorObject(error, "requestQuantityPermissions")
                == ErrorObject(
                    code: -32000,
                    message: "Not authorized",
                    data: ["code": "PERMISSION_ERROR", "message": "Not authorized", "details": .null]
                )
        )
    }

    @Test func `an exception is the same on all channels, because no app can catch it`() {
        let error = BridgeError.health(.exception(.emptyAuthorizationRequest))
        for method in Channels.registry.methods {
            #expect(method.errorObject(for: error).code == -32002)
        }
    }

    @Test func `missing arguments have no message, only a code`() throws {
        let object = try errorObject(.invalidArguments, "isAvailable")
        #expect(object.message == "INVALID_ARGUMENTS")
        #expect(object.data == ["code": "INVALID_ARGUMENTS", "message": .null, "details": .null])
    }

    @Test func `a failing store is an internal error with a reason`() throws {
        let object = try errorObject(.health(.store(.full)), "store/requestAuthorization")
        #expect(object.code == -32603)
        #expect(object.message == "The store cannot be written: the disk is full. Nothing was changed.")
        #expect(object.data == ["store": "full"])
    }
}
