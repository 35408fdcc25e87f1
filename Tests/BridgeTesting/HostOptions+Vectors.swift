package import BridgeCore
package import Conformance
import Foundation
import HealthModel
import JSON
import JSONRPC

extension BridgeCore.HostOptions {
    /// The options of `serve` from a case, by long name in camel case.
    package init(_ options: Conformance.HostOptions) throws {
        self.init()
        for (name, value) in options.values {
            try set(name, value)
        }
        if let index = options.arguments.firstIndex(of: "--audit-log") {
            auditLogPath = options.arguments[index + 1]
        }
        // Set consent after profile and version, which determine the types that a script may name. A script other than
        // the name of a policy is in a file, whose path is among the arguments.
        if let index = options.arguments.firstIndex(of: "--consent") {
            try setConsent(options.arguments[index + 1], log: { _ in })
        }
    }

    private mutating func set(_ name: String, _ value: JSONValue) throws {
        switch (name, value) {
        case ("profile", .string(let text)): device.profile = try known(DeviceProfile(rawValue: text), name, value)
        case ("osVersion", .string(let text)): device.osVersion = try known(OSVersion(text), name, value)
        case ("bundleId", .string(let text)): app.bundleIdentifier = text
        case ("appName", .string(let text)): app.name = text
        case ("appVersion", .string(let text)): app.version = text
        case ("auditLog", _), ("consent", _): break
        case ("userId", .string(let text)): userID = text
        case ("deviceId", .string(let text)): deviceID = text
        case ("clock", .string(let text)): try setClock(text)
        case ("clockStep", .integer(let seconds)): clockStep = Double(seconds)
        case ("clockStep", .real(let seconds)): clockStep = seconds
        case ("timeZone", .string(let text)): timeZone = try known(TimeZone(identifier: text), name, value)
        case ("seed", .integer(let number)): seed = try known(UInt64(exactly: number), name, value)
        case ("exceptions", .string(let text)): exceptions = try known(Exceptions(rawValue: text), name, value)
        case ("mode", .string(let text)): mode = try known(Mode(rawValue: text), name, value)
        case ("framing", "auto"): framing = nil
        case ("framing", .string(let text)): framing = try known(Framing(rawValue: text), name, value)
        case ("maxFrame", .integer(let bytes)): maximumFrame = Int(bytes)
        case ("noHealthRecords", .bool(let isOn)): device.isInHealthRecordsRegion = !isOn
        case ("noControl", .bool(let isOn)): noControl = isOn
        case ("logLevel", .string(let text)): logLevel = try known(LogLevel(rawValue: text), name, value)
        case ("store", .string(let path)): storePath = path
        case ("prelude", .string(let path)): try setPrelude(path: path)
        default: throw UnknownOption(name: name, value: value)
        }
    }

    private func known<Value>(_ parsed: Value?, _ name: String, _ value: JSONValue) throws -> Value {
        guard let parsed else { throw UnknownOption(name: name, value: value) }
        return parsed
    }
}

/// A case has an option that `serve` does not have, or an invalid value.
private struct UnknownOption: Error {
    let name: String
    let value: JSONValue
}
