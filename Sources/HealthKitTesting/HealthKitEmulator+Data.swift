public import Foundation
import HealthEngine
import HealthGenerator
public import HealthKit
import HealthModel

#if Archives
    import HealthArchive
#endif

/// Health data of other sources than the app.
extension HealthKitEmulator {
    /// Another app or a device that saves samples.
    public struct Source: Sendable {
        /// The name that people see.
        public var name: String
        /// The bundle identifier.
        public var bundleIdentifier: String
        /// The version of the app.
        public var version: String?
        /// The model of the device, such as `Watch7,10`.
        public var productType: String?
        /// The version of the system, such as `26.1`.
        public var operatingSystemVersion: String?

        /// A source.
        public init(
            name: String,
            bundleIdentifier: String,
            version: String? = nil,
            productType: String? = nil,
            operatingSystemVersion: String? = nil
        ) {
            self.name = name
            self.bundleIdentifier = bundleIdentifier
            self.version = version
            self.productType = productType
            self.operatingSystemVersion = operatingSystemVersion
        }

        /// The revision that its samples have.
        var revision: SourceRevision {
            SourceRevision(
                source: HealthModel.Source(name: name, bundleIdentifier: bundleIdentifier),
                version: version,
                productType: productType,
                operatingSystemVersion: operatingSystemVersion.flatMap(OSVersion.init)
            )
        }

        /// The person's iPhone.
        public static let iPhone = Source(name: "iPhone", bundleIdentifier: "com.apple.health.iPhone")
        /// The person's Apple Watch.
        public static let watch = Source(name: "Apple Watch", bundleIdentifier: "com.apple.health.Watch")
        /// Data that the person entered in the Health app.
        public static let healthApp = Source(name: "Health", bundleIdentifier: "com.apple.Health")
    }

    /// Saves samples of another source. Needs no permission of the app. A sample keeps its device.
    public static func addSamples(_ samples: [HKSample], from source: Source) throws {
        let samples = samples.map(\.engineSample)
        try withPhone { phone, _ in _ = try phone.addSamples(samples, from: source.revision) }
    }

    /// Deletes all samples of a type, as the person does in the Health app. Returns their number.
    @discardableResult public static func deleteSamples(of type: HKSampleType) throws -> Int {
        let type = type.engineType
        return try withPhone { phone, _ in try phone.deleteSamples(of: type) }
    }

    /// Adds the data of a person who does not exist: the samples that a phone and a watch would have recorded. The same arguments give the
    /// same data.
    public static func addGeneratedPerson(seed: UInt64 = 1, days: Int, until lastDay: Date) throws {
        try withPhone { phone, _ in
            let calendar = Calendar(.gregorian, in: phone.environment.timeZone)
            let day = calendar.dateComponents([.year, .month, .day], from: lastDay)
            var options = GenerateOptions(
                lastDay: CalendarDay(year: day.year ?? 0, month: day.month ?? 0, day: day.day ?? 0), timeZone: calendar.timeZone
            )
            options.seed = seed
            options.days = days
            _ = try PersonGenerator(options).generate(into: phone)
        }
    }

    #if Archives
        /// Imports an export of the Health app: a zip file, a folder or an XML file. Needs the package trait `Archives`.
        public static func importArchive(at url: URL) throws {
            try withPhone { phone, _ in _ = try ExportArchive(path: url.path).read(into: phone) }
        }
    #endif
}
