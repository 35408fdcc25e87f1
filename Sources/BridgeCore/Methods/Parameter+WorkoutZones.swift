import HealthJSON
package import HealthModel

extension Parameter where Value == [Quantity]? {
    /// The boundaries of zones, or null (ZONE-06).
    package static let zoneBoundaries = Parameter.nullable(
        "zoneBoundaries", .array(of: .quantity), "Two to eight ascending quantities, the ends of all zones but the last; or null."
    )
}
