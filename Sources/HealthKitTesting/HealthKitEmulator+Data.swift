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
        public let name: String
        /// The bundle identifier.
        public let bundleIdentifier: String
        /// The version of the app.
        public let version: String?
        /// The model of the device, such as `Watch7,10`.
        public let productType: String?
        /// The version of the system, such as `26.1`.
        public let operatingSystemVersion: String?
        private var device: AddedSource.UserDevice?

        /// Another app, or a device of another model.
        public init(
            name: String, bundleIdentifier: String, version: String? = nil, productType: String? = nil,
            operatingSystemVersion: String? = nil
        ) {
            self.name = name
            self.bundleIdentifier = bundleIdentifier
            self.version = version
            self.productType = productType
            self.operatingSystemVersion = operatingSystemVersion
        }

        private init(_ device: AddedSource.UserDevice) {
            self.init(name: device.source.name, bundleIdentifier: device.source.bundleIdentifier)
            self.device = device
        }

        /// The person's iPhone.
        public static let iPhone = Source(.phone)
        /// The person's Apple Watch.
        public static let watch = Source(.watch)
        /// Data that the person entered in the Health app.
        public static let healthApp = Source(name: "Health", bundleIdentifier: "com.apple.Health")

        /// The source as the phone knows it. The person's devices have the version of the phone's system.
        func added(to data: TestData) -> AddedSource {
            if let device { return data.source(device) }
            let revision = SourceRevision(
                source: HealthModel.Source(name: name, bundleIdentifier: bundleIdentifier), version: version,
                productType: productType, operatingSystemVersion: operatingSystemVersion.flatMap(OSVersion.init)
            )
            return AddedSource(revision)
        }
    }

    /// Saves samples of another source. Needs no permission of the app. A sample without a device gets that of the source.
    public static func addSamples(_ samples: [HKSample], from source: Source) throws {
        let samples = samples.map(\.engineSample)
        try withPhone { phone, _ in
            let source = source.added(to: TestData(phone))
            let owned = samples.map { $0.with($0.content, device: $0.device ?? source.device, sourceRevision: $0.sourceRevision) }
            do {
                _ = try phone.addSamples(owned, from: source.revision)
            } catch HealthFailure.exception(let exception) {
                throw InvalidTestData(exception)
            }
        }
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
