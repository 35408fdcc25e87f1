import HealthEngine
import HealthModel
import JSON

/// What the device measures during a workout (WO-31, WO-32).
enum SetWorkoutSensors: Method {
    static let name = "control/setSensors"
    static let summary = "What the device measures during a workout, each at a steady rate; null for no such sensor."
    static let heartRate = rate("heartRate", "count/min", "The heart rate.")
    static let activeEnergyBurned = rate("activeEnergyBurned", "kcal/min", "Active energy in a time.")
    static let basalEnergyBurned = rate("basalEnergyBurned", "kcal/min", "Basal energy in a time.")
    static let distance = rate("distance", "m/min", "The speed.")
    static let heartRateInterval = Parameter.optional(
        "heartRateInterval",
        .sensorInterval,
        "The seconds from one heart rate to the next."
    )
    static let interval = Parameter.optional(
        "interval",
        .sensorInterval,
        "The seconds of a sample of energy or distance."
    )
    static let parameters = [
        heartRate.description, activeEnergyBurned.description, basalEnergyBurned.description, distance.description,
        heartRateInterval.description, interval.description,
    ]
    static let result = ResultDescription.nothing
    static let example = Example(
        ["heartRate": .null, "distance": ["value": 12, "unit": "km/hr"], "interval": 30],
        result: .null
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        var sensors = context.store.world.workoutSensors
        // What is left out stays; null takes a sensor away.
        if arguments.has(heartRate) { sensors.heartRate = try arguments(heartRate) }
        if arguments.has(activeEnergyBurned) { sensors.activeEnergyBurned = try arguments(activeEnergyBurned) }
        if arguments.has(basalEnergyBurned) { sensors.basalEnergyBurned = try arguments(basalEnergyBurned) }
        if arguments.has(distance) { sensors.distance = try arguments(distance) }
        sensors.heartRateInterval = try arguments(heartRateInterval) ?? sensors.heartRateInterval
        sensors.interval = try arguments(interval) ?? sensors.interval
        let changed = sensors
        try context.healthKit { store throws(HealthFailure) in try store.setWorkoutSensors(changed) }
        return JSONNull()
    }

    private static func rate(_ name: String, _ unit: String, _ summary: String) -> Parameter<Double?> {
        Parameter<Double>.optional(name, .rate(in: unit), summary)
    }
}

extension Form where Value == Double {
    /// `{value, unit}` as a number in a unit.
    fileprivate static func rate(in unit: String) -> Form {
        Form(Schemas.reference("Rate")) { (reader, arguments) throws(BridgeError) in
            let quantity = try Form<Quantity>.quantity.read(reader, arguments)
            guard let unit = try? HealthModel.Unit(from: unit), let value = try? quantity.doubleValue(for: unit),
                (0...1_000_000).contains(value)
            else {
                throw .invalidParams(reader.fail(expected: "a quantity in \(unit) or the like, from 0 to a million"))
            }
            return value
        }
    }

    /// At least a second: a day of measuring is then no endless list.
    fileprivate static let sensorInterval = Form(["type": "number", "minimum": 1, "maximum": 86_400]) {
        (reader) throws(JSONReadingError) in
        let seconds = try reader.real()
        guard (1...86_400).contains(seconds) else { throw reader.fail(expected: "1 to 86400 seconds") }
        return seconds
    }
}
