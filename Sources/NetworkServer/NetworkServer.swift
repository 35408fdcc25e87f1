import ArgumentParser
import Bridge
package import BridgeCore
import HealthModel
package import JSON
import Platform
package import Serving

/// Serves over the network: WebSocket and HTTP on one address.
package enum NetworkServer {
    /// The descriptors that the server needs besides those of connections: files of stores and snapshots, the audit log, the log.
    private static let furtherDescriptors = 256
    /// The memory, in bytes, of requests that arrive or wait, and of results that clients read in parts. At least four messages of the
    /// greatest length.
    private static let usualBudget = 256 << 20

    /// The addresses of a server, each with its token: of the device owner's page, and of the WebSocket for apps and for the owner.
    package typealias Addresses = (page: String, app: String, owner: String)

    /// Serves until a signal arrives or the program that started this one has ended; with `whenReady`, until that function stops the
    /// server. With `studio`, the options of a case that starts an equal phone, it serves the studio too. Returns the exit status. Throws
    /// a validation error (exit status 64) if the address cannot be used.
    package static func serve(
        _ options: HostOptions, _ network: NetworkOptions, studio given: JSONObject? = nil, recorder: Recorder? = nil,
        whenReady: ((Addresses, _ stop: @escaping @Sendable () -> Void) throws -> Void)? = nil
    ) throws -> Int32 {
        let hasStudio = given != nil
        let log = StandardErrorLog()
        let tokens = try network.tokens()
        let address = try Address(network.listen ?? "", allowRemote: network.allowRemote)
        try reserveDescriptors(for: network.maxConnections)
        var options = options
        options.files = try network.fileAccess
        let events = EventQueue()
        let maximumMessage = min(options.maximumFrame, Int(UInt32.max))
        let size = max(usualBudget, 4 * maximumMessage)
        let budget = ByteBudget(size)
        let hub: Hub
        do throws(HostStartError) {
            let maximum = network.maxConnections
            hub = try Hub(
                options, Channels.registry, events, recorder, maximumProcesses: maximum, given: given,
                appToken: tokens.app, results: ByteBudget(size / 2, of: budget), log: log.write)
        } catch {
            return Server.report(error, options)
        }
        let listener = try Listener(
            address,
            Site.Limits(maximumMessage: maximumMessage),
            app: options.app,
            events,
            network,
            hasStudio: hasStudio,
            tokens,
            budget
        )
        if let whenReady {
            try whenReady(listener.addresses(tokens)) { events.stop() }
        } else {
            StandardStreams.whenInterrupted { isFirst in
                // A second signal ends the process, in case a request never ends.
                guard isFirst else { StandardStreams.exit(1) }
                events.stop()
            }
            StandardStreams.whenPipedInputEnds { events.stop() }
            let isForPerson = hasStudio && StandardStreams.isOutputTerminal
            let sentence = "Studio: \(listener.addresses(tokens).page) (Control-C ends it)\n"
            try StandardStreams.printResult(isForPerson ? sentence : listener.readyLine(tokens))
        }
        withExtendedLifetime(hub) {
            hub.run()
            recorder?.finish()
            listener.close()
        }
        return 0
    }

    /// Makes sure that connections can never use up the descriptors: other parts of the process may not survive that.
    private static func reserveDescriptors(for maximumConnections: Int) throws {
        let needed = maximumConnections + Connections.mostStrangers + furtherDescriptors
        let available = OperatingSystem.raiseDescriptorLimit(to: needed)
        guard available >= needed else {
            throw ValidationError(
                """
                The value '\(maximumConnections)' is invalid for '--max-connections': it needs \(needed) open files, and the \
                limit is \(available).
                """
            )
        }
        StandardStreams.prepareDispatch()
    }
}
