import Foundation

/// `OSLog`: a log with a subsystem and a category. Lines go to standard error.
public final class OSLog: Sendable {
    let subsystem: String
    let category: String

    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    public static let `default` = OSLog(subsystem: "", category: "")
    /// `disabled`: a log that writes nothing.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    /// `isEnabled(type:)`: false for `info` and `debug`.
    public func isEnabled(type: OSLogType) -> Bool { self !== Self.disabled && type != .info && type != .debug }

    func write(_ message: @autoclosure () -> String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let place = subsystem.isEmpty ? "" : "[\(subsystem):\(category)] "
        FileHandle.standardError.write(Data("\(place)\(type.name): \(message())\n".utf8))
    }
}

/// `os_log(_:dso:log:type:_:)`: writes a message with a format of `printf`. `%{private}` hides a value.
public func os_log(
    _ message: StaticString,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    log.write(formatted("\(message)", arguments), type)
}

public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text, type)
}

public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// The text of a format. The options in braces are of the log, not of `printf`.
func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
    var arguments = arguments
    var index = 0
    let plain = format.replacing(/%%|%(\{[^}]*\})?([-+ #0-9.]*(?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z])/) { match in
        guard let conversion = match.output.2 else { return "%%" }
        defer { index += 1 }
        guard match.output.1?.contains(/private|sensitive/) ?? false, arguments.indices.contains(index) else {
            return "%\(conversion)"
        }
        arguments[index] = "<private>" as NSString
        return "%@"
    }
    return index <= arguments.count ? String(format: plain, arguments: arguments) : format
}
