import Foundation
import HealthModel

/// What happened on the phone of a failed test, and the rules of HealthKit behind it, as text with types and counts. `control/explain`
/// and `HealthKitTesting` show it.
package struct FailureExplanation {
    /// The number of calls that an explanation has.
    package static let mostCalls = 20
    private static let (mostDecisions, mostTypes, mostEmptyAnswers) = (20, 10, 5)

    private let phone: Phone
    private let process: AppProcess
    private let calls: [Call]
    private let faults: [UnusedFault]
    private let warnings: [String]
    private let decisions: [AuthorizationDecision]
    private let counts: [SampleCount]
    private let contents: [StoredType]
    private let deliveries: [(type: ObjectType, frequency: UpdateFrequency)]
    private let isLocked: Bool

    /// The explanation of the present state of a phone. What cannot be read is left out.
    package init(
        of phone: Phone, _ process: AppProcess, calls: some Sequence<Call>, faults: [UnusedFault] = [], warnings: [String]
    ) {
        self.phone = phone
        self.process = process
        self.calls = calls.suffix(Self.mostCalls)
        self.faults = faults
        self.warnings = warnings
        decisions = (try? phone.authorizationDecisions()) ?? []
        counts = (try? phone.sampleCounts()) ?? []
        contents = StoredType.all(of: counts)
        deliveries = (try? process.backgroundFrequencies()) ?? []
        isLocked = (try? phone.isLocked()) ?? false
    }

    /// The lines: the title of each section, then what it has, indented.
    package var lines: [String] {
        let sections: [(String, [String])] = [
            ("Last calls:", calls.isEmpty ? ["none"] : calls.map(\.line)),
            ("Empty answers:", emptyAnswers.flatMap(\.lines)),
            ("Faults that no call has used:", limited(faults.map(\.line), to: Self.mostTypes)),
            ("The user decided:", decisions.isEmpty ? ["nothing"] : limited(decisions.map(line), to: Self.mostDecisions)),
            ("Open permission sheet, which nothing has answered:", process.openSheet.map { [$0.summary] } ?? []),
            ("Samples in the store:", limited(relevantFirst(contents).map(\.line), to: Self.mostTypes)),
            ("Running queries:", process.runningQueries.map { "\($0.kind) \(shortNames($0.types.map(\.identifier)))" }),
            ("Background delivery:", deliveryLines),
            ("Phone:", [phoneLine]),
            variation,
            ("App:", ["\(process.app.bundleIdentifier), \(process.state.rawValue)"]),
            ("Warnings of the bridge:", warnings),
            ("Rules:", ruleLines),
        ]
        return sections.filter { !$0.1.isEmpty }.flatMap { title, lines in [title] + lines.map { "  " + $0 } }
    }

    /// The latest calls that have found nothing.
    package var emptyAnswers: [EmptyAnswer] {
        let denied = deniedTypes(.read)
        return calls.filter(\.isEmpty).suffix(Self.mostEmptyAnswers).map { call in
            EmptyAnswer(call: call, process: process, counts: counts, denied: denied)
        }
    }

    private var variation: (String, [String]) {
        guard let variation = phone.environment.variation else { return ("", []) }
        return ("Varied by the seed \(variation.seed):", [variation.rules.joined(separator: ", ")])
    }

    private var phoneLine: String {
        "\(phone.device.profile.rawValue) \(phone.device.osVersion), \(isLocked ? "locked" : "unlocked"), "
            + "\(phone.environment.clock.current.ISO8601Format()), \(phone.environment.timeZone.identifier)"
    }

    private func line(_ decision: AuthorizationDecision) -> String {
        let app =
            Name(decision.bundleIdentifier) == Name(process.app.bundleIdentifier) ? "" : " (for \(decision.bundleIdentifier))"
        return "\(decision.direction.rawValue) \(shortName(decision.type)): \(decision.isAllowed ? "allowed" : "denied")\(app)"
    }

    /// An observer that has no background delivery is worth a line only while the app is not on screen.
    private var deliveryLines: [String] {
        guard !deliveries.isEmpty else { return isMissingDelivery ? ["none"] : [] }
        return deliveries.map { type, frequency in
            let floor = UpdateFrequency.floor(of: type, on: phone.device.profile)
            let limit = floor.rawValue > frequency.rawValue ? ", but at most \(floor)" : ""
            return "\(shortName(type.identifier)): \(frequency)\(limit)"
        }
    }

    /// The types of the calls come first.
    private func relevantFirst(_ contents: [StoredType]) -> [StoredType] {
        let called = Set(calls.flatMap(\.types))
        return contents.filter { called.contains($0.type) } + contents.filter { !called.contains($0.type) }
    }

    private func limited(_ lines: [String], to most: Int) -> [String] {
        lines.count > most ? lines.prefix(most) + ["and \(lines.count - most) more"] : lines
    }
}

