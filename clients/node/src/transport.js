import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { checkExecutable } from './executable.js';
import { FramingError } from './framing.js';

/** The milliseconds between closing the input and SIGTERM, and between SIGTERM and SIGKILL. */
const gracePeriod = 1000;

/** The running processes. All are killed when this process exits, even if they hang. */
const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * A process with framed messages, and the last lines of its stderr. It does not parse JSON.
 *
 * It calls `listener.received(bytes)` for each message, `listener.lost(what)` if the output cannot be read any further, and
 * `listener.warned(text)` for each warning on stderr, and `listener.ended(exit)` once, after the process has ended and all its output was delivered. `exit` is `{status}`, the exit
 * status (128 plus the number of the signal that ended the process), or `{error}` if the process could not be started.
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
   * @param framing the framing of messages
   */
  constructor(command, framing, listener) {
    this.#framing = framing;
    this.#listener = listener;
    this.ended = this.#start(command);
  }

  /** Sends a message. It is discarded if the process has ended. */
  send(text) {
    this.sendBytes(this.#framing.encode(text));
  }

  /** Sends bytes without a frame. */
  sendBytes(bytes) {
    if (this.#process.stdin?.writable) this.#process.stdin.write(bytes);
  }

  /** The identifier of the process. Undefined if it could not be started. */
  get pid() {
    return this.#process.pid;
  }

  /** The last lines of stderr. */
  get stderr() {
    return this.#stderr.lines;
  }

  /** Drops the lines of stderr so far. */
  forgetErrors() {
    this.#stderr = new Tail();
  }

  /** Closes the input. If the process does not end, terminates it, then kills it. Resolves to `exit`. */
  close() {
    if (this.#isClosing) return this.ended;
    this.#isClosing = true;
    this.#process.stdin?.end();
    const terminate = setTimeout(() => this.#process.kill('SIGTERM'), gracePeriod);
    const kill = setTimeout(() => this.#process.kill('SIGKILL'), 2 * gracePeriod);
    this.hold();
    return this.ended.finally(() => {
      clearTimeout(terminate);
      clearTimeout(kill);
      this.release();
    });
  }

  /** Keeps Node.js alive while a caller waits for the process. Each call needs a call of `release`. */
  hold() {
    if (this.#holders++ === 0) this.#each((stream) => stream.ref());
  }

  /** Reverts a `hold`. Without holders, the process does not keep Node.js alive. */
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
      // A child process of the bridge may keep the pipes open.
      child.on('exit', () => setTimeout(() => this.#each((stream) => stream.destroy?.()), gracePeriod).unref());
      child.stdin.on('error', () => {});
      child.stdout.on('data', (chunk) => this.#receive(chunk));
      child.stdout.on('end', () => this.close());
      child.stderr.on('data', (chunk) => this.#stderr.add(chunk).forEach((text) => this.#listener.warned(text)));
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

/** Starts a process. If that fails, calls `fail` later and returns an object without `pid`. */
function spawnOrElse(command, fail) {
  try {
    checkExecutable(command[0]);
    const child = spawn(command[0], command.slice(1), { stdio: 'pipe' });
    return child.on('error', (error) => child.pid === undefined && fail(error));
  } catch (error) {
    queueMicrotask(() => fail(error));
    return {};
  }
}

/** The last lines of a stream, with limited memory. */
class Tail {
  #bytes = Buffer.alloc(0);
  #line = '';

  /** Returns the warnings in the lines that are now complete. */
  add(chunk) {
    this.#bytes = Buffer.concat([this.#bytes, chunk]).subarray(-8192);
    const lines = (this.#line + chunk).split('\n');
    this.#line = lines.pop().slice(-8192);
    return lines.flatMap((line) => /^\S+Z (?:warning|error) (.*)/.exec(line)?.[1] ?? []);
  }

  get lines() {
    return this.#bytes.toString().trimEnd().split('\n').slice(-20).join('\n');
  }
}
