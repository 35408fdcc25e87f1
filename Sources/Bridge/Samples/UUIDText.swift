import Foundation

/// What follows the dates of a sample: the end of the second, and the identifier, upper case.
struct UUIDText {
    private var text = Array(#"","uuid":"00000000-0000-0000-0000-000000000000""#.utf8)

    /// Appends the text for an identifier.
    mutating func append(_ uuid: UUID, to bytes: inout [UInt8]) {
        let uuid = uuid.uuid
        var digits = text.mutableSpan
        Self.put(uuid.0, uuid.1, at: 10, of: &digits)
        Self.put(uuid.2, uuid.3, at: 14, of: &digits)
        Self.put(uuid.4, uuid.5, at: 19, of: &digits)
        Self.put(uuid.6, uuid.7, at: 24, of: &digits)
        Self.put(uuid.8, uuid.9, at: 29, of: &digits)
        Self.put(uuid.10, uuid.11, at: 34, of: &digits)
        Self.put(uuid.12, uuid.13, at: 38, of: &digits)
        Self.put(uuid.14, uuid.15, at: 42, of: &digits)
        bytes += text
    }

    private static func put(_ first: UInt8, _ second: UInt8, at index: Int, of digits: inout MutableSpan<UInt8>) {
        digits[index] = digit(first >> 4)
        digits[index + 1] = digit(first & 0x0F)
        digits[index + 2] = digit(second >> 4)
        digits[index + 3] = digit(second & 0x0F)
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
