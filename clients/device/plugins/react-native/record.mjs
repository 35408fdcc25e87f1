// Runs vectors on a phone: protocol/vectors/README.md describes their form, and protocol/observations/result.schema.json that of the result.

/** The reason for which a case is left out. */
export class LeftOut extends Error {}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are equal. HealthKit may convert a quantity in another order, and has the Booleans of metadata as numbers. */
function isSame(one, other, path = '') {
  if (path.includes('metadata') && typeof other === 'boolean') return Number(one) === Number(other);
  return typeof one === 'number' && typeof other === 'number' ? Math.abs(one - other) <= 1e-12 * Math.abs(one) : one === other;
}

const forms = {
  anything: () => true,
  uuid: (value) => /^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/.test(value),
  date: (value) => typeof value === 'string' && value.endsWith('Z') && !Number.isNaN(Date.parse(value)),
  integer: Number.isInteger,
  array: Array.isArray,
  object: isObject,
};

/** The first difference between a value and a pattern. */
function difference(pattern, value, saved, path = '') {
  const found = { path, expected: pattern, actual: value ?? null };
  if (value === undefined) return found;
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value)) return found;
    return first(pattern.concat(value.slice(pattern.length)), (each, place) =>
      place < pattern.length ? difference(each, value[place], saved, `${path}[${place}]`) : { path: `${path}[${place}]`, expected: null, actual: each });
  }
  if (!isObject(pattern)) return isSame(pattern, value, path) ? undefined : found;
  const name = Object.keys(pattern).find((key) => key.startsWith('$'));
  if (name) return match(name, pattern, value, saved, found);
  const extra = isObject(value) ? Object.keys(value).find((key) => !(key in pattern)) : undefined;
  if (extra) return { path: join(path, extra), expected: null, actual: value[extra] };
  return members(pattern, value, saved, found);
}

function match(name, pattern, value, saved, found) {
  const argument = pattern[name];
  const when = (holds) => (holds ? undefined : found);
  switch (name) {
    case '$any': return when(forms[argument]?.(value) ?? typeof value === argument);
    case '$integer': case '$real': return when(isSame(argument, value, found.path));
    case '$has': return members(argument, value, saved, found);
    case '$contains': return when(typeof argument === 'string' ? String(value).includes(argument) : assign(argument, value, saved));
    case '$unordered': return when(value.length === argument.length && assign(argument, value, saved));
    case '$use': return when(isSame(saved[argument], value));
    case '$save': {
      const inner = pattern.as === undefined ? undefined : difference(pattern.as, value, saved, found.path);
      saved[argument] = value;
      return inner;
    }
    default: throw new LeftOut(`the recorder has no ${name}`);
  }
}

const join = (path, name) => (path ? `${path}.${name}` : name);

const members = (patterns, value, saved, found) =>
  isObject(value) ? first(Object.keys(patterns).sort(), (key) => difference(patterns[key], value[key], saved, join(found.path, key))) : found;

/** Whether each pattern matches an element of its own. */
function assign([pattern, ...others], elements, saved) {
  if (pattern === undefined) return true;
  return elements.some((element, place) => {
    const attempt = { ...saved };
    const matches = difference(pattern, element, attempt) === undefined && assign(others, elements.filter((_, other) => other !== place), attempt);
    return matches && Object.assign(saved, attempt);
  });
}

/** The first result of a function that is not undefined. */
function first(list, body) {
  for (const [place, each] of list.entries()) {
    const found = body(each, place);
    if (found) return found;
  }
  return undefined;
}

/** A value with each `{"$use": name}` replaced by the saved value. */
function filled(value, saved) {
  if (Array.isArray(value)) return value.map((each) => filled(each, saved));
  if (!isObject(value)) return value;
  if ('$use' in value) return saved[value.$use];
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, saved)]));
}

async function outcome(vector, phone) {
  const saved = {};
  let otherText;
  try {
    await phone.begin(vector);
    for (const { method, params } of vector.prelude) {
      const { error } = await phone.call(method, filled(params, saved));
      if (error) throw new LeftOut(`the phone cannot be prepared: ${method}: ${error.message}`);
    }
    for (const [step, { call, params, result, error, ...others }] of vector.exchange.entries()) {
      if (typeof call !== 'string' || Object.keys(others).length > 0) throw new LeftOut('the case is about the messages of the host');
      const answer = await phone.call(call, filled(params, saved), { result, error });
      const found = difference(result === undefined ? { error: { $has: error } } : { result }, answer, saved);
      // The text of an error is compared last, so everything else agrees.
      if (found && found.path !== 'error.message') return { outcome: 'different', step, ...found };
      if (found) otherText ??= { outcome: 'different', step, ...found };
    }
    return otherText ?? { outcome: 'agreed' };
  } catch (error) {
    if (error instanceof LeftOut) return { outcome: 'notRun', reason: error.message };
    throw error;
  } finally {
    await phone.end();
  }
}

/** The cases of files, with the requests of their fixtures and what the file says for all. */
export function wholeCases(files) {
  return Object.entries(files).flatMap(([file, { fixtures = {}, prelude = [], given, files: resources, cases }]) =>
    cases.map((vector) => {
      const requests = [...prelude, ...(vector.prelude ?? [])].flatMap((entry) => fixtures[entry] ?? [entry]);
      return { ...vector, file, prelude: requests, given: { ...given, ...vector.given }, files: vector.files ?? resources };
    }));
}

/**
 * The result of vectors.
 *
 * @param files the content of vector files, by the name that a run has for them, such as `store/save.json`
 * @param phone `{device, system, begin(case), call(method, params, {result, error}), end()}`, where the last are the expected ones
 */
export async function record(files, phone) {
  const cases = [];
  for (const vector of wholeCases(files)) cases.push({ file: vector.file, case: vector.name, ...(await outcome(vector, phone)) });
  return { device: phone.device, system: phone.system, date: new Date().toISOString().slice(0, 10), cases };
}
