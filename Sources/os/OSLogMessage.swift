import Foundation

public struct OSLogPrivacy: Hashable, Sendable {
    let isHidden: Bool

    /// `auto`: the log shows the value, as while debugging.
    public static let auto = OSLogPrivacy(isHidden: false)
    public static let `public` = OSLogPrivacy(isHidden: false)
    public static let `private` = OSLogPrivacy(isHidden: true)
    public static let sensitive = OSLogPrivacy(isHidden: true)

    public enum Mask: Sendable {
        case hash
        case none
    }

    /// `private(mask:)`. The log shows no hash either.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

public struct OSLogFloatFormatting: Sendable {
    let format: String

    public static let fixed = OSLogFloatFormatting(format: "%f")
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.\(max(precision, 0))f")
    }
}

public struct OSLogIntegerFormatting: Sendable {
    let radix: Int

    public static let decimal = OSLogIntegerFormatting(radix: 10)
    public static let hex = OSLogIntegerFormatting(radix: 16)
    public static let octal = OSLogIntegerFormatting(radix: 8)
}

public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }

    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Value>(_ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto) {
        append("\(value())", privacy)
    }

    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Double, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) {
        append(String(format: format.format, value()), privacy)
    }

    public mutating func appendInterpolation(
        _ value: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting, privacy: OSLogPrivacy = .auto
    ) {
        append(String(value(), radix: format.radix), privacy)
    }

    private mutating func append(_ value: @autoclosure () -> String, _ privacy: OSLogPrivacy) {
        text += privacy.isHidden ? "<private>" : value()
    }
}
