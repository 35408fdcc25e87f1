import Foundation

/// Makes zip archives, without compressing anything.
struct ZipWriter {
    private var files = Data()
    private var directory = Data()
    private var count: UInt16 = 0

    mutating func add(_ contents: Data, as name: String, checksum wrong: UInt32? = nil) {
        var head = Data()
        head.append(little: 20 as UInt16)
        // Names are UTF-8; nothing is compressed; no time.
        head.append(little: 0x0800 as UInt16)
        head.append(little: 0 as UInt16)
        head.append(little: 0 as UInt32)
        head.append(little: wrong ?? Self.checksum(contents))
        head.append(little: UInt32(contents.count))
        head.append(little: UInt32(contents.count))
        head.append(little: UInt16(name.utf8.count))
        head.append(little: 0 as UInt16)
        let start = UInt32(files.count)
        files.append(contentsOf: [0x50, 0x4B, 3, 4])
        files += head + Data(name.utf8) + contents
        directory.append(contentsOf: [0x50, 0x4B, 1, 2, 20, 0])
        directory += head
        directory.append(Data(repeating: 0, count: 10))
        directory.append(little: start)
        directory += Data(name.utf8)
        count += 1
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
        ~data.reduce(~0) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
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
