import Foundation
import HealthModel
package import JSON

/// The params of a call in the journal.
package enum JournalParams {
    /// The params as received; nil for a call without params. They are not copied.
    case kept(JSONValue?, length: Int)
    /// The params were too long, or had to make room for those of later calls.
    case dropped

    init(_ params: JSONValue?) {
        var room = ProtocolLimits.journalParams
        params?.take(from: &room)
        self = room < 0 ? .dropped : .kept(params, length: ProtocolLimits.journalParams - room)
    }

    /// About the length of the text of kept params.
    var length: Int {
        switch self {
        case .kept(_, let length): length
        case .dropped: 0
        }
    }
}

/// Kept params are encoded as their text.
extension JournalParams: Codable {
    private enum Form: Codable {
        case kept(text: Data?)
        case dropped
    }

    package func encode(to encoder: any Encoder) throws {
        let form: Form =
            switch self {
            case .kept(let params, _): .kept(text: params.map { Data($0.jsonBytes) })
            case .dropped: .dropped
            }
        try form.encode(to: encoder)
    }

    package init(from decoder: any Decoder) throws {
        switch try Form(from: decoder) {
        case .kept(let text): self.init(try text.map { try JSONValue(parsing: Array($0)) })
        case .dropped: self = .dropped
        }
    }
}

extension JSONValue {
    /// Subtracts the length of the text, without spaces, from a number of bytes, and stops when it is used up. A number counts
    /// as 8 bytes.
    fileprivate func take(from room: inout Int) {
        switch self {
        case .null, .bool: room -= 4
        case .integer, .real: room -= 8
        case .string(let text): room -= text.utf8.count + 2
        case .array(let elements):
            room -= 2
            for element in elements {
                guard room >= 0 else { return }
                element.take(from: &room)
                room -= 1
            }
        case .object(let object):
            room -= 2
            for (name, value) in object.members {
                guard room >= 0 else { return }
                value.take(from: &room)
                room -= name.utf8.count + 4
            }
        }
    }
}
