/// The version of the protocol that this client supports.
const protocolVersion = '1.0.0-rc.1';
