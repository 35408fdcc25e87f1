package import HealthEngine
package import HealthModel
import JSON

extension ValueCodec where Value == [Sample] {
    /// Samples in the form in which an app saves them.
    package static let samples = ValueCodec(.arraySchema(of: Schemas.reference("Sample"))) { reader, context in
        var samples = JSONSampleReader(context)
        return try samples.read(reader)
    }
}

/// Samples from another source, including series. They are read when their device is known.
package struct ForeignSamples {
    fileprivate let reader: JSONReader
    fileprivate let context: ReadingContext

    /// Reads the samples of a source. `device` is the device of those that name none.
    package func samples(of source: Source, device: Device?) throws -> [Sample] {
        var samples = JSONSampleReader(context, allowsSeries: true, device: device, source: source)
        return try samples.read(reader)
    }
}

extension ValueCodec where Value == ForeignSamples {
    /// An array of samples, including series.
    package static let foreignSamples = ValueCodec(.arraySchema(of: Schemas.reference("Sample"))) { reader, context in
        ForeignSamples(reader: reader, context: context)
    }
}

extension ValueCodec where Value == Sample {
    /// A sample in the form in which an app saves it.
    package static let sample = ValueCodec(Schemas.reference("Sample")) { reader, context in
        var samples = JSONSampleReader(context)
        return try JSONReadingError.within(reader.path) { try samples.sample(reader.value) }
    }
}

extension JSONSampleReader {
    fileprivate mutating func read(_ reader: JSONReader) throws -> [Sample] {
        try JSONReadingError.within(reader.path) { try samples(reader.value) }
    }
}

extension ValueCodec where Value == ObjectType {
    package static let sampleType = type("the identifier of a sample type") { $0.isSampleType }
    package static let quantityType = type("the identifier of a quantity type") { $0.kind == .quantity }
    package static let seriesType = type("the identifier of a series type") { $0.kind == .series }
    package static let correlationType = type("the identifier of a correlation type") { $0.kind == .correlation }

    package static let documentType = type("the identifier of a document type") { $0.kind == .document }

    private static func type(_ expected: String, where isExpected: @escaping @Sendable (ObjectType) -> Bool) -> ValueCodec {
        ValueCodec(ValueCodec.objectType.schema) { reader, context in
            let type = try ValueCodec.objectType.read(reader, context)
            guard isExpected(type) else { throw reader.fail(expected: expected) }
            return type
        }
    }
}

extension ValueCodec {
    /// An array with at least one element.
    package static func nonEmpty<Element>(_ element: ValueCodec<Element>) -> ValueCodec where Value == [Element] {
        ValueCodec(["type": "array", "items": element.schema, "minItems": 1]) { reader, context in
            let values = try ValueCodec.array(of: element).read(reader, context)
            guard !values.isEmpty else { throw reader.fail(expected: "an array with at least one element") }
            return values
        }
    }
}

extension ValueCodec where Value == Int {
    /// The largest number of results; 0 for no limit (SQ-01).
    package static let limit = ValueCodec(["type": "integer", "minimum": 0]) { reader in
        let limit = try reader.integer()
        guard limit >= 0 else { throw reader.fail(expected: "an integer, 0 for no limit") }
        return limit
    }
}

extension ValueCodec where Value == QueryID {
    package static let query = ValueCodec(["type": "integer"]) { reader in
        QueryID(number: try reader.integer())
    }
}

extension ValueCodec where Value == QueryAnchor {
    /// An anchor as opaque text, from an earlier result (ANCH-01).
    package static let anchor = text(expected: "an anchor that a query returned, or none to begin") { QueryAnchor(text: $0) }
}

extension ValueCodec where Value == UpdateFrequency {
    package static let frequency = rawValueOrName
}
