import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// Sets the sensors that measure during a workout (WO-31, WO-32).
    static let setSensors = Method(
        "setSensors",
        "Sets what the device measures during a workout, at constant rates. Null removes a sensor.",
        .settable("heartRate", .rate(in: "count/min"), "The heart rate."),
        .settable("activeEnergyBurned", .rate(in: "kcal/min"), "The rate of active energy."),
        .settable("basalEnergyBurned", .rate(in: "kcal/min"), "The rate of basal energy."),
        .settable("distance", .rate(in: "m/min"), "The speed."),
        .optional("heartRateInterval", .sensorInterval, "The seconds between two heart rate samples."),
        .optional("interval", .sensorInterval, "The duration of a sample of energy or distance, in seconds.")
    ) { call, heartRate, activeEnergy, basalEnergy, distance, heartRateInterval, interval in
        var sensors = call.phone.workoutSensors
        // An omitted rate does not change. Null removes the sensor.
        if let heartRate { sensors.heartRate = heartRate }
        if let activeEnergy { sensors.activeEnergyBurned = activeEnergy }
        if let basalEnergy { sensors.basalEnergyBurned = basalEnergy }
        if let distance { sensors.distance = distance }
        if let heartRateInterval { sensors.heartRateInterval = heartRateInterval }
        if let interval { sensors.interval = interval }
        try call.phone.setWorkoutSensors(sensors)
    }
}

extension ValueCodec where Value == Double {
    /// `{value, unit}`, converted to a unit.
    fileprivate static func rate(in unit: String) -> ValueCodec {
        ValueCodec(Schemas.reference("Rate")) { reader, context in
            let quantity = try ValueCodec<Quantity>.quantity.read(reader, context)
            guard let unit = try? HealthModel.Unit(from: unit), let value = try? quantity.doubleValue(for: unit),
                (0...1_000_000).contains(value)
            else { throw reader.fail(expected: "a quantity in \(unit) or a compatible unit, from 0 to 1,000,000") }
            return value
        }
    }

    /// From one second to one day. The minimum limits the number of samples per day.
    fileprivate static let sensorInterval = ValueCodec(["type": "number", "minimum": 1, "maximum": 86_400]) { reader in
        let seconds = try reader.real()
        guard (1...86_400).contains(seconds) else { throw reader.fail(expected: "1 to 86400 seconds") }
        return seconds
    }
}
