package import Foundation
package import HealthModel

/// The data of a sample before it has a UUID.
package struct SampleDraft {
    package var type: ObjectType
    package var content: Sample.Content
    package var startDate: Date
    package var endDate: Date
    package var source: ArchivedSource
    package var metadata: Metadata

    package init(
        _ type: ObjectType, _ content: Sample.Content, _ startDate: Date, _ endDate: Date, from source: ArchivedSource,
        metadata: Metadata = [:]
    ) {
        self.type = type
        self.content = content
        self.startDate = startDate
        self.endDate = endDate
        self.source = source
        self.metadata = metadata
    }

    /// The draft of an existing sample, to compute its identity.
    package init(_ sample: Sample, from source: ArchivedSource) {
        self.init(sample.type, sample.content, sample.startDate, sample.endDate, from: source, metadata: sample.metadata)
    }

    /// Whether the sample is valid.
    package var isValid: Bool { (try? sample(UUID(high: 0, low: 0))) != nil }

    /// Whether the sample is a version of an object, which may replace another version or be replaced.
    var isVersion: Bool {
        if case .clinicalRecord(let record) = content { return record.fhirResource != nil }
        return metadata[Metadata.syncIdentifierKey] != nil
    }

    /// The sample. The rules for apps do not apply to it, because the system wrote it: those on metadata, durations and
    /// the number of parts. Throws if a store cannot keep the sample.
    package func sample(_ uuid: UUID) throws(NativeException) -> Sample {
        let sample = Sample(
            stored: uuid, type: type, startDate: startDate, endDate: endDate, content: content, metadata: metadata,
            device: source.device, sourceRevision: nil
        )
        try sample.validateStorable()
        return sample
    }
}
