import JSON

/// A reference of a FHIR resource to another: relative, the address of a server, a search such as `Practitioner?identifier=…`, or a
/// `urn:` within a bundle.
struct FHIRReference {
    let text: String
    /// The kind and the identifier of the resource, which are the last parts of the path. Nil for other references.
    private let target: (kind: Substring, identifier: Substring)?

    init(_ text: String) {
        self.text = text
        let path = text.firstRange(of: "/_history/").map { text[..<$0.lowerBound] } ?? text[...]
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).suffix(2)
        let isPath = parts.count == 2 && !parts.contains("") && !text.contains("?")
        target = isPath ? (parts[parts.startIndex], parts[parts.startIndex + 1]) : nil
    }

    /// The patient to whom the reference leads, as `Patient/ID`.
    var patient: String? { target?.kind == "Patient" ? name : nil }

    /// `TYPE/ID` of the resource.
    var name: String? { target.map { "\($0.kind)/\($0.identifier)" } }

    /// Whether the reference leads to another resource of the same folder: neither to a part of the own resource nor to a server.
    var isRelative: Bool { !text.hasPrefix("#") && !text.prefix { $0 != "?" }.contains("://") }

    /// The kind of the resource, if the text has it. Only letters.
    var kind: String? {
        guard !text.hasPrefix("urn:") else { return nil }
        return String(text.prefix { $0 != "/" && $0 != "?" }).asName
    }
}

extension JSONValue {
    /// The same resource with other references.
    func replacingReferences(_ replacement: (String) -> String) -> JSONValue {
        switch self {
        case .array(let elements): return .array(elements.map { $0.replacingReferences(replacement) })
        case .object(let object):
            var members = JSONObject()
            for (name, value) in object.members {
                if name == "reference", case .string(let text) = value {
                    members.append(name, .string(replacement(text)))
                } else {
                    members.append(name, value.replacingReferences(replacement))
                }
            }
            return .object(members)
        default: return self
        }
    }

    /// Calls the body with each reference of the resource.
    func forEachReference(_ body: (FHIRReference) -> Void) {
        switch self {
        case .array(let elements): for element in elements { element.forEachReference(body) }
        case .object(let object):
            for (name, value) in object.members {
                if name == "reference", case .string(let text) = value {
                    body(FHIRReference(text))
                } else {
                    value.forEachReference(body)
                }
            }
        default: break
        }
    }
}
