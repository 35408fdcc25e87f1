'use strict';
// A stand-in for @capacitor/core on iOS, with the native sides of @capgo/capacitor-health (`Health`), capacitor-health (`HealthPlugin`)
// and @perfood/capacitor-healthkit (`CapacitorHealthkit`). It is CommonJS, because packages and Jest load `@capacitor/core` with `require`. It has no dependencies:
// `connect` gives it a bridge.
const { throwLater } = require('./callbacks.cjs');

let connection;

const nativePlugins = ['Health', 'HealthPlugin', 'CapacitorHealthkit'];
const platform = 'ios';

/** The error of a plugin. */
class CapacitorException extends Error {
  constructor(message, code, data) {
    super(message);
    if (code !== undefined) this.code = code;
    if (data !== undefined) this.data = data;
  }
}

const ExceptionCode = { Unimplemented: 'UNIMPLEMENTED', Unavailable: 'UNAVAILABLE' };

/** Calls a native method. Its promise stays open after an exception, which ends the app, and for a call that is never answered. */
function nativePromise(plugin, method, options = {}) {
  if (!connection) throw new Error('No bridge: call connect(bridge) of healthkit-bridge/capacitor first.');
  const { bridge, noReply } = connection;
  return new Promise((resolve, reject) => {
    bridge.call(`${plugin}/${method}`, toNative(options)).then(
      (result) => resolve(result ?? undefined),
      (error) => {
        const { code, data } = error.error ?? {};
        if (code === -32601) reject(unimplemented(`"${plugin}.${method}()" is not implemented on ${platform}`));
        else if (code === -32000) reject(rejection(data.message));
        else if (code !== -32004 || noReply === 'throw') throwLater(error);
      },
    );
  });
}

/** The options as native code receives them. A `Date` is no text there. */
function toNative(options) {
  const isDate = (value) => Object.prototype.toString.call(value) === '[object Date]';
  return JSON.parse(
    JSON.stringify(options, function (key, value) {
      return isDate(this[key]) ? { $date: value } : value;
    }),
  );
}

const unimplemented = (message) => new CapacitorException(message, ExceptionCode.Unimplemented);
const rejection = (message) => Object.assign(new CapacitorException(message), { errorMessage: message });

const registered = new Map();

/** Makes the object of a plugin. Plugins without a native side here have their JavaScript for iOS or for the web. */
function registerPlugin(name, implementations = {}) {
  if (registered.has(name)) return registered.get(name);
  const isNative = nativePlugins.includes(name);
  let implementation;
  const load = async () => {
    const made = implementations[platform] ?? (isNative ? undefined : implementations.web);
    implementation ??= typeof made === 'function' ? await made() : made;
    return implementation;
  };
  const methods = {};
  const plugin = new Proxy(methods, {
    get(_, method) {
      if (typeof method === 'symbol' || method === '$$typeof') return undefined;
      if (method === 'toJSON') return () => ({});
      methods[method] ??= async (...args) => {
        const own = await load();
        if (own) {
          if (own[method]) return own[method](...args);
          throw unimplemented(`"${name}.${method}()" is not implemented on ${platform}`);
        }
        if (!isNative) throw unimplemented(`"${name}" plugin is not implemented on ${platform}`);
        return nativePromise(name, method, args[0]);
      };
      return methods[method];
    },
  });
  registered.set(name, plugin);
  return plugin;
}

exports.connect = function connect(bridge, { noReply = 'pending' } = {}) {
  connection = { bridge, noReply };
};

exports.registerPlugin = registerPlugin;
exports.CapacitorException = CapacitorException;
exports.ExceptionCode = ExceptionCode;

exports.Capacitor = {
  Exception: CapacitorException,
  convertFileSrc: (path) => path,
  getPlatform: () => platform,
  isNativePlatform: () => true,
  isPluginAvailable: (name) => nativePlugins.includes(name) || registered.has(name),
  registerPlugin,
};

/** The superclass of plugins for the web. */
exports.WebPlugin = class WebPlugin {
  unimplemented(message = 'not implemented') {
    return unimplemented(message);
  }

  unavailable(message = 'not available') {
    return new CapacitorException(message, ExceptionCode.Unavailable);
  }
};
