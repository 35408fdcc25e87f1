package import Foundation

/// The digits of a UUID, in upper case. Foundation writes them with `snprintf`, which takes ten times as long.
package struct UUIDDigits {
    /// Eight digits each. The lowest byte is the first digit.
    package let first, second, third, fourth: UInt64

    /// The digits of a UUID in two words. The highest byte of a word comes first.
    package init(high: UInt64, low: UInt64) {
        first = Self.digits(UInt32(truncatingIfNeeded: high >> 32))
        second = Self.digits(UInt32(truncatingIfNeeded: high))
        third = Self.digits(UInt32(truncatingIfNeeded: low >> 32))
        fourth = Self.digits(UInt32(truncatingIfNeeded: low))
    }

    /// The digits of a UUID.
    package init(_ uuid: UUID) {
        let (high, low) = uuid.words
        self.init(high: high, low: low)
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
}

extension UUID {
    /// The leading and the trailing 64 bits.
    package var words: (high: UInt64, low: UInt64) {
        let (high, low) = unsafe unsafeBitCast(uuid, to: (UInt64, UInt64).self)
        return (UInt64(bigEndian: high), UInt64(bigEndian: low))
    }
}
