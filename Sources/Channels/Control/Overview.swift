import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// The apps that the user sees: those that run or that a client plays, and those with a decision in Settings.
    static let listApps = Method(
        "listApps",
        "Returns the apps that run, those that clients play, and those with decisions, by bundle identifier.",
        result: ResultDescription("apps", Schemas.reference("Apps"))
    ) { call in
        let phone = call.phone
        let decisions = try call.interruptible { try phone.authorizationDecisions() }
        var apps: [Name: JSONValue] = [:]
        var sheets: [Name: PermissionSheet] = [:]
        for name in decisions.map(\.bundleIdentifier) {
            apps[Name(name)] = ["bundleIdentifier": .string(name), "appState": "terminated", "openSheet": .null]
        }
        // The latest process of an app counts, unless an earlier one shows a sheet. One that runs counts more than one that ended.
        let ended = call.connection.clientProcesses().filter { !$0.isRunning }
        for process in ended + phone.processes where !process.isHealthApp {
            let name = Name(process.app.bundleIdentifier)
            sheets[name] = process.openSheet ?? sheets[name]
            apps[name] = [
                "bundleIdentifier": .string(name.wrappedValue), "name": .string(process.app.name),
                "version": .string(process.app.version), "appState": .string(process.state.rawValue),
                "openSheet": sheets[name]?.json ?? .null,
            ]
        }
        return ["apps": .array(apps.sorted { $0.key < $1.key }.map(\.value))] as JSONValue
    }

    /// The numbers of samples that the Health app shows by type and source.
    static let countSamples = Method(
        "countSamples",
        "Returns the number of samples of each type and source, independent of permissions.",
        result: ResultDescription("counts", Schemas.reference("SampleCounts"))
    ) { call in
        let counts = try call.interruptible { try call.phone.sampleCounts() }
        return [
            "counts": .array(
                counts.map {
                    [
                        "type": .string($0.type), "count": .integer(Int64(clamping: $0.count)),
                        "source": ["name": .string($0.source.name), "bundleIdentifier": .string($0.source.bundleIdentifier)],
                    ]
                }
            )
        ] as JSONValue
    }

    /// The sources of Health → Data Sources, in their order (STAT-10).
    static let listSources = Method(
        "listSources",
        "Returns the sources with samples, highest priority first. Where samples overlap, the first source counts.",
        .optional("type", .sampleType, "The type. Default: all types without an order of their own."),
        result: ResultDescription("sources", Schemas.reference("Sources"))
    ) { call, type in
        let sources = try call.interruptible { try call.phone.orderedSources(for: type) }
        return ["sources": .array(sources.map(\.json))] as JSONValue
    }
}
