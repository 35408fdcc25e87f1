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

/** @throws TypeError because each runner has its own */
export function useHealthKit() {
  throw new TypeError("useHealthKit is in the module of the runner: 'healthkit-bridge/node-test', 'healthkit-bridge/jest' or 'healthkit-bridge/vitest'.");
}
