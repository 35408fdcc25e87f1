'use strict';

// The values that Nitro passes from JavaScript to Swift. The types are those of types.json.
const types = require('./types.json');
const identifiers = require('./type-identifiers.json');

/** The members of each union of texts. */
const unions = new Map();
function membersOf(name) {
  if (!unions.has(name)) {
    const members = new Set(identifiers[name]);
    for (const each of types.unions[name] ?? []) {
      const [without, union] = each.split('…');
      for (const member of union ? membersOf(union) : [each]) union && without ? members.delete(member) : members.add(member);
    }
    unions.set(name, members);
  }
  return unions.get(name);
}

const enumerations = new Set(types.enumerations);

/** How Nitro names a value in its messages. */
function kindOf(value) {
  if (value === undefined || value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return 'a number';
  return typeof value === 'string' ? 'a string' : 'an object';
}

const isObject = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function';
const isDate = (value) => Object.prototype.toString.call(value) === '[object Date]';

/** The native engine appends a stack to its own messages. */
const withStack = (message) => new TypeError(`${message}\n\n${new Error(message).stack}`);

function object(value) {
  if (!isObject(value)) throw withStack(`Value is ${kindOf(value)}, expected an Object`);
  return value;
}

const simple = {
  number(value) {
    if (typeof value !== 'number') throw new TypeError(`Value is ${kindOf(value)}, expected a number`);
    return value;
  },
  boolean(value) {
    if (typeof value !== 'boolean') throw new TypeError(`Value is ${kindOf(value)}, expected a boolean`);
    return value;
  },
  string(value) {
    if (typeof value !== 'string') throw withStack(`Value is ${kindOf(value)}, expected a String`);
    return value;
  },
  function(value) {
    if (typeof object(value) !== 'function') throw withStack('Object is an object, expected a function');
    return value;
  },
  Date(value) {
    if (typeof object(value).getTime !== 'function') throw withStack('Object is an object, expected a function');
    const time = Math.trunc(value.getTime());
    if (Number.isNaN(time)) throw new TypeError('Value is not a date');
    return new Date(time);
  },
  AnyMap: (value) => Object.fromEntries(Object.entries(object(value)).map(([key, each]) => [key, anyValue(each)])),
};

/** A value in a map of any values: null, a boolean, a number, a text, or a list or an object of these. */
function anyValue(value) {
  if (value === null || ['boolean', 'number', 'string'].includes(typeof value)) return value;
  if (Array.isArray(value)) return value.map(anyValue);
  const isPlain = isObject(value) && Object.prototype.toString.call(value) === '[object Object]';
  if (!isPlain) {
    const names = 'NullType, bool, double, int64_t, std::string, AnyArray, AnyObject';
    throw new TypeError(`Cannot convert "${String(value)}" to any type in variant<${names}>!`);
  }
  return simple.AnyMap(value);
}

/**
 * The native value of a value of JavaScript.
 *
 * @param type a type of types.json; a `?` at its end marks an optional value
 * @param native `{handle, has}`: the function that returns the native side of a hybrid object, or throws, and the one that tells
 *   whether the package has an identifier or a behaviour
 */
function convert(value, type, native) {
  if (type.endsWith('?')) return value === undefined ? undefined : convert(value, type.slice(0, -1), native);
  if (type.endsWith('[]')) {
    if (!Array.isArray(object(value))) throw withStack('Object is an object, expected an array');
    return value.map((each) => convert(each, type.slice(0, -2), native));
  }
  if (Object.hasOwn(simple, type)) return simple[type](value);
  if (type in types.structs) return struct(value, types.structs[type], native);
  if (type in types.unions) {
    if (membersOf(type).has(simple.string(value)) && native.has(value)) return value;
    throw new TypeError(`Cannot convert "${value}" to enum ${type} - invalid value!`);
  }
  // The native conversion of a number that is not finite gives 0.
  if (enumerations.has(type)) return Number.isFinite(simple.number(value)) ? Math.trunc(value) : 0;
  if (type in types.variants) return variant(value, type, native);
  if (type === 'SourceOfRevision') return convert(value, native.has('plainSources') ? 'Source' : 'SourceProxy', native);
  return native.handle(object(value), type);
}

function struct(value, members, native) {
  object(value);
  return Object.fromEntries(Object.entries(members).map(([name, type]) => [name, convert(value[name], type, native)]));
}

/** A value of the first type that fits whole. */
function variant(value, name, native) {
  for (const type of types.variants[name]) {
    if (type === 'Date' && !isDate(value)) continue;
    try {
      return convert(value, type, native);
    } catch {
      // The next type may fit.
    }
  }
  const names = types.variants[name].map((type) => (type in types.structs ? `margelo::nitro::healthkit::${type}` : type));
  throw new TypeError(`Cannot convert "${String(value)}" to any type in variant<${names.join(', ')}>!`);
}

/**
 * The native values of the arguments of a function.
 *
 * @param label the name in messages, such as `CoreModule.deleteObjects`
 */
function convertArguments(label, params, args, native) {
  const least = params.filter((type) => !type.endsWith('?')).length;
  if (args.length < least || args.length > params.length) {
    const expected = least === params.length ? `${least}` : `between ${least} and ${params.length}`;
    throw new Error(`\`${label}(...)\` expected ${expected} arguments, but received ${args.length}!`);
  }
  try {
    return params.map((type, index) => convert(args[index], type, native));
  } catch (error) {
    throw new Error(`${label}(...): ${error.message}`);
  }
}

module.exports = { convertArguments };
