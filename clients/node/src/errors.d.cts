/** The base of all errors of this client. */
export class BridgeError extends Error {
  /** The error that caused this error, if any. */
  readonly cause?: unknown;
}

/** The bridge could not be started, or the connection is lost. The bridge is then closed. */
export class ConnectionFailure extends BridgeError {
  /**
   * - `missing`: the bridge could not be started
   * - `ended`: the process has ended, or the bridge was closed
   * - `timeout`: a call got no response in time
   * - `garbage`: the bridge printed invalid output
   * - `version`: the bridge uses an incompatible version of the protocol
   */
  readonly reason: 'missing' | 'ended' | 'timeout' | 'garbage' | 'version';
  /** The last lines of the bridge's stderr. `message` contains them too. */
  readonly stderr: string;
  /** The exit status if the bridge has ended. If a signal ended it, 128 plus the number of the signal. */
  readonly exitStatus?: number;
}

/** The error object of a JSON-RPC response. */
export interface ResponseErrorObject {
  readonly code: number;
  readonly message: string;
  readonly data?: any;
}

/** A call waits for the user, and the test has not answered the permission sheet. */
export class UnansweredSheet extends BridgeError {}

/** An error response of the bridge. */
export class ResponseError extends BridgeError {
  /** The whole error object. */
  readonly error: ResponseErrorObject;
}

/**
 * -32000: an error of a plugin, Flutter's `PlatformException`. If its message is null (see `error.data.message`), `message` is
 * the code.
 */
export class PlatformException extends ResponseError {
  /** Null for an error of React Native that has only a message. */
  readonly code: string | null;
  readonly details: any;
}

/** -32001: an error of HealthKit, an `NSError`. */
export class HealthKitError extends ResponseError {
  /** `com.apple.healthkit`, except for errors of other frameworks. */
  readonly domain: string;
  /** The raw value of the `HKError.Code`. */
  readonly code: number;
  /** The name of the code, such as `errorNoData`. */
  readonly name: string;
}

/** -32002: an exception that ends the app on a device. The app cannot catch it. */
export class NativeException extends ResponseError {
  /** The name of the exception, such as `NSInvalidArgumentException`. */
  readonly exception: string;
  readonly reason: string;
}

/** -32003: the app has ended, or a test has ordered this error. */
export class AppTerminated extends ResponseError {}

/** -32004: on a device the plugin never answers the call. */
export class NoReply extends ResponseError {}

/** -32602: invalid params. */
export class InvalidParams extends ResponseError {
  /** The path of the invalid value, such as `samples[2].unit`. */
  readonly path: string;
  /** The expected value. */
  readonly expected: string;
}

/** -32601: the method does not exist. */
export class MissingPluginException extends ResponseError {}

/** -32800: the request was cancelled. `cause` is the reason of the signal. */
export class RequestCancelled extends ResponseError {}
