import Foundation
import HealthEngine
public import HealthModel
package import JSON

/// An invalid value of an option.
public struct OptionError: Error, CustomStringConvertible {
    /// The long name of the option, in camel case.
    public let option: String
    /// The expected value, as a phrase such as "system, or an RFC 3339 instant".
    public let expected: String
    /// The value that is probably meant.
    var didYouMean: String?

    /// The error as a sentence.
    public var description: String { "\(option) must be \(expected)".suggesting(didYouMean) }

    /// The error of a parameter with the name of the option.
    var readingError: JSONReadingError { .expected(expected, at: option, didYouMean: didYouMean) }
}

/// Options that the command line and `control/reset` read from the same text.
extension HostOptions {
    /// Sets the clock from `system` or an RFC 3339 instant.
    public mutating func setClock(_ text: String) throws(OptionError) {
        guard text != "system" else {
            clock = nil
            return
        }
        guard let instant = Date(rfc3339: text), instant <= Clock.end else {
            throw OptionError(option: "clock", expected: "system, or an RFC 3339 instant such as 2026-03-01T08:00:00Z")
        }
        clock = instant
    }

    /// Sets the key of the store to the bytes of a file, without a newline at the end.
    public mutating func setStoreKey(path: String, log: (LogRecord) -> Void) throws(OptionError) {
        guard storePath != nil else { throw OptionError(option: "keyFile", expected: "given with a store") }
        guard var bytes = path.contentsOfFile else {
            throw OptionError(option: "keyFile", expected: "the path of a file that can be read")
        }
        if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
        guard let key = StoreKey(bytes) else {
            throw OptionError(option: "keyFile", expected: "the path of a file that is not empty")
        }
        storeKey = key
        inputPaths["keyFile"] = path
        let attributes = try? FileManager.default.attributesOfItem(atPath: path.literalPath)
        let mode = (attributes?[.posixPermissions] as? NSNumber)?.intValue ?? 0
        // Not refused, because containers mount secrets with such modes.
        if mode & 0o077 != 0 {
            log(LogRecord(.warning, "Other users can read the key file. Restrict its mode to 600."))
        }
    }

    /// Throws if the host would write a file that two options name.
    public func checkFiles() throws(OptionError) {
        guard let option = optionOfSharedFile else { return }
        throw OptionError(option: option, expected: "the path of a file that no other option names")
    }

    /// Sets the prelude from a file.
    public mutating func setPrelude(path: String) throws(OptionError) {
        prelude = try Self.contents(of: path, option: "prelude")
        inputPaths["prelude"] = path
    }

    /// Sets the answers to permission sheets from the name of a policy, or from the path of a script. A script is JSON: a rule,
    /// or a list of rules that are used in turn.
    public mutating func setConsent(_ text: String, log: @escaping (LogRecord) -> Void) throws(OptionError) {
        inputPaths["consent"] = nil
        if let policy = ConsentPolicy(rawValue: text) {
            consent = ConsentScript([ConsentRule(policy)])
            return
        }
        let script: JSONValue
        do {
            script = try JSONValue(parsing: Self.contents(of: text, option: "consent"))
            inputPaths["consent"] = text
        } catch let error as JSONParseError {
            throw OptionError(option: "consent", expected: "a policy, or the path of a script in JSON; \(error.description)")
        } catch {
            let policies = ConsentPolicy.allCases.map(\.rawValue)
            throw OptionError(
                option: "consent",
                expected: "one of \(policies.joined(separator: ", ")), or the path of a script that can be read",
                didYouMean: text.nearest(among: policies)
            )
        }
        do {
            try setConsent(script: script, log: log)
        } catch let error as JSONReadingError {
            throw OptionError(option: error.path, expected: error.expected, didYouMean: error.didYouMean)
        } catch {
            throw OptionError(option: "consent", expected: "a rule, or a list of rules")
        }
    }

    /// Sets the answers to permission sheets from a script. The script may name the types of this device. In lenient mode,
    /// accepted Swift case names are logged.
    package mutating func setConsent(script: JSONValue, log: @escaping (LogRecord) -> Void) throws {
        let environment = makeEnvironment(log: log)
        consent = try ConsentScript(
            JSONReader(script, path: "consent"), ReadingContext(device: device, mode: mode, warnings: Warnings { environment })
        )
    }

    /// The text of a file. Foundation would skip a byte-order mark, which requests may not have either.
    private static func contents(of path: String, option: String) throws(OptionError) -> String {
        guard let bytes = path.contentsOfFile,
            let text = String(validating: bytes, as: UTF8.self)
        else { throw OptionError(option: option, expected: "the path of a file that can be read") }
        return text
    }
}
