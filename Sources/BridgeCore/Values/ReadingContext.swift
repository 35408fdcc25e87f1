package import Foundation
import HealthEngine
package import HealthModel

/// What values are read with: the types that the emulated system has, and how strictly.
package struct ReadingContext {
    /// Whose types exist.
    package let device: EmulatedDevice
    /// Whether Swift case names stand for identifiers.
    let isLenient: Bool
    /// How the arguments of the method are read.
    package let style: ArgumentStyle
    /// The app whose handles are meant; nil outside a connection.
    package let app: App?
    private let warnings: Warnings?

    package init(
        device: EmulatedDevice,
        mode: HostOptions.Mode,
        style: ArgumentStyle = .strict,
        app: App? = nil,
        warnings: Warnings? = nil
    ) {
        self.device = device
        isLenient = mode == .lenient
        self.style = style
        self.app = app
        self.warnings = warnings
    }

    /// A new identifier, from the phone's randomness.
    package func makeUUID() -> UUID { app?.process.phone.environment.makeUUID() ?? UUID() }

    /// The same, for what is read strictly whatever the channel does.
    var strict: ReadingContext {
        ReadingContext(device: device, mode: isLenient ? .lenient : .strict, app: app, warnings: warnings)
    }

    /// The type that a spelling stands for on the emulated system: a raw identifier, or, leniently, a Swift case name.
    package func type(_ spelling: String, kind: ObjectType.Kind? = nil) throws(UnknownType) -> ObjectType {
        guard let type = TypeCatalog.type(identifier: spelling) ?? typeByName(spelling, kind: kind) else {
            let hint = TypeCatalog.hint(forUnknown: spelling).map { " \($0)" } ?? ""
            throw UnknownType(reason: "HealthKit has no type \(spelling.shortened).\(hint)")
        }
        guard device.supports(type) else {
            throw UnknownType(
                reason: "\(type.identifier) exists from iOS \(type.iOS); the emulated system is \(device.osVersion)."
            )
        }
        guard kind == nil || type.kind == kind else {
            throw UnknownType(
                reason: "\(type.identifier) is of the kind \(type.kind.rawValue), which is not asked for here."
            )
        }
        return type
    }

    /// The types that an app gets from identifiers as a plugin does: what is unknown, newer than the system or of another kind
    /// is left out, and the developer is told.
    package func types(_ spellings: [String], kind: ObjectType.Kind? = nil) -> [ObjectType] {
        spellings.compactMap { spelling in
            do throws(UnknownType) {
                return try type(spelling, kind: kind)
            } catch {
                warnings?.warnOnce("left out \(spelling.shortened)", "left out: \(error.reason)")
                return nil
            }
        }
    }

    private func typeByName(_ name: String, kind: ObjectType.Kind?) -> ObjectType? {
        guard isLenient, let type = TypeCatalog.type(name: name) else { return nil }
        warnings?.warnOnce(name, "\(name) was taken for \(type.identifier); a device accepts only the identifier")
        return type
    }
}

/// Why a spelling stands for no type here.
package struct UnknownType: Error {
    /// A sentence for the developer.
    package let reason: String
}

extension String {
    /// Fit for a message: a client may send megabytes.
    package var shortened: String { utf8.count > 200 ? "\(String(unicodeScalars.prefix(100)))…" : self }
}
