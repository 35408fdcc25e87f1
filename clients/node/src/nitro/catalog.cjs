'use strict';

const { InvalidParams } = require('../errors.cjs');

/** What the bridge tells about HealthKit's types and units, each once. */
class Catalog {
  #ask;
  #types = new Map();
  #conversions = new Map();

  /** @param ask the function that calls a method of the bridge and waits */
  constructor(ask) {
    this.#ask = ask;
  }

  /** Forgets what depends on the version of the system. */
  forgetTypes() {
    this.#types.clear();
  }

  /** The properties of a type. Undefined if the system does not have it. */
  type(identifier) {
    return remembered(this.#types, identifier, () => this.#accepted('rpc/objectType', { type: identifier }));
  }

  /** HealthKit's form of a unit. Undefined if the text is not a unit. */
  printed(text) {
    return this.#conversion(text, text)?.from;
  }

  /** Whether quantities of one unit can be converted to another. */
  isCompatible(from, to) {
    return this.#conversion(from, to) !== undefined;
  }

  /** The value of a quantity `{value, unit}` in a unit. Undefined if the units are not compatible. */
  convert({ value, unit }, other) {
    if (unit === other) return value;
    const conversion = this.#conversion(unit, other);
    if (!conversion) return undefined;
    const { offsetBefore, numerator, denominator, offsetAfter } = conversion;
    return ((value + offsetBefore) * numerator) / denominator + offsetAfter;
  }

  #conversion(from, to) {
    return remembered(this.#conversions, `${from}\n${to}`, () => this.#accepted('rpc/unitConversion', { from, to }));
  }

  /** The answer to a request; undefined if the bridge does not accept the type or unit. */
  #accepted(method, params) {
    try {
      return this.#ask(method, params);
    } catch (error) {
      if (error instanceof InvalidParams) return undefined;
      throw error;
    }
  }
}

function remembered(answers, key, ask) {
  if (!answers.has(key)) answers.set(key, ask());
  return answers.get(key);
}

module.exports = { Catalog };
