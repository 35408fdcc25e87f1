import HealthModel

extension LensSpecification {
    /// The attributes of a lens with the properties that they hold (EXP-22), in the order of an export.
    static let attributes: [(Property, ExportAttribute)] = [
        (.sphere, .sphere), (.cylinder, .cylinder), (.axis, .axis), (.addPower, .add), (.vertexDistance, .vertex),
        (.farPupillaryDistance, .farPD), (.nearPupillaryDistance, .nearPD), (.baseCurve, .baseCurve), (.diameter, .diameter),
    ]
}

/// The attributes of a point for one ear (EXP-22).
struct EarAttributes {
    let side: AudiogramSensitivityTest.Side
    let value, masked, lowerBound, upperBound: ExportAttribute

    var all: [ExportAttribute] { [value, masked, lowerBound, upperBound] }

    static let both = [
        EarAttributes(
            side: .left, value: .leftEarValue, masked: .leftEarMasked,
            lowerBound: .leftEarClampingRangeLowerBound, upperBound: .leftEarClampingRangeUpperBound
        ),
        EarAttributes(
            side: .right, value: .rightEarValue, masked: .rightEarMasked,
            lowerBound: .rightEarClampingRangeLowerBound, upperBound: .rightEarClampingRangeUpperBound
        ),
    ]
}

extension ActivityRing {
    /// The attributes of the value and the goal of each ring in a summary of a day (EXP-20).
    static let attributes: [(ring: ActivityRing, value: ExportAttribute, goal: ExportAttribute)] = [
        (.activeEnergyBurned, .activeEnergyBurned, .activeEnergyBurnedGoal),
        (.appleMoveTime, .appleMoveTime, .appleMoveTimeGoal),
        (.appleExerciseTime, .appleExerciseTime, .appleExerciseTimeGoal),
        (.appleStandHours, .appleStandHours, .appleStandHoursGoal),
    ]
}
