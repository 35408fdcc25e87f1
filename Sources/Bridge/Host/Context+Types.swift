import HealthEngine
import HealthModel

/// Why a spelling stands for no type here.
struct UnknownType: Error {
    /// A sentence for the developer.
    let reason: String
}

extension Context {
    /// The type that a spelling stands for on the emulated system: a raw identifier, or, leniently, a Swift case name.
    func type(_ spelling: String, kind: ObjectType.Kind? = nil) throws(UnknownType) -> ObjectType {
        guard let type = TypeCatalog.type(identifier: spelling) ?? typeByName(spelling, kind: kind) else {
            let hint = TypeCatalog.hint(forUnknown: spelling).map { " \($0)" } ?? ""
            throw UnknownType(reason: "HealthKit has no type \(spelling.shortened).\(hint)")
        }
        guard store.world.knows(type) else {
            let version = store.world.osVersion
            throw UnknownType(
                reason: "\(type.identifier) exists from iOS \(type.iOS); the emulated system is \(version)."
            )
        }
        guard kind == nil || type.kind == kind else {
            throw UnknownType(
                reason: "\(type.identifier) is of the kind \(type.kind.rawValue), which is not asked for here."
            )
        }
        return type
    }

    /// The types that an app gets from identifiers as the guide's plugin does: what is unknown, newer than the system
    /// or of another kind is left out, with a word to the developer.
    func types(_ spellings: [String], kind: ObjectType.Kind? = nil) -> [ObjectType] {
        spellings.compactMap { spelling in
            do throws(UnknownType) {
                return try type(spelling, kind: kind)
            } catch {
                mention("left out \(spelling.shortened)", "left out: \(error.reason)")
                return nil
            }
        }
    }

    private func typeByName(_ name: String, kind: ObjectType.Kind?) -> ObjectType? {
        guard options.mode == .lenient, let type = TypeCatalog.type(name: name) else { return nil }
        mention(name, "\(name) was taken for \(type.identifier); a device accepts only the identifier")
        return type
    }
}

extension String {
    /// Fit for a message: a client may send megabytes.
    var shortened: String { utf8.count > 200 ? "\(String(unicodeScalars.prefix(100)))…" : self }
}
