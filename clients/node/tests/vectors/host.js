import { HeaderFraming, LineFraming } from '../../src/framing.js';
import { Transport } from '../../src/transport.js';

// A guard against hosts that hang. It is so long that it does not depend on the speed of the machine.
const timeLimit = 600_000;

/** A host for a vector, with the transport and framing of the client. */
export class Host {
  #transport;
  #Framing;
  #unread = Buffer.alloc(0);
  #hasEnded = false;
  #wake = () => {};

  constructor(command, usesHeaders) {
    this.#Framing = usesHeaders ? HeaderFraming : LineFraming;
    // Some vectors expect bytes with any framing. So the transport passes on the output unchanged.
    const passing = { encode: (text) => new this.#Framing().encode(text), push: (chunk) => [chunk] };
    this.#transport = new Transport(command, passing, {
      received: (chunk) => {
        this.#unread = Buffer.concat([this.#unread, chunk]);
        this.#wake();
      },
      warned() {},
      ended: () => {
        this.#hasEnded = true;
        this.#wake();
      },
    });
    this.#transport.hold();
  }

  send(text) {
    this.#transport.send(text);
  }

  sendBytes(bytes) {
    this.#transport.sendBytes(bytes);
  }

  /** The text of the next message; undefined if the output has ended. */
  async next() {
    return this.#inTime('a response', () => this.#takeMessage());
  }

  /** The next `count` bytes. */
  async nextBytes(count) {
    return this.#inTime('the text', () => (this.#unread.length >= count || this.#hasEnded ? this.#take(count) : undefined));
  }

  /** Closes the input. Returns the remaining messages and the exit status. */
  async end() {
    this.#transport.close();
    await this.#inTime('the end', () => (this.#hasEnded ? true : undefined));
    const messages = [];
    for (let message; (message = this.#takeMessage()); ) messages.push(message);
    if (this.#unread.length > 0) throw new Error(`the output ends with an incomplete message: ${this.#unread}`);
    return { messages, status: (await this.#transport.ended).status };
  }

  /** Waits until the process has ended. */
  async close() {
    await this.#transport.close();
    this.#transport.release();
  }

  get stderr() {
    return this.#transport.stderr;
  }

  /** Waits until `look` returns a value. */
  async #inTime(what, look) {
    const late = setTimeout(() => this.#wake(new Error(`${what} did not arrive in time`)), timeLimit);
    try {
      for (;;) {
        const found = look();
        if (found !== undefined || this.#hasEnded) return found;
        const error = await new Promise((resolve) => (this.#wake = resolve));
        if (error) throw error;
      }
    } finally {
      clearTimeout(late);
    }
  }

  #takeMessage() {
    const framing = new this.#Framing();
    const [content] = framing.push(this.#unread);
    if (!content) return undefined;
    const end = content.byteOffset - this.#unread.byteOffset + content.length;
    this.#take(end + (framing instanceof LineFraming ? 1 : 0));
    return content.toString();
  }

  #take(count) {
    const bytes = this.#unread.subarray(0, count);
    this.#unread = this.#unread.subarray(count);
    return bytes;
  }
}
