'use strict';
// A stand-in for `expo` and `expo-modules-core` on iOS, with the native modules whose Swift code a bridge hosts. It is CommonJS, because
// packages and Jest load them with `require`.
const { EventEmitter: Emitter } = require('node:events');
const { NoReply, PlatformException } = require('./errors.cjs');
const { endsApp } = require('./nitro/app.cjs');
const { Connection, withoutChannels } = require('./nitro/connection.cjs');

/** The app that was started last: its connection, the members of its modules, and whether a call that is never answered fails. */
let current;

function started() {
  if (!current) throw new Error('No bridge: call startExpo({ native }) of healthkit-bridge/expo first.');
  return current;
}

/** The error of a native module. */
class CodedError extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

const emitters = new WeakMap();
const emitterOf = (object) => emitters.get(object) ?? emitters.set(object, new Emitter().setMaxListeners(0)).get(object);

class EventEmitter {
  /** With a module, as code for former versions of Expo makes it, it is that module. */
  constructor(module) {
    if (module) return module;
  }

  addListener(event, listener) {
    if (emitterOf(this).on(event, listener).listenerCount(event) === 1) this.startObserving?.(event);
    return { remove: () => this.removeListener(event, listener) };
  }

  removeListener(event, listener) {
    if (!emitterOf(this).listeners(event).includes(listener)) return;
    if (emitterOf(this).off(event, listener).listenerCount(event) === 0) this.stopObserving?.(event);
  }

  removeAllListeners(event) {
    for (const listener of emitterOf(this).listeners(event)) this.removeListener(event, listener);
  }

  listenerCount(event) {
    return emitterOf(this).listenerCount(event);
  }

  emit(event, ...args) {
    for (const listener of emitterOf(this).listeners(event)) listener(...args);
  }
}

class NativeModule extends EventEmitter {}
class SharedObject extends EventEmitter {}

/** The references to native objects. */
const references = new WeakMap();

/** Changes the values within lists and objects. */
function mapped(value, change) {
  const changed = change(value);
  if (changed !== value) return changed;
  if (Array.isArray(value)) return value.map((element) => mapped(element, change));
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapped(member, change)]));
}

const toNative = (value) =>
  mapped(value, (part) => {
    if (typeof part === 'function') throw new TypeError('A hosted module takes no functions.');
    return references.get(part) ?? part;
  });

const fromNative = (module, value) =>
  mapped(value, (part) => {
    if (part?.$bytes !== undefined) return new Uint8Array(Buffer.from(part.$bytes, 'base64'));
    if (part?.$object === undefined) return part;
    const object = Object.create((module[part.class] ?? SharedObject).prototype);
    references.set(object, part);
    return object;
  });

/** The function that calls a method. It returns a promise, or stops the thread until the result is there. */
function native(module, method, isAsync) {
  const coded = (error) => (error instanceof PlatformException ? new CodedError(error.code, error.message) : error);
  const callNow = (...args) => {
    try {
      return fromNative(module, started().connection.callNow(method, toNative(args)));
    } catch (error) {
      throw coded(error);
    }
  };
  const call = async (...args) => {
    const { connection, noReply } = started();
    try {
      return fromNative(module, await connection.call(method, toNative(args)));
    } catch (error) {
      if (error instanceof NoReply && noReply !== 'throw') return new Promise(() => {});
      throw coded(error);
    }
  };
  return isAsync ? call : callNow;
}

function nativeClass(module, path, { functions, asyncFunctions, properties }) {
  class Native extends SharedObject {
    constructor(...args) {
      super();
      return native(module, path)(...args);
    }
  }
  for (const name of ['release', ...functions, ...asyncFunctions]) {
    const call = native(module, `${path}.${name}`, asyncFunctions.includes(name));
    Native.prototype[name] = function (...args) { return call(this, ...args); };
  }
  for (const name of properties) {
    const call = native(module, `${path}.${name}`);
    Object.defineProperty(Native.prototype, name, { get() { return call(this); }, set(value) { call(this, value); } });
  }
  return Native;
}

const modules = new Map();

/** The object of a module. Its members are known once a bridge has been started. */
function nativeModule(name) {
  const own = Object.assign(new NativeModule(), { __expo_module_name__: name });
  for (const observing of ['startObserving', 'stopObserving']) own[observing] = (event) => native(module, `${name}/${observing}`)(event);
  const module = new Proxy(own, {
    get(_, key) {
      if (key in own || typeof key === 'symbol' || (!current && ['then', '$$typeof'].includes(key))) return own[key];
      const { functions, asyncFunctions, classes, properties, constants } = started().modules[name] ?? missing(name);
      const path = `${name}/${key}`;
      if (properties.includes(key)) return native(module, path)();
      if (functions.includes(key) || asyncFunctions.includes(key)) own[key] = native(module, path, asyncFunctions.includes(key));
      else if (Object.hasOwn(classes, key)) own[key] = nativeClass(module, path, classes[key]);
      return own[key] ?? constants[key];
    },
    set(_, key, value) {
      if (current?.modules[name]?.properties.includes(key)) native(module, `${name}/${key}`)(value);
      else own[key] = value;
      return true;
    },
  });
  return module;
}

function missing(name) {
  throw new Error(`Cannot find native module '${name}'`);
}

function requireOptionalNativeModule(name) {
  if (current && !Object.hasOwn(current.modules, name)) return null;
  if (!modules.has(name)) modules.set(name, nativeModule(name));
  return modules.get(name);
}

/** Ends the listeners of an app whose process has ended. */
const forget = () => modules.forEach((module) => emitters.delete(module));

/**
 * Starts a bridge that hosts native modules.
 *
 * @param options those of `Bridge.start`, and `noReply`: `pending` leaves a call open that a module never answers, as on a device; `throw` fails
 */
exports.startExpo = async function startExpo({ noReply = 'pending', ...options } = {}) {
  if (!options.native && !options.command) {
    throw new TypeError("startExpo needs the folder of the modules' native code: startExpo({ native: 'ios/' }).");
  }
  const connection = new Connection(options, (method, params) => {
    const [, name, event] = method.match(/^(.*)\/(.*)$/);
    const module = modules.get(name);
    module?.emit(event, fromNative(module, params));
  });
  const app = { connection, noReply, modules: await connection.call('expo/modules') };
  forget();
  current = app;
  return withoutChannels({
    call(method, params) {
      if (endsApp(method, params)) forget();
      return connection.call(method, params);
    },
    close: () => connection.close(),
  });
};

exports.requireNativeModule = (name) => requireOptionalNativeModule(name) ?? missing(name);
exports.Platform = { OS: 'ios', select: (choices) => choices.ios ?? choices.native ?? choices.default };
Object.assign(exports, { CodedError, EventEmitter, NativeModule, SharedObject, requireOptionalNativeModule });
