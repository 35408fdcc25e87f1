import { Connection } from './connection.js';
import { HeaderFraming, LineFraming } from './framing.js';
import { makeHelpers } from './helpers.js';
import { defaultCommand, toArguments, withConsentFile } from './options.js';

/** A running bridge. It is made by `Bridge.start`. */
export class Bridge {
  #connection;

  constructor(connection) {
    this.#connection = connection;
    /** `store`, `control` and `healthkitPermissions`: a function for each method. */
    Object.assign(this, makeHelpers((method, params, options) => this.call(method, params, options)));
  }

  /**
   * Starts a bridge and asks for its version.
   *
   * @param options those of `serve` in camel case, `command` and `timeout`
   * @throws ConnectionFailure; TypeError for options that mean nothing
   */
  static async start({ command = defaultCommand(), timeout = 30_000, ...options } = {}) {
    if (!Array.isArray(command)) throw new TypeError('command: not an array');
    return withConsentFile(options, async (serve) => {
      const framing = serve.framing === 'headers' ? new HeaderFraming() : new LineFraming();
      const connection = new Connection([...command, ...toArguments(serve)], framing, timeout);
      await connection.checkVersion();
      return new Bridge(connection);
    });
  }

  /** Whether nothing can be called any more: it was closed, or lost. */
  get isClosed() {
    return this.#connection.isClosed;
  }

  /**
   * One request, and its result. Calls need not wait for each other: they are carried out in their order.
   *
   * @param options `timeout` in milliseconds; `signal`, an AbortSignal that cancels a request which waits for the user,
   *   or takes long
   * @throws ConnectionFailure, ResponseError; TypeError for a number, a date or a text that no request can say
   */
  call(method, params, options) {
    return this.#connection.call(method, params, options);
  }

  /** An async iterator of the notifications that come from now on: `{method, params}`. */
  notifications(method) {
    return this.#connection.notifications(method);
  }

  /** Ends all iterators of notifications that were made until now. */
  endNotifications() {
    this.#connection.endNotifications();
  }

  /** Ends the bridge, after it has answered the calls under way, and waits until its process is gone. */
  close() {
    return this.#connection.close();
  }
}

// Before Node.js 18.18 there is no such symbol, and no `await using` that would look for it.
if (Symbol.asyncDispose) {
  Bridge.prototype[Symbol.asyncDispose] = function () {
    return this.close();
  };
}
