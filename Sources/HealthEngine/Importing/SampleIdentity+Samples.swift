package import HealthModel

/// How the identities of samples are formed, by imports, exports and generated people alike.
///
/// ```swift
/// let identity = SampleIdentity(.stepCount, in: .count).from(source).sample(start, end, value: 250)
/// ```
extension SampleIdentity {
    /// What all samples of a type begin with; quantities with their unit as well.
    package init(_ type: ObjectType, in unit: Unit? = nil) {
        self.init("sample")
        combine(type.identifier)
        if let unit { combine(unit.unitString) }
    }

    /// Of a source.
    package func from(_ source: ArchivedSource) -> SampleIdentity { adding { $0.combine(source.identity) } }

    /// A quantity or a category, in milliseconds since 1970.
    package func sample(_ startDate: Int64, _ endDate: Int64, value: Double) -> SampleIdentity {
        adding { identity in
            identity.combine(startDate)
            identity.combine(endDate)
            identity.combine(value.bitPattern)
        }
    }

    /// A correlation, whatever the order of its members.
    package func correlation(_ startDate: Int64, _ endDate: Int64, of members: [SampleIdentity]) -> SampleIdentity {
        adding { identity in
            identity.combine(startDate)
            identity.combine(endDate)
            for member in members.sorted() { identity.combine(member) }
        }
    }

    private func adding(_ change: (inout SampleIdentity) -> Void) -> SampleIdentity {
        var identity = self
        change(&identity)
        return identity
    }
}
