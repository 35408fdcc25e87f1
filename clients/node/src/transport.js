import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { FramingError } from './framing.js';

/** How long, in milliseconds, a process may take to end after its input was closed, and again after it was terminated. */
const patience = 1000;

/** The processes that have not ended yet. None outlives this one, not even one that hangs. */
const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * A process that is spoken to in frames, and the last lines of its stderr. It knows nothing of JSON.
 *
 * It calls `listener.received(bytes)` for each message, `listener.lost(what)` when the output cannot be read any further, and
 * `listener.ended(exit)` once, when the process is gone and everything that it has printed was handed on. `exit` is
 * `{status}`, the exit status (128 and the number of the signal that ended it), or `{error}` if it could not be started.
 */
export class Transport {
  /** Resolves to `exit`. */
  ended;
  #process;
  #framing;
  #listener;
  #stderr = new Tail();
  #isLost = false;
  #isClosing = false;
  #holders = 0;

  /**
   * @param command the executable and its arguments
   * @param framing how messages are told apart
   */
  constructor(command, framing, listener) {
    this.#framing = framing;
    this.#listener = listener;
    this.ended = this.#start(command);
  }

  /** Sends a message. What is sent to a process that has ended is lost: `ended` tells. */
  send(text) {
    this.sendBytes(this.#framing.encode(text));
  }

  /** Sends bytes as they are. */
  sendBytes(bytes) {
    if (this.#process.stdin?.writable) this.#process.stdin.write(bytes);
  }

  /** The last lines of stderr. */
  get stderr() {
    return this.#stderr.lines;
  }

  /** Closes the input; terminates the process if that does not end it, and kills it at last. Resolves to `exit`. */
  close() {
    if (this.#isClosing) return this.ended;
    this.#isClosing = true;
    this.#process.stdin?.end();
    const terminate = setTimeout(() => this.#process.kill('SIGTERM'), patience);
    const kill = setTimeout(() => this.#process.kill('SIGKILL'), 2 * patience);
    this.hold();
    return this.ended.finally(() => {
      clearTimeout(terminate);
      clearTimeout(kill);
      this.release();
    });
  }

  /** Somebody waits for the process: it keeps Node.js alive. Each call needs one of `release`. */
  hold() {
    if (this.#holders++ === 0) this.#each((stream) => stream.ref());
  }

  /** Nobody waits any more: a bridge that was forgotten does not keep Node.js alive. */
  release() {
    if (--this.#holders === 0) this.#each((stream) => stream.unref());
  }

  #start(command) {
    return new Promise((resolve) => {
      const end = (exit) => {
        running.delete(child);
        resolve(exit);
        this.#listener.ended(exit);
      };
      const child = spawnOrElse(command, (error) => end({ error }));
      this.#process = child;
      if (child.pid === undefined) return;
      running.add(child);
      child.on('close', (status, signal) => end({ status: status ?? 128 + constants.signals[signal] }));
      // Somebody whom it has started may keep its pipes open.
      child.on('exit', () => setTimeout(() => this.#each((stream) => stream.destroy?.()), patience).unref());
      child.stdin.on('error', () => {});
      child.stdout.on('data', (chunk) => this.#receive(chunk));
      child.stdout.on('end', () => this.close());
      child.stderr.on('data', (chunk) => this.#stderr.add(chunk));
      this.#each((stream) => stream.unref());
    });
  }

  #receive(chunk) {
    if (this.#isLost) return;
    try {
      for (const message of this.#framing.push(chunk)) this.#listener.received(message);
    } catch (error) {
      if (!(error instanceof FramingError)) throw error;
      this.#isLost = true;
      this.#listener.lost(error.message);
    }
  }

  /** The process and its pipes, if it could be started. */
  #each(action) {
    const child = this.#process;
    if (child.pid !== undefined) [child, child.stdin, child.stdout, child.stderr].forEach(action);
  }
}

/** A process, or what has no `pid`, and then a call of `fail`. */
function spawnOrElse(command, fail) {
  try {
    const child = spawn(command[0], command.slice(1), { stdio: 'pipe' });
    return child.on('error', (error) => child.pid === undefined && fail(error));
  } catch (error) {
    queueMicrotask(() => fail(error));
    return {};
  }
}

/** The last lines of a stream that may be endless. */
class Tail {
  #bytes = Buffer.alloc(0);

  add(chunk) {
    this.#bytes = Buffer.concat([this.#bytes, chunk]).subarray(-8192);
  }

  get lines() {
    return this.#bytes.toString().trimEnd().split('\n').slice(-20).join('\n');
  }
}
