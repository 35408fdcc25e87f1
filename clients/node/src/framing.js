/** The longest message that is read, in bytes. A text of JavaScript cannot be much longer. */
export const longestMessage = 256 * 1024 * 1024;

/** Output that is not framed as it must be. */
export class FramingError extends Error {}

/** Bytes that have arrived and were not taken yet. However small the pieces are in which they come, each is copied once. */
class Arrived {
  #chunks = [];
  length = 0;

  add(chunk) {
    this.#chunks.push(chunk);
    this.length += chunk.length;
    if (this.length > longestMessage) throw new FramingError(`a message of more than ${longestMessage} bytes`);
  }

  /** All bytes; none are left. */
  takeAll() {
    const bytes = this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks, this.length);
    this.#chunks = [];
    this.length = 0;
    return bytes;
  }
}

/** A message a line. */
export class LineFraming {
  #arrived = new Arrived();

  /** The bytes as which a message travels. */
  encode(text) {
    return Buffer.from(text + '\n');
  }

  /** Takes what has arrived, and gives the messages that are whole by now. */
  push(chunk) {
    const messages = [];
    let start = 0;
    for (let end; (end = chunk.indexOf('\n', start)) >= 0; start = end + 1) {
      this.#arrived.add(chunk.subarray(start, end));
      messages.push(this.#arrived.takeAll());
    }
    if (start < chunk.length) this.#arrived.add(chunk.subarray(start));
    return messages;
  }

  /** Whether the output has stopped, so far, in the middle of a message. */
  get isCut() {
    return this.#arrived.length > 0;
  }
}

/** Headers with a `Content-Length`, an empty line, and that many bytes. */
export class HeaderFraming {
  #arrived = new Arrived();
  /** With fewer bytes than these no further message can be whole. */
  #needed = 1;

  /** The bytes as which a message travels. */
  encode(text) {
    const content = Buffer.from(text);
    return Buffer.concat([Buffer.from(`Content-Length: ${content.length}\r\n\r\n`), content]);
  }

  /** Takes what has arrived, and gives the messages that are whole by now. */
  push(chunk) {
    this.#arrived.add(chunk);
    const messages = [];
    while (this.#arrived.length >= this.#needed) {
      const bytes = this.#arrived.takeAll();
      const { start, end } = readHeaders(bytes);
      const isWhole = end <= bytes.length;
      if (isWhole) messages.push(bytes.subarray(start, end));
      this.#arrived.add(isWhole ? bytes.subarray(end) : bytes);
      this.#needed = isWhole ? 1 : end;
    }
    return messages;
  }

  /** Whether the output has stopped, so far, in the middle of a message. */
  get isCut() {
    return this.#arrived.length > 0;
  }
}

const longestHeaders = 8192;

/** Where the content of the first message starts and ends. While its headers are not whole, it ends behind what is there. */
function readHeaders(bytes) {
  const emptyLine = bytes.subarray(0, longestHeaders).indexOf('\r\n\r\n');
  if (emptyLine < 0 && bytes.length < longestHeaders) return { end: bytes.length + 1 };
  const length = /^content-length: *(\d+)\r?$/im.exec(bytes.toString('latin1', 0, Math.max(emptyLine, 0)));
  if (!length) throw new FramingError('headers without Content-Length');
  const start = emptyLine + 4;
  return { start, end: start + Number(length[1]) };
}
