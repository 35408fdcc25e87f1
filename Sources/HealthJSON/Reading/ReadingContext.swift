package import Foundation
package import HealthEngine
package import HealthModel
package import JSON

/// The context in which values are read: the types of the emulated system, and how strictly arguments are read.
package struct ReadingContext {
    /// The emulated device, which determines the types that exist.
    package let device: EmulatedDevice
    /// Whether Swift case names are accepted as identifiers.
    let isLenient: Bool
    /// The caller of the method, which decides how its arguments are read.
    package let caller: Caller
    /// The process that makes the call; nil outside a connection.
    private let process: AppProcess?
    /// The objects of which the client has handles.
    let handles: Handles?
    /// The files that the arguments may name.
    package let files: FileAccess
    private let warnings: Warnings?

    package init(
        device: EmulatedDevice,
        isLenient: Bool,
        caller: Caller = .app,
        process: AppProcess? = nil,
        handles: Handles? = nil,
        files: FileAccess = .none,
        warnings: Warnings? = nil
    ) {
        self.device = device
        self.isLenient = isLenient
        self.caller = caller
        self.process = process
        self.handles = handles
        self.files = files
        self.warnings = warnings
    }

    /// Throws if the call is not wanted any more. Whatever reads a list asks at each element, so that a long list can be cancelled.
    func checkWanted(at index: Int) throws(StoreError) {
        guard index & 0xFF == 0xFF, let process, !process.phone.shouldContinue else { return }
        throw .inaccessible
    }

    /// A new UUID for an object of the app, or of another source.
    package func makeUUID(of type: ObjectType? = nil, from source: String? = nil) -> UUID {
        guard let process else { return UUID() }
        guard let source else { return process.makeUUID(of: type) }
        return process.phone.environment.makeUUID(for: source, type)
    }

    /// The same context with strict reading of arguments.
    package var strict: ReadingContext {
        guard caller == .plugin else { return self }
        return ReadingContext(
            device: device, isLenient: isLenient, process: process, handles: handles, files: files, warnings: warnings
        )
    }

    /// The type with an identifier on the emulated system. In lenient mode, a Swift case name is accepted too.
    package func type(
        _ spelling: String, kind: ObjectType.Kind? = nil, isSuggesting: Bool = true
    ) throws(UnknownType) -> ObjectType {
        guard let type = TypeCatalog.type(identifier: spelling) ?? typeByName(spelling, kind: kind) else {
            let reason = "HealthKit has no type \(spelling.shortened)."
            if let hint = TypeCatalog.hint(forUnknown: spelling) { throw UnknownType(reason: "\(reason) \(hint)") }
            throw UnknownType(reason: reason, didYouMean: isSuggesting ? TypeNames.identifier(near: spelling, kind) : nil)
        }
        if let reason = device.reasonAgainst(type) { throw UnknownType(reason: reason) }
        guard kind == nil || type.kind == kind else {
            throw UnknownType(reason: "\(type.identifier) is of the kind \(type.kind.rawValue), which is not allowed here.")
        }
        return type
    }

    /// The types with these identifiers, as a plugin reads them. Identifiers that are unknown, newer than the system or of
    /// another kind are left out with a warning.
    package func types(_ spellings: [String], kind: ObjectType.Kind? = nil) -> [ObjectType] {
        spellings.compactMap { spelling in
            // The search for a suggestion takes long, and few warnings are logged.
            if let type = try? type(spelling, kind: kind, isSuggesting: false) { return type }
            warnings?.warnOnce("left out \(spelling.shortened)", reasonAgainst(spelling, kind))
            return nil
        }
    }

    private func reasonAgainst(_ spelling: String, _ kind: ObjectType.Kind?) -> String {
        do throws(UnknownType) {
            return try type(spelling, kind: kind).identifier
        } catch {
            return "left out: \(error.reason)".suggesting(error.didYouMean)
        }
    }

    /// Logs a warning about a likely mistake that a device accepts, once for each subject.
    package func warnOnce(_ subject: String, _ message: @autoclosure () -> String) {
        warnings?.warnOnce(subject, message())
    }

    private func typeByName(_ name: String, kind: ObjectType.Kind?) -> ObjectType? {
        guard isLenient, let type = TypeCatalog.type(name: name) else { return nil }
        warnings?.warnOnce(name, "\(name) was read as \(type.identifier); a device accepts only the identifier")
        return type
    }
}

