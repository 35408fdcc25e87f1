import Foundation
import HealthEngine
import HealthKit
import HealthModel

extension Explanation {
    /// The explanation of the present state of a phone.
    init(of emulator: HealthKit.HealthKitEmulator) {
        self.init()
        emulator.read(as: nil) { store in
            let (phone, process) = (store.phone, store.process)
            calls = emulator.history?.calls.map(Self.call) ?? []
            isNotDetermined = emulator.history?.calls.contains { $0.outcome == .error(.errorAuthorizationNotDetermined) } ?? false
            decisions = (try? phone.authorizationDecisions())?.map(Self.decision) ?? []
            sheet = process.openSheet.map(Sheet.init)
            profile = phone.device.profile.rawValue
            osVersion = phone.device.osVersion.description
            isLocked = (try? phone.isLocked()) ?? false
            clock = phone.environment.clock.current.ISO8601Format()
            timeZone = phone.environment.timeZone.identifier
            bundleIdentifier = process.app.bundleIdentifier
            appState = process.state.rawValue
            warnings = emulator.history?.warnings ?? []
        }
    }

    private static func call(_ call: HealthKit.HealthKitEmulator.History.Call) -> Call {
        let types = call.accesses.reduce(into: Set<ObjectType>()) { $0.formUnion($1.types) }
        var count: Int?
        let outcome: String
        switch call.outcome {
        case .success:
            outcome = "success"
            let counts = call.accesses.compactMap(\.count)
            if !counts.isEmpty { count = counts.reduce(0, +) }
        case .waiting: outcome = "waits for the user"
        case .error(let code?): outcome = "error, HealthKit code \(code.rawValue)"
        case .error(nil): outcome = "error"
        }
        return (call.number, call.name, types.sortedByIdentifier.map(\.identifier), outcome, count)
    }

    private static func decision(_ decision: AuthorizationDecision) -> Decision {
        (decision.bundleIdentifier, decision.direction.rawValue, decision.type, decision.isAllowed)
    }
}

extension Explanation.Sheet {
    /// What a sheet of the phone asks for.
    init(_ sheet: PermissionSheet) {
        self.init()
        toShare = sheet.types(.share).map(\.identifier)
        read = sheet.types(.read).map(\.identifier)
        objects = sheet.objects ?? []
    }
}
