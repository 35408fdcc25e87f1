import CMinizip
import Foundation

/// Writes zip archives without compression.
struct ZipWriter {
    /// The method of storing the bytes of a file.
    enum Method {
        /// Stored without compression.
        case stored
        /// Stored in deflate blocks without compression.
        case deflated
        /// The same, with the sizes and the checksum after the data.
        case streamed
    }

    private var files = Data()
    private var directory = Data()
    private var count: UInt16 = 0

    /// Adds a file, optionally with a wrong checksum or a wrong size.
    mutating func add(
        _ contents: Data, as name: String, _ method: Method = .stored, checksum wrong: UInt32? = nil, size: Int? = nil
    ) {
        let bytes = method == .stored ? contents : Self.deflated(contents)
        var sums = Data()
        sums.append(little: wrong ?? Self.checksum(contents))
        sums.append(little: UInt32(bytes.count))
        sums.append(little: UInt32(size ?? contents.count))
        var head = Data()
        head.append(little: 20 as UInt16)
        // Names in UTF-8, without a time.
        head.append(little: method == .streamed ? 0x0808 : 0x0800 as UInt16)
        head.append(little: method == .stored ? 0 : 8 as UInt16)
        head.append(little: 0 as UInt32)
        var tail = Data()
        tail.append(little: UInt16(name.utf8.count))
        tail.append(little: 0 as UInt16)
        let start = UInt32(files.count)
        files +=
            [0x50, 0x4B, 3, 4] + head + (method == .streamed ? Data(count: 12) : sums) + tail + Data(name.utf8) + bytes
        if method == .streamed { files += [0x50, 0x4B, 7, 8] + sums }
        directory += [0x50, 0x4B, 1, 2, 20, 0] + head + sums + tail
        directory.append(Data(repeating: 0, count: 10))
        directory.append(little: start)
        directory += Data(name.utf8)
        count += 1
    }

    private static func deflated(_ contents: Data) -> Data {
        var bytes = Data()
        var rest = contents[...]
        repeat {
            let block = rest.prefix(60_000)
            rest = rest.dropFirst(block.count)
            bytes.append(rest.isEmpty ? 1 : 0)
            bytes.append(little: UInt16(block.count))
            bytes.append(little: ~UInt16(block.count))
            bytes += block
        } while !rest.isEmpty
        return bytes
    }

    var archive: Data {
        var end = Data([0x50, 0x4B, 5, 6, 0, 0, 0, 0])
        end.append(little: count)
        end.append(little: count)
        end.append(little: UInt32(directory.count))
        end.append(little: UInt32(files.count))
        end.append(little: 0 as UInt16)
        return files + directory + end
    }

    private static func checksum(_ data: Data) -> UInt32 {
        unsafe data.withUnsafeBytes { bytes in
            unsafe UInt32(crc32(0, bytes.bindMemory(to: UInt8.self).baseAddress, UInt32(bytes.count)))
        }
    }
}

extension Data {
    fileprivate mutating func append(little number: some FixedWidthInteger) {
        for shift in stride(from: 0, to: number.bitWidth, by: 8) {
            append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }
}
