// Generated from protocol/openrpc.json by clients/generate; not to be edited.

/// The protocol version of the typed helpers.
let protocolVersion = "0.1.0"
