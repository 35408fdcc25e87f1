export { Bridge } from './bridge.js';
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
  UnansweredSheet,
} from './errors.cjs';
export { protocolVersion } from './methods.js';
