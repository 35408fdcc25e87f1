import Foundation
import HealthModel
import JSON
import Testing

@testable import BridgeCore
@testable import HealthJSON

/// The parameters of queries and samples, except predicates.
struct QueryFormTests {
    @Test(arguments: [
        ("startDate", SampleSortDescriptor.Key.startDate), ("endDate", .endDate), ("duration", .duration),
        ("totalDistance", .workoutTotal(.totalDistance)), ("totalEnergyBurned", .workoutTotal(.totalEnergyBurned)),
    ])
    func `sort keys have names`(name: String, key: SampleSortDescriptor.Key) throws {
        let json: JSONValue = [["key": .string(name), "ascending": false]]
        #expect(try read(.sortDescriptors, json) == [SampleSortDescriptor(key, ascending: false)])
    }

    @Test func `the catalogue's sort identifiers are keys (SQ-03)`() throws {
        guard case .object(let catalog) = try protocolFile("catalog.json"),
            case .array(let identifiers)? = catalog["sortIdentifiers"]
        else { throw CancellationError() }
        #expect(identifiers.count == 7)
        for case .object(let identifier) in identifiers {
            let json: JSONValue = [["key": identifier["raw"] ?? .null, "ascending": true]]
            #expect(try read(.sortDescriptors, json).count == 1)
        }
    }

    @Test(
        arguments: [
            ([:], "value must be an array"), ([["key": "startDate"]], "value[0].ascending is required"),
            ([["ascending": true]], "value[0].key is required"),
            ([["key": "uuid", "ascending": true]], "value[0].key must be one of startDate, endDate"),
            ([["key": "endDate", "ascending": 1]], "value[0].ascending must be true or false"),
            ([["key": "endDate", "ascending": true, "x": 1]], "value[0].x is not a member"),
        ] as [(JSONValue, String)]
    )
    func `other sort descriptors are refused`(json: JSONValue, expected: String) throws {
        #expect(try problem(.sortDescriptors, json)?.hasPrefix(expected) == true)
    }

    @Test func `statistics options have names (STAT-01)`() throws {
        #expect(try read(.statisticsOptions, ["cumulativeSum", "duration"]) == [.cumulativeSum, .duration])
        #expect(try read(.statisticsOptions, []) == [])
        let all = StatisticsOptions.named.map(\.name)
        #expect(try read(.statisticsOptions, .strings(all)).rawValue == 127)
        #expect(try problem(.statisticsOptions, ["sum"])?.hasPrefix("value[0] must be one of separateBy") == true)
        #expect(try problem(.statisticsOptions, "cumulativeSum") == "value must be an array")
    }

    @Test func `an interval consists of calendar components`() throws {
        #expect(try read(.intervalComponents, ["day": 1]) == DateComponents(day: 1))
        let mixed = DateComponents(year: 1, month: 2, hour: -3, minute: 4, second: 5)
        #expect(try read(.intervalComponents, ["year": 1, "month": 2, "hour": -3, "minute": 4, "second": 5]) == mixed)
        #expect(try read(.intervalComponents, ["weekOfYear": 2]) == DateComponents(weekOfYear: 2))
        #expect(try read(.intervalComponents, ["quarter": 1, "day": .null]) == DateComponents(quarter: 1))
        let days = "value.days is not a member that can be given here. Did you mean day?"
        #expect(try problem(.intervalComponents, ["days": 1]) == days)
        #expect(try problem(.intervalComponents, ["day": 1.0]) == "value.day must be an integer")
        for extreme in [Int64.max, .min] {
            let components = ValueCodec.intervalComponentsByName.map { ($0.name, JSONValue.integer(extreme)) }
            var object = JSONObject()
            for (name, value) in components { object[name] = value }
            _ = try read(.intervalComponents, .object(object))
        }
    }

    @Test(arguments: [
        "", "01020304-0506-0708-090A-0B0C0D0E0F1", "01020304-0506-0708-090A-0B0C0D0E0F100",
        "010203040506-0708-090A-0B0C0D0E0F10-", "01020304-0506-0708-090A-0B0C0D0E0F1G",
        "{1020304-0506-0708-090A-0B0C0D0E0F1}", "01020304_0506_0708_090A_0B0C0D0E0F10",
        "01020304-0506-0708-090A-0B0C0D0E0F 1", "0102030-40506-0708-090A-0B0C0D0E0F10",
    ])
    func `an invalid UUID is refused`(text: String) throws {
        #expect(try problem(.uuid, .string(text))?.hasPrefix("value must be a UUID") == true)
    }

    @Test(arguments: 0..<100)
    func `a UUID is read as it was written`(_: Int) throws {
        let uuid = UUID()
        #expect(try read(.uuid, .string(uuid.uuidString)) == uuid)
        #expect(try read(.uuid, .string(uuid.uuidString.lowercased())) == uuid)
    }

    @Test func `a UUID may be in either case`() throws {
        let text = "aBcDeF04-0506-0708-090a-0B0C0D0E0F10"
        #expect(try read(.uuid, .string(text)).uuidString == text.uppercased())
    }

    @Test func `a device has its eight properties (SAVE-40)`() throws {
        var object = JSONObject()
        for property in Device.Property.allCases { object[property.rawValue] = .string("\(property)") }
        let device = try read(.device, .object(object))
        #expect(Device.Property.allCases.allSatisfy { device[$0] == "\($0)" })
        #expect(try read(.device, [:]) == Device())
        #expect(try problem(.device, ["name": 1]) == "value.name must be a string")
    }
}

/// `HKObject.metadata` on the wire (SAVE-08).
struct MetadataFormTests {
    @Test func `strings, numbers, dates and quantities`() throws {
        let json: JSONValue = [
            "s": "x", "b": true, "i": 1, "r": 1.0, "d": ["date": "1970-01-01T00:00:01Z"],
            "q": ["quantity": ["value": 2, "unit": "km"]],
        ]
        let expected: Metadata = [
            "s": .string("x"), "b": .bool(true), "i": .integer(1), "r": .real(1), "d": .date(Date(milliseconds: 1000)),
            "q": .quantity(Quantity(unit: .meter, value: 2000)),
        ]
        #expect(try read(.metadata, json) == expected)
        #expect(try read(.metadata, [:]).isEmpty)
    }

    @Test(arguments: [.null, [], [1], [:], ["data": "AA=="], ["date": "x", "quantity": 1]] as [JSONValue])
    func `other kinds raise an exception with the project's own text (SAVE-08)`(value: JSONValue) throws {
        let problem = try #require(try problem(.metadata, ["key": value]))
        #expect(problem.hasPrefix("_HKObjectValidationFailureException: Invalid class for metadata key: key. "))
    }

    @Test(
        arguments: [
            (1, "value must be an object"),
            (["k": ["date": "2026"]], "value.k.date must be an RFC 3339 date"),
            (["k": ["date": 1]], "value.k.date must be \(ValueCodec<Date>.dateForm)"),
            (["k": ["quantity": ["value": 1]]], "value.k.quantity.unit is required"),
            (["k": ["quantity": ["value": 1, "unit": "x"]]], "NSInvalidArgumentException: Unable to parse"),
        ] as [(JSONValue, String)]
    )
    func `a malformed date or quantity is refused`(json: JSONValue, expected: String) throws {
        let problem = try #require(try problem(.metadata, json))
        #expect(problem.hasPrefix(expected), "\(problem)")
    }
}
