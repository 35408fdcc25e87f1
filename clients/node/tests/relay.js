// Runs hosts with the transport of the client: `healthkit-bridge conformance --reuse -- node relay.js`. protocol/vectors/README.md
// describes the lines on standard input and output.
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { executable } from '../src/executable.js';
import { HeaderFraming, LineFraming } from '../src/framing.js';
import { Transport } from '../src/transport.js';

class Host {
  #messages = new PassThrough({ objectMode: true });
  #reader = this.#messages.iterator();
  #framing;
  #transport;

  constructor(command) {
    const framing = { encode: String, push: (chunk) => this.#push(chunk) };
    const received = (message) => this.#messages.write(this.#framing.encode(message));
    this.#transport = new Transport(command, framing, { received, warned() {}, ended: () => this.#messages.end() });
    this.#transport.hold();
  }

  /** Reads output in the framing of its first byte. */
  #push(chunk) {
    this.#framing ??= chunk[0] === 'C'.charCodeAt() ? new HeaderFraming() : new LineFraming();
    return this.#framing.push(chunk);
  }

  write(bytes) {
    this.#transport.sendBytes(bytes);
  }

  closeInput() {
    this.#transport.close();
  }

  /** The next message with its frame, in Base64; at the end the exit status. */
  async answer() {
    const { value, done } = await this.#reader.next();
    if (!done) return value.toString('base64');
    const { status } = await this.#transport.ended;
    this.#transport.release();
    return status;
  }
}

let host;
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (Array.isArray(request)) host = new Host([await executable(), 'serve', ...request]);
  else if (typeof request === 'string') host.write(Buffer.from(request, 'base64'));
  else if (request) console.log(JSON.stringify(await host.answer()));
  else host.closeInput();
}
