/** The base of all errors of this client. */
export class BridgeError extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** There is no bridge to talk to, or none any more. */
export class ConnectionFailure extends BridgeError {
  /**
   * @param reason `missing`, `ended`, `timeout`, `garbage` or `version`
   * @param message what happened, in a sentence
   * @param options `stderr`: its last lines; `exitStatus`: if the bridge has ended; `cause`
   */
  constructor(reason, message, { stderr = '', exitStatus, cause } = {}) {
    super(stderr ? `${message}\nThe last lines of its stderr:\n${stderr}` : message, cause && { cause });
    this.reason = reason;
    this.stderr = stderr;
    this.exitStatus = exitStatus;
  }
}

/** The bridge answered an error. */
export class ResponseError extends BridgeError {
  /**
   * @param error the whole error object
   * @param options `cause`, as for `Error`
   */
  constructor(error, options) {
    super(error.message, options);
    this.error = error;
  }
}

/**
 * -32000: a plugin's error. `code`, `message` and `details` are those of Flutter's `PlatformException`; but where its message
 * is null, which `error.data.message` tells, `message` is the code: an `Error` has a text.
 */
export class PlatformException extends ResponseError {
  constructor(error, options) {
    super(error, options);
    this.code = error.data?.code;
    this.details = error.data?.details ?? null;
  }
}

/** -32001: an error of HealthKit, an `NSError`. `name` is that of its code, as `errorNoData`. */
export class HealthKitError extends ResponseError {
  constructor(error, options) {
    super(error, options);
    this.domain = error.data?.domain;
    this.code = error.data?.code;
    this.name = String(error.data?.name ?? this.name);
  }
}

/** -32002: on a device the app would be gone, and no code of its own could catch this. */
export class NativeException extends ResponseError {
  constructor(error, options) {
    super(error, options);
    this.exception = error.data?.exception;
    this.reason = error.data?.reason;
  }
}

/** -32602: `path` is the place in the params, `expected` what should stand there. */
export class InvalidParams extends ResponseError {
  constructor(error, options) {
    super(error, options);
    this.path = error.data?.path;
    this.expected = error.data?.expected;
  }
}

/** -32601: there is no such method. */
export class MissingPluginException extends ResponseError {}

/** -32800: the request was cancelled. `cause` is the reason of the signal that did so. */
export class RequestCancelled extends ResponseError {}

const kinds = new Map([
  [-32000, PlatformException],
  [-32001, HealthKitError],
  [-32002, NativeException],
  [-32602, InvalidParams],
  [-32601, MissingPluginException],
  [-32800, RequestCancelled],
]);

/** The error of the kind that the code of an error object stands for. */
export function responseError(error, options) {
  return new (kinds.get(error.code) ?? ResponseError)(error, options);
}
