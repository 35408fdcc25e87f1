'use strict';

/**
 * The JSON text of a message, written by `JSON.stringify`. Dates become RFC 3339 strings.
 *
 * @throws TypeError for numbers, dates, texts and names that a request cannot contain
 */
function encode(message) {
  return JSON.stringify(message, function (name, value) {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${name}: not a finite number`);
    if (isBeyondInteger(value)) throw new TypeError(`${name}: an integer beyond 64 bits`);
    if (typeof value === 'string' && isBroken(value)) throw new TypeError(`${name}: a text with half a surrogate pair`);
    if (this[name] instanceof Date && value === null) throw new TypeError(`${name}: not a date`);
    if (name.includes('\0')) throw new TypeError('a name with U+0000');
    if (isBroken(name)) throw new TypeError('a name with half a surrogate pair');
    return value;
  });
}

/** The value of a message's bytes; undefined if they are not JSON. */
function decode(bytes) {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** Numbers in this range are written without exponent and fraction, so the bridge reads them as integers. */
const isBeyondInteger = (value) => typeof value === 'number' && Math.abs(value) >= 2 ** 63 && Math.abs(value) < 1e21;

const isBroken = (text) => /\p{Surrogate}/u.test(text);

module.exports = { decode, encode };
