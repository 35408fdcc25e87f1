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
            since: iOS,
            watchOS,
            macOS,
            isShareable: isShareable,
            quantity: QuantityAttributes(
                dimension: dimension,
                canonicalUnit: canonicalUnit,
                firstAggregationStyle: style,
                laterAggregationStyle: weightedSince.map { numbers in
                    QuantityAttributes.Change(since: OSVersion(numbers), style: .discreteTemporallyWeighted)
                }
            )
        )
    }

    /// A category, a characteristic or a kind of clinical records.
    static func type(
        _ kind: ObjectType.Kind,
        _ ending: String,
        _ title: String,
        _ values: Enumeration? = nil,
        since iOS: Version = (8, 0),
        _ watchOS: Version = (2, 0),
        _ macOS: Version = (13, 0),
        isShareable: Bool = true
    ) -> TypeAttributes {
        TypeAttributes(
            identifier: "HK\(kind.rawValue.capitalizedFirst)TypeIdentifier" + ending,
            name: uncapitalized(ending),
            title: title,
            kind: kind,
            since: iOS,
            watchOS,
            macOS,
            isShareable: isShareable,
            values: values
        )
    }

    private static func uncapitalized(_ text: String) -> String {
        // In each process for each row: bytes cost less than characters.
        var letters = Array(text.utf8)
        letters[0] |= 0x20
        return String(decoding: letters, as: UTF8.self)
    }
}

extension OSVersion {
    init(_ numbers: TypeAttributes.Version) { self.init(major: numbers.0, minor: numbers.1) }
}
