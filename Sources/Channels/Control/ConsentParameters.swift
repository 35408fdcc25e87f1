import BridgeCore
import Foundation
import HealthModel
import JSON

// What a user does with a permission sheet: parameters of `control/setConsent` and `control/respondToPermissionSheet`, and
// members of a `--consent` file.

extension Parameter where Value == ConsentPolicy {
    static let policy = Parameter.required("policy", .name, "What the user does.")
}

extension Parameter where Value == [ObjectType: Bool] {
    static let share = decisions("share")
    static let read = decisions("read")

    private static func decisions(_ name: String) -> Parameter {
        .optional(name, .decisions, default: [:], "Single switches, by identifier: decided before the policy.")
    }
}

extension Parameter where Value == [String: Bool] {
    static let objects = Parameter.optional(
        "objects",
        .objectDecisions,
        default: [:],
        "Single objects on a sheet that lists objects, by UUID or by identifier of a medication."
    )
}

extension Parameter where Value == Int? {
    static let times = Parameter.optional("times", .count, "For how many sheets; for all to come if left out.")
}

extension ConsentRule {
    /// A rule from its parameters.
    init(
        _ policy: ConsentPolicy,
        share: [ObjectType: Bool],
        read: [ObjectType: Bool],
        objects: [String: Bool],
        times: Int? = nil
    ) {
        var decisions: [AccessPair: Bool] = [:]
        for (type, isAllowed) in share { decisions[AccessPair(type, .share)] = isAllowed }
        for (type, isAllowed) in read { decisions[AccessPair(type, .read)] = isAllowed }
        self.init(policy, decisions: decisions, objects: objects, remaining: times)
    }

    /// A rule from an object with the parameters of `control/setConsent` as its members.
    fileprivate init(_ reader: JSONReader, _ context: ReadingContext) throws(BridgeError) {
        let arguments = try Arguments(reader, allowed: ControlChannel.setConsent.parameters, context)
        self.init(
            try arguments(.policy),
            share: try arguments(.share),
            read: try arguments(.read),
            objects: try arguments(.objects),
            times: try arguments(.times)
        )
    }
}

extension ConsentScript {
    /// A script from the name of a policy, a rule, or a list of rules. Each rule of a list holds for one sheet unless it says
    /// otherwise, and the last for all sheets that follow.
    init(_ reader: JSONReader, _ context: ReadingContext) throws(BridgeError) {
        switch reader.value {
        case .string:
            let rule = JSONReader(["policy": reader.value], path: reader.path)
            self.init([try ConsentRule(rule, context)])
        case .array(let elements):
            var rules: [ConsentRule] = []
            for (index, element) in elements.enumerated() {
                var rule = try ConsentRule(JSONReader(element, path: "\(reader.path)[\(index)]"), context)
                if rule.remaining == nil, index < elements.count - 1 {
                    rule.remaining = 1
                }
                rules.append(rule)
            }
            self.init(rules)
        default:
            self.init([try ConsentRule(reader, context)])
        }
    }
}

extension ValueCodec where Value == [ObjectType: Bool] {
    /// An object from identifier to whether the switch is on.
    fileprivate static let decisions = ValueCodec(["type": "object", "additionalProperties": .booleanSchema]) {
        (reader, context) throws(BridgeError) in
        guard case .object(let object) = reader.value else {
            throw .invalidParams(reader.fail(expected: "an object from identifier to true or false"))
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

extension ValueCodec where Value == [String: Bool] {
    /// An object from the name of an object of the store to whether its switch is on.
    fileprivate static let objectDecisions = ValueCodec(["type": "object", "additionalProperties": .booleanSchema]) {
        (reader, context) throws(BridgeError) in
        guard case .object(let object) = reader.value else {
            throw .invalidParams(reader.fail(expected: "an object from UUID or identifier to true or false"))
        }
        var decisions: [String: Bool] = [:]
        for (name, value) in object.members {
            let place = "\(reader.path).\(name.shortened)"
            decisions[name.objectName] = try ValueCodec<Bool>.bool.read(JSONReader(value, path: place), context)
        }
        return decisions
    }
}

extension String {
    /// How the store names an object: a UUID in upper case, or the identifier of a medication as it is.
    var objectName: String { UUID(text: self)?.uuidString ?? self }
}
