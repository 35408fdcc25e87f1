// Generated from protocol/openrpc.json by clients/generate; not to be edited.

/// The version of the protocol that this client speaks.
const protocolVersion = '0.1.0';
