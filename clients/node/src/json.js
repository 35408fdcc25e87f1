/**
 * The JSON text of a message, as `JSON.stringify` writes it. Dates become RFC 3339.
 *
 * @throws TypeError for numbers, dates, texts and names that no request can say
 */
export function encode(message) {
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

/** The value of a message's bytes; nothing if they are no JSON. */
export function decode(bytes) {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** What is written without exponent or fraction is an integer to who reads it. */
const isBeyondInteger = (value) => typeof value === 'number' && Math.abs(value) >= 2 ** 63 && Math.abs(value) < 1e21;

const isBroken = (text) => /\p{Surrogate}/u.test(text);
