import Foundation
package import HealthModel
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

extension UUIDDigits {
    /// Writes the digits. The hyphens are already in place.
    package func put(into bytes: inout MutableSpan<UInt8>, at index: Int) {
        bytes.put(first, at: index)
        bytes.put(UInt32(truncatingIfNeeded: second), at: index + 9)
        bytes.put(UInt32(truncatingIfNeeded: second >> 32), at: index + 14)
        bytes.put(UInt32(truncatingIfNeeded: third), at: index + 19)
        bytes.put(UInt32(truncatingIfNeeded: third >> 32), at: index + 24)
        bytes.put(fourth, at: index + 28)
    }
}
