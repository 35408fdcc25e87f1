import HealthEngine
package import HealthModel

/// A source that saves test data: one of the user's devices, another app, or the Health app.
package struct AddedSource {
    /// The source with its versions.
    package let revision: SourceRevision
    /// The device of samples that name none.
    package private(set) var device: Device?

    /// The user's devices.
    package enum UserDevice: String, CaseIterable, Sendable {
        case phone, watch

        /// The device with a version of the system.
        package func emulated(_ version: OSVersion = EmulatedDevice().osVersion) -> EmulatedDevice {
            EmulatedDevice(self == .phone ? .iPhone : .watch, osVersion: version)
        }

        /// The source of the device, which does not depend on the version of the system.
        package var source: Source { emulated().deviceRevision.source }
    }

    /// An app, or another source without a device.
    package init(_ revision: SourceRevision) {
        self.revision = revision
    }

    /// One of the user's devices, with a version of the system.
    package init(_ device: UserDevice, on version: OSVersion) {
        let emulated = device.emulated(version)
        revision = emulated.deviceRevision
        self.device = emulated.hardware
    }

    /// Whether the source is a watch.
    var isWatch: Bool { revision.productType?.hasPrefix("Watch") ?? false }
}
