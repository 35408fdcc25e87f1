import BridgeCore
import HealthModel

/// Long calls. The thread of a call that takes long lets another thread take events, and waits for its next turn each time that the call
/// asks whether it continues. So the engine still does one thing at a time, and everything else continues between the steps of the call.
///
/// What the call uses, its phone and its session, waits for its end. Between the messages of a batch only the session waits.
extension Hub {
    /// The time after which a call lets others have a turn.
    private static let longestTurn = Duration.milliseconds(10)

    // MARK: Events

    /// Takes events until the server ends, or until another thread takes them.
    func takeEvents(as number: Int) {
        current = number
        turnStart = .now
        var nextLook = ContinuousClock.now + Self.longestDelay
        while leader == number, !events.isStopping {
            if let (id, event) = nextEvent() {
                if isInUse(event, id) {
                    noteCancellation(event)
                    events.postpone(event, from: id)
                    hasPostponed = true
                } else {
                    handle(event, id)
                }
                guard leader == number else { return resumePostponed() }
                if isLongTurn { passTurn() }
                if ContinuousClock.now < nextLook { continue }
            }
            look()
            nextLook = .now + Self.longestDelay
        }
    }

    /// The next event. The time until it arrives is a turn of the others.
    private func nextEvent() -> (id: Int, event: EventQueue.Event)? {
        if let found = events.nextReady() { return found }
        let (own, seconds) = (current, waitingTime)
        turns.end()
        let found = events.next(within: seconds)
        turns.take()
        (current, turnStart) = (own, .now)
        return found
    }

    /// Takes the events that have waited for the end of a call.
    private func resumePostponed() {
        guard hasPostponed else { return }
        hasPostponed = false
        events.resume()
    }

    /// Whether a call that takes long uses what an event needs.
    private func isInUse(_ event: EventQueue.Event, _ id: Int) -> Bool {
        switch event {
        case .message, .closed:
            if let session = sockets[id]?.session { session.isInUse } else { subscriptions[id].map(isInUse) ?? false }
        case .opened(let identity, _), .request(let identity, _, _), .subscribed(let identity, _), .ended(let identity, _):
            isInUse(identity)
        case .model(let request, let bytes, _): models.isInUse(request, bytes)
        }
    }

    /// Whether a call that takes long uses the phone or the process of HTTP requests with an identity.
    func isInUse(_ identity: Identity) -> Bool {
        phones[Name(identity.phone)]?.isInCall ?? false || session(of: identity)?.isInUse ?? false
    }

    /// Ends a call that takes long if an event that waits for it says so.
    private func noteCancellation(_ event: EventQueue.Event) {
        switch event {
        case .request(let identity, let bytes, _):
            if let session = session(of: identity), session.host.cancelsCall(bytes) { session.request?.isWanted = false }
        case .ended(let identity, _): session(of: identity)?.request?.isWanted = false
        case .model(let request, let bytes, _): models.noteCancellation(bytes, request)
        case .opened, .message, .subscribed, .closed: break
        }
    }

    // MARK: Calls

    /// Whether a call of a session continues. Lets others have a turn before.
    func callContinues(of session: Session) -> Bool {
        session.phone.isInCall = true
        letOthersIn()
        session.phone.isInCall = false
        return session.request.map(isWanted) ?? !events.isStopping
    }

    /// Whether a session handles the next message of a batch. Lets others have a turn before, also those on the same phone. But a recording
    /// has one message after the other.
    func batchContinues(of session: Session) -> Bool {
        guard session.phone.recorder == nil else { return !events.isStopping }
        letOthersIn()
        while session.phone.isInCall { passTurn() }
        return !events.isStopping
    }

    /// Whether a request of the Model Context Protocol continues. Lets others have a turn before.
    func continues(_ request: RunningRequest) -> Bool {
        letOthersIn()
        return isWanted(request)
    }

    private func isWanted(_ request: RunningRequest) -> Bool { request.isWanted && !events.isStopping }

    // MARK: Turns

    /// Lets others have a turn if this one was long, and another thread take events if this one does.
    private func letOthersIn() {
        guard isLongTurn else { return }
        if current == leader { startThread() }
        passTurn()
    }

    private var isLongTurn: Bool { turnStart.duration(to: .now) > Self.longestTurn }

    private func passTurn() {
        let own = current
        turns.pass()
        (current, turnStart) = (own, .now)
    }
}

/// An HTTP request that is being carried out.
final class RunningRequest {
    /// Whether the client still wants the answer: it has neither cancelled the request nor closed its side of the connection.
    var isWanted = true
}
