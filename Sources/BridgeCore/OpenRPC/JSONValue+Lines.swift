package import JSON

extension JSONValue {
    /// The value as text with a line for each member or element. The members with these names are divided in turn.
    package func lines(dividing names: Set<String> = [], indentation: String = "") -> String {
        let inner = indentation + "  "
        switch self {
        case .array(let elements):
            let lines = elements.map { inner + $0.jsonText }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
        case .object(let object):
            let lines = object.members.map { name, value in
                let text = names.contains(name) ? value.lines(dividing: names, indentation: inner) : value.jsonText
                return "\(inner)\(JSONValue.string(name).jsonText): \(text)"
            }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
        default:
            return jsonText
        }
    }
}
