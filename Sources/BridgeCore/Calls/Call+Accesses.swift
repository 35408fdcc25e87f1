import HealthEngine
package import HealthModel

extension Call {
    /// Notes types that the call concerns beside its HealthKit operations, which report theirs themselves.
    package func note(_ types: some Sequence<ObjectType>) { accessLog.add(.other, Set(types)) }

    /// Adds accesses to those of the call.
    func add(_ accesses: [HealthAccess]) {
        for access in accesses { self.accesses.add(access) }
    }

    /// The types of a request for authorization that the user has answered; nil without one.
    var requestedTypes: [ObjectType]? { accesses.first { $0.action == .authorize }?.types.sortedByIdentifier }

    var actions: [AuditAction] { accesses.compactMap { AuditAction($0.action) } }
}

extension [HealthAccess] {
    /// The types and the number of objects of a call, as the journal and the audit log have them.
    ///
    /// A plugin does more than its method says: it asks for permission before it reads, or reads before it deletes. The accesses
    /// that the audit log names count; without any, all do.
    func summary(of action: AuditAction?) -> (types: [ObjectType], count: Int?) {
        var counted = self
        if let action, counted.count > 1, counted.contains(where: { AuditAction($0.action) == action }) {
            counted.removeAll { AuditAction($0.action) != action }
        }
        let types = counted.dropFirst().reduce(into: counted.first?.types ?? []) { $0.formUnion($1.types) }
        let counts = counted.compactMap(\.count)
        return (types.sortedByIdentifier, counts.isEmpty ? nil : counts.reduce(0, +))
    }
}

extension AuditAction {
    /// The action that an access is; nil if it touches no data.
    init?(_ action: HealthAccess.Action) {
        switch action {
        case .read: self = .read
        case .write: self = .write
        case .delete: self = .delete
        case .authorize: self = .authorize
        case .other: return nil
        }
    }
}
