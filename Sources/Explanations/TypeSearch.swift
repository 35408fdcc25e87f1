package import HealthModel

extension ObjectType {
    /// Whether a text is in a name, the kind or the unit, in any case.
    package func matches(_ text: String) -> Bool {
        let text = text.lowercased()
        let units = [quantity?.canonicalUnit, usualUnit].compactMap(\.self)
        return ([identifier, name, title, kind.rawValue] + units).contains { $0.lowercased().contains(text) }
    }

    /// The unit of a quantity type in an export, which people use: `count/min` for a heart rate.
    package var usualUnit: String? {
        quantity.map { MeasurementSystem.metric.exportUnit(of: self)?.description ?? $0.canonicalUnit }
    }
}
