/// A reference to a host, which becomes nil when the host is released.
///
/// It takes the place of weak references. An object that has one keeps its counts of references outside of itself, so that every use of
/// the host and its connection would take longer.
final class HostReference {
    /// The host; nil after its release, and for a connection without one.
    unowned var host: Host?
}
