import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The command of a misbehaving host. */
export function fake(behaviour) {
  return [process.execPath, fileURLToPath(new URL('fake-bridge.js', import.meta.url)), behaviour];
}

/** Whether a process exists. */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Whether a process ends. It waits long, so that a test does not depend on the speed of the machine. */
export async function ends(pid) {
  for (let attempt = 0; attempt < 12_000 && isRunning(pid); attempt++) await delay(50);
  return !isRunning(pid);
}
