import { isObject, Numeral, parse } from './json.js';

const forms = {
  uuid: (value) => /^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/.test(value),
  date: (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value) && !Number.isNaN(Date.parse(value)),
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isObject,
  integer: (value) => value instanceof Numeral && value.isInteger,
  number: (value) => value instanceof Numeral,
  anything: () => true,
};

/**
 * Compares a value with the expectation of a vector.
 *
 * @param saved the saved values by name
 * @returns the saved values after the match, or undefined if the value does not match
 */
export function match(expected, value, saved) {
  if (value === undefined) return undefined;
  if (expected instanceof Numeral) return value instanceof Numeral && expected.equals(value) ? saved : undefined;
  if (Array.isArray(expected)) return matchInOrder(expected, value, saved);
  if (!isObject(expected)) return expected === value ? saved : undefined;
  const matcher = Object.keys(expected).find((name) => name.startsWith('$'));
  if (matcher) return matchMatcher(matcher, expected, value, saved);
  const isWhole = isObject(value) && Object.keys(value).length === Object.keys(expected).length;
  return isWhole ? matchMembers(expected, value, saved) : undefined;
}

/** Replaces each `{"$use": name}` in a value by the saved value. */
export function substitute(value, saved) {
  if (Array.isArray(value)) return value.map((element) => substitute(element, saved));
  if (!isObject(value)) return value;
  if ('$use' in value) return used(value, saved);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, substitute(member, saved)]));
}

/** The member that may stand beside a matcher. */
const companions = { $save: 'as', $use: 'followedBy' };

function matchMatcher(name, { [name]: argument, ...rest }, value, saved) {
  const others = Object.keys(rest).filter((other) => other !== companions[name]);
  if (others.length > 0) throw new Error(`${name} cannot be combined with ${others}`);
  const only = (isRight) => (isRight ? saved : undefined);
  switch (name) {
    case '$any':
      if (!Object.hasOwn(forms, argument)) throw new Error(`unknown form ${argument}`);
      return only(forms[argument](value));
    case '$integer':
      return only(value instanceof Numeral && value.isInteger && argument.equals(value));
    case '$real':
      return only(value instanceof Numeral && !value.isInteger && argument.equals(value));
    case '$has':
      return isObject(value) ? matchMembers(argument, value, saved) : undefined;
    case '$contains':
      if (typeof argument === 'string') return only(typeof value === 'string' && value.includes(argument));
      return Array.isArray(value) ? matchInAnyOrder(argument, value, saved) : undefined;
    case '$unordered':
      return Array.isArray(value) && value.length === argument.length ? matchInAnyOrder(argument, value, saved) : undefined;
    case '$save': {
      const remembered = 'as' in rest ? match(rest.as, value, saved) : saved;
      return remembered && { ...remembered, [argument]: value };
    }
    case '$json':
      return typeof value === 'string' ? match(argument, parsed(value), saved) : undefined;
    case '$use':
      return match(literal(used({ $use: argument, ...rest }, saved)), value, saved);
  }
  throw new Error(`unknown matcher ${name}`);
}

/** Compares a saved value literally, even if a member looks like a matcher. */
function literal(value) {
  if (Array.isArray(value)) return value.map(literal);
  if (!isObject(value)) return value;
  const members = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, literal(member)]));
  return Object.keys(value).some((name) => name.startsWith('$')) ? { $has: members } : members;
}

/** The value of a JSON text, or undefined if the text is not JSON. */
function parsed(text) {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** The saved value of `{"$use": name}`, with the text after it if there is `followedBy`. */
function used({ $use: name, followedBy }, saved) {
  const value = recall(name, saved);
  return followedBy === undefined ? value : value + followedBy;
}

function recall(name, saved) {
  if (!Object.hasOwn(saved, name)) throw new Error(`no value is saved as ${name}`);
  return saved[name];
}

function matchMembers(expected, value, saved) {
  for (const [name, member] of Object.entries(expected)) {
    saved = saved && match(member, Object.hasOwn(value, name) ? value[name] : undefined, saved);
  }
  return saved;
}

function matchInOrder(expected, value, saved) {
  if (!Array.isArray(value) || value.length !== expected.length) return undefined;
  return expected.reduce((remembered, element, index) => remembered && match(element, value[index], remembered), saved);
}

/** Matches each expected element with a different element. */
function matchInAnyOrder([first, ...others], values, saved) {
  if (first === undefined) return saved;
  for (const [index, value] of values.entries()) {
    const remembered = match(first, value, saved);
    const result = remembered && matchInAnyOrder(others, without(values, index), remembered);
    if (result) return result;
  }
  return undefined;
}

function without(values, index) {
  return [...values.slice(0, index), ...values.slice(index + 1)];
}
