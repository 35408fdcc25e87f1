import BridgeCore
import HealthModel
import JSON

/// The errors of the library within the package.
enum LibraryFailure: String {
    case invalidValue, invalidType, invalidIdentifier, notAvailable
}

extension BridgeError {
    /// An error of the library: its text, and its description as details. The channel adds the name of the method.
    static func library(_ failure: LibraryFailure, _ message: String) -> BridgeError {
        let details = "\(failure.rawValue)(\(String(reflecting: message)))"
        return .platform(PlatformError(code: "", message: message, details: .string(details)))
    }

    /// An error of HealthKit: its text, and its description or other details.
    static func healthKit(_ error: HealthError, details: JSONValue? = nil) -> BridgeError {
        .platform(PlatformError(error, of: "", details: details))
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

extension PlatformError {
    /// An error of HealthKit in a method: its text, and its description or other details.
    init(_ error: HealthError, of method: String, details: JSONValue? = nil) {
        let text = error.message
        let description = """
            Error Domain=\(error.domain) Code=\(error.code.rawValue) "\(text)" UserInfo={NSLocalizedDescription=\(text)}
            """
        self.init(code: method, message: text, details: details ?? .string(description))
    }
}
