public import CHealthKit
public import Foundation
import HealthModel

public let HKErrorDomain = "com.apple.healthkit"

/// `HKDetailedCDAValidationErrorKey`. No error has it, and its text is a guess.
public let HKDetailedCDAValidationErrorKey = "HKDetailedCDAValidationErrorKey"

/// An error of HealthKit: `HKError`.
public struct HKError: Error, CustomNSError, CustomStringConvertible, @unchecked Sendable {
    public typealias Code = HKErrorCode

    public let code: Code
    public let userInfo: [String: Any]

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }

    public static var errorDomain: String { HKErrorDomain }
    public var errorCode: Int { Int(code.rawValue) }
    public var errorUserInfo: [String: Any] { userInfo }
    public var localizedDescription: String {
        userInfo[NSLocalizedDescriptionKey] as? String
            ?? "The operation couldn’t be completed. (\(HKErrorDomain) error \(errorCode).)"
    }
    /// The text of the error, as `NSError` prints it.
    public var description: String {
        guard let text = userInfo[NSLocalizedDescriptionKey] as? String else {
            return "Error Domain=\(HKErrorDomain) Code=\(errorCode) \"(null)\""
        }
        return "Error Domain=\(HKErrorDomain) Code=\(errorCode) \"\(text)\" UserInfo={NSLocalizedDescription=\(text)}"
    }
}

extension HKError: Hashable {
    /// Errors are equal when their codes and texts are equal.
    public static func == (left: HKError, right: HKError) -> Bool {
        left.code == right.code && left.localizedDescription == right.localizedDescription
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// Casts between `HKError` and `NSError`, as between an error of Objective-C and its class: `as? HKError`, `catch let error as NSError`.
extension HKError: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSError { NSError(domain: HKErrorDomain, code: errorCode, userInfo: userInfo) }

    /// The error of an object, which is nil in another domain.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout HKError?) -> Bool {
        result = HKError(bridging: source)
        return result != nil
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout HKError?) {
        result = HKError(bridging: source)
    }

    /// The error of an object. One in another domain is unknown.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> HKError {
        source.flatMap(HKError.init(bridging:)) ?? HKError(.unknownError)
    }

    private init?(bridging error: NSError) {
        guard error.domain == HKErrorDomain, let code = HKErrorCode(rawValue: error.code) else { return nil }
        self.init(code, userInfo: error.userInfo)
    }
}

extension HKErrorCode {
    public static func ~= (code: HKErrorCode, error: any Error) -> Bool { (error as? HKError)?.code == code }
}

extension HealthError {
    /// The error that the app gets.
    var appError: any Error {
        let userInfo = [NSLocalizedDescriptionKey: message]
        return domain == HKErrorDomain
            ? HKError(HKErrorCode(rawValue: code.rawValue) ?? .unknownError, userInfo: userInfo)
            : NSError(domain: domain, code: code.rawValue, userInfo: userInfo)
    }
}
