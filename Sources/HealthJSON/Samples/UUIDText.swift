package import Foundation

/// What follows the dates of a sample: the end of the second, and the identifier, upper case.
package struct UUIDText {
    private var text = Array(#"","uuid":"00000000-0000-0000-0000-000000000000""#.utf8)

    /// Appends the text for an identifier.
    package mutating func append(_ uuid: UUID, to bytes: inout [UInt8]) {
        var digits = text.mutableSpan
        digits.put(uuid, at: 10)
        bytes += text
    }
}

extension MutableSpan<UInt8> {
    /// Writes the digits of an identifier, upper case; its hyphens are there.
    package mutating func put(_ uuid: UUID, at index: Int) {
        let uuid = uuid.uuid
        put(uuid.0, uuid.1, at: index)
        put(uuid.2, uuid.3, at: index + 4)
        put(uuid.4, uuid.5, at: index + 9)
        put(uuid.6, uuid.7, at: index + 14)
        put(uuid.8, uuid.9, at: index + 19)
        put(uuid.10, uuid.11, at: index + 24)
        put(uuid.12, uuid.13, at: index + 28)
        put(uuid.14, uuid.15, at: index + 32)
    }

    private mutating func put(_ first: UInt8, _ second: UInt8, at index: Int) {
        self[index] = Self.digit(first >> 4)
        self[index + 1] = Self.digit(first & 0x0F)
        self[index + 2] = Self.digit(second >> 4)
        self[index + 3] = Self.digit(second & 0x0F)
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
