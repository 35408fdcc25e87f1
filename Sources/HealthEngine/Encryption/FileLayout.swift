/// The layout of an encrypted file: maps SQLite's offsets to offsets in the file.
///
/// To SQLite, a file is a sequence of cells. A database consists of pages. A write-ahead log consists of a header and
/// of frames, each with a header and a page. In the file each cell is longer, because it is sealed separately.
enum FileLayout {
    case database
    /// The write-ahead log.
    case log

    /// The size of pages: SQLite's own default.
    static let pageSize = 4096
    private static let sealedPageSize = pageSize + PageCipher.overhead
    private static let logHeaderSize = 32
    private static let frameHeaderSize = 24
    private static let frameSize = frameHeaderSize + pageSize
    private static let sealedFrameHeaderSize = frameHeaderSize + PageCipher.overhead
    private static let sealedFrameSize = sealedFrameHeaderSize + sealedPageSize

    struct Cell: Equatable {
        /// The place of a sealed cell. Nil for the header of a log, which is not sealed because it contains no data.
        let place: SealedPlace?
        /// The start as SQLite sees it.
        let start: Int64
        /// The length as SQLite sees it.
        let length: Int
        let startInFile: Int64

        var lengthInFile: Int { length + (place == nil ? 0 : PageCipher.overhead) }
        var end: Int64 { start + Int64(length) }
        var endInFile: Int64 { startInFile + Int64(lengthInFile) }
    }

    /// The cell that contains an offset.
    func cell(at offset: Int64) -> Cell {
        switch self {
        case .database:
            let number = offset / Int64(Self.pageSize)
            return Cell(
                place: SealedPlace(kind: .page, number: number),
                start: number * Int64(Self.pageSize),
                length: Self.pageSize,
                startInFile: Int64(EncryptedFileHeader.length) + number * Int64(Self.sealedPageSize)
            )
        case .log:
            guard offset >= Self.logHeaderSize else {
                return Cell(place: nil, start: 0, length: Self.logHeaderSize, startInFile: 0)
            }
            let (number, rest) = (offset - Int64(Self.logHeaderSize)).quotientAndRemainder(dividingBy: Int64(Self.frameSize))
            let start = Int64(Self.logHeaderSize) + number * Int64(Self.frameSize)
            let startInFile = Int64(Self.logHeaderSize) + number * Int64(Self.sealedFrameSize)
            guard rest >= Self.frameHeaderSize else {
                return Cell(
                    place: SealedPlace(kind: .frameHeader, number: number),
                    start: start,
                    length: Self.frameHeaderSize,
                    startInFile: startInFile
                )
            }
            return Cell(
                place: SealedPlace(kind: .framePage, number: number),
                start: start + Int64(Self.frameHeaderSize),
                length: Self.pageSize,
                startInFile: startInFile + Int64(Self.sealedFrameHeaderSize)
            )
        }
    }

    /// The size as SQLite sees it. Only complete cells count.
    func size(ofFile size: Int64) -> Int64 {
        switch self {
        case .database:
            return max(0, size - Int64(EncryptedFileHeader.length)) / Int64(Self.sealedPageSize) * Int64(Self.pageSize)
        case .log:
            guard size >= Self.logHeaderSize else { return 0 }
            let (count, rest) = (size - Int64(Self.logHeaderSize)).quotientAndRemainder(dividingBy: Int64(Self.sealedFrameSize))
            let header = rest >= Self.sealedFrameHeaderSize ? Self.frameHeaderSize : 0
            return Int64(Self.logHeaderSize) + count * Int64(Self.frameSize) + Int64(header)
        }
    }

    /// The size in the file for a size as SQLite sees it.
    func sizeInFile(of size: Int64) -> Int64 {
        if size > 0 { return cell(at: size - 1).endInFile }
        return self == .database ? Int64(EncryptedFileHeader.length) : 0
    }
}
