import Foundation
import GRDB
import HealthModel

/// Stored samples of a source, for the connection with workouts.
extension SampleInsertion {
    /// The position of a sample of the same source. Nil if it is not stored. Throws code 3 if the UUID belongs to
    /// another object (SAVE-32).
    func ownPosition(of sample: Sample) throws -> Int64? {
        guard let position = try ownPosition(of: sample.uuid) else { return nil }
        guard try type(at: position) == registry.existingID(of: sample.type, db) else {
            throw HealthFailure.error(.errorInvalidArgument)
        }
        return position
    }

    /// The position of a workout of the same source. Throws code 3 if there is none.
    func position(ofWorkout workout: UUID) throws -> Int64 {
        guard let type = try registry.existingID(of: .workout, db), let position = try ownPosition(of: workout),
            try self.type(at: position) == type
        else { throw HealthFailure.workoutEffort(.unknownWorkout) }
        return position
    }

    /// Associates stored samples of the source with a workout of the source. Throws code 3 if the workout is not stored.
    func connect(_ parts: [UUID], withWorkout workout: UUID) throws {
        let whole = try position(ofWorkout: workout)
        for part in parts {
            if let position = try ownPosition(of: part) { try link("workoutSample", whole, position) }
        }
    }

    /// The number of the type of a stored sample.
    func type(at position: Int64) throws -> Int64? {
        try Int64.fetchOne(db.cachedStatement(sql: "SELECT type FROM sample WHERE id = ?"), arguments: [position])
    }

    /// Inserts a route and associates it with a workout.
    func insert(_ route: Sample, ofWorkoutAt position: Int64) throws {
        // A route that is older than the stored version was ignored (SAVE-36).
        guard let part = try insert(route) else { return }
        try link("workoutSample", position, part)
    }
}
