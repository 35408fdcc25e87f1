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

/** @throws TypeError for options that the executable of this client, or another function, does not have */
export function checkNames(options, place = 'Bridge.start', names = ['command', 'native', 'timeout', 'sheetTimeout', ...optionNames]) {
  const unknown = Object.keys(options).filter((name) => !names.includes(name));
  if (unknown.length === 0) return;
  const known = [...names].sort().join(', ');
  throw new TypeError(`${place} has no option ${unknown.join(', ')}.${didYouMean(unknown[0], names)} It has ${known}.`);
}

/**
 * The question whether another name was meant, after a space: the shortest that has all words of the unknown one, else that with the most
 * pairs of letters in common. No text if none is near.
 */
export function didYouMean(unknown, names) {
  const words = (name) => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  const [holding] = names.filter((name) => words(unknown).every((word) => words(name).includes(word))).sort((a, b) => a.length - b.length);
  if (holding) return ` Did you mean ${holding}?`;
  const pairs = (name) => new Set([...name.toLowerCase()].map((letter, index, all) => letter + all[index + 1]));
  const own = pairs(unknown);
  const likeness = (theirs) => [...own].filter((pair) => theirs.has(pair)).length / (own.size + theirs.size);
  const [[best, most]] = names.map((name) => [name, likeness(pairs(name))]).sort((a, b) => b[1] - a[1]);
  return most > 0.25 ? ` Did you mean ${best}?` : '';
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
