import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The channel of a plugin that counts the water of a day.
struct HydrationChannel: PluginChannel {
    let name = "hydration"
    let mirrors = MirroredPackage("hydration", version: "1.0.0")
    var methods: [Method] { [Self.requestAuthorization, Self.logWater, Self.todayTotal] }

    /// `requestAuthorization()`: asks for reading and sharing of water.
    static let requestAuthorization = Method(
        plugin: "requestAuthorization",
        "Asks for reading and sharing of water.",
        result: ResultDescription("success", .booleanSchema)
    ) { call, _ in
        let water: Set = [try call.water]
        return try Reply.authorization(call) {
            try call.store.requestAuthorization(toShare: water, read: water)
        } answer: { outcome in
            try value(of: outcome)
        }
    }

    /// `logWater(milliliters)`: saves an amount of water at the current time.
    static let logWater = Method(
        plugin: "logWater",
        "Saves an amount of water at the current time.",
        [.milliliters],
        result: ResultDescription("success", .booleanSchema)
    ) { call, arguments in
        guard let amount = arguments[.milliliters].double else { throw BridgeError.invalidArguments }
        let (quantity, now) = (Quantity(unit: try Unit(from: "mL"), value: amount), call.now)
        let sample = try call.sample(try call.water, .quantity(quantity), now, now)
        _ = try value(of: call.attempt { try call.store.save([sample]) })
        return true
    }

    /// `todayTotal()`: the water of the current day in mL.
    static let todayTotal = Method(
        plugin: "todayTotal",
        "The water of the current day in mL.",
        result: ResultDescription("milliliters", Schemas.number)
    ) { call, _ in
        let today = SamplePredicate.samples(start: call.calendar.startOfDay(for: call.now), end: nil, options: .strictStartDate)
        let query = StatisticsQuery(try call.water, today, .cumulativeSum)
        let statistics = try value(of: call.attempt { try call.store.execute(query) })
        return try statistics.figures.sum?.doubleValue(for: Unit(from: "mL")) ?? 0
    }

    /// The value of an operation. An error of HealthKit becomes a `FlutterError`.
    private static func value<Value>(of outcome: Result<Value, HealthError>) throws -> Value {
        try outcome.mapError { BridgeError.platform("HEALTHKIT", $0.message) }.get()
    }
}

extension ParameterDescription {
    fileprivate static let milliliters = number("milliliters", "The amount in mL.", isRequired: true)
}

extension Call {
    /// `HKQuantityType.quantityType(forIdentifier: .dietaryWater)!`
    fileprivate var water: ObjectType {
        get throws {
            guard let type = deviceType("HKQuantityTypeIdentifierDietaryWater") else { throw BridgeError.unwrappedNil }
            return type
        }
    }
}
