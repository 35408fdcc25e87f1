import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Background delivery, and the app on the watch.
extension HealthKitReporterChannel {
    static let backgroundMethods = [
        enableBackgroundDelivery, disableBackgroundDelivery, disableAllBackgroundDelivery, startWatchApp,
    ]

    private static let enableBackgroundDelivery = Method(
        reporter: "enableBackgroundDelivery",
        "Lets changes of a type wake the app.",
        [.frequency, .identifier],
        result: .success,
        audit: .none
    ) { call, arguments in
        let number = try arguments.required(.frequency, \.int)
        let type = try call.objectType(try arguments.required(.identifier, \.string))
        guard let frequency = UpdateFrequency(rawValue: number) else {
            throw BridgeError.library(.invalidValue, "Integer: \(number) can not be represented as UpdateFrequency")
        }
        return try call.run { store in try store.enableBackgroundDelivery(for: type, frequency: frequency) }
    }

    private static let disableBackgroundDelivery = Method(
        reporter: "disableBackgroundDelivery",
        "Ends background delivery of a type.",
        [.identifier],
        result: .success,
        audit: .none
    ) { call, arguments in
        let type = try call.objectType(try arguments.required(.identifier, \.string))
        return try call.run { store in try store.disableBackgroundDelivery(for: type) }
    }

    private static let disableAllBackgroundDelivery = Method(
        reporter: "disableAllBackgroundDelivery",
        "Ends background delivery of all types.",
        result: .success,
        audit: .none
    ) { call, _ in
        try call.run { store in try store.disableAllBackgroundDelivery() }
    }

    private static let startWatchApp = Method(
        reporter: "startWatchApp",
        "Starts the app on the watch with a workout.",
        [.activityValue, .locationValue, .swimmingValue, .harmonized],
        result: .success,
        audit: .none
    ) { call, arguments in
        let activity = try arguments.required(.activityValue, \.int)
        let location = try arguments.required(.locationValue) {
            $0.int.flatMap(WorkoutConfiguration.LocationType.init)
        }
        let swimming = try arguments.required(.swimmingValue) {
            $0.int.flatMap(WorkoutConfiguration.SwimmingLocationType.init)
        }
        let lap = try arguments.required(.harmonized, \.map)
        guard let value = lap[member: "value"].number, let text = lap[member: "unit"].string else {
            throw BridgeError.argument("harmonized")
        }
        let unit = try call.unit(text)
        guard unit.isCompatible(with: .meter) else {
            throw BridgeError.library(.invalidValue, "Unit \(text.shortened) is not compatible with lapLength")
        }
        let configuration = WorkoutConfiguration(
            activityType: activity,
            locationType: location,
            swimmingLocationType: swimming,
            lapLength: Quantity(unit: unit, value: value)
        )
        return try call.run { store in try store.startWatchApp(with: configuration) }
    }
}
