import Foundation
import HealthKit

/// What a person does in place of requests to the phone's owner.
enum Instructions {
    /// The instruction for a request. Nil if no person can do it.
    static func text(of method: String, _ params: JSONObject) -> String? {
        func text(_ name: String) -> String { params[name].map { $0.text ?? $0.jsonText } ?? "" }
        switch method {
        case "control/lockDevice": return "Tap Done, then lock the device within five seconds. Unlock it after a minute."
        case "control/unlockDevice": return "Unlock the device."
        case "control/setAuthorization":
            let verb = params["allowed"] == true ? "Turn on" : "Turn off"
            let direction = text("direction") == "read" ? "reading" : "writing"
            return "Health app, your picture, Apps, this app: \(verb) \(direction) of \(text("type"))."
        case "control/setCharacteristic":
            return
                "Health app, your picture, Health Details: set \(text("identifier")) to the value \(text("value")), or to Not Set."
        case "control/setSourceOrder":
            return "Health app, the type, Data Sources & Access, Edit: put the sources in the order \(text("sources"))."
        case "control/deleteSamples": return "Health app, the type, Show All Data: delete the samples of \(text("predicate"))."
        case "control/setActivityRingsPaused": return "Fitness app: pause the rings for today."
        case "control/respondToPermissionSheet", "control/setConsent":
            return text("policy") == "deny"
                ? "On the next sheet tap Don’t Allow." : "On the next sheet tap Turn On All, then Allow."
        default: return nil
        }
    }
}

extension DeviceVector {
    private static let writing: Set<String> = [
        "store/save", "store/addSamples", "store/delete", "store/deleteObjects", "store/authorizationStatus",
    ]

    /// Throws the reason for which a device cannot be as the case needs it.
    func check(profile: String, major: Int, decision: TypeDecision) throws(NotReenacted) {
        if let needed = given["profile"]?.text, needed != profile {
            throw NotReenacted("the case is about another device: \(needed)")
        }
        if given["profile"] == nil, profile != "iphone" { throw NotReenacted("the case is about an iPhone") }
        if let version = given["osVersion"]?.text, version.prefix(while: { $0 != "." }) != "\(major)" {
            throw NotReenacted("the case is about another system: \(version)")
        }
        let others = given.keys.sorted().filter { !["profile", "osVersion", "consent", "seed", "timeZone"].contains($0) }
        if let other = others.first { throw NotReenacted("a device cannot be started with the option \(other)") }
        let (zone, zoneOfPhone) = (given["timeZone"]?.text ?? "UTC", TimeZone.current)
        guard zone == zoneOfPhone.identifier || zone == "UTC" && zoneOfPhone.secondsFromGMT() == 0 else {
            throw NotReenacted("the case needs a phone in the time zone \(zone)")
        }
        let needed = try neededDecision
        if needed != decision { throw NotReenacted("the case needs an app whose types are \(needed.rawValue)") }
    }

    /// The state of the app's types that the case needs.
    var neededDecision: TypeDecision {
        get throws(NotReenacted) {
            var (share, read): (Set<String>, Set<String>) = ([], [])
            var usesUndecidedType = false
            for step in prelude + exchange {
                guard let method = (step["method"] ?? step["call"])?.text, method.hasPrefix("store/") else { continue }
                let params = step["params"] ?? .null
                let toShare = Self.identifiers(in: params["toShare"] ?? .null)
                let isRequest = method.hasPrefix("store/request")
                let others = toShare.isEmpty && !isRequest ? params : params["read"] ?? .null
                let used = Self.identifiers(in: others).union(Self.characteristic(method))
                if isRequest {
                    share.formUnion(toShare)
                    read.formUnion(used)
                } else {
                    let types = toShare.subtracting(share).union(used.subtracting(Self.writing.contains(method) ? share : read))
                    // Nobody decides about correlations. A person decides about what they contain.
                    usesUndecidedType = usesUndecidedType || types.contains { !$0.hasPrefix("HKCorrelation") }
                }
            }
            if share.isEmpty, read.isEmpty { return .undecided }
            guard !usesUndecidedType else { throw NotReenacted("the case needs decided and undecided types") }
            switch given["consent"] {
            case nil, "allow": return .allowed
            case "deny": return .denied
            default: throw NotReenacted("the case needs a sheet with several answers")
            }
        }
    }

    /// The identifier of the characteristic that a method reads. Empty for other methods.
    private static func characteristic(_ method: String) -> [String] {
        let name = method.dropFirst("store/".count).replacing("Components", with: "")
        let identifier = "HKCharacteristicTypeIdentifier\(name.prefix(1).uppercased())\(name.dropFirst())"
        return HKObjectType.named(identifier) == nil ? [] : [identifier]
    }

    /// Whether samples of the case must come from others: those of several sources, or of one that an answer names.
    var needsOtherSources: Bool {
        let sources = Set(
            (prelude + exchange).compactMap { step -> String? in
                (step["method"] ?? step["call"])?.text == "control/addSamples" ? step["params"]?["source"]?.jsonText : nil
            })
        let answers = exchange.filter { $0["call"] != "control/addSamples" }.map(\.jsonText)
        return sources.count > 1 || answers.contains { $0.contains("ource") || $0.contains("device") }
    }
}
