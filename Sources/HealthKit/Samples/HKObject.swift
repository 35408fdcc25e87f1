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
    let origin: Origin

    init(sample: HealthModel.Sample, from origin: Origin) {
        self.sample = sample
        self.origin = origin
    }

    /// `HKObject.uuid`
    public var uuid: UUID { sample.uuid }
    /// `HKObject.sourceRevision`: for an unsaved object, that of the app.
    public var sourceRevision: HKSourceRevision {
        HKSourceRevision(sample.sourceRevision ?? origin.device.read { $0.appRevision })
    }
    /// `HKObject.source`
    public var source: HKSource { sourceRevision.source }
    /// `HKObject.device`
    public var device: HKDevice? { sample.device.map(HKDevice.init) }
    /// `HKObject.metadata`: of a stored object, Booleans and integers are doubles.
    public var metadata: [String: Any]? {
        sample.sourceRevision == nil ? sample.metadata.dictionary : sample.metadata.storedDictionary
    }

    open override var hash: Int { uuid.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObject)?.uuid == uuid }
    open override var description: String {
        "\(type(of: self)) \(uuid) \(sample.type) (\(sample.startDate) - \(sample.endDate))"
    }

    /// `NSSecureCoding.supportsSecureCoding`
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the sample as a line of JSON.
    public func encode(with coder: NSCoder) {
        let line = raising { try SampleLine(object: sample).text }
        coder.encode(line as NSData, forKey: "sample")
    }

    /// Decodes the sample.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSData.self, forKey: "sample"),
            let sample = try? SampleLine(text: text as Data).object()
        else { return nil }
        self.sample = sample
        origin = .current
        super.init()
        guard sample.isContent(of: self) else { return nil }
    }
}

/// `HKDeletedObject`: an object that was deleted from the store.
open class HKDeletedObject: NSObject, NSSecureCoding, @unchecked Sendable {
    /// `HKDeletedObject.uuid`
    public let uuid: UUID
    let identifyingMetadata: Metadata

    init(_ object: DeletedObject) {
        uuid = object.uuid
        identifyingMetadata = object.metadata
    }

    /// `HKDeletedObject.metadata`: sync identifier and sync version (ANCH-09).
    public var metadata: [String: Any]? { identifyingMetadata.storedDictionary }

    open override var hash: Int { uuid.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKDeletedObject)?.uuid == uuid }

    /// `NSSecureCoding.supportsSecureCoding`
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the UUID and the metadata.
    public func encode(with coder: NSCoder) {
        coder.encode(uuid as NSUUID, forKey: "uuid")
        coder.encodeIfPresent(raising { try identifyingMetadata.stored } as NSData?, forKey: "metadata")
    }

    /// Decodes the UUID and the metadata.
    public required init?(coder: NSCoder) {
        guard let uuid = coder.decodeObject(of: NSUUID.self, forKey: "uuid") else { return nil }
        self.uuid = uuid as UUID
        let stored = coder.decodeIfPresent(NSData.self, forKey: "metadata") as Data?
        guard let metadata = try? stored.map(Metadata.init(stored:)) ?? Metadata() else { return nil }
        identifyingMetadata = metadata
    }
}

extension NSCoder {
    /// Encodes an object that exists. Foundation on Linux does not decode the nil that it encodes.
    func encodeIfPresent(_ object: NSObject?, forKey key: String) {
        if let object { encode(object, forKey: key) }
    }

    /// Decodes an object that exists. Foundation on Linux fails for a key that is absent.
    func decodeIfPresent<Object: NSObject & NSCoding>(_ type: Object.Type, forKey key: String) -> Object? {
        containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }
}
