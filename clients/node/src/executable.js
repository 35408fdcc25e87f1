import { accessSync, closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ConnectionFailure } from './errors.cjs';

/** The container image of this version. */
export const image = 'ghcr.io/owner/healthkit-bridge:1.0.0-rc.1';

/** The names of processor architectures in Node.js, by their number in an executable. */
const machines = { 3: 'ia32', 40: 'arm', 62: 'x64', 183: 'arm64', 243: 'riscv64' };

/** The executable of the package for this platform. Undefined if that is not installed. */
export async function packagedExecutable() {
  try {
    return (await import(`healthkit-bridge-${process.platform}-${process.arch}`)).default;
  } catch (error) {
    // Jest names the error as `require` does. A package that is there, but damaged, is no absent one.
    if (/^(ERR_)?MODULE_NOT_FOUND$/.test(error.code)) return undefined;
    throw error;
  }
}

/** The URL of the server of `HEALTHKIT_BRIDGE_URL`, unless `HEALTHKIT_BRIDGE` names an executable. */
export const servedAt = () => (process.env.HEALTHKIT_BRIDGE ? undefined : process.env.HEALTHKIT_BRIDGE_URL);

/** The executable that `HEALTHKIT_BRIDGE` names, else the one of a package, else the one on the `PATH`. */
export async function executable() {
  const program = process.env.HEALTHKIT_BRIDGE || (await packagedExecutable()) || 'healthkit-bridge';
  if (program === 'healthkit-bridge' && !hasPackage && place(program) === program) throw new ConnectionFailure('missing', absence);
  return program;
}

/** Whether a release has an executable for this platform. */
const hasPackage = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);

/** Why there is no executable, and what to do instead. */
export const absence = hasPackage
  ? `the package healthkit-bridge-${process.platform}-${process.arch}, an optional dependency, is not installed`
  : `There is no executable of healthkit-bridge for ${process.platform} on ${process.arch}: start a container of ${image}, ` +
    'or use a server on a Linux machine, and connect with Bridge.connect.';

/**
 * Throws an error if the file of a program cannot run on this machine. Without this check a shell would run such a file as a
 * script: that is what the system's function for starting programs does.
 */
export function checkExecutable(program) {
  const problem = fault(program);
  if (problem) throw new Error(problem);
}

function fault(program) {
  const header = Buffer.alloc(64);
  let length, size;
  try {
    const file = openSync(place(program), 'r');
    try {
      length = readSync(file, header);
      size = fstatSync(file).size;
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
  // A 64-bit little-endian ELF file, or the beginning of one.
  if (header.toString('latin1', 0, 6) !== '\x7fELF\x02\x01') return undefined;
  // The table of sections is at the end of the file.
  const end = Number(header.readBigUInt64LE(40)) + header.readUInt16LE(58) * header.readUInt16LE(60);
  if (length < 64 || size < end) return `the file ${program} is incomplete: install it again`;
  const theirs = machines[header.readUInt16LE(18)] ?? 'another architecture';
  return theirs === process.arch ? undefined : `the file ${program} is for ${theirs}, and this machine is ${process.arch}`;
}

/** The path of a program. */
function place(program) {
  if (program.includes('/')) return program;
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));
  return places.find(isExecutable) ?? program;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
