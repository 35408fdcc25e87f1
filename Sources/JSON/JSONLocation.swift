/// The location of a value in a document. Its path is formatted only when an error needs it.
///
/// Scalars, which are most values, share the place of their parent, so that reading them allocates nothing.
struct JSONLocation: Sendable {
    private enum Step: Sendable {
        case root(String)
        case member(String)
        case element(Int)
    }

    private let parent: JSONPlace?
    private let step: Step

    init(root path: String) {
        parent = nil
        step = .root(path)
    }

    init(member name: String, of parent: JSONPlace) {
        self.parent = parent
        step = .member(name)
    }

    init(element index: Int, of parent: JSONPlace) {
        self.parent = parent
        step = .element(index)
    }

    /// Whether this is the top-level value, whose members have paths of one name.
    var isTop: Bool {
        if case .root("") = step { true } else { false }
    }

    var path: String {
        let parentPath = parent?.location.path ?? ""
        return switch step {
        case .root(let path): path
        case .member(let name): parentPath.isEmpty ? name : "\(parentPath).\(name)"
        case .element(let index): "\(parentPath)[\(index)]"
        }
    }
}

/// The location of an array or object, shared by its elements or members.
final class JSONPlace: Sendable {
    let location: JSONLocation

    init(_ location: JSONLocation) { self.location = location }
}
