import Foundation
import HealthKit

/// Types, quantities, dates and metadata of requests, as objects of `HealthKit`.
extension StoreCall {
    // MARK: Types

    /// The type with an identifier, from the public initializer or function of its class.
    func objectType(_ json: JSONValue) throws -> HKObjectType {
        guard let type = json.text.flatMap(HKObjectType.named) else { throw NotReenacted(.value) }
        return type
    }

    func sampleType(_ json: JSONValue) throws -> HKSampleType {
        guard let type = try objectType(json) as? HKSampleType else { throw NotReenacted(.value) }
        return type
    }

    func sampleType() throws -> HKSampleType { try sampleType(value("type")) }

    func quantityType(_ json: JSONValue) throws -> HKQuantityType {
        guard let type = try objectType(json) as? HKQuantityType else { throw NotReenacted(.value) }
        return type
    }

    // MARK: Quantities and dates

    func unit() throws -> HKUnit? { try self["unit"].map(unit) }

    func unit(_ json: JSONValue) throws -> HKUnit {
        guard case .string(let text) = json else { throw NotReenacted(.value) }
        return HKUnit(from: text)
    }

    /// `{value, unit}`
    func quantity(_ json: JSONValue) throws -> HKQuantity {
        let members = try json.members()
        let value = try read(members.required("value"), .real)
        return HKQuantity(unit: try unit(members.required("unit")), doubleValue: value)
    }

    func quantity(_ members: JSONObject, _ name: String) throws -> HKQuantity? { try members.given(name).map(quantity) }

    func date(_ json: JSONValue) throws -> Date { try read(json, .date) }

    /// An interval. Foundation has none that ends before it starts: on an iPhone it raises an exception.
    func interval(_ start: Date, _ end: Date) throws -> DateInterval {
        guard start <= end else { throw NotReenacted(.initializer) }
        return DateInterval(start: start, end: end)
    }

    // MARK: Metadata and devices

    func metadata() throws -> [String: Any]? { try self["metadata"].map(metadata) }

    func metadata(_ json: JSONValue) throws -> [String: Any] {
        var metadata: [String: Any] = [:]
        for (key, value) in try json.members() { metadata[key] = try metadataValue(value) }
        return metadata
    }

    func metadataValue(_ json: JSONValue) throws -> Any {
        switch json {
        case .null: return NSNull()
        case .bool(let flag): return NSNumber(value: flag)
        case .integer(let number): return NSNumber(value: number)
        case .real(let number): return NSNumber(value: number)
        case .string(let text): return text
        case .array: return NSArray()
        case .object(let members):
            guard members.count == 1 else { return NSDictionary() }
            if let date = members["date"] { return try self.date(date) }
            if let quantity = members["quantity"] { return try self.quantity(quantity) }
            return NSDictionary()
        }
    }

    func device() throws -> HKDevice? { try self["device"].map(device) }

    func device(_ json: JSONValue) throws -> HKDevice {
        let members = try json.members()
        func text(_ name: String) throws -> String? { try members.given(name).map { try read($0, .string) } }
        return HKDevice(
            name: try text("name"), manufacturer: try text("manufacturer"), model: try text("model"),
            hardwareVersion: try text("hardwareVersion"), firmwareVersion: try text("firmwareVersion"),
            softwareVersion: try text("softwareVersion"), localIdentifier: try text("localIdentifier"),
            udiDeviceIdentifier: try text("udiDeviceIdentifier")
        )
    }

    // MARK: Queries

    func anchor() throws -> HKQueryAnchor? {
        try self["anchor"].map { json in
            guard let anchor = json.text.flatMap(KnownObjects.shared.anchor) else { throw NotReenacted(.handle) }
            return anchor
        }
    }

    /// The descriptors of a query: `queryDescriptors`, or `type` or `types` with `predicate`.
    func descriptors() throws -> [HKQueryDescriptor] {
        if let descriptors = self["queryDescriptors"] {
            return try descriptors.elements().map { json in
                let members = try json.members()
                return HKQueryDescriptor(
                    sampleType: try sampleType(members.required("type")),
                    predicate: try members.given("predicate").flatMap { try self.predicate($0) }
                )
            }
        }
        let predicate = try self.predicate()
        let types = try self["types"]?.elements() ?? [value("type")]
        var seen: Set<HKSampleType> = []
        return try types.map(sampleType).filter { seen.insert($0).inserted }
            .map { HKQueryDescriptor(sampleType: $0, predicate: predicate) }
    }

    func sortDescriptors() throws -> [NSSortDescriptor]? {
        try self["sortDescriptors"]?.elements().map { json in
            let members = try json.members()
            let key: String =
                switch try read(members.required("key"), .string) {
                case "startDate": HKSampleSortIdentifierStartDate
                case "endDate": HKSampleSortIdentifierEndDate
                case "duration": HKWorkoutSortIdentifierDuration
                case "totalDistance": HKWorkoutSortIdentifierTotalDistance
                case "totalEnergyBurned": HKWorkoutSortIdentifierTotalEnergyBurned
                case "totalSwimmingStrokeCount": HKWorkoutSortIdentifierTotalSwimmingStrokeCount
                case "totalFlightsClimbed": HKWorkoutSortIdentifierTotalFlightsClimbed
                case let identifier: identifier
                }
            return NSSortDescriptor(key: key, ascending: try read(members.required("ascending"), .bool))
        }
    }
}
