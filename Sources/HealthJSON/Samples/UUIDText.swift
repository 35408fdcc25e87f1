import BridgeCore
import Foundation
import JSON

/// What follows the dates of a sample: the end of the second, and the identifier, upper case.
package struct UUIDText {
    private var text = Array(#"","uuid":"00000000-0000-0000-0000-000000000000""#.utf8)

    /// Appends the text for an identifier.
    mutating func append(_ uuid: UUID, to bytes: inout [UInt8]) {
        append(UUIDDigits(uuid), to: &bytes)
    }

    /// Appends the text for the digits of an identifier.
    mutating func append(_ digits: UUIDDigits, to bytes: inout [UInt8]) {
        var span = text.mutableSpan
        digits.put(into: &span, at: 10)
        bytes += text
    }
}

/// The digits of an identifier, upper case.
struct UUIDDigits {
    // Eight digits each, as words whose lowest byte is the first digit.
    private let first, second, third, fourth: UInt64

    /// The digits of an identifier as two words, the highest byte of each its first.
    init(high: UInt64, low: UInt64) {
        first = Self.digits(UInt32(truncatingIfNeeded: high >> 32))
        second = Self.digits(UInt32(truncatingIfNeeded: high))
        third = Self.digits(UInt32(truncatingIfNeeded: low >> 32))
        fourth = Self.digits(UInt32(truncatingIfNeeded: low))
    }

    /// The digits of an identifier.
    init(_ uuid: UUID) {
        let bytes = uuid.uuid
        first = Self.digits(Self.word(bytes.0, bytes.1, bytes.2, bytes.3))
        second = Self.digits(Self.word(bytes.4, bytes.5, bytes.6, bytes.7))
        third = Self.digits(Self.word(bytes.8, bytes.9, bytes.10, bytes.11))
        fourth = Self.digits(Self.word(bytes.12, bytes.13, bytes.14, bytes.15))
    }

    /// Writes the digits; the hyphens are there.
    func put(into bytes: inout MutableSpan<UInt8>, at index: Int) {
        bytes.put(first, at: index)
        bytes.put(UInt32(truncatingIfNeeded: second), at: index + 9)
        bytes.put(UInt32(truncatingIfNeeded: second >> 32), at: index + 14)
        bytes.put(UInt32(truncatingIfNeeded: third), at: index + 19)
        bytes.put(UInt32(truncatingIfNeeded: third >> 32), at: index + 24)
        bytes.put(fourth, at: index + 28)
    }

    private static func digits(_ word: UInt32) -> UInt64 {
        let bytes = UInt64(word.byteSwapped)
        // Each byte gets two, and each half of it one of them, the upper half the first.
        let pairs = (bytes | bytes << 16) & 0x0000_FFFF_0000_FFFF
        let spread = (pairs | pairs << 8) & 0x00FF_00FF_00FF_00FF
        let digits = (spread >> 4 | spread << 8) & 0x0F0F_0F0F_0F0F_0F0F
        // 1 where the digit is a letter: what is more than nine reaches 16 with six more.
        let letters = (digits + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        return digits + 0x3030_3030_3030_3030 + letters * 7
    }

    private static func word(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) -> UInt32 {
        UInt32(first) << 24 | UInt32(second) << 16 | UInt32(third) << 8 | UInt32(fourth)
    }
}
