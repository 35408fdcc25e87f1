import Foundation
import GRDB
import HealthModel

/// The numbers of texts that many samples share: types, units, devices and sources. A cache of limited size.
///
/// The statements are kept: after a reset, which tests make often, the first save needs all of them.
final class Registry {
    /// The size of the cache for each kind. A phone has some hundreds of texts, but an archive may have far more.
    private static let capacity = 4096

    private var types: [Int64: ObjectType] = [:]
    private var typeIDs: [ObjectType: Int64] = [:]
    private var units: [Int64: HealthModel.Unit] = [:]
    private var unitIDs: [HealthModel.Unit: Int64] = [:]
    private var devices: [Int64: Device] = [:]
    private var deviceIDs: [Device: Int64] = [:]
    private var revisions: [Int64: (revision: SourceRevision, source: Int64)] = [:]
    private var revisionIDs: [SourceRevision: Int64] = [:]

    /// Empties the cache, because rows may have been rolled back or replaced by another process.
    func forget() {
        types = [:]
        typeIDs = [:]
        units = [:]
        unitIDs = [:]
        devices = [:]
        deviceIDs = [:]
        revisions = [:]
        revisionIDs = [:]
    }

    private static func keep<Key: Hashable, Value>(_ value: Value, for key: Key, in table: inout [Key: Value]) {
        if table.count >= capacity { table.removeAll(keepingCapacity: true) }
        table[key] = value
    }

    // MARK: Types

