public import HealthModel

/// The two sets of `requestAuthorization(toShare:read:)`, with HealthKit's checks. `getRequestStatusForAuthorization`
/// makes the same checks (AUTH-36).
struct AuthorizationRequest {
    let toShare: Set<ObjectType>
    let read: Set<ObjectType>

    /// All pairs of the request, sorted by identifier for a deterministic order.
    var pairs: [AccessPair] {
        let all = toShare.map { AccessPair($0, .share) } + read.map { AccessPair($0, .read) }
        return all.sorted { ($0.type.identifier, $0.direction.rawValue) < ($1.type.identifier, $1.direction.rawValue) }
    }

    /// Throws the exceptions that HealthKit raises for an invalid request (AUTH-05 to AUTH-09, AUTH-19 to AUTH-29).
    func validate(for process: AppProcess) throws(HealthFailure) {
        guard !toShare.isEmpty || !read.isEmpty else { throw .exception(.emptyAuthorizationRequest) }
        try refuse(toShare.filter { !$0.isShareable }, .share)
        try refuse(read.filter { !Self.isReadable($0, with: process.entitlements) }, .read)
        try checkPurposeStrings(for: process)
        for (direction, types) in [(AccessDirection.share, toShare), (.read, read)] {
            try checkCompanions(of: types, direction, on: process.phone.device.osVersion)
        }
    }

    private func refuse(_ types: Set<ObjectType>, _ direction: AccessDirection) throws(HealthFailure) {
        guard types.isEmpty else { throw .exception(.disallowed(direction, types)) }
    }

    /// Clinical types need a separate entitlement (AUTH-24).
    private static func isReadable(_ type: ObjectType, with entitlements: Entitlements) -> Bool {
        type.isReadable && (type.kind != .clinical || entitlements.clinicalRecords)
    }

    /// Checks only the purpose strings of the sides that contain types (AUTH-08).
    func checkPurposeStrings(for process: AppProcess) throws(HealthFailure) {
        let entitlements = process.entitlements
        let version = process.phone.device.osVersion
        if !read.isEmpty && !entitlements.shareUsageDescription {
            throw .exception(.missingPurposeString("NSHealthShareUsageDescription", verb: "read", read, on: version))
        }
        if !toShare.isEmpty && !entitlements.updateUsageDescription {
            throw .exception(.missingPurposeString("NSHealthUpdateUsageDescription", verb: "write", toShare, on: version))
        }
        let clinical = read.filter { $0.kind == .clinical }
        if !clinical.isEmpty && !entitlements.clinicalUsageDescription {
            let key = "NSHealthClinicalHealthRecordsShareUsageDescription"
            throw .exception(.missingPurposeString(key, verb: "read", clinical, on: version))
        }
    }

    /// Checks types that must be requested together, in the same set of the same request.
    private func checkCompanions(
        of types: Set<ObjectType>, _ direction: AccessDirection, on version: OSVersion
    ) throws(HealthFailure) {
        var companions: [(type: ObjectType, companion: ObjectType)] = [(.heartbeatSeries, .heartRateVariabilitySDNN)]
        if version >= OSVersion(major: 26) {
            companions.append((.bloodPressureSystolic, .bloodPressureDiastolic))
            companions.append((.bloodPressureDiastolic, .bloodPressureSystolic))
            companions.append((.workoutRoute, .workout))
        }
        for (type, companion) in companions where types.contains(type) && !types.contains(companion) {
            throw .exception(.missingCompanion(companion, of: type, direction))
        }
    }
}

/// A permission sheet that waits for the user, with the consent policy `ask`.
public struct PermissionSheet: Hashable, Sendable {
    /// The number of the sheet, starting at 1.
    public let id: Int
    /// The undecided pairs of the request, which are the switches of the sheet (AUTH-14).
    public let pairs: [AccessPair]
    /// The objects on a sheet that grants objects one by one (AUTH-46, AUTH-51). They are named by upper-case UUID or
    /// by medication identifier. Nil for a sheet about types.
    public let objects: [String]?
    /// Decisions of the script, which the sheet does not show.
    let decisions: [AccessPair: Bool]

    /// Whether the sheet has no content and no buttons (AUTH-66).
    public var isBlank: Bool { pairs.isEmpty && objects == nil }

    /// The types of one section of the sheet, sorted by identifier.
    public func types(_ direction: AccessDirection) -> [ObjectType] {
        Set(pairs.filter { $0.direction == direction }.map(\.type)).sortedByIdentifier
    }

    /// The user's answer, limited to the switches on the sheet, combined with the decisions of the script.
    func completed(_ answer: ConsentRule) -> ConsentRule {
        let shown = answer.decisions.filter { pairs.contains($0.key) }
        return ConsentRule(answer.policy, decisions: decisions.merging(shown) { _, new in new }, objects: answer.objects)
    }
}
