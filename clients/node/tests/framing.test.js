import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FramingError, HeaderFraming, LineFraming, longestMessage } from '../src/framing.js';

const texts = ['{"a":1}', '[]', '{"é":"🫀"}', '{}'];

for (const Framing of [LineFraming, HeaderFraming]) {
  const all = Buffer.concat(texts.map((text) => new Framing().encode(text)));

  test(`${Framing.name}: reads chunks of any size`, () => {
    for (let size = 1; size <= all.length; size++) {
      const framing = new Framing();
      const messages = [];
      for (let start = 0; start < all.length; start += size) messages.push(...framing.push(all.subarray(start, start + size)));
      assert.deepEqual(messages.map(String), texts);
      assert.equal(framing.isCut, false);
    }
  });

  test(`${Framing.name}: reports an incomplete message`, () => {
    const framing = new Framing();
    framing.push(all.subarray(0, all.length - 1));
    assert.equal(framing.isCut, true);
  });

  test(`${Framing.name}: refuses an endless message`, () => {
    const framing = new Framing();
    const start = Framing === HeaderFraming ? `Content-Length: ${longestMessage}\r\n\r\n` : '';
    const piece = Buffer.alloc(longestMessage / 16, 'x');
    assert.throws(() => {
      framing.push(Buffer.from(start));
      for (let count = 0; count <= 16; count++) framing.push(piece);
    }, FramingError);
  });
}

test('other headers are accepted, in any letter case', () => {
  const framing = new HeaderFraming();
  assert.deepEqual(framing.push(Buffer.from('Content-Type: x\r\ncontent-LENGTH: 2\r\n\r\n{}')).map(String), ['{}']);
});

test('invalid headers are refused', () => {
  assert.throws(() => new HeaderFraming().push(Buffer.from('Hello\r\n\r\n')), FramingError);
  assert.throws(() => new HeaderFraming().push(Buffer.alloc(10_000, 'x')), FramingError);
});
