import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionNames } from './methods.js';

/**
 * The arguments for options of `serve`: `osVersion` becomes `--os-version`. Options that are undefined, null or false are
 * omitted.
 *
 * @throws TypeError for an invalid date
 */
export function toArguments(options) {
  return Object.entries(options).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === false) return [];
    if (value instanceof Date && Number.isNaN(value.getTime())) throw new TypeError(`${name}: not a date`);
    const argument = '--' + name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase());
    return value === true ? [argument] : [argument, value instanceof Date ? value.toISOString() : String(value)];
  });
}

/** @throws TypeError for options that the executable of this client does not have */
export function checkNames(options) {
  const unknown = Object.keys(options).filter((name) => !optionNames.includes(name));
  if (unknown.length === 0) return;
  const known = ['command', 'native', 'timeout', 'sheetTimeout', ...optionNames].sort();
  const meant = nearest(unknown[0], known);
  throw new TypeError(`Bridge.start has no option ${unknown.join(', ')}.${meant ? ` Did you mean ${meant}?` : ''} It has ${known.join(', ')}.`);
}

/** The name that an unknown one is probably meant to be: that with the most pairs of letters in common. */
function nearest(unknown, names) {
  const pairs = (name) => new Set([...name.toLowerCase()].map((letter, index, all) => letter + all[index + 1]));
  const own = pairs(unknown);
  const likeness = (theirs) => [...own].filter((pair) => theirs.has(pair)).length / (own.size + theirs.size);
  const [[best, most]] = names.map((name) => [name, likeness(pairs(name))]).sort((a, b) => b[1] - a[1]);
  return most > 0.25 ? best : undefined;
}

/** What is wrong with an option, with the names that this client has: `osVersion must be …`. Undefined if the executable says something else. */
export function optionError(stderr) {
  const sentence = /^Error: (.*)$/m.exec(stderr)?.[1];
  const inClientWords = sentence?.replace(/(?<=^|[\s'])--([a-z]+(?:-[a-z]+)*)/g, (_, name) => camelCase(name));
  return inClientWords?.replace(/^The value '.*' is invalid for '(\w+)': (?=\1\b)/, '');
}

const camelCase = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** The options for a command. The executable of this client is strict, unless `mode` is given; another command gets the given options only. */
export const strictly = (command, options) => (command ? options : { mode: 'strict', ...options });

/** Calls `body` with the options. A consent script is replaced by the path of a file that exists until `body` is done. */
export async function withConsentFile(options, body) {
  if (typeof options.consent !== 'object' || options.consent === null) return body(options);
  const folder = await mkdtemp(join(tmpdir(), 'healthkit-bridge-'));
  try {
    const consent = join(folder, 'consent.json');
    await writeFile(consent, JSON.stringify(options.consent));
    return await body({ ...options, consent });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
