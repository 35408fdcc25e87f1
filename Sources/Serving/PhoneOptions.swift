public import ArgumentParser
import BridgeCore
import Foundation
public import HealthModel

/// The options of `serve` for the phone.
struct PhoneOptions: ParsableArguments {
    @Option(help: "The device class.")
    var profile = DeviceProfile.iPhone

    @Option(help: ArgumentHelp("The version of iOS, such as 17.4, which determines the available types.", valueName: "version"))
    var osVersion = OSVersion(major: 18)

    @Flag(help: "The region has no Health Records.")
    var noHealthRecords = false

    @Option(help: ArgumentHelp("The clock: system, or an RFC 3339 instant at which a fixed clock starts.", valueName: "instant"))
    var clock = "system"

    @Option(help: ArgumentHelp("The seconds by which each reading advances a fixed clock.", valueName: "seconds"))
    var clockStep = 0.0

    @Option(help: ArgumentHelp("The time zone, an IANA name. Default: that of the system.", valueName: "name"))
    var timeZone: String?

    @Option(help: ArgumentHelp("The seed that makes every random choice reproducible.", valueName: "n"))
    var seed: UInt64?

    /// Sets the options of the host, except for the clock.
    func apply(to options: inout HostOptions) throws {
        guard TypeCatalog.systems.contains(osVersion) else {
            throw ValidationError(
                "The value '\(osVersion)' is invalid for '--os-version': it must be \(TypeCatalog.systemsDescription)."
            )
        }
        options.device = EmulatedDevice(profile, osVersion: osVersion)
        options.device.isInHealthRecordsRegion = !noHealthRecords
        guard clockStep.isFinite, clockStep >= 0 else {
            throw ValidationError(
                "The value '\(clockStep)' is invalid for '--clock-step': it must be a number that is not negative."
            )
        }
        options.clockStep = clockStep
        options.timeZone = try chosenTimeZone()
        options.seed = seed
    }

    private func chosenTimeZone() throws -> TimeZone? {
        guard let timeZone else { return nil }
        guard let zone = TimeZone(ianaName: timeZone) else {
            throw ValidationError("The value '\(timeZone)' is invalid for '--time-zone': it must be an IANA name.")
        }
        return zone
    }
}

extension DeviceProfile: ExpressibleByArgument {}
extension OSVersion: ExpressibleByArgument {
    /// A version from the command line.
    public init?(argument: String) {
        self.init(argument)
    }
}
