/// The kind and place of a sealed piece of a file: a piece that was moved is not authentic in its new place.
struct SealedPlace: Hashable {
    enum Kind: UInt64 {
        /// The empty piece in the header of the file, by which a wrong key is told.
        case header
        /// A page of the database.
        case page
        /// The header of a frame in the write-ahead log.
        case frameHeader
        /// The page of a frame in the write-ahead log.
        case framePage
    }

    let kind: Kind
    /// Counts the pieces of the kind in the file, from 0.
    let number: Int64

    /// What is authenticated with the piece.
    var associatedData: (UInt64, UInt64) { (kind.rawValue.littleEndian, UInt64(bitPattern: number).littleEndian) }
}
