import Foundation
import HealthEngine
import HealthModel
import Testing

/// Mirrored sessions (WO-30).
struct MirroringTests {
    private let store: HealthStore

    init() throws { store = try watch() }

    private func mirrored() throws -> WorkoutSession {
        let session = try store.makeWorkoutSession(run)
        try session.startActivity()
        try session.startMirroringToCompanionDevice()
        _ = try store.workoutCallbacks()
        return session
    }

    @Test func `data cannot be sent before the other app accepts the session`() throws {
        let session = try mirrored()
        guard case .error(let error) = failure({ try session.sendToRemoteWorkoutSession(Data([1])) }) else {
            throw Trouble()
        }
        #expect(error.code == .errorInvalidArgument)
        #expect(error.message == "Remote session delegate is not set up.")
        #expect(session.connectRemoteDevice())
        try session.sendToRemoteWorkoutSession(Data([1]))
    }

    @Test func `up to 100 KB can be sent in ten seconds`() throws {
        let session = try mirrored()
        _ = session.connectRemoteDevice()
        try session.sendToRemoteWorkoutSession(Data(count: 60_000))
        try session.sendToRemoteWorkoutSession(Data(count: 40_000))
        #expect(failure { try session.sendToRemoteWorkoutSession(Data([1])) } == .error(.errorDataSizeExceeded))
        store.phone.advanceClock(by: 10)
        try session.sendToRemoteWorkoutSession(Data(count: 100_000))
        store.phone.advanceClock(by: 20)
        #expect(failure { try session.sendToRemoteWorkoutSession(Data(count: 100_001)) } == .error(.errorDataSizeExceeded))
    }

    @Test func `data arrives from the other app until the devices disconnect`() throws {
        let session = try mirrored()
        #expect(!session.receive(Data([7])))
        _ = session.connectRemoteDevice()
        #expect(session.receive(Data([7])))
        try session.stopMirroringToCompanionDevice()
        let callbacks = try store.workoutCallbacks()
        guard callbacks.count == 2, case .didReceiveData(_, Data([7])) = callbacks[0],
            case .didDisconnectFromRemoteDevice = callbacks[1]
        else { throw Trouble() }
        #expect(!session.receive(Data([7])))
        #expect(!session.connectRemoteDevice())
    }

    @Test func `a session that has ended cannot be mirrored`() throws {
        let session = try mirrored()
        _ = session.connectRemoteDevice()
        try session.end()
        guard case .didDisconnectFromRemoteDevice = try store.workoutCallbacks().last else { throw Trouble() }
        guard case .error(let error) = failure({ try session.startMirroringToCompanionDevice() }) else {
            throw Trouble()
        }
        #expect(error.code == .errorInvalidArgument)
    }

    @Test(arguments: [(DeviceProfile.iPhone, 16), (.iPad, 18), (.watch, 26)])
    func `a mirrored session only arrives at an iPhone since iOS 17`(profile: DeviceProfile, version: Int) throws {
        let store = try watch(profile, iOS: version)
        #expect(store.process.startMirroredWorkoutSession(run) == nil)
        #expect(try store.workoutCallbacks().isEmpty)
    }

    @Test func `the session of a watch arrives at the phone`() throws {
        let store = try watch(.iPhone, iOS: 18)
        let session = try #require(store.process.startMirroredWorkoutSession(run))
        guard case .mirroringStarted(let arrived) = try store.workoutCallbacks().first else { throw Trouble() }
        #expect(arrived === session)
        #expect(session.type == .mirrored)
        #expect(session.state == .running)
        try session.sendToRemoteWorkoutSession(Data([1]))
        guard case .exception = failure({ try session.associatedWorkoutBuilder() }) else { throw Trouble() }
        try session.pause()
        #expect(session.state == .paused)
        guard case .error = failure({ try session.startMirroringToCompanionDevice() }) else { throw Trouble() }
    }
}
