import Foundation
import HealthModel
import JSON

/// The parameters that say what a user does with a permission sheet: of `control/setConsent`, of
/// `control/respondToPermissionSheet`, and of a `--consent` file.
enum ConsentParameters {
    static let policy = Parameter.required("policy", .name as Form<ConsentPolicy>, "What the user does.")
    static let share = Parameter.optional(
        "share",
        decisions,
        default: [:],
        "Single switches, by identifier: decided before the policy."
    )
    static let read = Parameter.optional(
        "read",
        decisions,
        default: [:],
        "Single switches, by identifier: decided before the policy."
    )
    static let times = Parameter.optional("times", .count, "For how many sheets; for all to come if left out.")

    static let objects = Parameter.optional(
        "objects",
        objectDecisions,
        default: [:],
        "Single objects on a sheet that lists objects, by UUID or by identifier of a medication."
    )

    static let all = [
        policy.description, share.description, read.description, objects.description, times.description,
    ]

    private static let objectDecisions = Form<[String: Bool]>([
        "type": "object", "additionalProperties": .booleanSchema,
    ]) { (reader, arguments) throws(BridgeError) in
        guard case .object(let object) = reader.value else {
            throw .invalidParams(reader.fail(expected: "an object from UUID or identifier to true or false"))
        }
        var decisions: [String: Bool] = [:]
        for (name, value) in object.members {
            let place = "\(reader.path).\(name.shortened)"
            decisions[name.objectName] = try Form.bool.read(JSONReader(value, path: place), arguments)
        }
        return decisions
    }

    private static let decisions = Form<[ObjectType: Bool]>([
        "type": "object", "additionalProperties": .booleanSchema,
    ]) { (reader, arguments) throws(BridgeError) in
        guard case .object(let object) = reader.value else {
            throw .invalidParams(reader.fail(expected: "an object from identifier to true or false"))
        }
        var decisions: [ObjectType: Bool] = [:]
        for (name, value) in object.members {
            let place = "\(reader.path).\(name.shortened)"
            let type = try Form.objectType.read(JSONReader(.string(name), path: place), arguments)
            decisions[type] = try Form.bool.read(JSONReader(value, path: place), arguments)
        }
        return decisions
    }

    /// The rule that the arguments stand for.
    static func rule(_ arguments: Arguments, times: Int? = nil) throws(BridgeError) -> ConsentRule {
        var decisions: [AccessPair: Bool] = [:]
        for (direction, parameter) in [(AccessDirection.share, share), (.read, read)] {
            for (type, isAllowed) in try arguments(parameter) {
                decisions[AccessPair(type, direction)] = isAllowed
            }
        }
        return ConsentRule(
            try arguments(policy),
            decisions: decisions,
            objects: try arguments(objects),
            remaining: times
        )
    }

    /// A policy's name, a rule, or a list of rules of which each holds for one sheet unless it says otherwise, and the
    /// last for good.
    static func script(_ reader: JSONReader, in context: Context) throws(BridgeError) -> ConsentScript {
        switch reader.value {
        case .string:
            return try script(JSONReader(["policy": reader.value], path: reader.path), in: context)
        case .array(let elements):
            var rules: [ConsentRule] = []
            for (index, element) in elements.enumerated() {
                var rule = try rule(JSONReader(element, path: "\(reader.path)[\(index)]"), in: context)
                if rule.remaining == nil, index < elements.count - 1 {
                    rule.remaining = 1
                }
                rules.append(rule)
            }
            return ConsentScript(rules)
        default:
            return ConsentScript([try rule(reader, in: context)])
        }
    }

    private static func rule(_ reader: JSONReader, in context: Context) throws(BridgeError) -> ConsentRule {
        let arguments = try Arguments(reader, allowed: all, in: context)
        return try rule(arguments, times: arguments(times))
    }
}

extension String {
    /// How the store names an object: a UUID in upper case, or the identifier of a medication as it is.
    var objectName: String { UUID(text: self)?.uuidString ?? self }
}
