import { HealthKitError, PlatformException } from './errors.js';
import { methodNames } from './methods.js';

/**
 * Puts a stand-in for a native module of iOS in its place: `NativeModules[name]`.
 *
 * Each method of the channel is a function that takes one object, the arguments by name, and returns a promise. While the
 * module has listeners, each notification is an event of its name, as a `NativeEventEmitter` expects.
 *
 * @param NativeModules React Native's, or any object
 * @param bridge what `Bridge.start` or `useHealthKit` gives
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

/** Makes events of notifications while somebody listens. */
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

  /** Hears the bridge from now on, if there is one by now. Listeners may be there before it, and after a reset of it. */
  follow() {
    if (this.#listeners === 0 || this.#notifications || this.#bridge.isClosed) return;
    this.#notifications = this.#bridge.notifications();
    this.#emitAll(this.#notifications);
  }

  async #emitAll(notifications) {
    try {
      for await (const { method, params } of notifications) this.#emit(method, params);
    } catch {
      // The bridge is lost, and each call says so: a native module has no way to say it by an event.
    }
    if (this.#notifications === notifications) this.#notifications = undefined;
    this.follow();
  }

  /** As on a device, what a listener throws is reported, and stops no event. */
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
 * What JavaScript sees of a native promise that was rejected. An exception that would have ended the app, and a bridge that is
 * lost, are no rejections of a module: they pass as they are.
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
