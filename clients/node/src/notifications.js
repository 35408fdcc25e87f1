/**
 * What the bridge sends by itself, in order, as an async iterator. Each item is `{method, params}`.
 *
 * What comes while nobody asks is kept. The iterator ends when the bridge is closed; when the bridge is lost, it throws
 * the `ConnectionFailure` after what has come until then.
 */
export class Notifications {
  #method;
  #connection;
  #queue = [];
  #waiting = [];
  #hasEnded = false;
  #failure;

  /** @param method which notifications; all, if it is left out */
  constructor(connection, method) {
    this.#connection = connection;
    this.#method = method;
  }

  [Symbol.asyncIterator]() {
    return this;
  }

  /** The next notification, as soon as it has come. */
  next() {
    if (this.#queue.length > 0) return Promise.resolve({ value: this.#queue.shift(), done: false });
    if (this.#failure) return Promise.reject(this.#failure);
    if (this.#hasEnded) return Promise.resolve({ value: undefined, done: true });
    this.#connection.hold();
    const item = new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
    return item.finally(() => this.#connection.release());
  }

  /** Wants no more: what was kept is dropped, and nothing further is kept. `break` in `for await` calls it. */
  return() {
    this.#queue = [];
    this.#failure = undefined;
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  /** Takes a notification that has come. */
  add(notification) {
    if (this.#method !== undefined && notification.method !== this.#method) return;
    const waiting = this.#waiting.shift();
    if (waiting) waiting.resolve({ value: notification, done: false });
    else this.#queue.push(notification);
  }

  /** Ends, after what was kept; with a failure if there is one. */
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
