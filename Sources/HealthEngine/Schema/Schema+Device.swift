import GRDB

extension Schema {
    /// The state of the phone.
    static func device(_ db: Database) throws {
    }
}
