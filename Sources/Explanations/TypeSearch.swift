package import HealthModel
package import JSON

extension TypeCatalog {
    /// The types with a text in a name, the kind or the unit, in any case. All types without a text.
    package static func types(with text: String?) -> [ObjectType] {
        guard let text else { return all }
        // A longer text is in none of them. A client may send megabytes.
        guard text.utf8.count <= 200 else { return [] }
        let lowered = text.lowercased()
        return all.filter { type in
            let units = [type.quantity?.canonicalUnit, type.usualUnit].compactMap(\.self)
            return ([type.identifier, type.name, type.title, type.kind.rawValue] + units).contains {
                $0.lowercased().contains(lowered)
            }
        }
    }
}

extension ObjectType {
    /// The unit of a quantity type in an export, which people use: `count/min` for a heart rate.
    package var usualUnit: String? {
        quantity.map { MeasurementSystem.metric.exportUnit(of: self)?.description ?? $0.canonicalUnit }
    }

    /// The type as a row of the catalogue.
    package var row: JSONValue {
        var row: JSONObject = [
            "identifier": .string(identifier), "name": .string(name), "title": .string(title), "kind": .string(kind.rawValue),
            "iOS": .string("\(iOS)"), "isReadable": .bool(isReadable), "isShareable": .bool(isShareable),
        ]
        if let quantity {
            row["unit"] = .string(quantity.canonicalUnit)
            row["aggregation"] = quantity.isCumulative ? "cumulative: samples add up" : "discrete: samples have an average"
        }
        return .object(row)
    }
}
