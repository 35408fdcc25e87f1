import { ConnectionFailure, HealthKitError, PlatformException } from './errors.js';
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
  const module = makeEventSource(bridge, emitter);
  for (const method of methodNames.filter((each) => each.startsWith(prefix) && !each.includes('.'))) {
    module[method.slice(prefix.length)] = async (params) => bridge.call(method, params).catch(rejectAsNative);
  }
  NativeModules[name] = module;
  return module;
}

/** The two methods that a `NativeEventEmitter` calls on its module. */
function makeEventSource(bridge, emitter) {
  let listeners = 0;
  let notifications;

  async function emitAll(source) {
    try {
      for await (const { method, params } of source) emitter?.emit(method, params);
    } catch (error) {
      // The bridge is lost, and each call says so: a native module has no way to say it by an event.
      if (!(error instanceof ConnectionFailure)) throw error;
    }
    if (notifications === source) notifications = undefined;
  }

  return {
    addListener() {
      listeners += 1;
      if (notifications) return;
      notifications = bridge.notifications();
      emitAll(notifications);
    },
    removeListeners(count) {
      listeners = Math.max(0, listeners - count);
      if (listeners > 0) return;
      notifications?.return();
      notifications = undefined;
    },
  };
}

/**
 * What JavaScript sees of a native promise that was rejected. An exception that would have ended the app, and a bridge that is
 * lost, are no rejections of a module: they pass as they are.
 */
function rejectAsNative(error) {
  if (error instanceof PlatformException) {
    throw nativeError(error, error.code, 'RCTErrorDomain', error.details);
  }
  if (error instanceof HealthKitError) {
    const code = `E${error.domain.toUpperCase()}${error.code}`;
    throw nativeError(error, code, error.domain, { NSLocalizedDescription: error.message });
  }
  throw error;
}

function nativeError(cause, code, domain, userInfo) {
  return Object.assign(new Error(cause.message, { cause }), { code, domain, userInfo, nativeStackIOS: [] });
}
