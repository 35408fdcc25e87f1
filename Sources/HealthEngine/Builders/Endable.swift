/// A builder or a session, which an app uses until it ends. An object that has ended never continues.
public protocol Endable: AnyObject {
    /// Whether the object was finished, discarded, or ended by an error.
    var hasEnded: Bool { get }
}
