public import Foundation
import HealthEngine
import HealthModel

/// `HKObject`: a piece of health data. Objects are equal when their UUIDs are equal.
///
/// An object holds the engine's value. Its properties convert that value when they are read, so that large results are
/// cheap.
open class HKObject: NSObject, NSSecureCoding, @unchecked Sendable {
    let sample: HealthModel.Sample
    /// The phone that has the sample, or on which the app has created it.
    let origin: HealthKitEmulator

    convenience init(sample: HealthModel.Sample, from origin: HealthKitEmulator) {
        // swift-format-ignore: NeverForceUnwrap
        self.init(coder: SampleCoder([sample], from: origin))!
    }

    open var uuid: UUID { sample.uuid }
    /// `HKObject.sourceRevision`: for an unsaved object, that of the app.
    open var sourceRevision: HKSourceRevision {
        HKSourceRevision(sample.sourceRevision ?? origin.device.read { $0.appRevision })
    }
    open var source: HKSource { sourceRevision.source }
    open var device: HKDevice? { sample.device.map(HKDevice.init) }
    /// `HKObject.metadata`: of a stored object, Booleans and integers are doubles.
    open var metadata: [String: Any]? {
        sample.sourceRevision == nil ? sample.metadata.dictionary : sample.metadata.storedDictionary
    }

    open override var hash: Int { uuid.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObject)?.uuid == uuid }
    open override var description: String {
        "\(type(of: self)) \(uuid) \(sample.type) (\(sample.startDate) - \(sample.endDate))"
    }

    open class var supportsSecureCoding: Bool { true }

    /// Encodes the sample as a line of JSON.
    open func encode(with coder: NSCoder) {
        let line = raising { try StoredSample(object: sample).text }
        coder.encode(line as NSData, forKey: "sample")
    }

    public required init?(coder: NSCoder) {
        if let coder = coder as? SampleCoder {
            sample = coder.sample
            origin = coder.origin
            super.init()
            return
        }
        guard let text = coder.decodeObject(of: NSData.self, forKey: "sample"),
            let sample = try? StoredSample(text: text as Data).object()
        else { return nil }
        self.sample = sample
        origin = .current
        super.init()
        guard sample.isContent(of: self) else { return nil }
    }
}

open class HKDeletedObject: NSObject, NSSecureCoding, @unchecked Sendable {
    open internal(set) var uuid: UUID
    let identifyingMetadata: Metadata

    init(_ object: DeletedObject) {
        uuid = object.uuid
        identifyingMetadata = object.metadata
    }

    /// `HKDeletedObject.metadata`: sync identifier and sync version (ANCH-09).
    open var metadata: [String: Any]? { identifyingMetadata.storedDictionary }

    open override var hash: Int { uuid.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKDeletedObject)?.uuid == uuid }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(uuid as NSUUID, forKey: "uuid")
        coder.encodeIfPresent(raising { try identifyingMetadata.stored } as NSData?, forKey: "metadata")
    }

    public required init?(coder: NSCoder) {
        guard let uuid = coder.decodeObject(of: NSUUID.self, forKey: "uuid") else { return nil }
        self.uuid = uuid as UUID
        let stored = coder.decodeIfPresent(NSData.self, forKey: "metadata") as Data?
        guard let metadata = try? stored.map(Metadata.init(stored:)) ?? Metadata() else { return nil }
        identifyingMetadata = metadata
    }
}
