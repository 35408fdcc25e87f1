package import Foundation
import GRDB
import HealthModel

/// The secret of a store that makes the UUIDs of its imported samples unpredictable: a key of ``SipHash``.
package struct IdentityKey: Hashable, Sendable {
    /// No secret: UUIDs follow from the content of a sample alone. Synthetic data have such UUIDs, and so do the imports of
    /// versions before stores had keys.
    package static let none = IdentityKey()

    /// 16 bytes, or none.
    let bytes: Data
    /// The bytes as words, the least significant byte first.
    private let first, second: UInt64

    /// Nil unless there are 16 bytes, or none.
    package init?(_ bytes: Data) {
        guard bytes.isEmpty || bytes.count == 16 else { return nil }
        self.init(bytes: bytes)
    }

    private init(bytes: Data = Data()) {
        self.bytes = bytes
        first = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
        second = bytes.dropFirst(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The hash of two words. The words themselves without a key.
    func hash(_ first: UInt64, _ second: UInt64) -> (UInt64, UInt64) {
        bytes.isEmpty ? (first, second) : SipHash.hash(first, second, key: (self.first, self.second))
    }
}

/// The keys with which samples of a store got their UUIDs.
///
/// A store creates its own key at its first import. It also keeps the keys of exports that it imported, and
/// ``IdentityKey/none`` if it has synthetic data. Then a repeated import finds all these samples.
struct IdentityKeys {
    /// The keys of the store, the oldest first.
    private(set) var all: [IdentityKey]
    /// The key for new samples. Nil until it is needed.
    private var chosen: IdentityKey?

    init(_ db: Database) throws {
        all = try Data.fetchAll(db, sql: "SELECT key FROM identityKey ORDER BY id").map { bytes in
            guard let key = IdentityKey(bytes) else { throw HealthFailure.store(.corrupt) }
            return key
        }
    }

    /// The store's own key. Nil before its first import.
    var own: IdentityKey? { all.first { $0 != .none } }

    /// The key for new samples. Creates the store's own key if there is none.
    mutating func key(_ db: Database, makeSecret: () -> Data) throws -> IdentityKey {
        if let chosen { return chosen }
        if own == nil, let key = IdentityKey(makeSecret()) { try add(key, db) }
        let key = own ?? .none
        chosen = key
        return key
    }

    /// Uses the keys of an export: the first one for new samples, all of them to find samples.
    mutating func use(_ keys: [IdentityKey], _ db: Database) throws {
        for key in keys where !all.contains(key) { try add(key, db) }
        chosen = keys.first ?? chosen
    }

    private mutating func add(_ key: IdentityKey, _ db: Database) throws {
        try db.execute(sql: "INSERT INTO identityKey (key) VALUES (?)", arguments: [key.bytes])
        all.append(key)
    }
}
