import GRDB

extension Schema {
    /// What users have consented to.
    static func consent(_ db: Database) throws {
    }
}
