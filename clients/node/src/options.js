import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The arguments for options of `serve`: `osVersion` is `--os-version`. What is undefined, null or false is left out.
 *
 * @throws TypeError for a date without time
 */
export function toArguments(options) {
  return Object.entries(options).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === false) return [];
    if (value instanceof Date && Number.isNaN(value.getTime())) throw new TypeError(`${name}: not a date`);
    const argument = '--' + name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase());
    return value === true ? [argument] : [argument, value instanceof Date ? value.toISOString() : String(value)];
  });
}

/** Who is started where no command is given. */
export function defaultCommand() {
  return [process.env.HEALTHKIT_BRIDGE || 'healthkit-bridge', 'serve'];
}

/** Calls `body` with the options in which a script of consents is the path of a file, which is there until `body` is done. */
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
