#!/usr/bin/env node
// Runs the executable of the package for this platform, with the arguments and the streams of this process.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { absence, checkExecutable, packagedExecutable } from '../src/executable.js';

try {
  const program = await packagedExecutable();
  if (!program) throw new Error(absence);
  checkExecutable(program);
  const child = spawn(program, process.argv.slice(2), { stdio: 'inherit' });
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('error', fail);
  child.on('close', (status, signal) => process.exit(status ?? 128 + constants.signals[signal]));
} catch (error) {
  fail(error);
}

function fail(error) {
  console.error(`healthkit-bridge: ${error.message}`);
  process.exit(1);
}
