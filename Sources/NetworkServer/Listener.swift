import ArgumentParser
import BridgeCore
import Foundation
import HealthModel
import NIOCore
import NIOPosix

/// The address to listen at.
struct Address {
    let host: String
    let port: Int
    let resolved: SocketAddress

    /// The address of an option `HOST:PORT`.
    init(_ text: String, allowRemote: Bool) throws {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            throw ValidationError("The value '\(text)' is invalid for '--listen': it must be HOST:PORT.")
        }
        host = text[..<colon].lowercased()
        self.port = Int(port)
        let isIPv6 = host.hasPrefix("[") && host.hasSuffix("]")
        let name = isIPv6 ? String(host.dropFirst().dropLast()) : host
        // The URLs of the ready line have the host as it is.
        guard name.contains(":") == isIPv6, !name.contains(/[\[\]\/?#@%\s]/) else {
            throw ValidationError(
                "The value '\(text)' is invalid for '--listen': it must be HOST:PORT, with an IPv6 address in brackets."
            )
        }
        guard let resolved = try? SocketAddress.makeAddressResolvingHost(name, port: Int(port)) else {
            throw ValidationError("The value '\(text)' is invalid for '--listen': the host is unknown.")
        }
        self.resolved = resolved
        let number = resolved.ipAddress ?? ""
        guard allowRemote || number.hasPrefix("127.") || number == "::1" else {
            throw ValidationError("Other machines can reach '\(host)'. To allow this, add '--allow-remote'.")
        }
    }
}

/// The socket that accepts connections.
struct Listener {
    private let group: MultiThreadedEventLoopGroup
    private let channel: any NIOCore.Channel
    private let connections: Connections
    private let host: String

    /// Starts to listen.
    init(
        _ address: Address,
        _ limits: Site.Limits,
        app: AppIdentity,
        _ events: EventQueue,
        _ network: NetworkOptions,
        hasStudio: Bool,
        _ tokens: Access.Tokens,
        _ budget: ByteBudget
    ) throws {
        let connections = Connections(most: network.maxConnections)
        let (names, origins) = (network.allowHost, try network.origins)
        let host = address.host
        group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 1024)
            .serverChannelOption(.maxMessagesPerRead, value: 1)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .serverChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(Door(connections)) }
            }
            .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
            // A client that vanishes without closing is noticed after two minutes.
            .childChannelOption(.socketOption(.so_keepalive), value: 1)
            .childChannelOption(.tcpOption(.init(rawValue: TCP_KEEPIDLE)), value: 60)
            .childChannelOption(.tcpOption(.init(rawValue: TCP_KEEPINTVL)), value: 10)
            .childChannelOption(.tcpOption(.init(rawValue: TCP_KEEPCNT)), value: 6)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let port = channel.localAddress?.port ?? 0
                    let access = Access(tokens, host: host, port: port, names: names, origins: origins)
                    let site = Site(access: access, connections: connections, limits: limits, app: app, hasStudio: hasStudio)
                    let pipeline = Pipeline(site: site, events: events, connections: connections, budget: budget)
                    try pipeline.configure(channel)
                }
            }
        do {
            channel = try bootstrap.bind(to: address.resolved).wait()
        } catch {
            throw ValidationError("The address \(host):\(address.port) cannot be used: it is in use or not allowed.")
        }
        self.host = host
        self.connections = connections
    }

    /// The page of the device owner.
    func page(_ tokens: Access.Tokens) -> String {
        "http://\(host):\(channel.localAddress?.port ?? 0)/?token=\(tokens.owner)"
    }

    /// The line that says where the server is. The page at `url` is for the device owner.
    func readyLine(_ tokens: Access.Tokens) -> String {
        let place = "\(host):\(channel.localAddress?.port ?? 0)"
        let process = ProcessInfo.processInfo.processIdentifier
        return """
            {"url":"\(page(tokens))","rpc":"ws://\(place)/rpc?token=\(tokens.app)",\
            "token":"\(tokens.app)","ownerToken":"\(tokens.owner)","pid":\(process)}

            """
    }

    /// Accepts no more connections, waits a moment for the others to end, and closes those that are left.
    func close() {
        channel.close(promise: nil)
        for _ in 0..<150 where connections.count > 0 { Thread.sleep(forTimeInterval: 0.01) }
        try? group.syncShutdownGracefully()
    }
}
