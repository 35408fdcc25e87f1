import Foundation

/// Elements as data, in little-endian order.
extension Data {
    /// The words of elements.
    init(packing elements: [some PackedElement]) {
        var words: [UInt64] = []
        for element in elements { element.pack(into: &words) }
        self.init(words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } })
    }

    /// The 64-bit words. Remaining bytes at the end form an extra word, which no element has.
    var words: [UInt64] {
        stride(from: 0, to: count, by: 8).map { start in
            self[(startIndex + start)..<Swift.min(startIndex + start + 8, endIndex)]
                .reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
    }
}
