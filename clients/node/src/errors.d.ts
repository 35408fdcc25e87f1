/** The base of all errors of this client. */
export class BridgeError extends Error {
  /** What led to it, if that was an error too. */
  readonly cause?: unknown;
}

/** There is no bridge to talk to, or none any more. After any of these the bridge is closed. */
export class ConnectionFailure extends BridgeError {
  /**
   * - `missing`: it could not be started
   * - `ended`: its process has ended, or it was closed
   * - `timeout`: a call was not answered in time
   * - `garbage`: it has printed what is no message
   * - `version`: it speaks another version of the protocol
   */
  readonly reason: 'missing' | 'ended' | 'timeout' | 'garbage' | 'version';
  /** The last lines of its stderr. They are in `message` as well. */
  readonly stderr: string;
  /** Its exit status, if it has ended; 128 and the number of the signal that ended it. */
  readonly exitStatus?: number;
}

/** The error object of a JSON-RPC response. */
export interface ResponseErrorObject {
  readonly code: number;
  readonly message: string;
  readonly data?: any;
}

/** The bridge answered an error. */
export class ResponseError extends BridgeError {
  /** The whole error object. */
  readonly error: ResponseErrorObject;
}

/**
 * -32000: a plugin's error, Flutter's `PlatformException`. Where that has a message of null, which `error.data.message` tells,
 * `message` is the code.
 */
export class PlatformException extends ResponseError {
  readonly code: string;
  readonly details: any;
}

/** -32001: an error of HealthKit, an `NSError`. */
export class HealthKitError extends ResponseError {
  /** `com.apple.healthkit`, but for errors of other frameworks. */
  readonly domain: string;
  /** The raw value of its `HKError.Code`. */
  readonly code: number;
  /** The name of its code, as `errorNoData`. */
  readonly name: string;
}

/** -32002: on a device the app would be gone, and no code of its own could catch this. */
export class NativeException extends ResponseError {
  /** The name of the exception, as `NSInvalidArgumentException`. */
  readonly exception: string;
  readonly reason: string;
}

/** -32602: wrong params. */
export class InvalidParams extends ResponseError {
  /** The place in the params, as `samples[2].unit`. */
  readonly path: string;
  /** What should stand there. */
  readonly expected: string;
}

/** -32601: there is no such method. */
export class MissingPluginException extends ResponseError {}

/** -32800: the request was cancelled. `cause` is the reason of the signal that did so. */
export class RequestCancelled extends ResponseError {}
