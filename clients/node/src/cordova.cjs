'use strict';
// A stand-in for Cordova on iOS, with the native side of the plugin cordova-plugin-health. It is CommonJS, because test runners load
// it before everything else. It has no dependencies: `connect` gives it a bridge.
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { callBack, throwLater } = require('./callbacks.cjs');

let connection;

/** The connection of the native side to a bridge. */
class Connection {
  #bridge;
  #noReply;
  #notifications;
  /** The success callbacks of `monitorSampleType`, by type. Each update of a type has a notification for each of them. */
  #monitors = new Map();

  constructor(bridge, noReply) {
    this.#bridge = bridge;
    this.#noReply = noReply;
  }

  async exec(success, fail, method, args) {
    const monitor = method === 'HealthKit/monitorSampleType' ? this.#monitor(args[0]?.sampleType, success) : undefined;
    try {
      const result = await this.#bridge.call(method, args);
      if (!monitor) callBack(success, result);
    } catch (error) {
      monitor?.remove();
      this.#fail(success, fail, error);
    }
  }

  /** Adds a callback for the updates of a type. */
  #monitor(type, success) {
    this.#follow();
    const callbacks = this.#monitors.get(type) ?? [];
    this.#monitors.set(type, callbacks);
    callbacks.push(success);
    return { remove: () => callbacks.splice(callbacks.lastIndexOf(success), 1) };
  }

  #follow() {
    if (this.#notifications) return;
    this.#notifications = this.#bridge.notifications('HealthKit/callback', { timeout: Infinity });
    this.#callAll(this.#notifications);
  }

  async #callAll(notifications) {
    try {
      for await (const { params } of notifications) this.#update(params.sampleType);
    } catch {
      // The connection is lost. Calls report this.
    }
    if (this.#notifications === notifications) this.stop();
  }

  /** Calls the callback that has waited longest. */
  #update(type) {
    const callbacks = this.#monitors.get(type) ?? [];
    const callback = callbacks.shift();
    if (callback) callbacks.push(callback);
    callBack(callback, type);
  }

  /** Ends the observers. */
  stop() {
    this.#notifications?.return();
    this.#notifications = undefined;
    this.#monitors.clear();
  }

  #fail(success, fail, error) {
    const { code, data } = error.error ?? {};
    // An exception ends the app, and a lost connection ends the test: no callback is called.
    if (code === -32000) {
      callBack(fail, data.details);
      for (const next of data.followedBy ?? []) {
        if ('error' in next) callBack(fail, next.error);
        else callBack(success, next.result);
      }
    } else if (code !== -32004 || this.#noReply === 'throw') {
      throwLater(error);
    }
  }
}

exports.connect = function connect(bridge, { noReply = 'pending' } = {}) {
  connection?.stop();
  connection = new Connection(bridge, noReply);
};

/** Cordova's global. */
exports.cordova = {
  platformId: 'ios',
  plugins: {},
  exec(success, fail, service, action, args = []) {
    if (!connection) throw new Error('No bridge: call connect(bridge) of healthkit-bridge/cordova first.');
    // As Cordova does, so that functions and undefined members are left out, and dates are texts.
    connection.exec(success, fail, `${service}/${action}`, JSON.parse(JSON.stringify(args)));
  },
  /** Runs a function when the device is ready, which it always is. */
  addConstructor(run) {
    run();
  },
};

/**
 * The folder of the package cordova-plugin-health, or undefined: `CORDOVA_PLUGIN_HEALTH`, else the package in `node_modules`.
 *
 * @param from the path of the module from which the package is looked up
 */
exports.pluginFolder = function pluginFolder(from = join(process.cwd(), 'index.js')) {
  if (process.env.CORDOVA_PLUGIN_HEALTH) return process.env.CORDOVA_PLUGIN_HEALTH;
  try {
    return join(createRequire(from).resolve('cordova-plugin-health/package.json'), '..');
  } catch {
    return undefined;
  }
};

/**
 * Runs the unmodified JavaScript of cordova-plugin-health for iOS, and returns `cordova.plugins.health`.
 *
 * @param folder the folder of the package
 */
exports.loadPlugin = function loadPlugin(folder = exports.pluginFolder()) {
  if (!folder) throw new Error('There is no package cordova-plugin-health: install it, or set CORDOVA_PLUGIN_HEALTH to its folder.');
  for (const name of ['HealthKit.js', 'health.js']) {
    const source = readFileSync(join(folder, 'www/ios', name), 'utf8');
    // Cordova runs each file as a function, not in strict mode.
    new Function('require', 'exports', 'module', source)(undefined, {}, {});
  }
  return exports.cordova.plugins.health;
};

// The globals of a web view.
globalThis.cordova = exports.cordova;
globalThis.window ??= globalThis;
if (!/iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')) {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
  Object.defineProperty(globalThis.window, 'navigator', { value: { userAgent }, configurable: true, writable: true });
}
