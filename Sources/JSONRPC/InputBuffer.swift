/// Bytes that have arrived and have not been given out. Costs in proportion to what passes through it,
/// however small the pieces are.
struct InputBuffer {
    private var bytes: [UInt8] = []
    /// Where what has not been given out begins.
    private var start = 0
    /// How far the search for a newline has come.
    private var searched = 0

    /// How many bytes have been looked at or moved so far: what the tests hold against the length of the input.
    private(set) var work = 0

    var count: Int { bytes.count - start }
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

    /// Gives out the first `count` bytes, of which there must be as many.
    mutating func removeFirst(_ count: Int) -> ArraySlice<UInt8> {
        let slice = bytes[start..<(start + count)]
        dropFirst(count)
        return slice
    }

    /// Gives out the bytes up to the next newline, and drops that; nil while there is none.
    mutating func removeLine() -> ArraySlice<UInt8>? {
        guard let newline = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            work += bytes.count - searched
            searched = bytes.count
            return nil
        }
        work += newline - searched
        let line = removeFirst(newline - start)
        dropFirst(1)
        return line
    }

    /// Gets rid of what has been given out, when it is more than what is left: so a byte is moved once on average.
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

/// A buffer that one long message has made larger than this is not kept.
private let retainedCapacity = 1 << 20

/// Whether a byte is a space, a tab or a carriage return.
func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
}
