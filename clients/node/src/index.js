export { Bridge } from './bridge.js';
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
  UnansweredSheet,
} from './errors.cjs';
export { protocolVersion } from './methods.js';
