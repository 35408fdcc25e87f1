'use strict';

const { functions } = require('./types.json');
const { asNative } = require('./failures.cjs');
const { convertArguments } = require('./values.cjs');

const noOptions = Object.freeze({});

/** The members of every hybrid object. The native side is not visible to JavaScript. */
class HybridObject {
  #native;

  /** @param native the native side: `{name, app, value}`, and the number of the `process` that got the object */
  constructor(native) {
    this.#native = native;
  }

  /** The native side of a hybrid object; undefined if the value is none, or was disposed of. */
  static nativeOf(object) {
    return #native in object ? object.#native : undefined;
  }

  toString() {
    return `[HybridObject ${this.#native?.name ?? 'disposed'}]`;
  }

  equals(other) {
    return this === other;
  }

  dispose() {
    this.#native = undefined;
  }
}
for (const name of ['toString', 'equals', 'dispose']) Object.defineProperty(HybridObject.prototype, name, { enumerable: true });

/** The native side of a hybrid object that a function is called on. */
function nativeOf(object, name, member) {
  const native = Object(object) === object ? HybridObject.nativeOf(object) : undefined;
  if (native?.name !== name) {
    throw new Error(`Cannot access "${name}.${member}": \`this\` is not a hybrid object ${name}, or dispose() was called on it.`);
  }
  check(native, `${name}.${member}`);
  return native;
}

/** Throws an error if the app process that got an object has ended. */
function check(native, label) {
  if (native.process === undefined || native.process === native.app.process) return;
  throw new Error(`${label}: the app process that got this ${native.name} has ended. Query it again.`);
}

/** The native side of a hybrid object that is an argument. */
function handle(object, type) {
  const native = HybridObject.nativeOf(object);
  if (native?.name !== type) throw new TypeError(`Object is not a hybrid object ${type}`);
  check(native, type);
  return native.value;
}

/**
 * Makes a class of hybrid objects.
 *
 * A function gets the native side, `{app, value}`, and its converted arguments. A function that is not synchronous returns a
 * promise. A getter gets the native side.
 *
 * @param options `getters`; `waitsForUser`: the names of the functions that show a sheet
 */
function defineHybrid(name, implementations, { getters = noOptions, waitsForUser = [] } = noOptions) {
  const type = class extends HybridObject {};
  const { prototype } = type;
  delete prototype.constructor;
  const define = (member, descriptor) =>
    Object.defineProperty(prototype, member, { enumerable: true, configurable: true, ...descriptor });
  define('name', { get: () => name });
  for (const [member, get] of Object.entries(getters)) {
    define(member, { get() { return get(nativeOf(this, name, member)); } });
  }
  for (const [member, { params, sync }] of Object.entries(functions[name])) {
    const implementation = implementations[member];
    const call = sync ? callNow : callLater(waitsForUser.includes(member));
    define(member, {
      value(...args) {
        const label = `${name}.${member}`;
        const native = nativeOf(this, name, member);
        const values = convertArguments(label, params, args, { handle, has: (behaviour) => native.app.has(behaviour) });
        return call(native, label, () => implementation(native, ...values));
      },
    });
  }
  return (native) => new type(native);
}

function callNow(_native, label, run) {
  try {
    return run();
  } catch (error) {
    throw asNative(error, `${label}(...): `);
  }
}

const callLater = (waitsForUser) => (native, _label, run) =>
  native.app.inOrder(run, waitsForUser).catch((error) => {
    throw asNative(error);
  });

module.exports = { defineHybrid, HybridObject };
