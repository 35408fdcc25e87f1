/** The longest message that is read, in bytes. A JavaScript string cannot be much longer. */
export const longestMessage = 256 * 1024 * 1024;

/** Output with invalid framing. */
export class FramingError extends Error {}

/** A buffer of received bytes. Each byte is copied once, even if the chunks are small. */
class ByteBuffer {
  #chunks = [];
  length = 0;

  add(chunk) {
    this.#chunks.push(chunk);
    this.length += chunk.length;
    if (this.length > longestMessage) throw new FramingError(`a message is longer than ${longestMessage} bytes`);
  }

  /** Returns all bytes and empties the buffer. */
  takeAll() {
    const bytes = this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks, this.length);
    this.#chunks = [];
    this.length = 0;
    return bytes;
  }
}

/** One message on each line. */
export class LineFraming {
  #buffer = new ByteBuffer();

  /** The bytes of a message with its frame. */
  encode(text) {
    return Buffer.from(text + '\n');
  }

  /** Adds received bytes and returns the messages that are complete. */
  push(chunk) {
    const messages = [];
    let start = 0;
    for (let end; (end = chunk.indexOf('\n', start)) >= 0; start = end + 1) {
      this.#buffer.add(chunk.subarray(start, end));
      messages.push(this.#buffer.takeAll());
    }
    if (start < chunk.length) this.#buffer.add(chunk.subarray(start));
    return messages;
  }

  /** Whether the buffer contains an incomplete message. */
  get isCut() {
    return this.#buffer.length > 0;
  }
}

/** Headers with a `Content-Length`, an empty line, and that many bytes. */
export class HeaderFraming {
  #buffer = new ByteBuffer();
  /** The minimum number of bytes for the next complete message. */
  #needed = 1;

  /** The bytes of a message with its frame. */
  encode(text) {
    const content = Buffer.from(text);
    return Buffer.concat([Buffer.from(`Content-Length: ${content.length}\r\n\r\n`), content]);
  }

  /** Adds received bytes and returns the messages that are complete. */
  push(chunk) {
    this.#buffer.add(chunk);
    const messages = [];
    while (this.#buffer.length >= this.#needed) {
      const bytes = this.#buffer.takeAll();
      const { start, end } = readHeaders(bytes);
      const isWhole = end <= bytes.length;
      if (isWhole) messages.push(bytes.subarray(start, end));
      this.#buffer.add(isWhole ? bytes.subarray(end) : bytes);
      this.#needed = isWhole ? 1 : end;
    }
    return messages;
  }

  /** Whether the buffer contains an incomplete message. */
  get isCut() {
    return this.#buffer.length > 0;
  }
}

const longestHeaders = 8192;

/** The start and end of the first message's content. If its headers are incomplete, `end` is beyond the bytes. */
function readHeaders(bytes) {
  const emptyLine = bytes.subarray(0, longestHeaders).indexOf('\r\n\r\n');
  if (emptyLine < 0 && bytes.length < longestHeaders) return { end: bytes.length + 1 };
  const length = /^content-length: *(\d+)\r?$/im.exec(bytes.toString('latin1', 0, Math.max(emptyLine, 0)));
  if (!length) throw new FramingError('the headers lack Content-Length');
  const start = emptyLine + 4;
  return { start, end: start + Number(length[1]) };
}
