/** A number with its text, because JSON.parse reads `1.0` as `1`. */
export class Numeral {
  constructor(text) {
    this.text = text;
  }

  /** Whether the text has no fraction and exponent. */
  get isInteger() {
    return /^-?\d+$/.test(this.text);
  }

  equals(other) {
    if (this.isInteger && other.isInteger) return BigInt(this.text) === BigInt(other.text);
    return Number(this.text) === Number(other.text);
  }
}

const mark = '\u0000';
const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** The value of a JSON text, with numbers as `Numeral`s. */
export function parse(text) {
  const marked = text.replace(stringOrNumber, (token) => (token[0] === '"' ? token : `{"\\u0000":"${token}"}`));
  return JSON.parse(marked, (_, value) => (isMarked(value) ? new Numeral(value[mark]) : value));
}

/** The text of a value. */
export function write(value) {
  if (value instanceof Numeral) return value.text;
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return `{${Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${write(member)}`).join(',')}}`;
}

export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Numeral);
}

function isMarked(value) {
  return isObject(value) && Object.hasOwn(value, mark);
}
