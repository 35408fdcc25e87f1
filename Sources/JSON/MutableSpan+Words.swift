extension MutableSpan<UInt8> {
    /// Writes the bytes of a word, lowest first.
    ///
    /// - Precondition: They are within the span.
    @inlinable public mutating func put<Word: FixedWidthInteger & BitwiseCopyable>(_ word: Word, at index: Int) {
        // Any bytes are valid elements here.
        var bytes = unsafe mutableBytes
        bytes.storeBytes(of: word.littleEndian, toByteOffset: index, as: Word.self)
    }
}
