public import Foundation
import HealthEngine
import HealthModel
import Synchronization

public let HKObjectQueryNoLimit = 0

/// `HKQuery`: a query of the store. A query runs once (QRY-01).
open class HKQuery: NSObject, @unchecked Sendable {
    open internal(set) var objectType: HKObjectType?
    open internal(set) var predicate: NSPredicate?
    open var sampleType: HKSampleType? { objectType as? HKSampleType }

    private enum State {
        case idle, running, stopped
    }

    /// The name of the call in a history: that of the descriptor, if one made the query.
    var callName: String?

    // Both change only within the emulator's operations.
    private var state = State.idle
    private var id: QueryID?
    /// The phone that carries the query out. Nil before that.
    private let home = Mutex<HealthKitEmulator?>(nil)

    init(_ objectType: HKObjectType?, _ predicate: NSPredicate?) {
        self.objectType = objectType
        self.predicate = predicate
    }

    init(_ descriptors: [HKQueryDescriptor]) {
        objectType = descriptors.count == 1 ? descriptors[0].sampleType : nil
        predicate = descriptors.count == 1 ? descriptors[0].predicate : nil
    }

    /// Carries out the query. Its results are delivered.
    func start(in emulator: HealthKitEmulator) {}

    func receive(_ update: QueryUpdate, from emulator: HealthKitEmulator) {}
}

extension HKQuery {
    final func execute(in emulator: HealthKitEmulator) {
        emulator.perform(as: callName ?? "\(type(of: self))") { _ in
            home.withLock { $0 = $0 ?? emulator }
            guard state == .idle else {
                raise("Query \(type(of: self)) has already been executed and cannot be executed again")
            }
            state = .running
            start(in: emulator)
        }
    }

    /// Stops the query, on the phone that carries it out, else on that of the store. No handler runs after that (QRY-02). After the end of
    /// its phone there is nothing to stop.
    final func stop(in emulator: HealthKitEmulator) {
        let emulator = home.withLock { $0 } ?? emulator
        guard !emulator.hasEnded else { return }
        emulator.perform { store in
            state = .stopped
            guard let id else { return }
            store.stop(id)
            emulator.runningQueries[id] = nil
        }
    }

    final func run(as id: QueryID, in emulator: HealthKitEmulator) {
        self.id = id
        emulator.runningQueries[id] = self
    }

    /// Delivers a call of a handler, unless the query is stopped before it.
    final func deliver(from emulator: HealthKitEmulator, _ handler: @escaping @Sendable () -> Void) {
        emulator.deliver { [self] in
            if isRunning(in: emulator) { handler() }
        }
    }

    /// Whether handlers of the query may be called.
    final func isRunning(in emulator: HealthKitEmulator) -> Bool { emulator.read(as: nil) { _ in state == .running } }

    /// Carries out an operation of the query and delivers its result.
    final func answer<Value: Sendable>(
        _ emulator: HealthKitEmulator,
        _ operation: (HealthEngine.HealthStore) throws -> Value,
        to handler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) {
        emulator.answer(as: "\(type(of: self))", operation) { [self] value, error in
            if isRunning(in: emulator) { handler(value, error) }
        }
    }
}
