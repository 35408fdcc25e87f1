export * from './bridge.js';
export * from './errors.js';
export * from './methods.js';

/** The version of the protocol that this client speaks. */
export const protocolVersion: string;
