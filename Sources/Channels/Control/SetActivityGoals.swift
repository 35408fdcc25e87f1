import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// The user sets the goals of the activity rings (OTH-04).
    static let setActivityGoals = Method(
        "setActivityGoals",
        "Sets goals of the activity rings. Omitted goals do not change.",
        .goal(of: .activeEnergyBurned),
        .goal(of: .appleMoveTime),
        .goal(of: .appleExerciseTime),
        .goal(of: .appleStandHours),
        audit: .action(.write)
    ) { call, activeEnergyBurned, moveTime, exerciseTime, standHours in
        let given: [ActivityRing: Double?] = [
            .activeEnergyBurned: activeEnergyBurned, .appleMoveTime: moveTime, .appleExerciseTime: exerciseTime,
            .appleStandHours: standHours,
        ]
        let goals = given.compactMapValues(\.self)
        try call.phone.setActivityGoals(goals)
    }
}

extension Parameter where Value == Double? {
    /// The goal of a ring, in the ring's unit.
    fileprivate static func goal(of ring: ActivityRing) -> Parameter {
        .optional("\(ring.rawValue)Goal", .goal(of: ring), "The goal as a quantity in `\(ring.unit)` or a compatible unit.")
    }
}

extension ValueCodec where Value == Double {
    /// `{value, unit}`, converted to the unit of a ring. The value must not be negative.
    fileprivate static func goal(of ring: ActivityRing) -> ValueCodec {
        ValueCodec(ValueCodec<Quantity>.quantity.schema) { reader, context in
            let goal = try ValueCodec<Quantity>.quantity.read(reader, context)
            let value: Double
            do throws(NativeException) {
                value = try goal.doubleValue(for: ring.unit)
            } catch {
                let unit = goal.unit.unitString
                throw context.refusal(error, ofUnit: unit, usually: ring.unit, at: "\(reader.path).unit")
            }
            guard goal.value.isFinite, goal.value >= 0 else {
                throw reader.fail(expected: "a goal that is not negative")
            }
            return value
        }
    }
}
