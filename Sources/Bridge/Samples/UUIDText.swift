import Foundation

/// What follows the dates of a sample: the end of the second, and the identifier, upper case.
struct UUIDText {
    private var bytes = Array(#"","uuid":"00000000-0000-0000-0000-000000000000""#.utf8)

    /// The text for an identifier.
    mutating func callAsFunction(_ uuid: UUID) -> [UInt8] {
        let uuid = uuid.uuid
        put(uuid.0, uuid.1, uuid.2, uuid.3, at: 10)
        put(uuid.4, uuid.5, at: 19)
        put(uuid.6, uuid.7, at: 24)
        put(uuid.8, uuid.9, at: 29)
        put(uuid.10, uuid.11, uuid.12, uuid.13, at: 34)
        put(uuid.14, uuid.15, at: 42)
        return bytes
    }

    private mutating func put(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8, at index: Int) {
        put(first, second, at: index)
        put(third, fourth, at: index + 4)
    }

    private mutating func put(_ first: UInt8, _ second: UInt8, at index: Int) {
        bytes[index] = Self.digit(first >> 4)
        bytes[index + 1] = Self.digit(first & 0x0F)
        bytes[index + 2] = Self.digit(second >> 4)
        bytes[index + 3] = Self.digit(second & 0x0F)
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
