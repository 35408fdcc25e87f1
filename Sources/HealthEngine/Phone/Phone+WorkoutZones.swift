import Foundation
import GRDB
public import HealthModel

/// The zones that count for all workouts without zones of their own (ZONE-03).
extension Phone {
    /// Sets the zones that the user enters in Settings. Nil returns to the zones of the system (ZONE-04).
    ///
    /// Throws code 3 for boundaries that are no zones of the type.
    public func setWorkoutZones(_ boundaries: [Quantity]?, of type: ObjectType) throws(HealthFailure) {
        let zones = try boundaries.map { boundaries throws(HealthFailure) in
            try WorkoutZoneConfiguration(.user, of: type, boundaries: boundaries)
        }
        try database.write { db in
            try db.execute(sql: "DELETE FROM workoutZone WHERE type = ?", arguments: [type.identifier])
            for (position, boundary) in (zones?.boundaries ?? []).enumerated() {
                try db.execute(
                    sql: "INSERT INTO workoutZone VALUES (?, ?, ?)",
                    arguments: [type.identifier, position, boundary.value]
                )
            }
        }
    }

    /// The preferred zones of a type, regardless of permissions. Nil for cycling power until the user has set them (ZONE-03), and
    /// before iOS 27.
    public func workoutZones(of type: ObjectType) throws(HealthFailure) -> WorkoutZoneConfiguration? {
        try database.read { db in try workoutZones(of: type, db) }
    }

    func workoutZones(of type: ObjectType, _ db: Database) throws -> WorkoutZoneConfiguration? {
        guard device.osVersion >= WorkoutZoneConfiguration.firstSystem, let unit = WorkoutZoneConfiguration.unit(of: type) else {
            return nil
        }
        let statement = try db.cachedStatement(sql: "SELECT maximum FROM workoutZone WHERE type = ? ORDER BY position")
        let entered = try Double.fetchAll(statement, arguments: [type.identifier])
        if !entered.isEmpty {
            return try WorkoutZoneConfiguration(.user, of: type, boundaries: entered.map { Quantity(unit: unit, value: $0) })
        }
        guard type == .heartRate else { return nil }
        let boundaries = Self.heartRateBoundaries(atAge: try age(db))
        return try WorkoutZoneConfiguration(.system, of: type, boundaries: boundaries)
    }

    /// The boundaries of the system's five zones: shares of the way from a heart rate at rest to the highest one of an age
    /// (ZONE-05).
    private static func heartRateBoundaries(atAge age: Int) -> [Quantity] {
        let resting = 60
        let range = 220 - min(max(age, 0), 120) - resting
        return [60, 70, 80, 90].map { percent in
            let hundredths = resting * 100 + range * percent
            return Quantity(unit: .countPerMinute, value: Double(hundredths) / 100)
        }
    }

    /// The age of the device owner. 30 years without a date of birth.
    private func age(_ db: Database) throws -> Int {
        let calendar = Calendar(.gregorian, in: environment.timeZone)
        guard var day = try EnteredCharacteristic.find(.dateOfBirth, db)?.day else { return 30 }
        day.timeZone = nil
        guard let birth = calendar.date(from: day) else { return 30 }
        return calendar.dateComponents([.year], from: birth, to: environment.clock.current).year ?? 30
    }
}
