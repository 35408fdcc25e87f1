import FuzzingSupport
import HealthModel

/// The parts of elements.
extension Elements {
    /// Appends an element with its attributes and content. A damaged element has no end tag.
    mutating func element(
        _ name: String,
        _ choices: inout Choices,
        _ attributes: (inout Elements, inout Choices) -> Void,
        content: ((inout Elements, inout Choices) -> Void)? = nil
    ) {
        xml += "<\(name)".utf8
        attributes(&self, &choices)
        guard let content else {
            xml += "/>\n".utf8
            return
        }
        xml.append(UInt8(ascii: ">"))
        content(&self, &choices)
        if !isDamaged(&choices) { xml += "</\(name)>\n".utf8 }
    }

    /// Appends an attribute. A damaged attribute is missing, has another value, or is not well-formed.
    mutating func attribute(_ name: String, _ value: String, _ choices: inout Choices) {
        var value = Self.escaped(value)
        if isDamaged(&choices) {
            switch choices.number(below: 5) {
            case 0: return
            case 1: value = Self.escaped(text(&choices))
            case 2: value = text(&choices)
            case 3: value = "\(value)\" \(name)=\"\(value)"
            default: value = Self.escaped(choices.element(of: Words.values))
            }
        }
        xml += " \(name)=\"\(value)\"".utf8
    }

    private func isDamaged(_ choices: inout Choices) -> Bool { damageRate > 0 && choices.byte() < damageRate }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case "\"": "&quot;"
            case "\r": "&#13;"
            case "\n": "&#10;"
            default: String(scalar)
            }
        }.joined()
    }

    // MARK: Common parts

    mutating func appendHead(_ choices: inout Choices) {
        attribute("sourceName", choices.element(of: Words.sources), &choices)
        if choices.bool() { attribute("sourceVersion", choices.element(of: Words.versions), &choices) }
        if choices.bool() { attribute("device", choices.element(of: Words.devices), &choices) }
        attribute("startDate", date(&choices, 0), &choices)
        attribute("endDate", date(&choices, 30), &choices)
    }

    mutating func appendMetadata(_ choices: inout Choices) {
        for _ in 0..<choices.number(below: 4) {
            element("MetadataEntry", &choices) { elements, choices in
                elements.attribute("key", choices.element(of: Words.keys), &choices)
                let value = choices.element(of: Words.values)
                elements.attribute("value", value, &choices)
            }
        }
    }

    mutating func appendQuantity(_ name: String, _ choices: inout Choices) {
        guard choices.bool() else { return }
        attribute(name, number(&choices), &choices)
        attribute(name + "Unit", choices.element(of: Words.units), &choices)
    }

    // MARK: Values

    /// An arbitrary text.
    func text(_ choices: inout Choices) -> String {
        String(decoding: choices.string().prefix(64), as: UTF8.self)
    }

    func number(_ choices: inout Choices) -> String {
        switch choices.number(below: 8) {
        case 0..<3: choices.element(of: Words.numbers)
        case 3..<6: "\(choices.byte())"
        case 6: "\(Double(choices.number(below: 65_536)) / 100)"
        default: "\(Double(bitPattern: choices.word()))"
        }
    }

    /// A date, mostly within half an hour from `minute` on one morning, so that samples overlap.
    func date(_ choices: inout Choices, _ minute: Int = 0) -> String {
        let kind = choices.byte()
        guard kind < 232 else { return choices.element(of: Words.dates) }
        let time = minute + Int(kind) % 30
        let second = choices.bool() ? Int(choices.byte()) % 60 : 0
        return "2024-01-01 08:\(time < 10 ? "0" : "")\(time):\(second < 10 ? "0" : "")\(second) +0100"
    }

    // MARK: Files

    /// The name of a file beside the XML. Some names reference no file of the archive.
    mutating func fileName(_ folder: String, _ ending: String, _ choices: inout Choices) -> String {
        switch choices.number(below: 16) {
        case 0: return "../outside.json"
        case 1:
            links = ["link.json"]
            return "link.json"
        case 2: return folder
        case 3: return folder + "missing" + ending
        case let number: return folder + "\(number % 3)" + ending
        }
    }

    mutating func addFile(_ name: String, _ text: String) {
        let isName = !name.hasPrefix("..") && !name.hasSuffix("/") && !links.contains(name) && !name.contains("missing")
        if isName { files[name] = Array(text.utf8) }
    }
}
