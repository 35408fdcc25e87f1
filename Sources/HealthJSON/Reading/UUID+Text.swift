package import Foundation

extension UUID {
    /// Reads a UUID: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12. Foundation's reader also accepts blanks as digits.
    package init?(text: String) {
        guard text.utf8.count == 36 else { return nil }
        var bits: UInt128 = 0
        for (index, byte) in text.utf8.enumerated() {
            if index == 8 || index == 13 || index == 18 || index == 23 {
                guard byte == UInt8(ascii: "-") else { return nil }
            } else {
                guard let digit = Self.digit(byte) else { return nil }
                bits = bits << 4 | UInt128(digit)
            }
        }
        func byte(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bits >> (120 - 8 * index)) }
        self.init(
            uuid: (
                byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7),
                byte(8), byte(9), byte(10), byte(11), byte(12), byte(13), byte(14), byte(15)
            )
        )
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
