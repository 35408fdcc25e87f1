import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The methods that open an event channel. They check their arguments, and answer the name of the channel.
extension HealthKitReporterChannel {
    static let streamMethods = [observerQuery, anchoredObjectQuery, queryActivitySummaryUpdates, statisticsCollectionQuery]

    private static let observerQuery = Method(
        reporter: "observerQuery",
        "Opens an event channel for the changes of types.",
        [.startIfGiven, .endIfGiven, .predicateOptions, .identifiers],
        result: .eventChannel
    ) { call, arguments in
        let predicate = try arguments.predicate(isRequired: false)
        let types = try call.sampleTypes(arguments)
        return call.openEventChannel(of: types) { call, channel in
            for type in types {
                channel.run(try call.store.start(ObserverQuery(type, predicate))) { (update, app) in
                    // The package completes every delivery itself.
                    if case .observer(_, let delivery, _) = update {
                        _ = app.process.healthStore.completeObserver(delivery: delivery)
                    }
                    let event: JSONValue = ["identifier": .string(WrappedType.identifier(of: type))]
                    return [.value(event)]
                }
            }
            return []
        }
    }

    private static let anchoredObjectQuery = Method(
        reporter: "anchoredObjectQuery",
        "Opens an event channel for the samples of types, and for their changes since an anchor.",
        [.startIfGiven, .endIfGiven, .predicateOptions, .identifiers, .anchor],
        result: .eventChannel
    ) { call, arguments in
        let predicate = try arguments.predicate(isRequired: false)
        let types = try call.sampleTypes(arguments)
        let anchor = try arguments.anchor()
        let query = AnchoredObjectQuery(descriptors: types.map { QueryDescriptor($0, predicate) }, anchor: anchor)
        return call.openEventChannel(of: types) { call, channel in
            let (id, result) = try call.store.start(query)
            channel.run(id) { (update, app) in
                guard case .anchored(_, let result) = update else { return [] }
                return [result.event(on: app.process.phone.device.osVersion)]
            }
            return [result.event(on: call.device.osVersion)]
        }
    }

    private static let queryActivitySummaryUpdates = Method(
        reporter: "queryActivitySummaryUpdates",
        "Opens an event channel for the activity rings of the days of an interval.",
        [.startTimestamp, .endTimestamp],
        result: .eventChannel
    ) { call, arguments in
        let predicate = ActivitySummaryPredicate(try arguments.interval(), in: call.calendar)
        return call.openEventChannel(of: [.activitySummary]) { call, channel in
            let (id, summaries) = try call.store.start(predicate)
            channel.run(id) { (update, app) in
                guard case .activitySummary(_, let summaries) = update else { return [] }
                return [.value(summaries.text(in: app))]
            }
            return [.value(summaries.text(in: call.app))]
        }
    }

    private static let statisticsCollectionQuery = Method(
        reporter: "statisticsCollectionQuery",
        "Opens an event channel for the statistics of calendar intervals, one event for each.",
        [
            .preferredUnits, .startIfGiven, .endIfGiven, .predicateOptions, .anchorTimestamp, .enumerateFrom, .enumerateTo,
            .intervalComponents, .separateBySource,
        ],
        result: .eventChannel
    ) { call, arguments in
        guard let maps = arguments[.preferredUnits].maps else {
            throw BridgeError.library(.invalidValue, "Missing preferredUnits in")
        }
        let predicate = try arguments.predicate(isRequired: false)
        let anchorDate = try arguments.required(.anchorTimestamp, \.date)
        let from = try arguments.required(.enumerateFrom, \.date)
        let to = try arguments.required(.enumerateTo, \.date)
        let components = try arguments.required(.intervalComponents, \.map).intervalComponents
        let isSeparated = arguments[.separateBySource].bool ?? false
        let parts = try maps.map { map in
            let identifier = try map.part("identifier", \.string)
            let unit = try map.part("unit", \.string)
            let type = try call.type(identifier, .quantity)
            let query = StatisticsCollectionQuery(
                type,
                predicate,
                call.statisticsOptions(of: type, isSeparated: isSeparated),
                anchorDate: anchorDate,
                intervalComponents: components
            )
            return (query: query, unit: try call.unit(unit, for: type))
        }
        return call.openEventChannel(of: parts.map(\.query.type)) { call, channel in
            var events: [StreamEvent] = []
            for (query, unit) in parts {
                let makeEvents = { (collection: StatisticsCollection) throws -> [StreamEvent] in
                    try collection.statistics(from: from, to: to, hasUpdates: true).map { .value($0.payload(in: unit).text) }
                }
                let (id, collection) = try call.store.start(query)
                channel.run(id) { update, _ in
                    guard case .statisticsCollection(_, let collection, _) = update else { return [] }
                    return try makeEvents(collection)
                }
                events += try makeEvents(collection)
            }
            return events
        }
    }
}

extension ResultDescription {
    /// The name of an event channel, which `<name>/listen` starts and `<name>/cancel` ends.
    fileprivate static let eventChannel = ResultDescription("eventChannel", .stringSchema)
}

extension Call {
    /// The types of the argument `identifiers`.
    fileprivate func sampleTypes(_ arguments: NativeValue) throws -> [ObjectType] {
        try arguments.required(.identifiers, \.strings).map { identifier in
            try sampleType(identifier)
        }
    }

    /// Opens an event channel with a new name. `start` starts its queries, and returns the first events.
    fileprivate func openEventChannel(
        of types: [ObjectType], _ start: @escaping (Call, EventChannel) throws -> [StreamEvent]
    ) -> JSONValue {
        note(types)
        let method = entry.method.name
        let uuid = context.makeUUID().uuidString
        let name = "\(HealthKitReporterChannel.eventChannelPrefix)\(method)_\(uuid)"
        app.state(EventChannels.self).open(name) { call, _, channel in
            let events =
                switch try call.attempt({ try start(call, channel) }) {
                case .success(let events): events
                case .failure(let error): [StreamEvent.error(PlatformError(error, of: method))]
                }
            for event in events { call.app.send(event.notification(on: channel.name)) }
        }
        return .string(name)
    }
}

extension AnchoredObjectQuery.Result {
    fileprivate func event(on version: OSVersion) -> StreamEvent {
        let event: JSONValue = [
            "samples": samples.texts(on: version),
            "deletedObjects": .array(deletedObjects.map { $0.payload(on: version).text }), "anchor": .string(anchor.text),
        ]
        return .value(event)
    }
}

extension NativeValue {
    /// `DateComponents`. What is no integer is left out.
    fileprivate var intervalComponents: DateComponents {
        let names: [(String, WritableKeyPath<DateComponents, Int?>)] = [
            ("era", \.era), ("year", \.year), ("quarter", \.quarter), ("month", \.month),
            ("weekOfMonth", \.weekOfMonth), ("weekOfYear", \.weekOfYear),
            ("yearForWeekOfYear", \.yearForWeekOfYear), ("weekday", \.weekday),
            ("weekdayOrdinal", \.weekdayOrdinal), ("day", \.day), ("hour", \.hour), ("minute", \.minute),
            ("second", \.second), ("nanosecond", \.nanosecond),
        ]
        var components = DateComponents()
        for (name, path) in names { components[keyPath: path] = self[member: name].int }
        return components
    }
}
