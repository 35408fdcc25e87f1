package import Foundation
import GRDB
import HealthModel

/// The secret of a store that makes the UUIDs of its imported samples unpredictable: the key of SipHash-2-4 with 128
/// bits by Jean-Philippe Aumasson and Daniel J. Bernstein.
package struct IdentityKey: Hashable, Sendable {
    /// No secret: UUIDs follow from the content of a sample alone. Synthetic data have such UUIDs, and so do the imports of
    /// versions before stores had keys.
    package static let none = IdentityKey()

    /// 16 bytes, or none.
    let bytes: Data
    private let words: (low: UInt64, high: UInt64)

    /// Nil unless there are 16 bytes, or none.
    package init?(_ bytes: Data) {
        guard bytes.isEmpty || bytes.count == 16 else { return nil }
        self.bytes = bytes
        let parts = [bytes.prefix(8), bytes.suffix(8)].map { part in
            part.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        }
        words = (parts[0], parts[1])
    }

    private init() {
        bytes = Data()
        words = (0, 0)
    }

    /// The hash of two words. The words themselves without a key.
    func hash(_ first: UInt64, _ second: UInt64) -> (UInt64, UInt64) {
        guard !bytes.isEmpty else { return (first, second) }
        var state = SipState(words)
        state.add(first)
        state.add(second)
        return state.finish(byteCount: 16)
    }

    package static func == (left: IdentityKey, right: IdentityKey) -> Bool { left.bytes == right.bytes }

    package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// The state of SipHash-2-4 with 128 bits.
private struct SipState {
    private var v0: UInt64
    private var v1: UInt64
    private var v2: UInt64
    private var v3: UInt64

    init(_ key: (low: UInt64, high: UInt64)) {
        v0 = key.low ^ 0x736F_6D65_7073_6575
        v1 = key.high ^ 0x646F_7261_6E64_6F6D ^ 0xEE
        v2 = key.low ^ 0x6C79_6765_6E65_7261
        v3 = key.high ^ 0x7465_6462_7974_6573
    }

    mutating func add(_ word: UInt64) {
        v3 ^= word
        mix(2)
        v0 ^= word
    }

    mutating func finish(byteCount: UInt64) -> (UInt64, UInt64) {
        add(byteCount << 56)
        v2 ^= 0xEE
        mix(4)
        let first = v0 ^ v1 ^ v2 ^ v3
        v1 ^= 0xDD
        mix(4)
        return (first, v0 ^ v1 ^ v2 ^ v3)
    }

    private mutating func mix(_ rounds: Int) {
        for _ in 0..<rounds {
            v0 &+= v1
            v2 &+= v3
            v1 = v1 << 13 | v1 >> 51
            v3 = v3 << 16 | v3 >> 48
            v1 ^= v0
            v3 ^= v2
            v0 = v0 << 32 | v0 >> 32
            v2 &+= v1
            v0 &+= v3
            v1 = v1 << 17 | v1 >> 47
            v3 = v3 << 21 | v3 >> 43
            v1 ^= v2
            v3 ^= v0
            v2 = v2 << 32 | v2 >> 32
        }
    }
}

/// The keys with which samples of a store got their UUIDs.
///
/// A store creates its own key at its first import. It also keeps the keys of exports that it imported, and
/// ``IdentityKey/none`` if it has synthetic data, or had samples before stores had keys. Then a repeated import finds all
/// these samples.
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
