import Foundation
import GRDB

extension QueryAnchor {
    /// The anchor of a change.
    init(_ change: Change, _ db: Database) throws {
        let deletions = try Self.countOfDeletions(of: change.uuid, upTo: change.position, db)
        let number = change.isDeletion ? 2 * deletions : 2 * deletions + 1
        self.init(.change(of: change.uuid, number: number), restore: try Restore.latestNumber(db))
    }

    /// The anchor of a change of a relationship.
    init(_ change: WorkoutEffortChange, _ db: Database) throws {
        let number = try WorkoutEffortTable(db).countOfChanges(of: change.score, change.workoutUUID, upTo: change.position)
        let place = Place.effortChange(of: change.score, workout: change.workoutUUID, number: number)
        self.init(place, restore: try Restore.latestNumber(db))
    }

    /// The position after which a query with this anchor continues.
    ///
    /// A change that the store does not contain was undone by a restore, or belongs to another store. The query then
    /// continues from the state that was restored, or from the beginning, so that it skips no change.
    func position(_ db: Database) throws -> Int64 {
        let restored = try Restore.earliestPosition(after: restore, db)
        let position = try storedPosition(db)
        guard let position, position <= restored ?? position else { return restored ?? 0 }
        return position
    }

    /// The position of the change. Nil if the store does not contain it.
    private func storedPosition(_ db: Database) throws -> Int64? {
        switch place {
        case .beginning: return 0
        case .effortChange(let score, let workout, let number):
            guard number > 0 else { return nil }
            return try WorkoutEffortTable(db).position(ofChange: number, of: score, workout)
        case .change(let uuid, let number):
            guard number > 0 else { return nil }
            let deletion = try RowStatement(
                db, "SELECT id, position FROM deletedObject WHERE uuid = ?1 ORDER BY id LIMIT 1 OFFSET ?2"
            )
            deletion.bind(uuid, at: 1)
            deletion.bind((number - 1) / 2, at: 2)
            if try deletion.step() { return deletion.int64(number.isMultiple(of: 2) ? 0 : 1) }
            guard !number.isMultiple(of: 2), try Self.countOfDeletions(of: uuid, db) == (number - 1) / 2
            else { return nil }
            return try SampleInsertion.position(of: uuid, db)
        }
    }

    /// The number of times that an object was deleted, up to a position.
    private static func countOfDeletions(of uuid: UUID, upTo position: Int64 = .max, _ db: Database) throws -> Int64 {
        let rows = try RowStatement(db, "SELECT count(*) FROM deletedObject WHERE uuid = ?1 AND id <= ?2")
        rows.bind(uuid, at: 1)
        rows.bind(position, at: 2)
        return try rows.step() ? rows.int64(0) : 0
    }
}
