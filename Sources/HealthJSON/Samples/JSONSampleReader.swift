package import Foundation
import HealthEngine
package import HealthModel
package import JSON

/// Reads samples, thousands in one request.
///
/// Consecutive samples mostly have the same type, unit and order of members, so the reader looks these up once. Errors hold paths
/// within the sample, and readers of arrays add the index, so that no path is formatted unless reading fails.
///
/// A malformed sample is -32602. A sample that HealthKit refuses raises HealthKit's exception.
package struct JSONSampleReader {
    package let context: ReadingContext
    /// Whether a sample may have the elements of its series. Only samples from the system may (SER-06).
    private let allowsSeries: Bool
    /// The device of samples that do not name one.
    private let device: Device?
    /// The source of the samples, if it is not the app.
    private let source: Source?
    private var layout: [(name: String, member: SampleMember)] = []
    private var latestType: (spelling: String, type: ObjectType)?
    private var latestUnit: (text: String, unit: HealthModel.Unit)?

    package init(_ context: ReadingContext, allowsSeries: Bool = false, device: Device? = nil, source: Source? = nil) {
        self.context = context
        self.source = source
        self.allowsSeries = allowsSeries
        self.device = device
    }

    /// Reads an array of samples.
    package mutating func samples(_ value: JSONValue) throws -> [Sample] {
        guard case .array(let elements) = value else { throw JSONReadingError.expected("an array of samples", at: "") }
        var samples: [Sample] = []
        samples.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            try context.checkWanted(at: index)
            try JSONReadingError.within("[\(index)]") { samples.append(try sample(element)) }
        }
        return samples
    }

    /// Reads one sample.
    package mutating func sample(_ value: JSONValue) throws -> Sample {
        guard case .object(let object) = value else { throw JSONReadingError.expected("an object", at: "") }
        var parts = SampleParts()
        for (position, (name, value)) in object.members.enumerated() {
            if case .null = value { continue }
            guard let member = member(name, at: position) else {
                parts.special[name] = value
                continue
            }
            parts.given.insert(member)
            try read(value, as: member, into: &parts)
        }
        return try sample(of: parts)
    }

    private mutating func member(_ name: String, at position: Int) -> SampleMember? {
        if position < layout.count, layout[position].name == name { return layout[position].member }
        guard let member = SampleMember(name: name) else { return nil }
        layout.removeSubrange(min(position, layout.count)...)
        layout.append((name, member))
        return member
    }

    private mutating func read(_ value: JSONValue, as member: SampleMember, into parts: inout SampleParts) throws {
        switch member {
        case .type: parts.type = try type(value)
        case .startDate: parts.startDate = try date(value, member.name)
        case .endDate: parts.endDate = try date(value, member.name)
        case .uuid: parts.uuid = try read(value, .uuid, member.name)
        case .device: parts.device = try read(value, .device, member.name)
        case .metadata: parts.metadata = try read(value, .metadata, member.name)
        case .quantity: parts.quantity = try quantity(value, member.name, of: parts.type)
        case .series:
            // If series are not allowed, the member is unknown.
            guard allowsSeries else { throw JSONReadingError.unknown(member.name) }
            parts.series = try series(value, member.name, of: parts.type)
        case .value: parts.value = value
        case .objects:
            try JSONReadingError.within(member.name) { parts.objects = try samples(value) }
        case .sourceRevision, .count:
            // Accepted, so that samples from a query can be passed unchanged. The store sets these members itself.
            break
        case .workoutActivityType, .duration, .workoutEvents, .totalEnergyBurned, .totalDistance,
            .totalSwimmingStrokeCount, .totalFlightsClimbed:
            try readWorkout(value, member, into: &parts)
        case .workoutActivities, .statistics, .zoneGroups:
            // Ignored: only a builder and the system set these members, HealthKit's initializers do not (WO-13).
            break
        }
    }

    private func sample(of parts: SampleParts) throws -> Sample {
        let type = try parts.type.required(.type, given: parts.special)
        guard let allowed = SampleMembers.allowed(for: type.kind) else {
            throw JSONReadingError.expected("the identifier of a type that has samples", at: SampleMember.type.name)
        }
        if let unknown = parts.given.subtracting(allowed).first {
            guard type.kind == .quantity, unknown == .value, parts.quantity == nil, parts.series == nil else {
                throw JSONReadingError.unknown(unknown.name)
            }
            throw JSONReadingError.expected("inside quantity: use quantity: {value, unit}", at: unknown.name)
        }
        let start = try parts.startDate.required(.startDate, given: parts.special)
        let end = try parts.endDate.required(.endDate, given: parts.special)
        let special = try Sample.Content(special: parts.special, of: type, withElements: allowsSeries, context)
        let content = if let special { special } else { try Sample.Content(parts, type) }
        let uuid = parts.uuid ?? context.makeUUID(of: type, from: source?.bundleIdentifier)
        do throws(NativeException) {
            return try Sample(uuid, type, content, start, end, parts.device ?? device, parts.metadata)
        } catch {
            throw refusal(error, of: content, type, endsEarly: end < start)
        }
    }

    /// The error for a sample that HealthKit refuses.
    private func refusal(
        _ exception: NativeException, of content: Sample.Content, _ type: ObjectType, endsEarly: Bool
    ) -> any Error {
        switch content {
        case .quantity(let quantity, let series) where quantity.unit.dimension != type.quantity?.unit.dimension:
            let member = series == nil ? SampleMember.quantity : .series
            return context.refusal(exception, ofUnit: quantity.unit.unitString, of: type, at: "\(member.name).unit")
        case .category(let value) where type.values?.contains(value) == false:
            return context.refusal(exception, at: SampleMember.value.name)
        default:
            return context.refusal(exception, at: endsEarly ? SampleMember.endDate.name : "")
        }
    }

    // MARK: Members

    private mutating func type(_ value: JSONValue) throws -> ObjectType {
        // Compare lengths too: the Kelvin sign (U+212A) equals "K" in Swift, but has no place in an identifier or a unit.
        if case .string(let spelling) = value, let latestType, latestType.spelling == spelling,
            latestType.spelling.utf8.count == spelling.utf8.count
        {
            return latestType.type
        }
        let type = try read(value, .objectType, SampleMember.type.name)
        if case .string(let spelling) = value { latestType = (spelling, type) }
        return type
    }

    package func date(_ value: JSONValue, _ place: String) throws -> Date {
        if case .string(let text) = value, let date = Date(rfc3339: text) { return date }
        return try read(value, .date, place)
    }

    package mutating func quantity(
        _ value: JSONValue, _ place: String, of type: ObjectType? = nil
    ) throws -> Quantity {
        guard case .object(let object) = value else { throw JSONReadingError.expected("{value, unit}", at: place) }
        var number: Double?
        var unit: HealthModel.Unit?
        for (name, value) in object.members {
            if name == "value" {
                number = try value.number(at: "\(place).value")
            } else if name == "unit" {
                unit = try self.unit(value, "\(place).unit", of: type)
            } else {
                throw JSONReadingError.unknown(name, among: Schemas.samples["Quantity"]).within(place)
            }
        }
        guard let number else { throw JSONReadingError.missing("\(place).value") }
        guard let unit else { throw JSONReadingError.missing("\(place).unit") }
        return Quantity(unit: unit, value: number)
    }

    package mutating func unit(
        _ value: JSONValue, _ place: @autoclosure () -> String, of type: ObjectType?
    ) throws -> HealthModel.Unit {
        guard case .string(let text) = value else { throw JSONReadingError.expected("a unit, such as count/min", at: place()) }
        if let latestUnit, latestUnit.text == text, latestUnit.text.utf8.count == text.utf8.count {
            return latestUnit.unit
        }
        do throws(NativeException) {
            let unit = try HealthModel.Unit(from: text)
            latestUnit = (text, unit)
            return unit
        } catch {
            throw context.refusal(error, ofUnit: text, of: type, at: place())
        }
    }

    package func read<Value>(_ value: JSONValue, _ form: ValueCodec<Value>, _ place: String) throws
        -> Value
    {
        try form.read(JSONReader(value, path: place), context)
    }
}
