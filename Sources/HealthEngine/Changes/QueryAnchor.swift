import Foundation
import GRDB
import HealthModel

/// `HKQueryAnchor`: the last change that a query returned (ANCH-07). Apps store it as opaque text.
///
/// An anchor names the change by its sample. A position in the store would also count changes that the app may not see.
public struct QueryAnchor: Hashable, Sendable {
    /// A place in the order of all changes.
    enum Place: Hashable, Sendable {
        /// Before the first change.
        case beginning
        /// A change of the sample with this UUID. The first save has the number 1, its deletion 2, the next save 3.
        case change(of: UUID, number: Int64)
        /// A change of the relationship between an effort score and a workout. Their first change has the number 1.
        case effortChange(of: UUID, workout: UUID, number: Int64)
    }

    let place: Place
    /// The number of the latest restore of the store. 0 for none.
    let restore: Int64

    init(_ place: Place, restore: Int64) {
        self.place = place
        self.restore = place == .beginning ? 0 : restore
    }

    /// The first bytes. In Base64, they are the letters `HKQA`.
    private static let name: [UInt8] = [0x1C, 0xA4, 0x00]
    /// The anchor before the first change.
    static let beginning = QueryAnchor(.beginning, restore: 0)

    /// Parses a text from ``text``. Nil for any other text.
    public init?(text: String) {
        // Only the text that `text` writes is an anchor: no other Base64 of its bytes, and below no other form of its numbers.
        guard let data = Data(base64Encoded: text), data.base64EncodedString() == text else { return nil }
        var rest = [UInt8](data)[...]
        guard rest.starts(with: Self.name) else { return nil }
        rest.removeFirst(Self.name.count)
        guard let restore = rest.popNumber() else { return nil }
        switch rest.count {
        case 0:
            guard restore == 0 else { return nil }
            self = .beginning
        case 17...32:
            let uuid = rest.popUUID()
            guard let number = rest.popNumber() else { return nil }
            self.init(.change(of: uuid, number: number), restore: restore)
        case 33...:
            let (score, workout) = (rest.popUUID(), rest.popUUID())
            guard let number = rest.popNumber() else { return nil }
            self.init(.effortChange(of: score, workout: workout, number: number), restore: restore)
        default: return nil
        }
        guard rest.isEmpty else { return nil }
    }

    /// The anchor as text: in Base64 a name, the restore, the UUIDs and the number of the change.
    public var text: String {
        var bytes = Self.name
        bytes.reserveCapacity(64)
        bytes.append(number: restore)
        switch place {
        case .beginning: break
        case .change(let uuid, let number):
            bytes.append(uuid)
            bytes.append(number: number)
        case .effortChange(let score, let workout, let number):
            bytes.append(score)
            bytes.append(workout)
            bytes.append(number: number)
        }
        return Data(bytes).base64EncodedString()
    }
}

extension [UInt8] {
    /// Appends an integer that is not negative: seven bits in each byte, the lowest first. The last byte is below 128 (LEB128).
    fileprivate mutating func append(number: Int64) {
        var rest = number
        while rest >= 0x80 {
            append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }

    fileprivate mutating func append(_ uuid: UUID) {
        for word in [uuid.words.high, uuid.words.low] {
            for shift in stride(from: 56, through: 0, by: -8) { append(UInt8(truncatingIfNeeded: word >> shift)) }
        }
    }
}

extension ArraySlice<UInt8> {
    /// Removes an integer that `append(number:)` has written.
    fileprivate mutating func popNumber() -> Int64? {
        var number: Int64 = 0
        for shift in stride(from: 0, to: 63, by: 7) {
            guard let byte = popFirst() else { return nil }
            number |= Int64(byte & 0x7F) << shift
            // The last byte of more than one is not 0.
            if byte < 0x80 { return byte > 0 || shift == 0 ? number : nil }
        }
        return nil
    }

    /// Removes the 16 bytes of a UUID, which must exist.
    fileprivate mutating func popUUID() -> UUID {
        func popWord() -> UInt64 {
            defer { removeFirst(8) }
            return prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
        }
        return UUID(high: popWord(), low: popWord())
    }
}

extension QueryAnchor {
    /// The anchor of a change.
    init(_ change: Change, _ database: HealthDatabase, _ db: Database) throws {
        let deletions = try Self.countOfDeletions(of: change.uuid, upTo: change.position, database, db)
        let number = change.isDeletion ? 2 * deletions : 2 * deletions + 1
        self.init(.change(of: change.uuid, number: number), restore: try database.latestRestore(db))
    }

    /// The anchor of a change of a relationship.
    init(_ change: WorkoutEffortChange, _ database: HealthDatabase, _ db: Database) throws {
        let number = try WorkoutEffortTable(db: db).countOfChanges(of: change.score, change.workoutUUID, upTo: change.position)
        let place = Place.effortChange(of: change.score, workout: change.workoutUUID, number: number)
        self.init(place, restore: try database.latestRestore(db))
    }

    /// The position after which a query with this anchor continues.
    ///
    /// A change that the store does not contain was undone by a restore, or belongs to another store. The query then
    /// continues from the state that was restored, or from the beginning, so that it skips no change.
    func position(_ database: HealthDatabase, _ db: Database) throws -> Int64 {
        let restored = try restore < database.latestRestore(db) ? Restore.earliestPosition(after: restore, db) : nil
        let position = try storedPosition(database, db)
        guard let position, position <= restored ?? position else { return restored ?? 0 }
        return position
    }

    /// The position of the change. Nil if the store does not contain it.
    private func storedPosition(_ database: HealthDatabase, _ db: Database) throws -> Int64? {
        switch place {
        case .beginning: return 0
        case .effortChange(let score, let workout, let number):
            guard number > 0 else { return nil }
            return try WorkoutEffortTable(db: db).position(ofChange: number, of: score, workout)
        case .change(let uuid, let number):
            guard number > 0 else { return nil }
            if try database.latestPositions(db).ofDeletions > 0 {
                let deletion = try RowStatement(
                    db, "SELECT id, position FROM deletedObject WHERE uuid = ?1 ORDER BY id LIMIT 1 OFFSET ?2"
                )
                deletion.bind(uuid, at: 1)
                deletion.bind((number - 1) / 2, at: 2)
                if try deletion.step() { return deletion.int64(number.isMultiple(of: 2) ? 0 : 1) }
            }
            guard !number.isMultiple(of: 2), try number == 1 || Self.countOfDeletions(of: uuid, database, db) == (number - 1) / 2
            else { return nil }
            return try SampleInsertion.position(of: uuid, db)
        }
    }

    /// The number of times that an object was deleted, up to a position.
    private static func countOfDeletions(
        of uuid: UUID, upTo position: Int64 = .max, _ database: HealthDatabase, _ db: Database
    ) throws -> Int64 {
        guard try database.latestPositions(db).ofDeletions > 0 else { return 0 }
        let rows = try RowStatement(db, "SELECT count(*) FROM deletedObject WHERE uuid = ?1 AND id <= ?2")
        rows.bind(uuid, at: 1)
        rows.bind(position, at: 2)
        return try rows.step() ? rows.int64(0) : 0
    }
}
