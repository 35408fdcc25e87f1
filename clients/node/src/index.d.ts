export * from './bridge.js';
export {
  AppTerminated,
  BridgeError,
  ConnectionFailure,
  HealthKitError,
  InvalidParams,
  MissingPluginException,
  NativeException,
  NoReply,
  PlatformException,
  RequestCancelled,
  ResponseError,
  ResponseErrorObject,
  UnansweredSheet,
} from './errors.cjs';
export * from './methods.js';

/** The protocol version of this client. */
export const protocolVersion: string;
