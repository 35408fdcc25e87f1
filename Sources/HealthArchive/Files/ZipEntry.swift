import Foundation

/// The local header of a file in a zip archive.
struct ZipEntry {
    let name: String
    /// The position of the file's first byte.
    let start: Int
    let isEncrypted: Bool
    let isCompressed: Bool
    /// Nil if the sizes follow the file.
    let compressedSize: Int?
    var size: Int?
    var checksum: UInt?

    /// Reads a local header. Nil if no supported one is at this position.
    init?(_ input: FileOnDisk) throws {
        guard let head = try input.read(exactly: 30), head.starts(with: [0x50, 0x4B, 3, 4]) else { return nil }
        let flags = head.little(6, 2)
        let method = head.little(8, 2)
        guard let name = try input.read(exactly: head.little(26, 2)),
            let extra = try input.read(exactly: head.little(28, 2)),
            method == 0 || method == 8
        else { return nil }
        self.name = String(decoding: name, as: UTF8.self)
        start = input.position
        isEncrypted = flags & 1 != 0
        isCompressed = method == 8
        var (compressed, whole) = (head.little(18, 4), head.little(22, 4))
        if let sizes = Self.longSizes(in: extra) {
            if whole == 0xFFFF_FFFF { whole = sizes.whole }
            if compressed == 0xFFFF_FFFF { compressed = sizes.compressed }
        }
        let isKnown = flags & 8 == 0
        guard isKnown || isCompressed, compressed >= 0, whole >= 0 else { return nil }
        compressedSize = isKnown ? compressed : nil
        size = isKnown ? whole : nil
        checksum = isKnown ? UInt(head.little(14, 4)) : nil
    }

    /// The sizes of a file of more than four gigabytes, from the Zip64 field.
    private static func longSizes(in extra: [UInt8]) -> (whole: Int, compressed: Int)? {
        var index = 0
        while index + 4 <= extra.count {
            let length = extra.little(index + 2, 2)
            if extra.little(index, 2) == 1, length >= 16, index + 20 <= extra.count {
                return (extra.little(index + 4, 8), extra.little(index + 12, 8))
            }
            index += 4 + length
        }
        return nil
    }
}

extension [UInt8] {
    /// A little-endian number of `count` bytes. It is negative if it exceeds `Int.max`.
    func little(_ index: Int, _ count: Int) -> Int {
        self[index..<index + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
