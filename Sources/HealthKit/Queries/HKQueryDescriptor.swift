public import Foundation
import HealthEngine
import HealthModel

open class HKQueryDescriptor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    open internal(set) var sampleType: HKSampleType
    open internal(set) var predicate: NSPredicate?

    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        self.sampleType = sampleType
        self.predicate = predicate
    }

    var descriptor: QueryDescriptor { QueryDescriptor(sampleType.type, SamplePredicate(predicate)) }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Encodes the type. Foundation on Linux archives no predicate, so a descriptor with one is an exception.
    open func encode(with coder: NSCoder) {
        if predicate != nil { raise("HKQueryDescriptor with a predicate cannot be archived on Linux") }
        coder.encode(sampleType, forKey: "sampleType")
    }

    public required init?(coder: NSCoder) {
        guard let type = coder.decodeIfPresent(HKSampleType.self, forKey: "sampleType") else { return nil }
        sampleType = type
        predicate = nil
    }
}
