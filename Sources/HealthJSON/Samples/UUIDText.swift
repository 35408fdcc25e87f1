package import Foundation
import JSON

/// The text after the dates of a sample: the closing quote and the UUID in upper case.
package struct UUIDText {
    private var text = Array(#"","uuid":"00000000-0000-0000-0000-000000000000""#.utf8)

    /// Appends the text for a UUID.
    mutating func append(_ uuid: UUID, to bytes: inout [UInt8]) {
        append(UUIDDigits(uuid), to: &bytes)
    }

    /// Appends the text for the digits of a UUID.
    mutating func append(_ digits: UUIDDigits, to bytes: inout [UInt8]) {
        var span = text.mutableSpan
        digits.put(into: &span, at: 10)
        bytes += text
    }
}

/// The digits of a UUID, in upper case.
package struct UUIDDigits {
    // Each word holds eight digits. Its lowest byte is the first digit.
    private let first, second, third, fourth: UInt64

    /// The digits of a UUID in two words. The highest byte of a word comes first.
    package init(high: UInt64, low: UInt64) {
        first = Self.digits(UInt32(truncatingIfNeeded: high >> 32))
        second = Self.digits(UInt32(truncatingIfNeeded: high))
        third = Self.digits(UInt32(truncatingIfNeeded: low >> 32))
        fourth = Self.digits(UInt32(truncatingIfNeeded: low))
    }

    /// The digits of a UUID.
    package init(_ uuid: UUID) {
        let bytes = uuid.uuid
        first = Self.digits(Self.word(bytes.0, bytes.1, bytes.2, bytes.3))
        second = Self.digits(Self.word(bytes.4, bytes.5, bytes.6, bytes.7))
        third = Self.digits(Self.word(bytes.8, bytes.9, bytes.10, bytes.11))
        fourth = Self.digits(Self.word(bytes.12, bytes.13, bytes.14, bytes.15))
    }

    /// Writes the digits. The hyphens are already in place.
    package func put(into bytes: inout MutableSpan<UInt8>, at index: Int) {
        bytes.put(first, at: index)
        bytes.put(UInt32(truncatingIfNeeded: second), at: index + 9)
        bytes.put(UInt32(truncatingIfNeeded: second >> 32), at: index + 14)
        bytes.put(UInt32(truncatingIfNeeded: third), at: index + 19)
        bytes.put(UInt32(truncatingIfNeeded: third >> 32), at: index + 24)
        bytes.put(fourth, at: index + 28)
    }

    private static func digits(_ word: UInt32) -> UInt64 {
        let bytes = UInt64(word.byteSwapped)
        // Spread each byte over two bytes, one for each half. The upper half comes first.
        let pairs = (bytes | bytes << 16) & 0x0000_FFFF_0000_FFFF
        let spread = (pairs | pairs << 8) & 0x00FF_00FF_00FF_00FF
        let digits = (spread >> 4 | spread << 8) & 0x0F0F_0F0F_0F0F_0F0F
        // 1 where the digit is a letter: adding 6 to a digit above 9 sets the bit of 16.
        let letters = (digits + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        return digits + 0x3030_3030_3030_3030 + letters * 7
    }

    private static func word(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) -> UInt32 {
        UInt32(first) << 24 | UInt32(second) << 16 | UInt32(third) << 8 | UInt32(fourth)
    }
}
