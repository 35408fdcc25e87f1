/**
 * An async iterator of the notifications of the bridge, in order. Each item is `{method, params}`.
 *
 * Unread notifications are kept. The iterator ends when the bridge is closed. When the connection is lost, it first returns
 * the unread notifications and then throws the `ConnectionFailure`.
 */
export class Notifications {
  #method;
  #connection;
  #queue = [];
  #waiting = [];
  #hasEnded = false;
  #failure;

  /** @param method the method of the notifications; all methods by default */
  constructor(connection, method) {
    this.#connection = connection;
    this.#method = method;
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
    return item.finally(() => this.#connection.release());
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
    if (this.#method !== undefined && notification.method !== this.#method) return;
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
