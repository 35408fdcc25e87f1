/// The way from the top of a document to a value: put into words only when an error needs them.
///
/// Scalars, which are most values, share the place of what holds them, so that reading them allocates nothing.
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

    var path: String {
        let parentPath = parent?.location.path ?? ""
        return switch step {
        case .root(let path): path
        case .member(let name): parentPath.isEmpty ? name : "\(parentPath).\(name)"
        case .element(let index): "\(parentPath)[\(index)]"
        }
    }
}

/// The location of an array or object, shared by all that it holds.
final class JSONPlace: Sendable {
    let location: JSONLocation

    init(_ location: JSONLocation) {
        self.location = location
    }
}
