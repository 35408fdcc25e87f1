import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// Sets what the device measures during a workout (WO-31, WO-32).
    static let setSensors = Method(
        "setSensors",
        "What the device measures during a workout, each at a steady rate; null for no such sensor.",
        .settable("heartRate", .rate(in: "count/min"), "The heart rate."),
        .settable("activeEnergyBurned", .rate(in: "kcal/min"), "Active energy in a time."),
        .settable("basalEnergyBurned", .rate(in: "kcal/min"), "Basal energy in a time."),
        .settable("distance", .rate(in: "m/min"), "The speed."),
        .optional("heartRateInterval", .sensorInterval, "The seconds from one heart rate to the next."),
        .optional("interval", .sensorInterval, "The seconds of a sample of energy or distance."),
        result: .nothing,
        example: Example(["heartRate": .null, "distance": ["value": 12, "unit": "km/hr"], "interval": 30])
    ) { (call, heartRate, activeEnergy, basalEnergy, distance, heartRateInterval, interval) throws(BridgeError) in
        var sensors = call.phone.workoutSensors
        // A rate that is left out stays; null removes the sensor.
        if let heartRate { sensors.heartRate = heartRate }
        if let activeEnergy { sensors.activeEnergyBurned = activeEnergy }
        if let basalEnergy { sensors.basalEnergyBurned = basalEnergy }
        if let distance { sensors.distance = distance }
        if let heartRateInterval { sensors.heartRateInterval = heartRateInterval }
        if let interval { sensors.interval = interval }
        try call.healthKit { () throws(HealthFailure) in try call.phone.setWorkoutSensors(sensors) }
        return JSONNull()
    }
}

extension ValueCodec where Value == Double {
    /// `{value, unit}` as a number in a unit.
    fileprivate static func rate(in unit: String) -> ValueCodec {
        ValueCodec(Schemas.reference("Rate")) { (reader, context) throws(BridgeError) in
            let quantity = try ValueCodec<Quantity>.quantity.read(reader, context)
            guard let unit = try? HealthModel.Unit(from: unit), let value = try? quantity.doubleValue(for: unit),
                (0...1_000_000).contains(value)
            else {
                throw .invalidParams(reader.fail(expected: "a quantity in \(unit) or the like, from 0 to a million"))
            }
            return value
        }
    }

    /// At least a second, so that a day has a limited number of measurements.
    fileprivate static let sensorInterval = ValueCodec(["type": "number", "minimum": 1, "maximum": 86_400]) {
        (reader) throws(JSONReadingError) in
        let seconds = try reader.real()
        guard (1...86_400).contains(seconds) else { throw reader.fail(expected: "1 to 86400 seconds") }
        return seconds
    }
}
