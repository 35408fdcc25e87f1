import Foundation
import HealthModel
import JSON

extension Form where Value == SamplePredicate {
    static let predicate = Form([:]) { (_) throws(JSONReadingError) in .all }
}
extension Form where Value == [SampleSortDescriptor] {
    static let sortDescriptors = Form([:]) { (_) throws(JSONReadingError) in [] }
}
extension Form where Value == StatisticsOptions {
    static let statisticsOptions = Form([:]) { (reader) throws(JSONReadingError) in
        StatisticsOptions(
            try reader.array().map { (r) throws(JSONReadingError) in try r.string() }.compactMap { n in
                StatisticsOptions.named.first { $0.name == n }?.option
            }
        )
    }
}
extension Form where Value == HealthModel.Unit {
    static let unit = Form([:]) { (reader) throws(JSONReadingError) in
        (try? HealthModel.Unit(from: try reader.string())) ?? .count
    }
}
extension Form where Value == UUID {
    static let uuid = Form([:]) { (reader) throws(JSONReadingError) in UUID(uuidString: try reader.string()) ?? UUID() }
}
extension Form where Value == Metadata {
    static let metadata = Form([:]) { (_) throws(JSONReadingError) in [:] }
}
extension Form where Value == Device {
    static let device = Form([:]) { (_) throws(JSONReadingError) in Device() }
}
extension Form where Value == DateComponents {
    static let intervalComponents = Form([:]) { (_) throws(JSONReadingError) in DateComponents(day: 1) }
}
extension Date {
    func appendRFC3339(to bytes: inout [UInt8]) { bytes.append(contentsOf: rfc3339.utf8) }
}
