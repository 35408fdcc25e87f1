/// The version of the protocol that this client supports.
const protocolVersion = '0.1.0';