/// The caller of a method, which decides how its arguments are read.
package enum Caller: Sendable {
    /// An app. Missing, wrongly typed and unknown arguments fail with -32602 and their path. Its calls are in the journal, faults can be
    /// injected into them, and they fail once the app has ended.
    case app
    /// An app through a plugin, whose native side reads the arguments: missing and wrongly typed ones fail with `INVALID_ARGUMENTS`, unknown
    /// ones are ignored. Otherwise as for `app`.
    case plugin
    /// A test, which plays the user and the system around the app. Values that HealthKit would refuse fail with -32602 too. The methods
    /// do not exist with `--no-control`.
    case test
    /// The client, about the connection itself. Arguments are read as for `app`.
    case client

    /// Whether an app makes the calls.
    package var isApp: Bool { self == .app || self == .plugin }
}

/// The failure to find a type.
package struct UnknownType: Error {
    /// The reason as a sentence.
    package let reason: String
    /// The identifier that is probably meant.
    package var didYouMean: String?

    /// The error for the argument that should name the type.
    package func readingError(at path: String) -> JSONReadingError {
        .expected("the identifier of a type. \(reason)", at: path, didYouMean: didYouMean)
    }
}

extension String {
    /// The text cut to a length that fits a message, because a client may send megabytes.
    package var shortened: String { utf8.count > 200 ? "\(String(unicodeScalars.prefix(100)))…" : self }
}

/// The names of the types of a kind, for the search of the one that an unknown text is probably meant to be.
package struct TypeNames {
    private static let ofAll = TypeNames(TypeCatalog.all)
    private static let byKind = Dictionary(grouping: TypeCatalog.all, by: \.kind).mapValues(TypeNames.init)
    /// Longer texts are no name. A client may send megabytes.
    private static let longest = 200

    /// The identifiers by the Swift case name, and by the name in the Health app, in lower case.
    private let byName: [String: String]
    private let identifiers: KnownNames
    private let names: KnownNames

    private init(_ types: [ObjectType]) {
        byName = Dictionary(
            types.flatMap { type in [type.name, type.title].map { ($0.lowercased(), type.identifier) } },
            uniquingKeysWith: { first, _ in first })
        identifiers = KnownNames(types.map(\.identifier))
        names = KnownNames(types.map(\.name))
    }

    /// The identifier that an unknown text is probably meant to be: that of the type with this Swift case name or this name in the Health
    /// app, also after the prefix of another kind, or with nearly this identifier or name.
    package static func identifier(near text: String, _ kind: ObjectType.Kind? = nil) -> String? {
        guard text.utf8.count <= longest, let known = kind.map({ byKind[$0] }) ?? ofAll else { return nil }
        let ending = text.firstRange(of: "TypeIdentifier").map { String(text[$0.upperBound...]) } ?? text
        if let named = known.byName[ending.lowercased()] { return named }
        if let identifier = known.identifiers.nearest(to: text) { return identifier }
        return known.names.nearest(to: text).flatMap(TypeCatalog.type(name:))?.identifier
    }
}

/// Warnings about the requests of a client. Each subject is logged once.
package final class Warnings {
    private let environment: () -> Environment
    private var subjects: Set<String> = []

    /// Warnings for the log of an environment. The closure returns the current environment, which may change.
    package init(_ environment: @escaping () -> Environment) {
        self.environment = environment
    }

    /// Logs a warning once per subject.
    package func warnOnce(_ subject: String, _ message: @autoclosure () -> String) {
        let environment = environment()
        guard environment.logLevel <= .warning, subjects.count < ProtocolLimits.diagnosedNames else { return }
        guard subjects.insert(subject).inserted else { return }
        environment.log(.warning, message())
    }

    /// Forgets all subjects, so that they are logged again.
    package func removeAll() { subjects = [] }
}
