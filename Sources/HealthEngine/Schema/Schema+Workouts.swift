import GRDB

extension Schema {
    /// What belongs to workouts.
    static func workouts(_ db: Database) throws {
    }
}
