// Generated from protocol/openrpc.json by clients/generate; not to be edited.

/// The version of the protocol that the typed helpers support.
let protocolVersion = "0.2.0"
