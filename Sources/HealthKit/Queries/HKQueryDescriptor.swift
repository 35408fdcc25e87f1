public import Foundation
import HealthEngine
import HealthModel

/// `HKQueryDescriptor`: a type and a predicate.
open class HKQueryDescriptor: NSObject, @unchecked Sendable {
    /// `HKQueryDescriptor.sampleType`
    public let sampleType: HKSampleType
    /// `HKQueryDescriptor.predicate`
    public let predicate: NSPredicate?

    /// `HKQueryDescriptor.init(sampleType:predicate:)`
    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        self.sampleType = sampleType
        self.predicate = predicate
    }

    /// The engine's descriptor.
    var descriptor: QueryDescriptor { QueryDescriptor(sampleType.type, SamplePredicate(predicate)) }
}
