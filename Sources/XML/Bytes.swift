import Platform

/// Text in the parser's memory, valid during the call that provides it. Values are read from it without creating a
/// `String`.
@usableFromInline @safe package struct Bytes {
    @usableFromInline let start: UnsafePointer<UInt8>?
    /// The number of bytes.
    @usableFromInline package let count: Int

    /// Empty text.
    @inlinable package init() {
        unsafe start = nil
        count = 0
    }

    /// A number of bytes from an address on.
    @inlinable package init(_ start: UnsafePointer<UInt8>, count: Int) {
        unsafe self.start = start
        self.count = count
    }

    /// The bytes between two addresses.
    @inlinable package init(_ start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
        unsafe self.init(start, count: end - start)
    }

    /// The byte at an index, which is checked.
    @inlinable package subscript(index: Int) -> UInt8 {
        precondition(index >= 0 && index < count)
        return unsafe start.unsafelyUnwrapped[index]
    }

    /// Whether there are no bytes.
    @inlinable package var isEmpty: Bool { count == 0 }

    /// The text from an index on.
    @inlinable package func dropFirst(_ length: Int) -> Bytes {
        guard length < count, let start = unsafe start else { return Bytes() }
        return unsafe Bytes(start + length, count: count - length)
    }

    /// The text as a string.
    package var string: String {
        unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// A copy of the bytes.
    package var array: [UInt8] { unsafe Array(UnsafeBufferPointer(start: start, count: count)) }

    /// A hash of the text.
    package var fingerprint: UInt64 {
        guard let start = unsafe start else { return 0 }
        let raw = unsafe UnsafeRawPointer(start)
        var hash = UInt64(count)
        var offset = 0
        while offset + 8 <= count {
            let word = unsafe raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            hash = Self.mix(hash ^ word)
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < count {
            let byte = unsafe start[offset]
            rest = rest << 8 | UInt64(byte)
            offset += 1
        }
        return Self.mix(hash ^ rest)
    }

    private static func mix(_ word: UInt64) -> UInt64 {
        let product = word.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low &+ 0x94D0_49BB_1331_11EB
    }

    /// Whether the bytes are equal.
    package static func == (left: Bytes, right: [UInt8]) -> Bool {
        guard left.count == right.count else { return false }
        guard let start = unsafe left.start, left.count > 0 else { return true }
        return unsafe right.withUnsafeBytes { unsafe memcmp(start, $0.baseAddress.unsafelyUnwrapped, left.count) == 0 }
    }

    /// Appends the text to an array.
    package func append(to array: inout [UInt8]) {
        unsafe array.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    }
}

extension [UInt8] {
    /// Calls `body` with the bytes of the array, which are valid during the call.
    @inlinable package func withBytes<Value>(_ body: (Bytes) throws -> Value) rethrows -> Value {
        try unsafe withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return try body(Bytes()) }
            return try unsafe body(Bytes(start, count: buffer.count))
        }
    }

    /// The index of the first byte from an index on that is a control character or not ASCII, or up to seven bytes before it. The
    /// end if all bytes are plain.
    package func plainPrefix(from start: Int) -> Int {
        unsafe withUnsafeBytes { bytes in
            var index = start
            while index + 8 <= bytes.count {
                let word = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                // Sets the high bit of each byte that is at least 0x80 or less than 0x20.
                guard (word | (word &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080 == 0 else { break }
                index += 8
            }
            return index
        }
    }
}
