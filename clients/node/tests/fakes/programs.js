import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const tests = fileURLToPath(new URL('..', import.meta.url));

/** The option that makes Debian's Jest usable. */
export const debianJest = `--require ${fileURLToPath(new URL('../runners/jest/debian.cjs', import.meta.url))}`;

/** Runs Node.js in a process of its own, in the folder of the tests. Returns its output. */
export async function run(args, environment = {}) {
  const env = { ...process.env, ...environment };
  // With it, a test runner in the process would report to this one.
  delete env.NODE_TEST_CONTEXT;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: tests, env, timeout: 600_000 });
  return stdout + stderr;
}

/** Runs a module in a process of its own. Returns its output. */
export function runModule(text) {
  return run(['--input-type=module', '--eval', text]);
}

/** Runs a module that has to fail. Returns its errors; nothing if it succeeds. */
export function errorsOf(text) {
  return runModule(text).then(() => '', ({ stderr }) => stderr);
}
