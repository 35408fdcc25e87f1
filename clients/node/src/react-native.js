import { HealthKitError, PlatformException } from './errors.cjs';
import { methodNames } from './methods.js';

/**
 * Installs a replacement for a native module of iOS as `NativeModules[name]`.
 *
 * Each method of the channel is a function that takes one object with the arguments by name and returns a promise. While the
 * module has listeners, it emits each notification as an event with its name, as a `NativeEventEmitter` expects.
 *
 * @param NativeModules the `NativeModules` of React Native, or any object
 * @param bridge the result of `Bridge.start` or `useHealthKit`
 * @param options `channel`, by default `healthkit_permissions`; `emitter`, React Native's `DeviceEventEmitter`
 * @returns the module
 */
export function installNativeModule(NativeModules, name, bridge, { channel = 'healthkit_permissions', emitter } = {}) {
  const prefix = channel + '/';
  const events = new Events(bridge, emitter);
  const module = {
    addListener: () => events.addListeners(1),
    removeListeners: (count) => events.addListeners(-count),
  };
  for (const method of methodNames.filter((each) => each.startsWith(prefix) && !each.includes('.'))) {
    module[method.slice(prefix.length)] = async (params) => {
      events.follow();
      return bridge.call(method, params).catch(rejectAsNative);
    };
  }
  NativeModules[name] = module;
  return module;
}

/** Emits notifications as events while the module has listeners. */
class Events {
  #bridge;
  #emitter;
  #listeners = 0;
  #notifications;

  constructor(bridge, emitter) {
    this.#bridge = bridge;
    this.#emitter = emitter;
  }

  addListeners(count) {
    this.#listeners = Math.max(0, this.#listeners + count);
    if (this.#listeners > 0) return this.follow();
    this.#notifications?.return();
    this.#notifications = undefined;
  }

  /** Starts emitting notifications if the bridge is open. Listeners can exist before the bridge starts and after a reset. */
  follow() {
    if (this.#listeners === 0 || this.#notifications || this.#bridge.isClosed) return;
    this.#notifications = this.#bridge.notifications(undefined, { timeout: Infinity });
    this.#emitAll(this.#notifications);
  }

  async #emitAll(notifications) {
    try {
      for await (const { method, params } of notifications) this.#emit(method, params);
    } catch {
      // The connection is lost. Calls report this; a native module cannot report it with an event.
    }
    if (this.#notifications === notifications) this.#notifications = undefined;
    this.follow();
  }

  /** Emits an event. As on a device, an error of a listener is reported and does not stop further events. */
  #emit(method, params) {
    try {
      this.#emitter?.emit(method, params);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}

/**
 * Throws the error of a rejected native promise. An exception that ends the app, and a lost connection, are not rejections of
 * the module: they are thrown unchanged.
 */
function rejectAsNative(error) {
  if (error instanceof PlatformException) {
    const message = error.error.data?.message ?? 'Unknown error from a native module';
    throw nativeError(error, message, error.code, 'RCTErrorDomain', error.details);
  }
  if (error instanceof HealthKitError) {
    const code = `E${error.domain}${error.code}`.toUpperCase();
    throw nativeError(error, error.message, code, error.domain, { NSLocalizedDescription: error.message });
  }
  throw error;
}

function nativeError(cause, message, code, domain, userInfo) {
  return Object.assign(new Error(message, { cause }), { code, domain, userInfo, nativeStackIOS: [] });
}
