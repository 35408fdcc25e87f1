import HealthModel

/// What HealthKit checks before an operation.
enum AccessCheck {
    /// Nothing: the operation only collects, asks for a status, consists of operations that check, or is the device owner's.
    case none
    /// ``HealthStore/read(_:_:)`` checks access, after the predicates.
    case query
    /// Access.
    case reading
    /// Access, also for requests, saves and deletions.
    case writing
}

/// The gate through which every operation passes. `OperationTests` lists the operations.
extension HealthStore {
    /// Carries out an operation. In this order, it logs the types, throws an error that a test has ordered, throws the exceptions
    /// of `validation`, and checks access (ERR-08). The body then checks its arguments and opens transactions, which check the lock
    /// and the permissions. `count` is the number of objects in the log. Nil for operations on types.
    ///
    /// The operations of which an operation consists log nothing.
    func operation<Value>(
        _ action: HealthAccess.Action,
        _ types: @autoclosure () -> Set<ObjectType>,
        validating validation: @autoclosure () throws -> Void = (),
        checking check: AccessCheck,
        count: ((Value) -> Int)? = nil,
        _ body: () throws -> Value
    ) throws(HealthFailure) -> Value {
        let log = accesses
        let isPart = log.isWithinOperation
        if !isPart { log.add(action, types(), count: count == nil ? nil : 0) }
        log.isWithinOperation = true
        defer { log.isWithinOperation = isPart }
        do {
            if !isPart, let error = log.orderedError {
                log.orderedError = nil
                throw HealthFailure.error(error)
            }
            try validation()
            switch check {
            case .none, .query: break
            case .reading: try checkAccess()
            case .writing: try checkWriteAccess()
            }
            let value = try body()
            if !isPart, let count { log.add(action, [], count: count(value)) }
            return value
        } catch {
            throw HealthDatabase.failure(error)
        }
    }
}
