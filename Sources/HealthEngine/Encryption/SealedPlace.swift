/// The kind and number of an encrypted piece. Decryption authenticates both, so a piece that was moved is invalid.
struct SealedPlace: Hashable {
    enum Kind: UInt64 {
        /// The empty piece in the file header, which detects a wrong key.
        case header
        /// A page of the database.
        case page
        /// The header of a frame in the write-ahead log.
        case frameHeader
        /// The page of a frame in the write-ahead log.
        case framePage
    }

    let kind: Kind
    /// The index of the piece among those of its kind, starting at 0.
    let number: Int64

    /// The additional data that the cipher authenticates together with the piece.
    var associatedData: (UInt64, UInt64) { (kind.rawValue.littleEndian, UInt64(bitPattern: number).littleEndian) }
}
