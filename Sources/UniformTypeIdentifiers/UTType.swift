/// `UTType`: a type of content. Linux has no registry of types, so it knows those below. Another identifier is a type without
/// extension, MIME type or supertypes.
public struct UTType: Hashable, Sendable, Codable {
    public let identifier: String

    public init?(_ identifier: String) {
        let isPart = { (character: Character) in character.isLetter || character.isNumber || "-.".contains(character) }
        guard identifier.contains("."), identifier.allSatisfy(isPart) else { return nil }
        self.identifier = identifier.lowercased()
    }

    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.identifier = identifier.lowercased()
    }

    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.identifier = identifier.lowercased()
    }

    /// `UTType.init(filenameExtension:conformingTo:)`. Nil for an extension that is not known.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        self.init(supertype) { $0.extensions.contains(name) }
    }

    /// `UTType.init(mimeType:conformingTo:)`. Nil for a type that is not known.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.lowercased()
        self.init(supertype) { $0.mimeType == name }
    }

    private init?(_ supertype: UTType, _ isWanted: (Entry) -> Bool) {
        let types = Self.entries.filter { isWanted($0.value) }.map { UTType(importedAs: $0.key) }
        guard let type = types.first(where: { $0.conforms(to: supertype) }) else { return nil }
        self = type
    }

    private init(_ known: StaticString) { identifier = "\(known)" }

    public var preferredFilenameExtension: String? { Self.entries[identifier]?.extensions.first }
    public var preferredMIMEType: String? { Self.entries[identifier]?.mimeType }

    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        for parent in Self.entries[identifier]?.parents ?? [] {
            let type = UTType(importedAs: parent)
            found.formUnion(type.supertypes.union([type]))
        }
        return found
    }

    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}

// The types of images and documents.
extension UTType {
    public static let item = UTType("public.item" as StaticString)
    public static let content = UTType("public.content" as StaticString)
    public static let data = UTType("public.data" as StaticString)
    public static let image = UTType("public.image" as StaticString)
    public static let jpeg = UTType("public.jpeg" as StaticString)
    public static let png = UTType("public.png" as StaticString)
    public static let heic = UTType("public.heic" as StaticString)
    public static let heif = UTType("public.heif" as StaticString)
    public static let tiff = UTType("public.tiff" as StaticString)
    public static let gif = UTType("com.compuserve.gif" as StaticString)
    public static let bmp = UTType("com.microsoft.bmp" as StaticString)
    public static let webP = UTType("org.webmproject.webp" as StaticString)
    public static let livePhoto = UTType("com.apple.live-photo" as StaticString)
    public static let pdf = UTType("com.adobe.pdf" as StaticString)
    public static let text = UTType("public.text" as StaticString)
    public static let plainText = UTType("public.plain-text" as StaticString)
    public static let json = UTType("public.json" as StaticString)
    public static let xml = UTType("public.xml" as StaticString)

    private struct Entry {
        var extensions: [String] = []
        var mimeType: String?
        var parents: [String] = []

        static func image(_ extensions: String..., mimeType: String) -> Entry {
            Entry(extensions: extensions, mimeType: mimeType, parents: ["public.image"])
        }
    }

    private static let entries: [String: Entry] = [
        "public.data": Entry(parents: ["public.item"]),
        "public.image": Entry(parents: ["public.data", "public.content"]),
        "public.jpeg": .image("jpeg", "jpg", mimeType: "image/jpeg"),
        "public.png": .image("png", mimeType: "image/png"),
        "public.heic": .image("heic", mimeType: "image/heic"),
        "public.heif": .image("heif", mimeType: "image/heif"),
        "public.tiff": .image("tiff", "tif", mimeType: "image/tiff"),
        "com.compuserve.gif": .image("gif", mimeType: "image/gif"),
        "com.microsoft.bmp": .image("bmp", mimeType: "image/bmp"),
        "org.webmproject.webp": .image("webp", mimeType: "image/webp"),
        "com.adobe.pdf": Entry(extensions: ["pdf"], mimeType: "application/pdf", parents: ["public.data", "public.content"]),
        "public.text": Entry(parents: ["public.data", "public.content"]),
        "public.plain-text": Entry(extensions: ["txt"], mimeType: "text/plain", parents: ["public.text"]),
        "public.json": Entry(extensions: ["json"], mimeType: "application/json", parents: ["public.text"]),
        "public.xml": Entry(extensions: ["xml"], mimeType: "application/xml", parents: ["public.text"]),
    ]
}