/// The rules behind what is seen.
extension FailureExplanation {
    private var ruleLines: [String] {
        let named = Set(warnings.flatMap { $0.matches(of: /\(([A-Z]{2,5}-\d\d)\)/).map { String($0.output.1) } })
        return ExplainedRule.allCases.filter(isSeen).map(\.rawValue) + exceptionRules.compactMap(\.self).sorted()
            + named.sorted().map { "\($0): see `healthkit-bridge explain \($0)`." }
    }

    /// The rule of each exception, once; nil for one without a rule of its own.
    private var exceptionRules: Set<String?> {
        Set(calls.compactMap(\.exception).map { reason in ExplainedRule.ofExceptions.first { reason.contains($0.part) }?.rule })
    }

    private func isSeen(_ rule: ExplainedRule) -> Bool {
        switch rule {
        case .deniedRead: !deniedTypes(.read).isEmpty
        case .deniedShare: !deniedTypes(.share).isEmpty
        case .notDetermined: calls.contains { $0.isNotDetermined && !$0.isChange }
        case .notDeterminedShare: calls.contains { $0.isNotDetermined && $0.isChange }
        case .readStatus: calls.contains { $0.name.contains(/[aA]uth(orization)?Status/) && !readOnly.isDisjoint(with: $0.types) }
        case .openSheet: process.openSheet != nil
        case .locked: isLocked
        case .extension: process.state == .extension
        case .exception: exceptionRules.contains(nil)
        case .severalSources: hasSeveralSources
        case .sleep: readTypes.contains(ObjectType.sleepAnalysis.identifier)
        case .intervals:
            phone.environment.timeZone.secondsFromGMT() != 0 && calls.contains { $0.name.contains("ollection") && !$0.isEmpty }
        case .anchors: calls.count { $0.name.contains(/[aA]nchor/) && !$0.isEmpty } > 1
        case .heldBack:
            !isLocked && deliveries.contains { UpdateFrequency.floor(of: $0.type, on: phone.device.profile) != .immediate }
        case .missingObserver: !deliveries.allSatisfy { observedTypes.contains($0.type) }
        case .missingDelivery: isMissingDelivery || isLocked && !deliveries.isEmpty
        }
    }

    private func deniedTypes(_ direction: AccessDirection) -> Set<String> { decidedTypes(direction) { !$0.isAllowed } }

    /// The types that the app may ask to read only, by the decisions so far.
    private var readOnly: Set<String> { decidedTypes(.read) { _ in true }.subtracting(decidedTypes(.share) { _ in true }) }

    private func decidedTypes(_ direction: AccessDirection, _ isWanted: (AuthorizationDecision) -> Bool) -> Set<String> {
        let own = decisions.filter { Name($0.bundleIdentifier) == Name(process.app.bundleIdentifier) }
        return Set(own.filter { $0.direction == direction && isWanted($0) }.map(\.type))
    }

    /// The types of the calls that have found something.
    private var readTypes: Set<String> { Set(calls.filter { $0.queries != nil && !$0.isEmpty }.flatMap(\.types)) }

    /// Whether a call has found a type whose samples of several sources a sum of samples would count twice.
    private var hasSeveralSources: Bool {
        let readTypes = readTypes
        return contents.contains { stored in
            readTypes.contains(stored.type) && stored.sources.count > 1
                && TypeCatalog.type(identifier: stored.type)?.quantity?.isCumulative ?? false
        }
    }

    private var observedTypes: Set<ObjectType> {
        process.runningQueries.reduce(into: []) { types, query in
            if case .observer = query.query { types.formUnion(query.types) }
        }
    }

    /// Whether the app is not on screen, and observes a type without background delivery.
    private var isMissingDelivery: Bool {
        process.state != .foreground && !observedTypes.isSubset(of: deliveries.map(\.type))
    }
}
