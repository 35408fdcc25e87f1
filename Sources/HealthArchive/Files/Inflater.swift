import CMinizip

/// Decompresses deflated bytes in pieces, with zlib.
@safe final class Inflater {
    private let stream: UnsafeMutablePointer<z_stream>
    /// Whether the end of the compressed data was reached.
    private(set) var hasEnded = false
    /// The CRC-32 of the output so far.
    private(set) var checksum: UInt = 0

    init() throws(ArchiveError) {
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        // A negative window size means data without a zlib header, as in a zip.
        let status = unsafe inflateInit2_(stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else { throw .noMemory }
    }

    deinit {
        unsafe inflateEnd(stream)
        unsafe stream.deallocate()
    }

    /// Decompresses input from an index into at most `size` bytes, and advances the index past the used input.
    func inflate(_ input: [UInt8], from index: inout Int, upTo size: Int) throws(ArchiveError) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: size)
        var status = Z_OK
        let (used, made) = unsafe input.withUnsafeBufferPointer { input in
            unsafe output.withUnsafeMutableBufferPointer { output in
                unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress.map { unsafe $0 + index })
                unsafe stream.pointee.avail_in = UInt32(input.count - index)
                unsafe stream.pointee.next_out = output.baseAddress
                unsafe stream.pointee.avail_out = UInt32(size)
                status = unsafe CMinizip.inflate(stream, Z_NO_FLUSH)
                let rest = unsafe (Int(stream.pointee.avail_in), Int(stream.pointee.avail_out))
                return (input.count - index - rest.0, size - rest.1)
            }
        }
        index += used
        output.removeSubrange(made...)
        // Z_BUF_ERROR means that zlib needs more input.
        guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else { throw .damagedData }
        hasEnded = status == Z_STREAM_END
        note(output)
        return output
    }

    /// Adds bytes that were not compressed to the checksum.
    func note(_ bytes: [UInt8]) {
        unsafe checksum = bytes.withUnsafeBufferPointer { unsafe crc32(checksum, $0.baseAddress, UInt32($0.count)) }
    }
}
