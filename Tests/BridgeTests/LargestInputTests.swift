import Bridge
import BridgeTesting
import Foundation
import HealthJSON
import HealthModel
import JSON
import Testing

@testable import BridgeCore

/// The cost of each method is as its input is long, not the square: the example of each method with each of its values made large.
struct LargestInputTests {
    /// A value of an example that has been made large in a way.
    private struct Large {
        let place: String
        let params: (_ size: Int) -> JSONValue
    }

    @Test(arguments: Channels.registry.channels.map(\.name)) func `each method costs its input`(channel: String) throws {
        for entry in Channels.registry.methods where entry.channel.name == channel && entry.name != "exit" {
            let example = try Example.of(entry.name)
            for large in Self.large(example.params) {
                let long = try Self.time(of: entry, example, large.params(8 * 125))
                // So little can be noise.
                guard long > 0.02 else { continue }
                let short = try Self.time(of: entry, example, large.params(125))
                #expect(long < 24 * short, "\(entry.name) \(large.place): \(long) s instead of \(short) s")
            }
        }
    }

    /// The processor time of a call on a new phone.
    private static func time(of entry: ChannelRegistry.Entry, _ example: Example, _ params: JSONValue) throws -> Double {
        let client = try Client()
        try client.prepare(example)
        let line = Array(Client.line(entry.name, params, id: 1).utf8)
        let start = processorTime()
        _ = client.host.receive(line)
        return processorTime() - start
    }

    /// The example with one of its values made large, for each value and each way.
    private static func large(_ value: JSONValue) -> [Large] {
        var own: [Large] = []
        switch value {
        case .string(let text):
            // Only letters, and a text that begins as the example.
            own.append(Large(place: " long") { .string(String(repeating: "x", count: 40 * $0)) })
            own.append(Large(place: " longer") { .string(text + String(repeating: " a", count: 20 * $0)) })
        case .array(let elements):
            if let first = elements.first {
                own.append(Large(place: "[] same") { .array(Array(repeating: first, count: $0)) })
                own.append(Large(place: "[] different") { .array((0..<$0).map { different(first, $0) }) })
            }
            for (index, element) in elements.enumerated().prefix(2) {
                own += large(element).map { large in
                    Large(place: "[\(index)]" + large.place) { size in
                        var elements = elements
                        elements[index] = large.params(size)
                        return .array(elements)
                    }
                }
            }
        case .object(let object):
            own.append(
                Large(place: " members") { size in
                    var object = object
                    for index in 0..<size { object["member\(index)"] = .integer(Int64(index)) }
                    return .object(object)
                })
            for (name, member) in object.members {
                own += large(member).map { large in
                    Large(place: "." + name + large.place) { size in
                        var object = object
                        object[name] = large.params(size)
                        return .object(object)
                    }
                }
                if name.lowercased().contains("predicate") { own += predicates(object, name) }
            }
        default: break
        }
        return own
    }

    /// Predicates of many parts.
    private static func predicates(_ object: JSONObject, _ name: String) -> [Large] {
        func date(_ index: Int) -> JSONValue {
            ["startDate": .string(Date(timeIntervalSinceReferenceDate: Double(index)).rfc3339)]
        }
        let forms: [(String, (Int) -> JSONValue)] = [
            ("and", { size in ["and": .array((0..<size).map(date))] }),
            ("or", { size in ["or": .array((0..<size).map(date))] }),
            ("uuids", { size in ["uuids": .array((0..<size).map { _ in .string(UUID().uuidString) })] }),
            (
                "metadata",
                { size in
                    ["or": .array((0..<size).map { ["metadataKey": ["key": .string("k\($0)"), "allowedValues": ["a", 1]]] })]
                }
            ),
        ]
        return forms.map { form, make in
            Large(place: ".\(name) \(form)") { size in
                var object = object
                object[name] = make(size)
                return .object(object)
            }
        }
    }

    /// The value with other texts and numbers, so that no two are equal.
    private static func different(_ value: JSONValue, _ index: Int) -> JSONValue {
        switch value {
        case .string(let text): .string(UUID(uuidString: text) == nil ? text : UUID().uuidString)
        case .integer(let number): .integer(number + Int64(index))
        case .object(let object):
            .object(object.mapValues { different($0, index) })
        default: value
        }
    }
}
