import ArgumentParser
package import BridgeCore
import Foundation
package import HealthJSON
package import HealthModel
package import JSON
import Platform

/// The options that `serve`, `call` and `studio` share, in sections.
package struct ServeOptions: ParsableArguments {
    @OptionGroup(title: HelpSection.phone.rawValue) var phone: ParsedOptions<PhoneOptions>
    @OptionGroup(title: HelpSection.app.rawValue) var app: ParsedOptions<AppOptions>
    @OptionGroup(title: HelpSection.data.rawValue) var data: ParsedOptions<DataOptions>
    @OptionGroup(title: HelpSection.messages.rawValue) var messages: ParsedOptions<ProtocolOptions>
    @OptionGroup(title: HelpSection.log.rawValue) var log: ParsedOptions<LogOptions>

    package init() {}

    private var values: JSONObject {
        var values = JSONObject()
        for section in [phone.values, app.values, data.values, messages.values, log.values] {
            for (name, value) in section.members { values[name] = value }
        }
        return values
    }

    /// The options for the host, with a policy for permission sheets and a mode if none is given. Throws a validation error (exit
    /// status 64) for an invalid one.
    package func hostOptions(
        consent policy: ConsentPolicy = .allow, mode: HostOptions.Mode = .lenient,
        log: @escaping (LogRecord) -> Void = StandardErrorLog().write
    ) throws -> HostOptions {
        var values = values
        values["mode"] = values["mode"] ?? .string(mode.rawValue)
        values["consent"] = values["consent"] ?? .string(policy.rawValue)
        return try HostOptions(commandLine: values, log: log)
    }

    /// Makes the session with a phone one that can be repeated: the seed is fixed, so that a replay has the same identifiers, and the clock
    /// of the machine stands until the first message, so that it has the same times. Returns the options of a case that starts an equal
    /// host.
    package func given(
        ofNetwork isOfNetwork: Bool, consent policy: ConsentPolicy = .allow, _ options: inout HostOptions
    ) -> JSONObject {
        options.seed = options.seed ?? UInt64.random(in: 0..<(1 << 53))
        if options.clock == nil { options.timeOfStart = Clock().current }
        return given(options, ofNetwork: isOfNetwork, policy)
    }

    /// Starts to record into a file the session with a phone that ``given(ofNetwork:consent:_:)`` has prepared.
    package func makeRecorder(path: String, given: JSONObject, _ options: HostOptions) throws -> Recorder {
        func refusal(_ reason: String) -> ValidationError {
            ValidationError("The value '\(path)' is invalid for '--record': \(reason).")
        }
        guard !options.isNamed(path, byOtherThan: "record") else { throw refusal("another option names the same file") }
        let recorder: Recorder
        do {
            recorder = try Recorder(path: path, given: given, options, log: StandardErrorLog().write)
        } catch {
            throw refusal(error == .exists ? "there is a file already" : "the file cannot be written")
        }
        StandardErrorLog().write(LogRecord(.warning, "the recording contains health values: \(path)"))
        return recorder
    }

    /// The options of a case that starts an equal host, except for its files, its log, and what a replay needs: the methods of
    /// `control`, and a process that survives the exceptions of one app of several.
    private func given(_ options: HostOptions, ofNetwork isOfNetwork: Bool, _ policy: ConsentPolicy) -> JSONObject {
        var given = JSONObject()
        for option in HostOptions.table where option.section != .data && option.section != .log {
            given[option.name] = values[option.name] ?? option.defaultValue
        }
        given["noControl"] = nil
        if isOfNetwork { given["exceptions"] = nil }
        given["seed"] = options.seed.map { .integer(Int64(clamping: $0)) }
        given["timeZone"] = given["timeZone"] ?? .string(TimeZone.current.identifier)
        // A replay has a fixed clock. The step has no effect on the machine's clock.
        if let timeOfStart = options.timeOfStart {
            given["clock"] = .string(timeOfStart.rfc3339)
            given["clockStep"] = nil
        }
        given["consent"] = values["consent"] ?? .string(policy.rawValue)
        if case .string(let consent)? = given["consent"],
            let script = consent.contentsOfFile.flatMap({ try? JSONValue(parsing: Array($0)) })
        {
            given["consent"] = script
        }
        let prelude = options.prelude.split(separator: "\n").compactMap { try? JSONValue(parsing: String($0)) }
        if !prelude.isEmpty { given["prelude"] = .array(prelude) }
        return given
    }
}

extension HostOptions {
    /// The options for a host from the values of a command line. Throws a validation error (exit status 64) for an invalid one.
    package init(commandLine values: JSONObject, log: @escaping (LogRecord) -> Void = StandardErrorLog().write) throws {
        self.init()
        var values = values
        // The image names its folder /seed in this way.
        if values["prelude"] == nil, let path = OperatingSystem.variable("HEALTHKIT_BRIDGE_PRELUDE") {
            values["prelude"] = .string(path)
        }
        // A run of tests varies all phones in this way.
        if values["vary"] == nil, let seed = OperatingSystem.variable("HEALTHKIT_BRIDGE_VARY"), !seed.isEmpty {
            values["vary"] = (try? JSONValue(parsing: seed)) ?? .string(seed)
        }
        do {
            try set(values, log: log)
        } catch {
            throw refusal(of: values, Self.table, error)
        }
    }

    /// The values of a command line that has only options of ``table`` in the usual form. Nil for any other, which ArgumentParser
    /// has to parse: it takes longer than the rest of the start.
    package static func values(ofCommandLine arguments: [String]) -> JSONObject? {
        var values = JSONObject()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard let option = table.first(where: { $0.argumentName == argument }) else { return nil }
            if option.isFlag {
                values[option.name] = true
            } else if let text = rest.popFirst(), !text.hasPrefix("-") {
                values[option.name] = option.value(of: text)
            } else {
                return nil
            }
        }
        return values
    }
}

package enum PhoneOptions: OptionSection {
    package static let options = HostOptions.table.filter { $0.section == .phone }
}

package enum AppOptions: OptionSection {
    package static let options = HostOptions.table.filter { $0.section == .app }
}

package enum DataOptions: OptionSection {
    package static let options = HostOptions.table.filter { $0.section == .data }
}

package enum ProtocolOptions: OptionSection {
    package static let options = HostOptions.table.filter { $0.section == .messages }
}

package enum LogOptions: OptionSection {
    package static let options = HostOptions.table.filter { $0.section == .log }
}
