import CProtocol
package import JSON

/// The files of the folder `protocol` that the executable contains.
package enum ProtocolFiles {
    /// Parses the JSON files.
    static func read() throws -> [(path: String, content: JSONValue)] {
        try unsafe files(protocolFile).map { ($0.path, try JSONValue(parsing: $0.bytes)) }
    }

    /// The JSON file with a path below the folder; nil if the executable does not contain it.
    package static func json(_ path: String) throws -> JSONValue? {
        try unsafe files(protocolFile).first { $0.path == path }.map { try JSONValue(parsing: $0.bytes) }
    }

    /// The pages of the guide: the name, such as `permissions`, and the text.
    package static func pages() -> [(name: String, text: String)] {
        unsafe files(guidePage).compactMap { path, bytes in
            guard let match = path.wholeMatch(of: /guide\/(?:.*\/)?([\w-]+)\.md/) else { return nil }
            return (String(match.output.1), String(decoding: bytes, as: UTF8.self))
        }
    }

    /// The pages that `healthkit-bridge guide` prints: the guide, a page for each channel, and the protocol.
    package static func library() -> [GuidePage] {
        unsafe files(guidePage).filter { !$0.path.contains("SKILL") }.map { path, bytes in
            GuidePage(path: path, source: String(decoding: bytes, as: UTF8.self))
        }
    }

    private static func files(_ file: (Int) -> UnsafePointer<ProtocolFile>?) -> [(path: String, bytes: [UInt8])] {
        var files: [(path: String, bytes: [UInt8])] = []
        while let next = unsafe file(files.count)?.pointee {
            let bytes = unsafe Array(UnsafeBufferPointer(start: next.bytes, count: next.count))
            files.append((unsafe String(cString: next.path), bytes))
        }
        return files
    }
}

extension JSONValue {
    /// A member of an object. Nil for other values.
    package subscript(name: String) -> JSONValue? {
        guard case .object(let object) = self else { return nil }
        return object[name]
    }

    /// The content of a string. Nil for other values.
    package var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The elements of an array. Empty for other values.
    package var elements: [JSONValue] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }

    /// The members of an object. Empty for other values.
    package var members: [(name: String, value: JSONValue)] {
        guard case .object(let object) = self else { return [] }
        return object.members
    }
}
