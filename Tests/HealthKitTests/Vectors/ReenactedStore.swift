import ControlChannel
import Foundation
import HealthJSON
import HealthModel
import JSON
import JSONRPC
import StoreChannel

@testable import BridgeCore
@testable import HealthEngine
@testable import HealthKit

/// The channel `store`, whose methods call the classes of `HealthKit`. Its requests come from one case of the vectors.
struct ReenactedStore: Channel {
    let name = "store"
    // The classes read the params themselves.
    let caller = Caller.plugin
    let run: CaseReenactment

    var methods: [BridgeCore.Method] {
        StoreChannel().methods.map { original in
            Method(
                original.name, original.summary, result: original.result, audit: original.audit
            ) { call in try perform(call, original) }
        }
    }

    /// Lets the app receive an event at once. Its handlers record what they are called with.
    func notifications(of event: AppEvent, in app: BridgeCore.App) throws -> [JSONRPC.Notification]? {
        switch event {
        // The watchOS app is another app, which uses no classes here. An app that has ended does not run.
        case .watchAppStarted, .launchedInBackground: return try StoreChannel().notifications(of: event, in: app)
        case .workout, .query, .userPreferencesDidChange: break
        }
        let reenacted = run.app(app)
        app.process.putBack([event])
        try AppThread.run(in: reenacted) { reenacted.emulator.deliverUpdates() }
        return []
    }

    private func perform(_ call: Call, _ original: BridgeCore.Method) throws -> Reply {
        call.caller = .app
        let context = call.context
        guard !run.expectsErrorOfWire, case .object(let params) = call.params ?? [:] else {
            return try original.body(call)
        }
        let app = run.app(call.app)
        let waiting = call.app.process.authorizations.map(ObjectIdentifier.init)
        do {
            guard let reenactment = Reenactments.all[original.name] else { throw NotReenacted(.missingClass) }
            let started = try start(reenactment, params, in: app, context)
            run.countReenacted()
            if started.outcome == nil,
                let pending = call.app.process.authorizations.first(where: { !waiting.contains(ObjectIdentifier($0)) })
            {
                return try Reply(
                    pending.promise,
                    outcome: { _ in
                        try AppThread.run(in: app) {}
                        return try started.result()
                    })
            }
            return .value(try started.result())
        } catch let error as NotReenacted {
            run.note(error.reason, original.name)
            return try original.body(call)
        } catch let exception as NativeException {
            run.countReenacted()
            throw exception
        } catch {
            throw BridgeError(error) ?? .platform("UNEXPECTED", "\(error)")
        }
    }

    private func start(
        _ reenactment: @escaping Reenactment, _ params: JSONObject, in app: ReenactedApp, _ context: ReadingContext
    ) throws -> StoreCall {
        let outcome = Outcome(context)
        let expectsError = run.expectsErrorOfHealthKit
        try AppThread.run(in: app) {
            let call = StoreCall(app, params, outcome.context, expectsError: expectsError)
            outcome.call = call
            do {
                try reenactment(call)
            } catch let error as HKError {
                // The error of an initializer.
                call.answer(.failure(error))
            } catch {
                outcome.error = error
            }
        }
        if let error = outcome.error { throw error }
        guard let call = outcome.call else { throw NotReenacted(.value) }
        return call
    }

    private final class Outcome: @unchecked Sendable {
        let context: ReadingContext
        var call: StoreCall?
        var error: (any Error)?

        init(_ context: ReadingContext) { self.context = context }
    }
}

extension StoreCall {
    /// The result, or the error in the form of the wire.
    func result() throws -> JSONValue {
        switch outcome {
        case .success(let value)?: return value
        case .failure(let error as BridgeError)?: throw error
        case .failure(let error as HKError)?:
            throw BridgeError.healthKit(HKErrorDomain, error.errorCode, error.localizedDescription)
        case .failure(let error)?:
            let error = error as NSError
            throw BridgeError.healthKit(error.domain, error.code, error.localizedDescription)
        case nil: throw BridgeError.platform("SILENT", "HealthKit called no completion handler")
        }
    }
}

extension BridgeError {
    fileprivate static func healthKit(_ domain: String, _ code: Int, _ message: String) -> BridgeError {
        .fault(
            ErrorObject(
                code: ErrorCode.healthKitError,
                message: message,
                data: [
                    "domain": .string(domain), "code": .integer(Int64(code)),
                    "name": .string(HealthError.Code(rawValue: code)?.name ?? ""),
                ]
            )
        )
    }
}
