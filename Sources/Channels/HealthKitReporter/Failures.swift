import BridgeCore
import HealthModel
import JSON

/// The errors of the library within the package.
enum LibraryFailure: String {
    case invalidValue, invalidType, invalidIdentifier, notAvailable
}

extension BridgeError {
    /// An error of the library: its text, and its description as details.
    static func library(_ failure: LibraryFailure, _ message: String) -> BridgeError {
        .platform(unnamed(message, details: .string("\(failure.rawValue)(\(String(reflecting: message)))")))
    }

    /// An error of HealthKit: its text, and its description as details.
    static func healthKit(_ error: HealthError) -> BridgeError { .platform(unnamed(error)) }

    /// An error of HealthKit without the name of a method.
    static func unnamed(_ error: HealthError, details: JSONValue? = nil) -> PlatformError {
        let text = error.message
        let description = """
            Error Domain=\(error.domain) Code=\(error.code.rawValue) "\(text)" UserInfo={NSLocalizedDescription=\(text)}
            """
        return unnamed(text, details: details ?? .string(description))
    }

    private static func unnamed(_ message: String, details: JSONValue) -> PlatformError {
        PlatformError(code: "", message: message, details: details)
    }

    /// The error with the name of the method as its code.
    func named(_ method: String) -> BridgeError {
        guard case .platform(var error) = self, error.code.isEmpty else { return self }
        error.code = method
        return .platform(error)
    }

    /// An argument is missing or has another type. On a device the text goes on with all arguments, which may hold health values.
    static func argument(_ name: String) -> BridgeError {
        .library(.invalidValue, "Missing or invalid argument \(name) in")
    }

    /// A sample or a part of one has another shape.
    static let invalidDictionary = library(.invalidValue, "Invalid dictionary:")

    /// An argument is no map of one kind to one sample.
    static let invalidArguments = library(.invalidValue, "Invalid arguments:")

    /// A value of a payload that HealthKit does not have.
    static func notFormatted(_ name: String, _ value: String) -> BridgeError {
        .library(.invalidType, "\(name): \(value) could not be formatted")
    }

    static func notWritable(_ identifier: String) -> BridgeError {
        .library(.invalidType, "HealthKit doesn't let apps write \(identifier)")
    }
}
