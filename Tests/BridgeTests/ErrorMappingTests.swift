import HealthModel
import JSON
import JSONRPC
import Testing

@testable import Bridge

struct ErrorMappingTests {
    @Test func `a HealthKit error is an NSError to HealthKit's clients and a platform error to a plugin's`() {
        let error = BridgeError.health(.error(.errorAuthorizationDenied))
        #expect(
            error.errorObject(for: RequestAuthorization.self)
                == ErrorObject(
                    code: -32001,
                    message: "Not authorized",
                    data: ["domain": "com.apple.healthkit", "code": 4, "name": "errorAuthorizationDenied"]
                )
        )
        #expect(
            error.errorObject(for: RequestQuantityPermissions.self)
                == ErrorObject(
                    code: -32000,
                    message: "Not authorized",
                    data: ["code": "PERMISSION_ERROR", "message": "Not authorized", "details": .null]
                )
        )
    }

    @Test func `an exception is one everywhere, since no app can catch it`() {
        let error = BridgeError.health(.exception(.emptyAuthorizationRequest))
        for method in MethodTable.all {
            #expect(error.errorObject(for: method).code == -32002)
        }
    }

    @Test func `missing arguments have no message, only a code`() {
        let object = BridgeError.invalidArguments.errorObject(for: IsAvailable.self)
        #expect(object.message == "INVALID_ARGUMENTS")
        #expect(object.data == ["code": "INVALID_ARGUMENTS", "message": .null, "details": .null])
    }

    @Test func `a failing store is an internal error that says what is wrong`() {
        let object = BridgeError.health(.store(.full)).errorObject(for: RequestAuthorization.self)
        #expect(object.code == -32603)
        #expect(object.message == "The store cannot be written: the disk is full. Nothing was changed.")
        #expect(object.data == ["store": "full"])
    }
}
