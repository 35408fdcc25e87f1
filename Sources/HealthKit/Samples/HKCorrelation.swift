public import Foundation
import HealthModel

open class HKCorrelation: HKSample, @unchecked Sendable {
    public convenience init(type correlationType: HKCorrelationType, start: Date, end: Date, objects: Set<HKSample>) {
        self.init(type: correlationType, start: start, end: end, objects: objects, device: nil, metadata: nil)
    }

    public convenience init(
        type correlationType: HKCorrelationType, start: Date, end: Date, objects: Set<HKSample>, metadata: [String: Any]?
    ) {
        self.init(type: correlationType, start: start, end: end, objects: objects, device: nil, metadata: metadata)
    }

    public convenience init(
        type correlationType: HKCorrelationType,
        start: Date,
        end: Date,
        objects: Set<HKSample>,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        // A set has no order. The same samples give the same stored correlation.
        let members = objects.map(\.sample).sorted { ($0.startDate, $0.uuid) < ($1.startDate, $1.uuid) }
        self.init(new: correlationType.type, .correlation(members), start, end, device, metadata)
    }

    open var correlationType: HKCorrelationType { HKCorrelationType(type: sample.type, from: origin) }
    open var objects: Set<HKSample> { Set((sample.objects ?? []).objects(from: origin)) }
    open func objects(for objectType: HKObjectType) -> Set<HKSample> {
        Set(
            (sample.objects ?? []).lazy.filter { $0.type == objectType.type }.map { [origin] in $0.object(from: origin)
            }
        )
    }
}
