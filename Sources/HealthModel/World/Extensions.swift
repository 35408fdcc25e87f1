package import Foundation

extension Calendar {
    /// A calendar in a time zone.
    package init(_ identifier: Identifier, in timeZone: TimeZone) {
        self.init(identifier: identifier)
        self.timeZone = timeZone
    }
}

extension DateComponents {
    /// The midnight that begins a day of the Gregorian calendar, in the time zone of the components.
    package var midnight: Date? { timeZone.flatMap { Calendar(.gregorian, in: $0).date(from: self) } }
}

extension FixedWidthInteger {
    /// A number without its fraction. It is the nearest integer for a number beyond the integers, and 0 for NaN.
    ///
    /// `init(_:)` ends the process for such numbers, so no module converts a number with it.
    @inlinable package init(saturating number: Double) {
        self = Self(exactly: number.rounded(.towardZero)) ?? (number.isNaN ? 0 : number < 0 ? .min : .max)
    }
}

extension RandomAccessCollection {
    /// The index of the first element that fulfils a condition, or the end. All later elements must fulfil it too.
    package func partitioningIndex(where isAfter: (Element) -> Bool) -> Index {
        var (low, length) = (startIndex, count)
        while length > 0 {
            let middle = index(low, offsetBy: length / 2)
            if isAfter(self[middle]) {
                length /= 2
            } else {
                low = index(after: middle)
                length -= length / 2 + 1
            }
        }
        return low
    }
}

extension String {
    /// A path that Foundation and the system resolve to the same file. Foundation expands a leading `~` to a home
    /// folder, and a statically linked program cannot look that folder up.
    package var literalPath: String { hasPrefix("~") ? "./" + self : self }

    /// The bytes of the file at this path; nil if it cannot be read, or has a gigabyte. The system would end a path at U+0000,
    /// and read another file.
    package var contentsOfFile: Data? {
        guard !utf8.contains(0), let file = FileHandle(forReadingAtPath: literalPath) else { return nil }
        // Other functions of Foundation take a short read of a pipe for its end. A device may have no end.
        let limit = 1 << 30
        guard let data = try? file.read(upToCount: limit) ?? Data(), data.count < limit else { return nil }
        return data
    }
}

extension UUID {
    /// Reads a UUID: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12. Foundation's reader also accepts blanks as digits, and is slow.
    package init?(text: String) {
        guard text.utf8.count == 36 else { return nil }
        var (high, low, index) = (UInt64(0), UInt64(0), 0)
        for byte in text.utf8 {
            defer { index += 1 }
            if index == 8 || index == 13 || index == 18 || index == 23 {
                guard byte == UInt8(ascii: "-") else { return nil }
            } else {
                let letter = byte | 0x20
                let digit = byte <= UInt8(ascii: "9") ? byte &- UInt8(ascii: "0") : letter &- UInt8(ascii: "a") &+ 10
                guard digit < 16, byte <= UInt8(ascii: "9") || letter >= UInt8(ascii: "a") else { return nil }
                (high, low) = (high << 4 | low >> 60, low << 4 | UInt64(digit))
            }
        }
        self.init(high: high, low: low)
    }

    /// A UUID from its leading and its trailing 64 bits.
    package init(high: UInt64, low: UInt64) {
        func byte(_ word: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: word >> (56 - 8 * index)) }
        self.init(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3),
                byte(high, 4), byte(high, 5), byte(high, 6), byte(high, 7),
                byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
                byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
            )
        )
    }
}
