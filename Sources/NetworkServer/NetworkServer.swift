import Bridge
package import BridgeCore
import HealthModel
package import Serving

/// Serves over the network: WebSocket and HTTP on one address.
package enum NetworkServer {
    /// Serves with these options until a signal arrives or the program that started this one has ended. Returns the exit
    /// status. Throws a validation error (exit status 64) if the address cannot be used.
    package static func serve(_ options: HostOptions, _ network: NetworkOptions, recorder: Recorder? = nil) throws
        -> Int32
    {
        let log = StandardErrorLog()
        let events = EventQueue()
        let hub: Hub
        do throws(HostStartError) {
            let maximum = network.maxConnections
            hub = try Hub(options, Channels.registry, events, recorder, maximumProcesses: maximum, log: log.write)
        } catch {
            return Server.report(error, options)
        }
        let address = try Address(network.listen ?? "", allowRemote: network.allowRemote)
        let token = network.token ?? Access.makeToken()
        let listener = try Listener(
            address,
            Site.Limits(maximumMessage: min(options.maximumFrame, Int(UInt32.max))),
            app: options.app,
            events,
            network,
            token: token
        )
        StandardStreams.whenInterrupted { isFirst in
            // A second signal ends the process, in case a request never ends.
            guard isFirst else { StandardStreams.exit(1) }
            events.stop()
        }
        StandardStreams.whenPipedInputEnds { events.stop() }
        try StandardStreams.printResult(listener.readyLine(token: token))
        withExtendedLifetime(hub) {
            hub.run()
            recorder?.finish()
            listener.close()
        }
        return 0
    }
}
