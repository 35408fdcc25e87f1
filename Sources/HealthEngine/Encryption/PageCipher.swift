#if Encryption
    import CSodium
    import HealthModel

    /// Seals pieces of one file with XChaCha20-Poly1305. Argon2id derives the key from the user's key and the file's salt.
    /// Both are libsodium's: see the decision record on encryption.
    @safe final class PageCipher {
        /// The number of bytes in a salt.
        static let saltLength = 16
        /// The additional length of a sealed piece: a random nonce at the start and a tag at the end.
        static let overhead = nonceLength + tagLength

        private static let nonceLength = 24
        private static let tagLength = 16
        private static let keyLength = 32
        /// The cost of deriving a key, which is part of the format: libsodium's limits for interactive use.
        private static let (passes, memory): (UInt64, Int) = (2, 64 << 20)

        /// In memory that libsodium protects and erases when it is freed.
        private let key: UnsafeMutablePointer<UInt8>

        /// Takes about 70 milliseconds.
        init(key: StoreKey, salt: [UInt8]) throws(HealthFailure) {
            guard salt.count == Self.saltLength, sodium_init() >= 0,
                let memory = unsafe sodium_malloc(Self.keyLength)
            else { throw .store(.inaccessible) }
            unsafe self.key = memory.assumingMemoryBound(to: UInt8.self)
            let status = unsafe key.bytes.withUnsafeBytes { secret in
                guard let start = unsafe secret.bindMemory(to: CChar.self).baseAddress else { return Int32(-1) }
                return unsafe crypto_pwhash(
                    self.key,
                    UInt64(Self.keyLength),
                    start,
                    UInt64(secret.count),
                    salt,
                    Self.passes,
                    Self.memory,
                    crypto_pwhash_alg_argon2id13()
                )
            }
            guard status == 0 else { throw .store(.inaccessible) }
        }

        deinit {
            unsafe sodium_free(key)
        }

        /// A new salt.
        static func makeSalt() throws(HealthFailure) -> [UInt8] {
            guard sodium_init() >= 0 else { throw .store(.inaccessible) }
            var salt = [UInt8](repeating: 0, count: saltLength)
            unsafe randombytes_buf(&salt, salt.count)
            return salt
        }

        /// Writes a sealed piece, which is longer by ``overhead``.
        func seal(_ piece: UnsafeRawBufferPointer, at place: SealedPlace, into sealed: UnsafeMutableRawPointer) {
            let nonce = unsafe sealed.assumingMemoryBound(to: UInt8.self)
            unsafe randombytes_buf(nonce, Self.nonceLength)
            unsafe withUnsafeBytes(of: place.associatedData) { data in
                // Encryption fails for no input.
                _ = unsafe crypto_aead_xchacha20poly1305_ietf_encrypt(
                    nonce + Self.nonceLength,
                    nil,
                    piece.bindMemory(to: UInt8.self).baseAddress,
                    UInt64(piece.count),
                    data.bindMemory(to: UInt8.self).baseAddress,
                    UInt64(data.count),
                    nil,
                    nonce,
                    key
                )
            }
        }

        /// Opens a sealed piece. The result is shorter by ``overhead``. Returns false if the piece is not authentic at that
        /// place.
        func open(_ sealed: UnsafeRawBufferPointer, at place: SealedPlace, into piece: UnsafeMutableRawPointer?) -> Bool {
            guard let nonce = unsafe sealed.bindMemory(to: UInt8.self).baseAddress else { return false }
            return unsafe withUnsafeBytes(of: place.associatedData) { data in
                unsafe crypto_aead_xchacha20poly1305_ietf_decrypt(
                    piece?.assumingMemoryBound(to: UInt8.self),
                    nil,
                    nil,
                    nonce + Self.nonceLength,
                    UInt64(sealed.count - Self.nonceLength),
                    data.bindMemory(to: UInt8.self).baseAddress,
                    UInt64(data.count),
                    nonce,
                    key
                ) == 0
            }
        }
    }
#else
    import HealthModel

    /// Takes the place of the cipher in a package without the trait `Encryption`. It cannot be created, so no file becomes an
    /// encrypted store.
    struct PageCipher {
        static let saltLength = 16
        static let overhead = 40

        init(key: StoreKey, salt: [UInt8]) throws(HealthFailure) { throw .store(.encrypted) }

        static func makeSalt() throws(HealthFailure) -> [UInt8] { throw .store(.unencrypted) }

        func seal(_ piece: UnsafeRawBufferPointer, at place: SealedPlace, into sealed: UnsafeMutableRawPointer) {}

        func open(_ sealed: UnsafeRawBufferPointer, at place: SealedPlace, into piece: UnsafeMutableRawPointer?) -> Bool {
            false
        }
    }
#endif

extension PageCipher {
    /// A sealed piece, which is longer by ``overhead``.
    func seal(_ piece: [UInt8], at place: SealedPlace) -> [UInt8] {
        var sealed = [UInt8](repeating: 0, count: piece.count + Self.overhead)
        unsafe sealed.withUnsafeMutableBytes { sealed in
            unsafe piece.withUnsafeBytes { piece in
                guard let start = sealed.baseAddress else { return }
                unsafe seal(piece, at: place, into: start)
            }
        }
        return sealed
    }

    /// The content of a sealed piece. Nil if it is not authentic at that place.
    func open(_ sealed: [UInt8], at place: SealedPlace) -> [UInt8]? {
        guard sealed.count >= Self.overhead else { return nil }
        var piece = [UInt8](repeating: 0, count: sealed.count - Self.overhead)
        let isAuthentic = unsafe sealed.withUnsafeBytes { sealed in
            unsafe piece.withUnsafeMutableBytes { piece in
                unsafe open(sealed, at: place, into: piece.baseAddress)
            }
        }
        return isAuthentic ? piece : nil
    }
}
