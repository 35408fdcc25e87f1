import HealthModel

/// The header of an encrypted file. It contains a signature with the format version, the salt, and an empty sealed
/// piece that only the right key opens. No part of it is secret.
enum EncryptedFileHeader {
    static let length = mark.count + PageCipher.saltLength + PageCipher.overhead

    private static let mark = Array("HKBr encrypted 1".utf8)
    private static let plainMark = Array("SQLite format 3\0".utf8)
    private static let place = SealedPlace(kind: .header, number: 0)

    /// Whether the file at a path is an encrypted store, with any key.
    static func isPresent(at path: String) -> Bool {
        (try? SQLiteFile.withFile(at: path) { try $0.beginning(mark.count) == mark }) ?? false
    }

    /// The cipher of the file at a path. An empty file becomes an encrypted store.
    static func cipher(at path: String, key: StoreKey) throws -> PageCipher {
        try SQLiteFile.withFile(at: path) { file in
            let header = try file.beginning(length)
            guard header.isEmpty else { return try cipher(of: header, key: key) }
            return try file.withExclusiveLock {
                // Another process may have written the header first.
                let header = try file.beginning(length)
                guard header.isEmpty else { return try cipher(of: header, key: key) }
                let salt = try PageCipher.makeSalt()
                let cipher = try PageCipher(key: key, salt: salt)
                try file.writeBeginning(mark + salt + cipher.seal([], at: place))
                return cipher
            }
        }
    }

    private static func cipher(of header: [UInt8], key: StoreKey) throws(HealthFailure) -> PageCipher {
        guard header.starts(with: mark) else {
            throw .store(header.starts(with: plainMark) ? .unencrypted : .foreign)
        }
        guard header.count == length else { throw .store(.corrupt) }
        let salt = Array(header.dropFirst(mark.count).prefix(PageCipher.saltLength))
        let cipher = try PageCipher(key: key, salt: salt)
        guard cipher.open(Array(header.suffix(PageCipher.overhead)), at: place) != nil else { throw .store(.wrongKey) }
        return cipher
    }
}
