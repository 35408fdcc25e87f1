public import Foundation
import HealthEngine
import HealthModel

/// `HKObject`: a piece of health data. Objects are equal when their UUIDs are equal.
///
/// An object holds the engine's value. Its properties convert that value when they are read, so that large results are
/// cheap.
open class HKObject: NSObject, NSSecureCoding, @unchecked Sendable {
    let sample: HealthModel.Sample

    init(sample: HealthModel.Sample) {
        self.sample = sample
    }

    /// `HKObject.uuid`
    public var uuid: UUID { sample.uuid }
    /// `HKObject.sourceRevision`: for an unsaved object, that of the app.
    public var sourceRevision: HKSourceRevision {
        HKSourceRevision(sample.sourceRevision ?? HealthKitEmulator.current.read { $0.appRevision })
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
        guard let line = try? SampleLine(sample).text else { return }
        coder.encode(line as NSData, forKey: "sample")
    }

    /// Decodes the sample.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSData.self, forKey: "sample"),
            let line = try? SampleLine(text: text as Data), let draft = try? line.draft(),
            let sample = try? draft.sample(line.uuid)
        else { return nil }
        self.sample = sample.with(sample.content, device: draft.source.device, sourceRevision: draft.source.revision)
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

    /// Encodes the UUID.
    public func encode(with coder: NSCoder) {
        coder.encode(uuid as NSUUID, forKey: "uuid")
    }

    /// Decodes the UUID.
    public required init?(coder: NSCoder) {
        guard let uuid = coder.decodeObject(of: NSUUID.self, forKey: "uuid") else { return nil }
        self.uuid = uuid as UUID
        identifyingMetadata = Metadata()
    }
}
