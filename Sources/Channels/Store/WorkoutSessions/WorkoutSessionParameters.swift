import BridgeCore
import Foundation

extension Parameter where Value == Date? {
    /// When something happens.
    static let date = Parameter.optional("date", .date, "When; by default now.")
}
