import { clearTimeout, setTimeout } from 'node:timers';
import { BridgeError } from './errors.cjs';

/**
 * An async iterator of the notifications of the bridge, in order. Each item is `{method, params}`.
 *
 * Unread notifications are kept. The iterator ends when the bridge is closed. When the connection is lost, it first returns
 * the unread notifications and then throws the `ConnectionFailure`. It throws a `BridgeError` if none comes in time.
 */
export class Notifications {
  #connection;
  #timeout;
  #queue = [];
  #waiting = [];
  #hasEnded = false;
  #failure;
  #missed;

  /**
   * @param method the method of the notifications; all methods by default
   * @param timeout the time limit of a wait, in milliseconds
   */
  constructor(connection, method, timeout) {
    this.#missed = connection.arrivals(method);
    this.#connection = connection;
    this.method = method;
    this.#timeout = timeout;
  }

  /** Whether something waits for the next notification, and not without a limit. */
  get isWaited() {
    return this.#waiting.length > 0 && this.#timeout < Infinity;
  }

  [Symbol.asyncIterator]() {
    return this;
  }

  /** Waits for the next notification. */
  next() {
    if (this.#queue.length > 0) return Promise.resolve({ value: this.#queue.shift(), done: false });
    if (this.#failure) return Promise.reject(this.#failure);
    if (this.#hasEnded) return Promise.resolve({ value: undefined, done: true });
    this.#connection.hold();
    const item = new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
    const missed = this.#missed ? ` ${this.#missed} came before this iterator was made: make it before what sends them.` : '';
    const what = `No notification ${this.method ?? ''} came within ${this.#timeout} ms: its query must run, and something must change.${missed}`;
    const late = this.#timeout < Infinity && setTimeout(() => this.end(new BridgeError(what)), this.#timeout);
    return item.finally(() => {
      clearTimeout(late);
      this.#connection.release();
    });
  }

  /** Removes and returns the unread notifications. */
  take() {
    return this.#queue.splice(0);
  }

  /** Discards unread notifications and ends the iterator. `break` in `for await` calls this method. */
  return() {
    this.#queue = [];
    this.#failure = undefined;
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  /** Adds a received notification. */
  add(notification) {
    if (this.method !== undefined && notification.method !== this.method) return;
    const waiting = this.#waiting.shift();
    if (waiting) waiting.resolve({ value: notification, done: false });
    else this.#queue.push(notification);
  }

  /** Ends the iterator after the unread notifications, with a failure if there is one. */
  end(failure) {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#failure = failure;
    this.#connection.forget(this);
    for (const waiting of this.#waiting.splice(0)) {
      if (failure) waiting.reject(failure);
      else waiting.resolve({ value: undefined, done: true });
    }
  }
}
