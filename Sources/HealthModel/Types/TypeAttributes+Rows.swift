/// Short rows of the generated tables, for the kinds with many types.
///
/// The identifier of a type is that of its kind with an ending, and its name is the ending with a small first letter. After
/// `since` come the first versions of iOS, watchOS and macOS. Samples are weighted by their duration from the iOS version
/// `weightedSince` on.
extension TypeAttributes {
    /// The numbers of a version before and after the point.
    typealias Version = (Int, Int)

    static func quantity(
        _ ending: String,
        _ title: String,
        _ dimension: String,
        _ canonicalUnit: String,
        _ style: AggregationStyle = .discreteArithmetic,
        since iOS: Version = (8, 0),
        _ watchOS: Version = (2, 0),
        _ macOS: Version = (13, 0),
        isShareable: Bool = true,
        weightedSince: Version? = nil
    ) -> TypeAttributes {
        TypeAttributes(
            identifier: "HKQuantityTypeIdentifier" + ending,
            name: uncapitalized(ending),
            title: title,
            kind: .quantity,
            iOS: version(iOS),
            watchOS: version(watchOS),
            macOS: version(macOS),
            isShareable: isShareable,
            isReadable: true,
            quantity: QuantityAttributes(
                dimension: dimension,
                canonicalUnit: canonicalUnit,
                firstAggregationStyle: style,
                laterAggregationStyle: weightedSince.map { numbers in
                    QuantityAttributes.Change(since: version(numbers), style: .discreteTemporallyWeighted)
                }
            )
        )
    }

    static func category(
        _ ending: String,
        _ title: String,
        _ values: Enumeration,
        since iOS: Version = (8, 0),
        _ watchOS: Version = (2, 0),
        _ macOS: Version = (13, 0),
        isShareable: Bool = true
    ) -> TypeAttributes {
        TypeAttributes(
            identifier: "HKCategoryTypeIdentifier" + ending,
            name: uncapitalized(ending),
            title: title,
            kind: .category,
            iOS: version(iOS),
            watchOS: version(watchOS),
            macOS: version(macOS),
            isShareable: isShareable,
            isReadable: true,
            values: values
        )
    }

    private static func version(_ numbers: Version) -> OSVersion { OSVersion(major: numbers.0, minor: numbers.1) }

    private static func uncapitalized(_ text: String) -> String {
        // In each process for each row: bytes cost less than characters.
        var letters = Array(text.utf8)
        letters[0] |= 0x20
        return String(decoding: letters, as: UTF8.self)
    }
}
