'use strict';

const { prefixes, symbols } = require('./catalog.json');

/** Each symbol with each prefix: `{text, factor, dimension, offset, order}`. The order is that of printed units. */
const spellings = new Map();
Object.entries(symbols).forEach(([symbol, { canonicalUnit, factor, prefixable, offset }], index) => {
  const alternatives = prefixable ? Object.entries(prefixes) : [];
  [['', 1], ...alternatives].forEach(([prefix, multiple], position) => {
    const order = (position === 0 ? 0 : 1e6) + index * 100 + position;
    const unit = { text: prefix + symbol, factor: multiple * factor, dimension: canonicalUnit, offset, order };
    spellings.set(unit.text, unit);
    if (symbol === 'L') spellings.set(`${prefix}l`, unit);
  });
});

const parsed = new Map();

/** The unit of a text: `{text, factor, offset, dimension}`. The text is HealthKit's form. Undefined if it is not a unit. */
function unitOf(text) {
  if (!parsed.has(text)) parsed.set(text, parse(text));
  return parsed.get(text);
}

function parse(text) {
  if (/^\(*\)*$/.test(text)) return unit(new Map());
  const parts = text.split('/');
  const bases = new Map();
  for (const [index, part] of parts.entries()) {
    if (index > 1 || !addProduct(bases, part, index === 0 ? 1 : -1)) return undefined;
  }
  return unit(bases);
}

/** Adds the factors of a product to powers by text. Returns whether the product can be read. */
function addProduct(bases, text, sign) {
  return splitFactors(text).every((factor) => {
    const group = /^\((.*)\)$/.exec(factor);
    if (group) return addProduct(bases, group[1], sign);
    const [, name, power = '1'] = /^(.*?)(?:\^(-?\d{1,3}))?$/.exec(factor);
    if (name === '1') return true;
    const base = baseOf(name);
    if (!base) return false;
    const known = bases.get(base.text);
    bases.set(base.text, { base, power: (known?.power ?? 0) + sign * Number(power) });
    return true;
  });
}

/** The factors of a product. Signs within parentheses do not separate them. */
function splitFactors(text) {
  const factors = [''];
  let depth = 0;
  let isMass = false;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '<' || character === '>') isMass = character === '<';
    if (depth === 0 && !isMass && '.*·'.includes(character)) factors.push('');
    else factors[factors.length - 1] += character;
  }
  return factors;
}

function baseOf(name) {
  const mole = /^(.*mol)<(\d+(?:\.\d+)?)>$/.exec(name);
  if (!mole) return spellings.get(name);
  const base = spellings.get(mole[1]);
  return base && { ...base, text: name, factor: base.factor * Number(mole[2]), dimension: 'g' };
}

function unit(bases) {
  const factors = [...bases.values()].filter(({ power }) => power !== 0).sort((a, b) => a.base.order - b.base.order);
  const dimensions = new Map();
  let factor = 1;
  for (const { base, power } of factors) {
    // A cubic metre is a volume.
    const isVolume = base.dimension === 'm' && power === 3;
    factor *= base.factor ** power * (isVolume ? 1000 : 1);
    if (base.dimension === 'count') continue;
    const [dimension, exponent] = isVolume ? ['L', 1] : [base.dimension, power];
    dimensions.set(dimension, (dimensions.get(dimension) ?? 0) + exponent);
  }
  const offset = factors.length === 1 && factors[0].power === 1 ? factors[0].base.offset : undefined;
  const powers = [...dimensions].filter(([, power]) => power !== 0).map(([dimension, power]) => `${dimension}^${power}`);
  return { text: printed(factors), factor, offset, dimension: powers.sort().join(' ') };
}

/** HealthKit's form: at most one `/`, no parentheses. */
function printed(factors) {
  const list = (sign) =>
    factors
      .filter(({ power }) => Math.sign(power) === sign)
      .map(({ base, power }) => (Math.abs(power) === 1 ? base.text : `${base.text}^${Math.abs(power)}`))
      .join('·');
  const below = list(-1);
  return below ? `${list(1) || '1'}/${below}` : list(1) || '()';
}

/** Whether quantities of one unit can be converted to another. */
function isCompatible(text, other) {
  const [from, to] = [unitOf(text), unitOf(other)];
  return from !== undefined && from.dimension === to?.dimension;
}

/** The value of a quantity `{value, unit}` in a unit. Undefined if the units are not compatible. */
function convert({ value, unit: text }, other) {
  if (text === other) return value;
  if (!isCompatible(text, other)) return undefined;
  const [from, to] = [unitOf(text), unitOf(other)];
  const offset = from.offset !== undefined && to.offset !== undefined ? from.offset - to.offset : 0;
  return (value * from.factor + offset) / to.factor;
}

module.exports = { convert, isCompatible, unitOf };
