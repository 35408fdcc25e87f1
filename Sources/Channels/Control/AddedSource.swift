import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// A source that saves samples: one of the user's devices, another app, or the Health app.
struct AddedSource {
    let revision: SourceRevision
    /// The device of samples that name none.
    private(set) var device: Device?

    /// The user's devices.
    enum UserDevice: String, CaseIterable {
        case phone, watch

        /// The device with a version of the system.
        func emulated(_ version: OSVersion = EmulatedDevice().osVersion) -> EmulatedDevice {
            EmulatedDevice(self == .phone ? .iPhone : .watch, osVersion: version)
        }
    }

    fileprivate init(_ revision: SourceRevision) {
        self.revision = revision
    }

    /// One of the user's devices, with the version of the emulated system.
    init(_ device: UserDevice, _ context: ReadingContext) {
        let emulated = device.emulated(context.device.osVersion)
        revision = emulated.deviceRevision
        self.device = emulated.hardware
    }

    /// Whether the source is a watch.
    var isWatch: Bool { revision.productType?.hasPrefix("Watch") ?? false }
}

extension ValueCodec where Value == AddedSource {
    /// `phone`, `watch`, or `{name, bundleIdentifier, version?, productType?, operatingSystemVersion?}`
    static let addedSource = ValueCodec(["oneOf": [userDevice.schema, revision.schema]]) { reader, context in
        guard case .string = reader.value else { return try revision.read(reader, context) }
        return AddedSource(try userDevice.read(reader, context), context)
    }

    private static let userDevice = ValueCodec<AddedSource.UserDevice>.name

    private static let revision = ValueCodec.object(Schemas.reference("AddedSource")) { members in
        AddedSource(
            SourceRevision(
                source: Source(
                    name: try members.required("name", .string),
                    bundleIdentifier: try members.required("bundleIdentifier", .string)
                ),
                version: try members.optional("version", .string),
                productType: try members.optional("productType", .string),
                operatingSystemVersion: try members.optional("operatingSystemVersion", .anyOSVersion)
            )
        )
    }
}
