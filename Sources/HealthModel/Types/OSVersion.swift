/// A version of an operating system, such as iOS 17.4.1.
///
/// It parses and prints versions as Apple writes them: `OSVersion("18")`, `OSVersion("18.0")` and `OSVersion("18.0.0")`
/// are equal and print as `18.0`. Unlike Foundation's `OperatingSystemVersion`, it is `Comparable`.
public struct OSVersion: Sendable, Hashable, Codable {
    /// The number before the first point.
    public let major: Int

    /// The number after the first point.
    public let minor: Int

    /// The number after the second point.
    public let patch: Int

    /// Makes a version from its numbers.
    public init(major: Int, minor: Int = 0, patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }
}

extension OSVersion: Comparable {
    /// Whether the left version is older than the right one.
    public static func < (left: OSVersion, right: OSVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}

extension OSVersion: LosslessStringConvertible {
    /// Parses one to three decimal numbers separated by points. Nil for any other text.
    public init?(_ description: String) {
        var numbers: [Int] = []
        for part in description.split(separator: ".", omittingEmptySubsequences: false) {
            guard part.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        guard (1...3).contains(numbers.count) else { return nil }
        numbers += [0, 0]
        self.init(major: numbers[0], minor: numbers[1], patch: numbers[2])
    }

    /// `major.minor`, and `.patch` unless that is zero.
    public var description: String {
        patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
    }
}
