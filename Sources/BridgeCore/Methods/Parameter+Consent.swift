import Foundation
import HealthJSON
package import HealthModel
import JSON

// The answers of a user to a permission sheet: parameters of `control/setConsent` and `control/respondToPermissionSheet`,
// and members of a `--consent` file.

extension Parameter where Value == ConsentPolicy {
    /// What the user does with a sheet.
    package static let policy = Parameter.required("policy", .name, "What the user does with the sheet.")
}

extension Parameter where Value == [ObjectType: Bool] {
    /// The decisions on sharing of single types.
    package static let share = decisions("share")
    /// The decisions on reading of single types.
    package static let read = decisions("read")

    private static func decisions(_ name: String) -> Parameter {
        .optional(
            name,
            .decisions,
            default: [:],
            "Decisions for single types, by type identifier. They take precedence over the policy."
        )
    }
}

extension Parameter where Value == Bool {
    /// Whether a request without an undecided type shows a sheet.
    package static let blankSheets = Parameter.optional(
        "blankSheets",
        .bool,
        default: false,
        "Whether a request whose types are all decided shows a blank sheet that cannot be dismissed."
    )
}

extension Parameter where Value == [Name: Bool] {
    /// The decisions on single objects.
    package static let objects = Parameter.optional(
        "objects",
        .objectDecisions,
        default: [:],
        "Decisions for single objects, by UUID or medication identifier, on a sheet that lists objects."
    )
}

extension Parameter where Value == Int? {
    /// The number of sheets to which a rule applies.
    package static let times = Parameter.optional(
        "times", .count, "The number of sheets to which the rule applies. Default: all later sheets."
    )
}

extension ConsentRule {
    /// The parameters of a rule.
    private static let parameters = [
        Parameter<ConsentPolicy>.policy.descriptions, Parameter<[ObjectType: Bool]>.share.descriptions,
        Parameter<[ObjectType: Bool]>.read.descriptions, Parameter<[Name: Bool]>.objects.descriptions,
        Parameter<Bool>.blankSheets.descriptions, Parameter<Int?>.times.descriptions,
    ].flatMap(\.self)

    /// A rule from its parameters.
    package init(
        _ policy: ConsentPolicy,
        share: [ObjectType: Bool],
        read: [ObjectType: Bool],
        objects: [Name: Bool],
        blankSheets: Bool = false,
        times: Int? = nil
    ) {
        var decisions: [AccessPair: Bool] = [:]
        for (type, isAllowed) in share { decisions[AccessPair(type, .share)] = isAllowed }
        for (type, isAllowed) in read { decisions[AccessPair(type, .read)] = isAllowed }
        self.init(policy, decisions: decisions, objects: objects, hasBlankSheets: blankSheets, remaining: times)
    }

    /// A rule from an object whose members are the parameters.
    fileprivate init(_ reader: JSONReader, _ context: ReadingContext) throws {
        var members = try Members(reader, of: Self.parameters.map(\.name), context.strict)
        self.init(
            try Parameter.policy.read(&members),
            share: try Parameter.share.read(&members),
            read: try Parameter.read.read(&members),
            objects: try Parameter.objects.read(&members),
            blankSheets: try Parameter.blankSheets.read(&members),
            times: try Parameter.times.read(&members)
        )
    }
}

extension ConsentScript {
    /// A script from the name of a policy, a rule, or a list of rules. A rule of a list applies to one sheet by default, and
    /// the last rule to all later sheets.
    init(_ reader: JSONReader, _ context: ReadingContext) throws {
        switch reader.value {
        case .string:
            let rule = JSONReader(["policy": reader.value], path: reader.path)
            self.init([try ConsentRule(rule, context)])
        case .array(let elements):
            var rules: [ConsentRule] = []
            for (index, element) in elements.enumerated() {
                var rule = try ConsentRule(JSONReader(element, path: "\(reader.path)[\(index)]"), context)
                if rule.remaining == nil, index < elements.count - 1 { rule.remaining = 1 }
                rules.append(rule)
            }
            self.init(rules)
        default:
            self.init([try ConsentRule(reader, context)])
        }
    }
}

extension ValueCodec where Value == [ObjectType: Bool] {
    /// An object whose names are type identifiers and whose values are decisions.
    fileprivate static let decisions = ValueCodec(["type": "object", "additionalProperties": .booleanSchema]) { reader, context in
        guard case .object(let object) = reader.value else {
            throw reader.fail(expected: "an object of Booleans by type identifier")
        }
        var decisions: [ObjectType: Bool] = [:]
        for (name, value) in object.members {
            let place = "\(reader.path).\(name.shortened)"
            let type = try ValueCodec<ObjectType>.objectType.read(JSONReader(.string(name), path: place), context)
            decisions[type] = try ValueCodec<Bool>.bool.read(JSONReader(value, path: place), context)
        }
        return decisions
    }
}

extension ValueCodec where Value == [Name: Bool] {
    /// An object whose names identify objects of the store and whose values are decisions.
    fileprivate static let objectDecisions = ValueCodec(["type": "object", "additionalProperties": .booleanSchema]) {
        reader, context in
        guard case .object(let object) = reader.value else {
            throw reader.fail(expected: "an object of Booleans by UUID or medication identifier")
        }
        var decisions: [Name: Bool] = [:]
        for (name, value) in object.members {
            let place = "\(reader.path).\(name.shortened)"
            decisions[Name(name.objectName)] = try ValueCodec<Bool>.bool.read(JSONReader(value, path: place), context)
        }
        return decisions
    }
}

extension String {
    /// The name of an object in the store: a UUID in upper case, or the unchanged identifier of a medication.
    package var objectName: String { UUID(text: self)?.uuidString ?? self }
}
