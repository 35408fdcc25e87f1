import { accessSync, closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The names of processor architectures in Node.js, by their number in an executable. */
const machines = { 3: 'ia32', 40: 'arm', 62: 'x64', 183: 'arm64', 243: 'riscv64' };

/** The executable of the package for this platform. Undefined if that is not installed. */
export async function packagedExecutable() {
  try {
    return (await import(`healthkit-bridge-${process.platform}-${process.arch}`)).default;
  } catch {
    return undefined;
  }
}

/** The URL of the server of `HEALTHKIT_BRIDGE_URL`, unless `HEALTHKIT_BRIDGE` names an executable. */
export const servedAt = () => (process.env.HEALTHKIT_BRIDGE ? undefined : process.env.HEALTHKIT_BRIDGE_URL);

/** The executable that `HEALTHKIT_BRIDGE` names, else the one of a package, else the one on the `PATH`. */
export async function executable() {
  return process.env.HEALTHKIT_BRIDGE || (await packagedExecutable()) || 'healthkit-bridge';
}

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
