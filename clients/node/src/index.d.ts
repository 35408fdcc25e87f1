export * from './bridge.js';
export {
  BridgeError,
  ConnectionFailure,
  HealthKitError,
  InvalidParams,
  MissingPluginException,
  NativeException,
  PlatformException,
  RequestCancelled,
  ResponseError,
  ResponseErrorObject,
} from './errors.js';
export * from './methods.js';

/** The version of the protocol that this client speaks. */
export const protocolVersion: string;
