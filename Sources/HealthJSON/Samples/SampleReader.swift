package import BridgeCore
package import Foundation
import HealthEngine
package import HealthModel
package import JSON

/// Reads samples, thousands in one request: what one sample has, the next mostly has as well, so that types, units and
/// the order of members are looked up once. Errors name places within the sample; whoever reads an array of samples
/// says which it was, so that no place is put into words before something fails.
///
/// What is no sample by its shape is refused with -32602; what HealthKit would refuse raises HealthKit's exception.
package struct SampleReader {
    package let context: ReadingContext
    /// Whether a sample may come with the elements of its series, as only the system hands one over (SER-06).
    private let allowsSeries: Bool
    /// The device of samples that name none.
    private let device: Device?
    private var layout: [(name: String, member: SampleMember)] = []
    private var latestType: (spelling: String, type: ObjectType)?
    private var latestUnit: (text: String, unit: HealthModel.Unit)?

    package init(_ context: ReadingContext, allowsSeries: Bool = false, device: Device? = nil) {
        self.context = context
        self.allowsSeries = allowsSeries
        self.device = device
    }

    /// The samples of an array.
    package mutating func samples(_ value: JSONValue) throws(BridgeError) -> [Sample] {
        guard case .array(let elements) = value else { throw .expected("an array of samples", at: "") }
        var samples: [Sample] = []
        samples.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            do throws(BridgeError) {
                samples.append(try sample(element))
            } catch {
                throw error.within("[\(index)]")
            }
        }
        return samples
    }

    /// One sample.
    package mutating func sample(_ value: JSONValue) throws(BridgeError) -> Sample {
        guard case .object(let object) = value else { throw .expected("an object", at: "") }
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
        if position < layout.count, layout[position].name == name {
            return layout[position].member
        }
        guard let member = SampleMember(name: name) else { return nil }
        layout.removeSubrange(min(position, layout.count)...)
        layout.append((name, member))
        return member
    }

    private mutating func read(
        _ value: JSONValue,
        as member: SampleMember,
        into parts: inout SampleParts
    ) throws(BridgeError) {
        switch member {
        case .type: parts.type = try type(value)
        case .startDate: parts.startDate = try date(value, member.name)
        case .endDate: parts.endDate = try date(value, member.name)
        case .uuid: parts.uuid = try read(value, .uuid, member.name)
        case .device: parts.device = try read(value, .device, member.name)
        case .metadata: parts.metadata = try read(value, .metadata, member.name)
        case .quantity: parts.quantity = try quantity(value, member.name)
        case .series:
            // Where a series cannot be, the member is as unknown as any other.
            guard allowsSeries else { throw .invalidParams(.unknown(member.name)) }
            parts.series = try series(value, member.name)
        case .value: parts.value = value
        case .objects:
            do throws(BridgeError) {
                parts.objects = try samples(value)
            } catch {
                throw error.within(member.name)
            }
        case .sourceRevision, .count:
            // A sample that came out of a query may be passed as it is; the store attaches these anew.
            break
        case .workoutActivityType, .duration, .workoutEvents, .totalEnergyBurned, .totalDistance,
            .totalSwimmingStrokeCount, .totalFlightsClimbed:
            try readWorkout(value, member, into: &parts)
        case .workoutActivities, .statistics:
            // Only a builder and the system make these: HealthKit's initialisers take none (WO-13).
            break
        }
    }

    private func sample(of parts: SampleParts) throws(BridgeError) -> Sample {
        let type = try parts.type.required(.type)
        guard let allowed = SampleMembers.allowed(for: type.kind) else {
            throw .expected("the identifier of a type that has samples", at: SampleMember.type.name)
        }
        if let unknown = parts.given.subtracting(allowed).first {
            throw .invalidParams(.unknown(unknown.name))
        }
        let start = try parts.startDate.required(.startDate)
        let end = try parts.endDate.required(.endDate)
        let special = try Sample.Content(special: parts.special, of: type, withElements: allowsSeries, context)
        let content = if let special { special } else { try Sample.Content(parts, type) }
        let uuid = parts.uuid ?? context.makeUUID()
        do throws(NativeException) {
            return try Sample(uuid, type, content, start, end, parts.device ?? device, parts.metadata)
        } catch {
            throw .health(.exception(error))
        }
    }

    // MARK: Members

    private mutating func type(_ value: JSONValue) throws(BridgeError) -> ObjectType {
        if case .string(let spelling) = value, let latestType, latestType.spelling == spelling {
            return latestType.type
        }
        let type = try read(value, .objectType, SampleMember.type.name)
        if case .string(let spelling) = value {
            latestType = (spelling, type)
        }
        return type
    }

    package func date(_ value: JSONValue, _ place: String) throws(BridgeError) -> Date {
        if case .string(let text) = value, let date = Date(rfc3339: text) { return date }
        return try read(value, .date, place)
    }

    package mutating func quantity(_ value: JSONValue, _ place: String) throws(BridgeError) -> Quantity {
        guard case .object(let object) = value else { throw .expected("{value, unit}", at: place) }
        var number: Double?
        var unit: HealthModel.Unit?
        for (name, value) in object.members {
            if name == "value" {
                number = try real(value, "\(place).value")
            } else if name == "unit" {
                unit = try self.unit(value, "\(place).unit")
            } else {
                throw .invalidParams(.unknown("\(place).\(name.shortened)"))
            }
        }
        guard let number else { throw .invalidParams(.missing("\(place).value")) }
        guard let unit else { throw .invalidParams(.missing("\(place).unit")) }
        return Quantity(unit: unit, value: number)
    }

    package mutating func unit(_ value: JSONValue, _ place: @autoclosure () -> String) throws(BridgeError)
        -> HealthModel.Unit
    {
        guard case .string(let text) = value else { throw .expected("a unit, such as count/min", at: place()) }
        // Lengths as well: a Kelvin sign looks like a K, but is no unit.
        if let latestUnit, latestUnit.text == text, latestUnit.text.utf8.count == text.utf8.count {
            return latestUnit.unit
        }
        do throws(NativeException) {
            let unit = try HealthModel.Unit(from: text)
            latestUnit = (text, unit)
            return unit
        } catch {
            throw .health(.exception(error))
        }
    }

    package func real(_ value: JSONValue, _ place: @autoclosure () -> String) throws(BridgeError) -> Double {
        switch value {
        case .real(let number): return number
        case .integer(let number): return Double(number)
        default: throw .expected("a number", at: place())
        }
    }

    package func read<Value>(_ value: JSONValue, _ form: ValueCodec<Value>, _ place: String) throws(BridgeError)
        -> Value
    {
        try form.read(JSONReader(value, path: place), context)
    }
}
