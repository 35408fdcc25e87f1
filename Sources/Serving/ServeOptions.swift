package import ArgumentParser
package import BridgeCore
import Foundation
package import HealthModel
import JSON

/// The options that `serve`, `call` and `studio` share, in groups.
package struct ServeOptions: ParsableArguments {
    @OptionGroup(title: "Phone") var phone: PhoneOptions
    @OptionGroup(title: "App and permissions") var app: AppOptions
    @OptionGroup(title: "Data and store") var data: DataOptions
    @OptionGroup(title: "Protocol") var messages: ProtocolOptions
    @OptionGroup(title: "Log") var log: LogOptions

    /// The default options.
    package init() {}

    /// The options for the host, with a policy for permission sheets if none is given. Throws a validation error (exit status 64)
    /// for an invalid one.
    package func hostOptions(consent policy: ConsentPolicy = .allow) throws -> HostOptions {
        var options = HostOptions()
        try phone.apply(to: &options)
        app.apply(to: &options)
        data.apply(to: &options)
        try messages.apply(to: &options)
        log.apply(to: &options)
        do {
            if let keyFile = data.keyFile {
                try options.setStoreKey(path: keyFile, log: StandardErrorLog().write)
            }
            try options.setClock(phone.clock)
            try options.setConsent(app.consent ?? policy.rawValue, log: StandardErrorLog().write)
            if let prelude = data.prelude {
                try options.setPrelude(path: prelude)
            }
            try options.checkFiles()
        } catch {
            let name = String(error.option.prefix { $0.isLetter }).replacing(/[A-Z]/) { "-\($0.output.lowercased())" }
            let values = [
                "key-file": data.keyFile, "prelude": data.prelude, "consent": app.consent, "clock": phone.clock,
                "store": data.store, "audit-log": log.auditLog,
            ]
            let value = values[name]?.map { " '\($0)'" } ?? ""
            throw ValidationError("The value\(value) is invalid for '--\(name)': \(error).")
        }
        return options
    }

    /// Starts to record into a file. The seed is fixed, so that a replay has the same identifiers.
    package func makeRecorder(path: String, _ options: inout HostOptions) throws -> Recorder {
        let seed = phone.seed ?? UInt64.random(in: 0..<(1 << 53))
        options.seed = seed
        func refusal(_ reason: String) -> ValidationError {
            ValidationError("The value '\(path)' is invalid for '--record': \(reason).")
        }
        guard !options.isNamed(path, byOtherThan: "record") else { throw refusal("another option names the same file") }
        let recorder: Recorder
        do {
            recorder = try Recorder(path: path, given: given(seed: seed), options, log: StandardErrorLog().write)
        } catch {
            throw refusal(error == .exists ? "there is a file already" : "the file cannot be written")
        }
        StandardErrorLog().write(LogRecord(.warning, "the recording contains health values: \(path)"))
        return recorder
    }

    /// The options of a case that starts an equal host, except for files.
    private func given(seed: UInt64) -> JSONObject {
        var given: JSONObject = [
            "profile": .string(phone.profile.rawValue), "osVersion": .string(phone.osVersion.description),
            "bundleId": .string(app.bundleId), "appName": .string(app.appName), "appVersion": .string(app.appVersion),
            "mode": .string(messages.mode.rawValue), "exceptions": .string(messages.exceptions.rawValue),
            "seed": .integer(Int64(clamping: seed)),
        ]
        if phone.clock != "system" { given["clock"] = .string(phone.clock) }
        // The step has no effect on the machine's clock. A replay has a fixed clock.
        if phone.clock != "system", phone.clockStep != 0 { given["clockStep"] = .real(phone.clockStep) }
        given["timeZone"] = .string(phone.timeZone ?? TimeZone.current.identifier)
        if phone.noHealthRecords { given["noHealthRecords"] = .bool(true) }
        if messages.noControl { given["noControl"] = .bool(true) }
        if messages.maxFrame != 64 << 20 { given["maxFrame"] = .integer(Int64(messages.maxFrame)) }
        let consent = app.consent ?? ConsentPolicy.allow.rawValue
        let script = (try? String(contentsOfFile: consent, encoding: .utf8)).flatMap { try? JSONValue(parsing: $0) }
        given["consent"] = script ?? .string(consent)
        return given
    }
}

/// The options of a host on stdin and stdout, as a host of native code has them.
package struct StandardServeOptions: ParsableArguments {
    @OptionGroup package var shared: ServeOptions
    @OptionGroup(title: "Protocol") var framing: FramingOptions

    /// The default options.
    package init() {}

    /// The options for the host. Throws a validation error (exit status 64) for an invalid one.
    package func hostOptions() throws -> HostOptions {
        var options = try shared.hostOptions()
        options.framing = framing.framing
        return options
    }
}
