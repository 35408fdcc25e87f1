/// The version of the protocol that this client supports.
const protocolVersion = '0.2.0';
