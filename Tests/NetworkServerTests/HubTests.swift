import Bridge
import BridgeCore
import Foundation
import HealthEngine
import HealthModel
import NIOCore
import NIOPosix
import Testing

@testable import NetworkServer

struct HubTests {
    private let events = EventQueue()

    @Test func `the process of HTTP requests ends after a time, also while messages arrive`() async throws {
        Thread.detachNewThread { [events] in
            let hub = try? Hub(HostOptions(), Channels.registry, events, nil, idleTime: .milliseconds(50)) { _ in }
            hub?.run()
        }
        defer { events.stop() }
        #expect(try await post("isAvailable", "{}", "bundleId=com.example.idle").contains("true"))
        let end = ContinuousClock.now + .seconds(60)
        var answer = ""
        while !answer.contains("terminated"), ContinuousClock.now < end {
            answer = try await post("control/state", #"{"bundleIdentifier":"com.example.idle"}"#, "role=owner")
        }
        #expect(answer.contains(#""appState":"terminated""#))
    }

    /// The response to a request.
    private func post(_ method: String, _ params: String, _ query: String) async throws -> String {
        let promise = MultiThreadedEventLoopGroup.singleton.any().makePromise(of: [UInt8]?.self)
        let identity = try Identity(RequestTarget("/rpc?\(query)", page: "/page"), default: AppIdentity(), .owner)
        let message = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#
        events.post(.request(identity, Array(message.utf8), promise), from: 1)
        return String(decoding: try await promise.futureResult.get() ?? [], as: UTF8.self)
    }
}
