import JSON

/// A buffer of input. Its cost is proportional to the total input, however small the pieces are.
struct InputBuffer {
    private var bytes: [UInt8] = []
    /// The index of the first byte that has not been removed.
    private var start = 0
    /// The index up to which no newline was found.
    private var searched = 0

    /// The number of bytes examined or moved so far. Tests compare it with the length of the input.
    private(set) var work = 0

    var count: Int { bytes.count - start }
    var rest: [UInt8] { Array(bytes[start...]) }
    var first: UInt8? { start < bytes.count ? bytes[start] : nil }

    mutating func append(_ input: ArraySlice<UInt8>) {
        reclaim()
        bytes.append(contentsOf: input)
    }

    mutating func dropFirst(_ count: Int) {
        start += min(count, self.count)
        searched = max(searched, start)
    }

    mutating func dropBlanks() {
        while let byte = first, isBlank(byte) || byte == UInt8(ascii: "\n") {
            dropFirst(1)
            work += 1
        }
    }

    /// Removes and returns the first `count` bytes, which must exist.
    mutating func removeFirst(_ count: Int) -> ArraySlice<UInt8> {
        let slice = bytes[start..<(start + count)]
        dropFirst(count)
        return slice
    }

    /// Removes the bytes up to the next newline, and returns them without it; nil if there is no newline.
    mutating func removeLine() -> ArraySlice<UInt8>? {
        guard let length = bytes.span.extracting(searched...).firstIndex(of: UInt8(ascii: "\n")) else {
            work += bytes.count - searched
            searched = bytes.count
            return nil
        }
        work += length
        let line = removeFirst(searched + length - start)
        dropFirst(1)
        return line
    }

    /// Frees the removed bytes when they outnumber the remaining ones, so that a byte is moved once on average.
    private mutating func reclaim() {
        guard start > count else { return }
        if count == 0, bytes.capacity > retainedCapacity {
            bytes = []
        } else {
            work += count
            bytes.removeSubrange(..<start)
        }
        searched -= start
        start = 0
    }
}

/// The largest capacity that is kept after a long message.
private let retainedCapacity = 1 << 20

/// Whether a byte is a space, a tab or a carriage return.
func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
}
