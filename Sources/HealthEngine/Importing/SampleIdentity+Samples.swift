package import HealthModel

/// The identities of samples. Imports, exports and generated data use the same rules.
///
/// ```swift
/// let identity = SampleIdentity(.stepCount, in: .count).from(source).sample(start, end, value: 250)
/// ```
extension SampleIdentity {
    /// The common start of the identities of a type. Quantities include their unit.
    package init(_ type: ObjectType, in unit: Unit? = nil) {
        self.init("sample")
        combine(type.identifier)
        if let unit { combine(unit.unitString) }
    }

    /// The identity with a source added.
    package func from(_ source: ArchivedSource) -> SampleIdentity { adding { $0.combine(source.identity) } }

    /// The identity of a quantity or a category. Dates are in milliseconds since 1970.
    package func sample(_ startDate: Int64, _ endDate: Int64, value: Double) -> SampleIdentity {
        adding { identity in
            identity.combine(startDate)
            identity.combine(endDate)
            identity.combine(value.bitPattern)
        }
    }

    /// The identity of a correlation, independent of the order of its members.
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
