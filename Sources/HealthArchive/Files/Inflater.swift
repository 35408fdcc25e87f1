import CMinizip

/// Decompresses deflated bytes as they come, through zlib.
@safe final class Inflater {
    private let stream: UnsafeMutablePointer<z_stream>
    /// Whether the end of the compressed bytes has come.
    private(set) var hasEnded = false
    /// Of what was decompressed so far.
    private(set) var checksum: UInt = 0

    init() throws(ArchiveError) {
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        // Negative: without a header, as in a zip.
        let status = unsafe inflateInit2_(stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else { throw .noMemory }
    }

    deinit {
        unsafe inflateEnd(stream)
        unsafe stream.deallocate()
    }

    /// Decompresses from an index on, as much as fits; answers it, and moves the index behind what was used.
    func inflate(_ input: [UInt8], from index: inout Int, upTo size: Int) throws(ArchiveError) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: size)
        var status = Z_OK
        let (used, made) = unsafe input.withUnsafeBufferPointer { input in
            unsafe output.withUnsafeMutableBufferPointer { output in
                unsafe stream.pointee.next_in = UnsafeMutablePointer(
                    mutating: input.baseAddress.map { unsafe $0 + index }
                )
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
        // That there was nothing to do is no error: more comes.
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
