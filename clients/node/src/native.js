import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ConnectionFailure } from './errors.cjs';
import { executable } from './executable.js';

/**
 * Builds the host of a plugin's native code, unless it is built, and returns the command that runs it. The compiler's output goes
 * to stderr.
 *
 * @param native the folder of the code, or an array: the folder, then options of `healthkit-bridge host`
 */
export async function hostCommand(native) {
  const parts = Array.isArray(native) ? native : [native];
  const command = [await executable(), 'host', ...parts.map(String)];
  const child = spawn(command[0], [...command.slice(1), '--build-only'], { stdio: ['ignore', 'ignore', 'inherit'] });
  let status;
  try {
    [status] = await once(child, 'close');
  } catch (cause) {
    throw new ConnectionFailure('missing', `The bridge ${command[0]} cannot be started.`, { cause });
  }
  if (status !== 0) {
    throw new ConnectionFailure('ended', `The native code in ${parts[0]} cannot be built.`, { exitStatus: status });
  }
  return command;
}