    /// The number of a type. Nil if no sample of the type was ever saved.
    func existingID(of type: ObjectType, _ db: Database) throws -> Int64? {
        if let id = typeIDs[type] { return id }
        let sql = "SELECT id FROM objectType WHERE identifier = ?"
        let id = try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [type.identifier])
        typeIDs[type] = id
        return id
    }

    /// The number of a type. A new type gets a number.
    func id(of type: ObjectType, _ db: Database) throws -> Int64 {
        if let id = try existingID(of: type, db) { return id }
        try db.cachedStatement(sql: "INSERT INTO objectType (identifier) VALUES (?)").execute(arguments: [type.identifier])
        typeIDs[type] = db.lastInsertedRowID
        return db.lastInsertedRowID
    }

    /// The type with a number. Nil for a type of a newer version of this program.
    func type(_ id: Int64, _ db: Database) throws -> ObjectType? {
        if let type = types[id] { return type }
        let identifier = try String.fetchOne(
            db.cachedStatement(sql: "SELECT identifier FROM objectType WHERE id = ?"), arguments: [id])
        let type = identifier.flatMap(TypeCatalog.type(identifier:))
        types[id] = type
        return type
    }

    // MARK: Units

    /// The number of a unit. A new unit gets a number.
    func id(of unit: HealthModel.Unit, _ db: Database) throws -> Int64 {
        if let id = unitIDs[unit] { return id }
        let text = unit.unitString
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO unit (unitString) VALUES (?)").execute(arguments: [text])
        let id = try Int64.fetchOne(db.cachedStatement(sql: "SELECT id FROM unit WHERE unitString = ?"), arguments: [text])
        guard let id else { throw HealthFailure.store(.corrupt) }
        Self.keep(id, for: unit, in: &unitIDs)
        return id
    }

    /// The unit with a number.
    func unit(_ id: Int64, _ db: Database) throws -> HealthModel.Unit {
        if let unit = units[id] { return unit }
        let text = try String.fetchOne(db.cachedStatement(sql: "SELECT unitString FROM unit WHERE id = ?"), arguments: [id])
        // The store is damaged if the text is not a unit.
        guard let text, let unit = try? HealthModel.Unit(from: text) else { throw HealthFailure.store(.corrupt) }
        Self.keep(unit, for: id, in: &units)
        return unit
    }

    // MARK: Devices

    /// The number of a device. A new device gets a number.
    func id(of device: Device, _ db: Database) throws -> Int64 {
        if let id = deviceIDs[device] { return id }
        let text = try Self.text(of: device)
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO device (properties) VALUES (?)").execute(arguments: [text])
        let id = try Int64.fetchOne(db.cachedStatement(sql: "SELECT id FROM device WHERE properties = ?"), arguments: [text])
        guard let id else { throw HealthFailure.store(.corrupt) }
        Self.keep(id, for: device, in: &deviceIDs)
        return id
    }

    /// The device with a number.
    func device(_ id: Int64, _ db: Database) throws -> Device {
        if let device = devices[id] { return device }
        let text = try String.fetchOne(db.cachedStatement(sql: "SELECT properties FROM device WHERE id = ?"), arguments: [id])
        guard let text else { throw HealthFailure.store(.corrupt) }
        let names = try StoredForm.decode([String: String].self, Data(text.utf8))
        let properties = names.compactMap { name, value in Device.Property(rawValue: name).map { ($0, value) } }
        let device = Device(Dictionary(properties) { first, _ in first })
        Self.keep(device, for: id, in: &devices)
        return device
    }

    private static func text(of device: Device) throws -> String {
        let names = Device.Property.allCases.compactMap { property in device[property].map { (property.rawValue, $0) } }
        return String(decoding: try StoredForm.encode(Dictionary(uniqueKeysWithValues: names)), as: UTF8.self)
    }

    // MARK: Sources

    /// The number of a source. Nil if it never saved anything.
    func sourceID(_ bundleIdentifier: String, _ db: Database) throws -> Int64? {
        let sql = "SELECT id FROM source WHERE bundleIdentifier = ?"
        return try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [bundleIdentifier])
    }

    /// The number of a revision. A new revision gets a number. The source gets the latest name.
    func id(of revision: SourceRevision, _ db: Database) throws -> Int64 {
        if let id = revisionIDs[revision] { return id }
        let source = revision.source
        let name = try String.fetchOne(
            db.cachedStatement(sql: "SELECT name FROM source WHERE bundleIdentifier = ?"), arguments: [source.bundleIdentifier])
        if let name, name != source.name {
            revisions = [:]
            revisionIDs = [:]
        }
        if name != source.name {
            try db.cachedStatement(
                sql: """
                    INSERT INTO source (bundleIdentifier, name) VALUES (?, ?)
                    ON CONFLICT (bundleIdentifier) DO UPDATE SET name = excluded.name
                    """
            ).execute(arguments: [source.bundleIdentifier, source.name])
        }
        let id = try storedID(of: revision, db)
        Self.keep(id, for: revision, in: &revisionIDs)
        return id
    }

    private func storedID(of revision: SourceRevision, _ db: Database) throws -> Int64 {
        guard let source = try sourceID(revision.source.bundleIdentifier, db) else {
            throw HealthFailure.store(.corrupt)
        }
        let system = revision.operatingSystemVersion?.description
        let parts: StatementArguments = [source, revision.version, revision.productType, system]
        let id = try Int64.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT id FROM sourceRevision
                    WHERE source = ? AND version IS ? AND productType IS ? AND operatingSystemVersion IS ?
                    """), arguments: parts)
        if let id { return id }
        try db.cachedStatement(
            sql: """
                INSERT INTO sourceRevision (source, version, productType, operatingSystemVersion) VALUES (?, ?, ?, ?)
                """
        ).execute(arguments: parts)
        return db.lastInsertedRowID
    }

    /// The revision with a number.
    func revision(_ id: Int64, _ db: Database) throws -> SourceRevision { try revisionEntry(id, db).revision }

    /// The number of the source of a revision.
    func sourceID(ofRevision id: Int64, _ db: Database) throws -> Int64 { try revisionEntry(id, db).source }

    private func revisionEntry(_ id: Int64, _ db: Database) throws -> (revision: SourceRevision, source: Int64) {
        if let entry = revisions[id] { return entry }
        let row = try Row.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT source.id, bundleIdentifier, name, version, productType, operatingSystemVersion
                    FROM sourceRevision JOIN source ON source.id = sourceRevision.source WHERE sourceRevision.id = ?
                    """), arguments: [id])
        guard let row else { throw HealthFailure.store(.corrupt) }
        let revision = SourceRevision(
            source: try Source(row),
            version: try row.decode(forColumn: "version"),
            productType: try row.decode(forColumn: "productType"),
            operatingSystemVersion: try row.decode(String?.self, forColumn: "operatingSystemVersion").flatMap { OSVersion($0) }
        )
        let entry = (revision: revision, source: try row.decode(Int64.self, forColumn: "id"))
        Self.keep(entry, for: id, in: &revisions)
        return entry
    }
}

extension Source {
    /// The source in a row with the columns of its table.
    init(_ row: Row) throws {
        self.init(
            name: try row.decode(forColumn: "name"), bundleIdentifier: try row.decode(forColumn: "bundleIdentifier")
        )
    }
}
