import BridgeCore
import HealthModel
import JSON
import JSONRPC

/// The errors that the native module passes to callbacks. JavaScript receives `details`.
extension BridgeError {
    /// A callback with an error object.
    private static func callback(_ error: JSONObject) -> BridgeError {
        var text = ""
        if case .string(let message) = error["message"] { text = message }
        let data: JSONValue = ["code": error["code"] ?? .null, "message": error["message"] ?? .null, "details": .object(error)]
        return .fault(ErrorObject(code: ErrorCode.platformError, message: text, data: data))
    }

    /// `RCTMakeError`: a text, followed by the description of an `NSError`.
    static func text(_ text: String, _ error: HealthError? = nil) -> BridgeError {
        .callback(["message": .string(text + (error?.errorDescription ?? ""))])
    }

    /// `RCTJSErrorFromNSError`. Without an error, it makes an object of its own.
    static func passedOn(_ error: HealthError?) -> BridgeError {
        guard let error else {
            return .callback([
                "message": "Unknown error from a native module", "code": "E(null)0", "domain": "RCTErrorDomain",
                "userInfo": .null, "nativeStackIOS": [],
            ])
        }
        return .callback([
            "message": .string(error.message),
            "code": .string("E\(error.domain.uppercased())\(error.code.rawValue)"), "domain": .string(error.domain),
            "userInfo": ["NSLocalizedDescription": .string(error.message)], "nativeStackIOS": [],
        ])
    }

    /// The error of a method of a family: a text of its own, or the `NSError`.
    static func failure(_ text: String?, _ error: HealthError?) -> BridgeError {
        text.map { .text($0, error) } ?? .passedOn(error)
    }

    /// The native module's own `NSError` for a day whose statistics have no dates.
    static let noStatistics = BridgeError.callback([
        "message": "The operation couldn’t be completed. (AppleHealthKit error 0.)", "code": "EAPPLEHEALTHKIT0",
        "domain": "AppleHealthKit", "userInfo": ["Error reason": "Could not fetch statistics: Not authorized"],
        "nativeStackIOS": [],
    ])

    static let startDateRequired = text("startDate is required in options")
    static let unavailable = text("HealthKit data is not available")
}

/// The exceptions that end the app.
extension BridgeError {
    /// A dictionary literal with nil.
    static func nilObject(_ index: Int) -> BridgeError {
        let selector = "-[__NSPlaceholderDictionary initWithObjects:forKeys:count:]"
        return exception("*** \(selector): attempt to insert nil object from objects[\(index)]")
    }

    static let noStepObserver = exception(
        """
        -[RCTAppleHealthKit fitness_initializeStepEventObserver:hasListeners:callback:]: unrecognized selector sent to \
        instance
        """
    )
    static let nilData = exception("data parameter is nil")

    // The device's texts of the following exceptions are not known. These are the project's own.

    static let nilDate = exception("the date must not be nil")
    static let nilSampleDate = exception("startDate and endDate must not be nil")
    static let nilUUID = exception("the UUID must not be nil")
    static func nilType(_ identifier: String) -> BridgeError {
        exception("\(identifier) does not exist on this system")
    }
}

extension HealthError {
    /// `-[NSError description]`
    fileprivate var errorDescription: String {
        #"Error Domain=\#(domain) Code=\#(code.rawValue) "\#(message)" UserInfo={NSLocalizedDescription=\#(message)}"#
    }
}
