import AppRuntime
import Foundation

public protocol CodedError: Error, CustomStringConvertible {
    var code: String { get }
}

extension CodedError {
    public var code: String { errorCode(named: "\(type(of: self))") }
    public var description: String { appDescription(of: self) }
}

/// `ERR_` and a name in snake case, without the ending `Error` or `Exception`.
private func errorCode(named name: String) -> String {
    let stem = name.replacing(/(?:Error|Exception)?(?:<.*>)?$/, with: "")
    return "ERR_" + stem.replacing(/(.)([A-Z])/) { "\($0.1)_\($0.2)" }.uppercased()
}

/// The text of an error and of its cause.
private func text(_ reason: String, cause: (any Error)?) -> String {
    let text = (cause as? any CodedError)?.description ?? cause.map(appDescription)
    return text.map { "\(reason)\n→ Caused by: \($0)" } ?? reason
}

open class Exception: CodedError, @unchecked Sendable {
    open lazy var name = "\(Self.self)"
    open var reason: String { "undefined reason" }
    open var cause: (any Error)?
    open lazy var description = text(reason, cause: cause)
    private var customCode: String?

    public init(file: String = #fileID, line: UInt = #line, function: String = #function) {}

    public init(
        name: String, description: String, code: String? = nil, file: String = #fileID, line: UInt = #line,
        function: String = #function
    ) {
        customCode = code
        self.name = name
        self.description = description
    }

    open var code: String { customCode ?? errorCode(named: name) }

    @discardableResult public func causedBy(_ error: (any Error)?) -> Self {
        cause = error ?? cause
        return self
    }
}

open class GenericException<ParamType>: Exception, @unchecked Sendable {
    public let param: ParamType

    public init(_ param: ParamType, file: String = #fileID, line: UInt = #line, function: String = #function) {
        self.param = param
        super.init(file: file, line: line, function: function)
    }
}

public final class UnexpectedException: GenericException<any Error>, @unchecked Sendable {
    public override var reason: String { appDescription(of: param) }
}

public enum Exceptions {
    public final class AppContextLost: Exception, @unchecked Sendable {
        public override var reason: String { "The app context has been lost" }
    }
}

public enum Conversions {
    public final class ConvertingException<TargetType>: GenericException<Any?>, @unchecked Sendable {
        public override var code: String { "ERR_CONVERTING_FAILED" }
        public override var reason: String { "Cannot convert '\(String(describing: param))' to \(TargetType.self)" }
    }
}

extension Exception {
    /// An exception of Expo itself. On a device it has a class of its own, which modules do not see.
    convenience init(_ name: String, _ reason: String, code: String? = nil, cause: (any Error)? = nil) {
        self.init(name: name, description: text(reason, cause: cause), code: code)
    }

    static func cast(_ value: Any?, to type: Any.Type) -> Exception {
        guard let value else { return Exception("NullCast", "Cannot cast null to non-optional '\(type)'") }
        return Exception("Casting", "Cannot cast '\(value)' to \(type)", code: "ERR_CASTING_FAILED")
    }
}
