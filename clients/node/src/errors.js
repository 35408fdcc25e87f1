export {
  BridgeError,
  ConnectionFailure,
  ResponseError,
  PlatformException,
  HealthKitError,
  NativeException,
  InvalidParams,
  MissingPluginException,
  RequestCancelled,
  responseError,
} from './errors.cjs';
