/**
 * The JSON text of a message. Dates become RFC 3339.
 *
 * @throws TypeError for what JSON cannot say, where `JSON.stringify` would quietly write something else or nothing
 */
export function encode(message) {
  return JSON.stringify(message, function (name, value) {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${name}: not a finite number`);
    if (typeof value === 'string' && isBroken(value)) throw new TypeError(`${name}: a text with half a surrogate pair`);
    if (this[name] instanceof Date && value === null) throw new TypeError(`${name}: not a date`);
    if (isBroken(name)) throw new TypeError('a name with half a surrogate pair');
    return value;
  });
}

/** The value of a message's bytes; nothing if they are no JSON. */
export function decode(bytes) {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

const isBroken = (text) => /\p{Surrogate}/u.test(text);
