import HealthEngine
import HealthModel
import JSON

extension Form where Value == [Sample] {
    /// Samples as an app makes them.
    static let samples = Form(.arraySchema(of: Schemas.reference("Sample"))) {
        (reader, arguments) throws(BridgeError) in
        var samples = SampleReader(arguments)
        return try samples.read(reader)
    }

    /// Samples as they arrive from another source, among them series.
    static let foreignSamples = Form(.arraySchema(of: Schemas.reference("Sample"))) {
        (reader, arguments) throws(BridgeError) in
        var samples = SampleReader(arguments, allowsSeries: true, device: try arguments(AddSamplesOfSource.device))
        return try samples.read(reader)
    }
}

extension Form where Value == Sample {
    /// A sample as an app makes it.
    static let sample = Form(Schemas.reference("Sample")) { (reader, arguments) throws(BridgeError) in
        var samples = SampleReader(arguments)
        do throws(BridgeError) {
            return try samples.sample(reader.value)
        } catch {
            throw error.within(reader.path)
        }
    }
}

extension SampleReader {
    fileprivate mutating func read(_ reader: JSONReader) throws(BridgeError) -> [Sample] {
        do throws(BridgeError) {
            return try samples(reader.value)
        } catch {
            throw error.within(reader.path)
        }
    }
}

extension ObjectType {
    /// Whether there are samples of the type: `HKSampleType`.
    var isSampleType: Bool { ![.characteristic, .activitySummary, .userAnnotatedMedication].contains(kind) }
}

extension Form where Value == ObjectType {
    /// `HKSampleType`
    static let sampleType = type("the identifier of a sample type") { $0.isSampleType }
    /// `HKQuantityType`
    static let quantityType = type("the identifier of a quantity type") { $0.kind == .quantity }
    /// `HKSeriesType`
    static let seriesType = type("the identifier of a series type") { $0.kind == .series }
    /// `HKCorrelationType`
    static let correlationType = type("the identifier of a correlation type") { $0.kind == .correlation }

    /// `HKDocumentType`
    static let documentType = type("the identifier of a document type") { $0.kind == .document }

    private static func type(
        _ expected: String,
        where isExpected: @escaping @Sendable (ObjectType) -> Bool
    ) -> Form {
        Form(Form.objectType.schema) { (reader, arguments) throws(BridgeError) in
            let type = try Form.objectType.read(reader, arguments)
            guard isExpected(type) else { throw .invalidParams(reader.fail(expected: expected)) }
            return type
        }
    }
}

extension Form {
    /// An array of at least one value of a form.
    static func nonEmpty<Element>(_ element: Form<Element>) -> Form where Value == [Element] {
        Form(["type": "array", "items": element.schema, "minItems": 1]) { (reader, arguments) throws(BridgeError) in
            let values = try Form.array(of: element).read(reader, arguments)
            guard !values.isEmpty else {
                throw .invalidParams(reader.fail(expected: "an array with at least one element"))
            }
            return values
        }
    }
}

extension Form where Value == Int {
    /// How many at most; 0 for no limit (SQ-01).
    static let limit = Form(["type": "integer", "minimum": 0]) { (reader) throws(JSONReadingError) in
        let limit = try reader.integer()
        guard limit >= 0 else { throw reader.fail(expected: "an integer, 0 for no limit") }
        return limit
    }
}

extension Form where Value == QueryID {
    static let query = Form(["type": "integer"]) { (reader) throws(JSONReadingError) in
        QueryID(number: try reader.integer())
    }
}

extension Form where Value == QueryAnchor {
    /// Opaque text, as an earlier query answered it (ANCH-01).
    static let anchor = Form(["type": "string"]) { (reader) throws(JSONReadingError) in
        guard let anchor = QueryAnchor(text: try reader.string()) else {
            throw reader.fail(expected: "an anchor as a query answered it")
        }
        return anchor
    }
}

extension Form where Value == UpdateFrequency {
    static let frequency = rawValueOrName
}
