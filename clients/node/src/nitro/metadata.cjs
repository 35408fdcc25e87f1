'use strict';

const { exception } = require('./failures.cjs');
const { metadata: known } = require('./types.json');

const booleanKeys = new Set(known.booleanKeys);
const numericKeys = new Set(known.numericKeys);

/**
 * The metadata of a sample as JavaScript gets them.
 *
 * @param isStored whether they come from the store, where a boolean is a number
 */
function metadataOut(app, metadata, isStored = true) {
  const result = {};
  for (const key in metadata) {
    const value = valueOut(app, key, metadata[key], isStored);
    if (value !== undefined) result[key] = value;
  }
  return result;
}

function valueOut(app, key, value, isStored) {
  if (typeof value === 'string') return value;
  if (typeof value === 'object') return value.date ? new Date(value.date).toISOString() : quantityOut(app, value.quantity);
  if (booleanKeys.has(key)) return Boolean(value);
  return typeof value === 'boolean' && (isStored || numericKeys.has(key)) ? Number(value) : value;
}

/** A quantity in the first unit that fits. Undefined if none fits. */
function quantityOut(app, quantity) {
  for (const unit of known.units) {
    const value = app.catalog.convert(quantity, unit);
    if (value !== undefined) return { quantity: value, unit: app.catalog.printed(unit) };
  }
  return undefined;
}

/**
 * The metadata of a sample that JavaScript saves. Null leaves a key out. HealthKit refuses lists and objects: they are sent without
 * content, because the protocol writes dates and quantities as objects.
 */
function metadataIn(map) {
  if (map === undefined) return undefined;
  const entries = Object.entries(map)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => [key, typeof value === 'object' ? {} : value]);
  const broken = entries.find(([, value]) => typeof value === 'number' && !Number.isFinite(value));
  if (broken) throw exception('_HKObjectValidationFailureException', `Invalid metadata value for key ${broken[0]}`);
  return Object.fromEntries(entries);
}

module.exports = { metadataIn, metadataOut };
