export {
  BridgeError,
  ConnectionFailure,
  UnansweredSheet,
  ResponseError,
  PlatformException,
  HealthKitError,
  NativeException,
  InvalidParams,
  MissingPluginException,
  RequestCancelled,
  responseError,
} from './errors.cjs';
