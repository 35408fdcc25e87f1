'use strict';

// A stand-in for `react-native` with the native module of the package react-native-health. It is CommonJS, because
// packages and Jest load `react-native` with `require`. It has no dependencies: `connect` gives it a bridge.
const { EventEmitter } = require('node:events');
const methodNames = require('./apple-healthkit-methods.cjs');
const { callBack, throwLater } = require('./callbacks.cjs');

const channel = 'AppleHealthKit';
const events = new EventEmitter().setMaxListeners(0);
let connection;

/** The connection of the native module to a bridge. */
class Connection {
  #bridge;
  #noReply;
  #listeners = 0;
  #notifications;

  constructor(bridge, noReply) {
    this.#bridge = bridge;
    this.#noReply = noReply;
  }

  /** Calls a method of the native module. The last argument is the callback, if it is a function. */
  invoke(method, args) {
    const callback = typeof args.at(-1) === 'function' ? args.at(-1) : undefined;
    this.#follow();
    this.#call(method, callback ? args.slice(0, -1) : args).then(
      (result) => answer(callback, null, result),
      (error) => this.#fail(callback, error),
    );
  }

  addListener(name) {
    this.#listeners += 1;
    if (!this.#follow()) this.#send('addListener', name);
  }

  removeListeners(count) {
    this.#listeners = Math.max(0, this.#listeners - count);
    if (!this.#bridge.isClosed) this.#send('removeListeners', count);
    if (this.#listeners === 0) this.stop();
  }

  /** Ends the events. */
  stop() {
    this.#notifications?.return();
    this.#notifications = undefined;
  }

  /**
   * Starts emitting events while there are listeners and the bridge is open. Listeners can exist before the bridge starts and
   * after a reset: the native module then gets all of them again. Returns whether it did.
   */
  #follow() {
    if (this.#listeners === 0 || this.#notifications || this.#bridge.isClosed) return false;
    this.#notifications = this.#bridge.notifications(`${channel}/event`, { timeout: Infinity });
    this.#emitAll(this.#notifications);
    for (let index = 0; index < this.#listeners; index += 1) this.#send('addListener', '');
    return true;
  }

  async #emitAll(notifications) {
    try {
      for await (const { params } of notifications) emit(params);
    } catch {
      // The connection is lost. Calls report this.
    }
    if (this.#notifications === notifications) this.#notifications = undefined;
  }

  #send(method, argument) {
    this.#call(method, [argument]).catch((error) => this.#fail(undefined, error));
  }

  // A bridge that is not there throws at once.
  async #call(method, args) {
    return this.#bridge.call(`${channel}/${method}`, args);
  }

  #fail(callback, error) {
    const { code, data } = error.error ?? {};
    // An exception ends the app, and a lost connection ends the test: no callback is called.
    if (code === -32000) answer(callback, data.details, undefined);
    else if (code !== -32004 || this.#noReply === 'throw') throwLater(error);
  }
}

/** Calls a callback as React Native does: with the error alone, or with null and the result. */
function answer(callback, error, result) {
  callBack(callback, ...(error === null ? [null, result] : [error]));
}

/** Emits an event. An error of a listener is reported and does not stop further events. */
function emit({ name, body }) {
  for (const listener of events.listeners(name)) callBack(listener, body);
}

function connected() {
  if (!connection) throw new Error('No bridge: call connect(bridge) of healthkit-bridge/react-native-health first.');
  return connection;
}

/**
 * Connects the native module to a bridge.
 *
 * @param bridge the result of `Bridge.start` or `useHealthKit`
 * @param options `noReply`: `pending` leaves a call open that the native module never answers, as on a device; `throw` fails
 */
exports.connect = function connect(bridge, { noReply = 'pending' } = {}) {
  connection?.stop();
  connection = new Connection(bridge, noReply);
};

const module_ = {};
for (const name of methodNames) module_[name] = (...args) => connected().invoke(name, args);
module_.addListener = (name) => connected().addListener(name);
module_.removeListeners = (count) => connected().removeListeners(count);

exports.NativeModules = { AppleHealthKit: module_ };

/** A subscription to an event. */
function subscribe(name, listener, removed = () => {}) {
  events.on(name, listener);
  let isActive = true;
  return {
    remove() {
      if (!isActive) return;
      isActive = false;
      events.off(name, listener);
      removed();
    },
  };
}

/** React Native's class: it tells the native module about its listeners. */
exports.NativeEventEmitter = class NativeEventEmitter {
  #module;
  #subscriptions = new Map();

  constructor(nativeModule) {
    this.#module = nativeModule;
  }

  addListener(name, listener, context) {
    this.#module?.addListener(name);
    const subscription = subscribe(name, context ? listener.bind(context) : listener, () => {
      this.#subscriptions.get(name)?.delete(subscription);
      this.#module?.removeListeners(1);
    });
    if (!this.#subscriptions.has(name)) this.#subscriptions.set(name, new Set());
    this.#subscriptions.get(name).add(subscription);
    return subscription;
  }

  removeAllListeners(name) {
    for (const subscription of [...(this.#subscriptions.get(name) ?? [])]) subscription.remove();
  }

  listenerCount(name) {
    return this.#subscriptions.get(name)?.size ?? 0;
  }
};

/** React Native's emitters of all events. The native module does not learn of their listeners. */
exports.DeviceEventEmitter = { addListener: (name, listener) => subscribe(name, listener) };
exports.NativeAppEventEmitter = exports.DeviceEventEmitter;

exports.Platform = { OS: 'ios', select: (choices) => choices.ios ?? choices.native ?? choices.default };
